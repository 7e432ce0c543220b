import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { personKey, type SimilarLead } from "@/admin/features/person/person-api.ts";
import { savedFiles } from "../saved-files.ts";
import { answersFor, openWorkspace, userId } from "./workspace-support.tsx";

const lead = {
  id: "6b7a0001-0000-4000-8000-000000000001",
  reference: "SV-7K2M-4QXV",
  created_at: "2026-11-20T08:00:00.123456+00:00",
  restricted_at: null as string | null,
  name: "Grace Example",
  email: "grace@example.com",
  notes: "<img src=x onerror=alert(1)>",
  travel_month: "May \u202egnp.exe",
  status: "closed",
  source: "form",
  close_reason: "no_answer",
  owner_id: userId,
  next_step_on: "2026-12-01",
  corrections: { location_city: "İzmir" } as Record<string, string>,
};
const at = "2026-11-20T09:00:00+00:00";

function openPerson(leads = [lead], similar: SimilarLead[] = [], clinics: object[] = []) {
  const kept = {
    leads: leads.map((one) => ({ ...one })),
    messages: [{ created_at: at, subject: "A question", message: "Who do I call?" }],
  };
  const others = similar.map(({ found_reference }, index) => ({
    ...lead,
    id: `6b7a0001-0000-4000-8000-0000000001${index}0`,
    reference: found_reference,
  }));
  /** The requests that a call is about: the one with its reference, or those found exactly. */
  const meant = (body: unknown) => {
    const one = others.filter(({ reference }) => JSON.stringify(body).includes(reference));
    return one.length > 0 ? one : kept.leads;
  };
  const call = openWorkspace("/admin/personal-data", {
    ...answersFor("admin"),
    "POST person_data": ({ body }) => ({
      json: {
        messages: meant(body) === kept.leads && kept.leads.length > 0 ? kept.messages : [],
        newsletter: null,
        clinics,
        leads: meant(body).map((one) => ({
          lead: one,
          proposals: [],
          quotes: [],
          history: [
            { at, kind: "note", body: { note: "Called" }, actor_name: "Ayşe Demir" },
            { at, kind: "owner", body: { to: userId }, actor_name: "Tom Fletcher" },
          ],
          audit: [
            { at, action: "opened", fields: [], actor_name: "Tom Fletcher", by: null },
            { at, action: "changed", fields: ["owner_id"], actor_name: null, by: "operator" },
            { at, action: "changed", fields: ["contact_by"], actor_name: null, by: "patient" },
          ],
        })),
      },
    }),
    "POST similar_leads": () => ({ json: similar }),
    "POST restrict_leads": ({ body }) => {
      for (const one of meant(body)) one.restricted_at = at;
      return { json: 1 };
    },
    "POST erase_leads": ({ body }) => {
      const gone = meant(body);
      others.splice(0, others.length, ...others.filter((one) => !gone.includes(one)));
      kept.leads = kept.leads.filter((one) => !gone.includes(one));
      return { json: 1 };
    },
  });
  return call;
}

async function find(text: string) {
  await userEvent.type(
    await screen.findByLabelText("Email address, phone number or reference"),
    text,
  );
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
}

it("shows everything stored about a person and who saw it, and keeps the person out of the URL", async () => {
  const contact = { clinic: "Example Clinic", city: "İzmir", contact_name: "Grace at the desk" };
  const { router, calls } = openPerson([lead], [], [contact]);
  await find("grace@example.com");
  const [record] = await screen.findAllByRole("article");
  const announced = screen.getAllByRole("status").map((status) => status.textContent);
  expect(announced).toContain("1 request, 1 message, the contact of 1 clinic found");
  expect(record).toHaveTextContent("Grace Example");
  expect(record).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(record).toHaveTextContent("Form on the site");
  expect(record).toHaveTextContent(/Ayşe Demir wrote a note.*Called/);
  expect(record).toHaveTextContent("Tom Fletcher: Lead opened");
  expect(screen.getByText("Who do I call?")).toBeVisible();
  expect(screen.getByText("Grace at the desk")).toBeVisible();
  expect(router.state.location.search).toBe("");
  expect(calls).toContainEqual({ name: "POST person_data", body: { email: "grace@example.com" } });
});

