import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { emptyDraft, newLeadSchema } from "@/admin/features/new-lead/new-lead-draft.ts";
import { type Answers, answersFor, fill, openWorkspace } from "./workspace-support.tsx";

const good = {
  ...emptyDraft(),
  source: "phone",
  treatment: "Rhinoplasty",
  location_city: "Antalya",
  name: "Ada Example",
  phone: "+44 7700 900123",
  consent_by: "phone",
  consent: true,
};

const faultsOf = (changes: Partial<typeof good>) =>
  newLeadSchema
    .safeParse({ ...good, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it.each<[string, Partial<typeof good>, [string, string][]]>([
  ["complete", {}, []],
  ["with an address", { email: " Ada@Example.com " }, []],
  [
    "with an address that is none",
    { email: "ada" },
    [["email", expect.stringContaining("name@example.com")]],
  ],
  [
    "answered by an email that is missing",
    { contact_by: "email" },
    [["email", expect.stringContaining("Enter the email")]],
  ],
  ["without a name", { name: " " }, [["name", "Enter the patient’s full name."]]],
  [
    "with a long name",
    { name: "A".repeat(121) },
    [["name", expect.stringContaining("120 characters")]],
  ],
  [
    "with a short number",
    { phone: "12" },
    [
      ["phone", expect.stringContaining("too short")],
      ["phone", expect.anything()],
    ],
  ],
  ["for no city", { location_city: "" }, [["location_city", "Choose İstanbul, İzmir or Antalya."]]],
  ["from nowhere", { source: "form" }, [["source", "Choose how the request reached us."]]],
  [
    "agreed tomorrow",
    { consent_on: "2199-01-01" },
    [["consent_on", "Enter a time that has passed."]],
  ],
  ["without words", { consent_text: "" }, [["consent_text", expect.stringContaining("words")]]],
  ["without consent", { consent: false }, [["consent", expect.stringContaining("Tick the box")]]],
])("reads a request that is %s", (_what, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

function openForm(answers: Answers = {}) {
  return openWorkspace("/admin/leads/new", {
    ...answersFor("coordinator"),
    ...answers,
  });
}

async function fillForm() {
  await userEvent.selectOptions(await screen.findByLabelText("How it reached us"), "WhatsApp");
  await fill(screen.getByLabelText("Treatment"), "Rhinoplasty");
  await userEvent.selectOptions(screen.getByLabelText("City"), "Antalya");
  await fill(screen.getByLabelText("Full name"), "Ada Example");
  await fill(screen.getByLabelText("Phone number"), "+44 7700 900123");
  await userEvent.selectOptions(screen.getByLabelText("How they agreed"), "Phone");
}

it("stores a request with its consent, and keeps everything typed if that fails", async () => {
  let attempts = 0;
  const { router, calls } = openForm({
    "POST add_lead": () => {
      attempts += 1;
      return attempts === 1
        ? { status: 500, json: {} }
        : { json: { id: crypto.randomUUID(), reference: "SV-7K2M-4QXV" } };
    },
  });
  await fillForm();
  const store = screen.getByRole("button", { name: "Store the request" });
  await userEvent.click(store);
  expect(calls.filter(({ name }) => name === "POST add_lead")).toEqual([]);
  expect(screen.getAllByText(/Tick the box if the patient agreed/)[0]).toBeVisible();

  await userEvent.click(screen.getByLabelText("The patient agreed to these words"));
  await userEvent.click(store);
  expect(await screen.findByText(/The request has not been stored/)).toHaveFocus();
  expect(screen.getByLabelText("Full name")).toHaveValue("Ada Example");

  await userEvent.click(store);
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads/SV-7K2M-4QXV"));
  // Both attempts are one request.
  const sent = calls.filter(({ name }) => name === "POST add_lead").map(({ body }) => body);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    request_id: expect.any(String),
    lead: {
      source: "whatsapp",
      email: "",
      phone_e164: "+447700900123",
      consent_by: "phone",
      consent_at: expect.stringMatching(/Z$/),
      consent_text: expect.stringContaining("We send it only if you say yes."),
    },
  });
});

it("names the clock if the patient has yet to agree by the server’s", async () => {
  openForm({
    "POST add_lead": () => ({
      status: 400,
      json: { code: "22023", details: "consent_at", message: "It is in the future." },
    }),
  });
  await fillForm();
  await userEvent.click(screen.getByLabelText("The patient agreed to these words"));
  await userEvent.click(screen.getByRole("button", { name: "Store the request" }));
  expect(
    await screen.findByText(
      /still here\. The date or the time of this computer may be wrong\. Correct them, then try again\.$/,
    ),
  ).toHaveFocus();
});