it("acts on similar requests that were ticked, together with the exact ones, and on no others", async () => {
  const similar = ["SV-2222-2222", "SV-3333-3333"].map((found_reference) => ({
    found_reference,
    name: lead.name,
    created_at: lead.created_at,
    same_email: true,
    same_phone: found_reference === "SV-2222-2222",
  }));
  const { calls } = openPerson([], similar);
  await find("07700 900777");
  expect(await screen.findByRole("heading", { name: "No exact match" })).toBeVisible();
  const group = screen.getByRole("group", { name: "These may be the same person" });
  expect(screen.queryByText("Nothing found for this person")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Erase|Restrict|Save/ })).not.toBeInTheDocument();
  const first = within(group).getByRole("checkbox", { name: "Grace Example, SV-2222-2222" });
  expect(first).toHaveAccessibleDescription(/same mailbox and phone number$/);
  await userEvent.click(first);
  expect(await screen.findByRole("heading", { name: "1 request found" })).toBeVisible();
  expect(first).toBeChecked();
  expect(first).toHaveFocus();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Restrict use" }));
  expect(await screen.findByRole("button", { name: "Lift the restriction" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Erase Grace Example’s data (SV-2222-2222)?",
  });
  expect(dialog).toHaveAccessibleDescription(/^This erases 1 request\./);
  await userEvent.click(within(dialog).getByRole("button", { name: "Erase" }));
  await waitFor(() => expect(first).not.toBeChecked());
  const changes = calls.filter(({ name }) => /restrict_leads|erase_leads/.test(name));
  expect(changes.map(({ body }) => body)).toEqual([
    { restricted: true, reference: "SV-2222-2222" },
    { reference: "SV-2222-2222" },
  ]);
});

it("erases what was found exactly after what was ticked, and forgets what is unticked", async () => {
  const twin = { ...lead, reference: "SV-2222-2222" };
  const { calls } = openPerson(
    [lead],
    [
      {
        found_reference: twin.reference,
        name: twin.name,
        created_at: twin.created_at,
        same_email: true,
        same_phone: false,
      },
    ],
  );
  await find("grace@example.com");
  const box = await screen.findByRole("checkbox", { name: /SV-2222-2222/ });
  await userEvent.click(box);
  expect(await screen.findByRole("heading", { name: "2 requests, 1 message found" })).toBeVisible();
  await userEvent.click(box);
  expect(
    await screen.findByRole("heading", {
      name: "1 request, 1 message found",
    }),
  ).toBeVisible();
  await userEvent.click(box);
  await screen.findByRole("heading", { name: "2 requests, 1 message found" });
  await userEvent.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Erase Grace Example’s data (SV-7K2M-4QXV and SV-2222-2222)?",
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Erase" }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "POST erase_leads").map(({ body }) => body)).toEqual(
      [{ reference: twin.reference }, { email: "grace@example.com" }],
    ),
  );
});

it("saves a person's data as JSON, in which no text changes the direction of the rest", async () => {
  const saved = savedFiles();
  openPerson();
  await find("grace@example.com");
  await userEvent.click(await screen.findByRole("button", { name: "Save as JSON" }));
  const text = await saved[0]?.text();
  expect(JSON.parse(text ?? "")).toMatchObject({ leads: [{ lead }] });
  expect(text).toContain("May \\u202egnp.exe");
  expect(text).not.toMatch(/[\u202a-\u202e]/);
});

it("names people and things as the team does, without ids or codes", async () => {
  openPerson();
  await find("grace@example.com");
  const [record] = await screen.findAllByRole("article");
  expect(record).toHaveTextContent("OwnerAyşe Demir");
  expect(record).toHaveTextContent("Reason for closingNo answer");
  expect(record).toHaveTextContent("Date of the next stepDec 01, 2026");
  expect(record).toHaveTextContent("CorrectionsCity: İzmir");
  expect(record).toHaveTextContent("Tom Fletcher gave this to Ayşe Demir");
  expect(record).toHaveTextContent("Operator: Lead changed, owner");
  expect(record).toHaveTextContent("Patient: Lead changed, preferred contact");
  expect(record?.textContent).not.toMatch(/[0-9a-f]{8}-|_|2026-/);
});

it("restricts the use of a person's data, and erases it after asking", async () => {
  const { calls } = openPerson([
    { ...lead, corrections: { ...lead.corrections, name: "Grace Hopper" } },
  ]);
  await find("+44 7700 900123");
  await userEvent.click(await screen.findByRole("button", { name: "Restrict use" }));
  expect(await screen.findByRole("button", { name: "Lift the restriction" })).toBeVisible();
  const phone = { phone: "+44 7700 900123", phone_e164: "+447700900123" };
  expect(calls.find(({ name }) => name === "POST restrict_leads")?.body).toEqual({
    restricted: true,
    ...phone,
  });
  await userEvent.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Erase Grace Hopper’s data (SV-7K2M-4QXV)?",
  });
  expect(dialog).toHaveTextContent("This erases 1 request, 1 message. Everything,");
  expect(within(dialog).getByRole("button", { name: "Erase" })).toHaveClass("bg-danger");
  expect(calls.map(({ name }) => name)).not.toContain("POST erase_leads");
  await userEvent.click(within(dialog).getByRole("button", { name: "Erase" }));
  expect(await screen.findByText("Nothing found for this person")).toBeVisible();
  expect(calls.find(({ name }) => name === "POST erase_leads")?.body).toEqual(phone);
});

it("says that a shared phone number may have found several people, and names the requests", async () => {
  const { calls } = openPerson([
    lead,
    {
      ...lead,
      id: "6b7a0001-0000-4000-8000-000000000002",
      reference: "SV-2222-2222",
      name: "Tom Example",
    },
  ]);
  await find("+44 7700 900123");
  const warning = /These requests have different names or email addresses/;
  expect(await screen.findByText(warning)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Erase" }));
  const dialog = await screen.findByRole("dialog", { name: "Erase 2 requests, 1 message?" });
  expect(dialog).toHaveAccessibleDescription(warning);
  expect(within(dialog).getByText("Tom Example").closest("li")).toHaveTextContent(
    "Tom Example, SV-2222-2222",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect(calls.map(({ name }) => name)).not.toContain("POST erase_leads");
});

it("leads to the page where a request is corrected", async () => {
  openPerson();
  await find("grace@example.com");
  expect(await screen.findByRole("link", { name: "SV-7K2M-4QXV" })).toHaveAttribute(
    "href",
    "/admin/leads/SV-7K2M-4QXV",
  );
  expect(screen.queryByText(/different names/)).toBeNull();
});

it("asks for an email address, a phone number or a reference", async () => {
  const { calls } = openPerson();
  await find("grace@example.com");
  await screen.findAllByRole("article");
  const field = screen.getByRole("textbox");
  await userEvent.clear(field);
  await userEvent.type(field, "Grace");
  const isInvalid = vi.fn(() => field.matches("[aria-invalid]"));
  field.addEventListener("focus", isInvalid);
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(
    /Enter an email address, a phone number or a reference\.$/,
  );
  // Whoever hears the field hears its error.
  expect(isInvalid.mock.results).toEqual([{ type: "return", value: true }]);
  // What was found before does not stand under what is typed now.
  expect(screen.queryByRole("article")).toBeNull();
  expect(calls.filter(({ name }) => name === "POST person_data")).toHaveLength(1);
});

it.each([
  ["grace@example.com ", { email: "grace@example.com" }],
  ["sv 7k2m 4qxv", { reference: "SV-7K2M-4QXV" }],
  ["07700 900123", { phone: "07700 900123" }],
  ["Grace", null],
])("%s is read as %o", (text, key) => {
  expect(personKey(text)).toEqual(key);
});
