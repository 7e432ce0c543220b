import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { AuditEntry, AuditPerson } from "@/admin/features/audit/audit-api.ts";
import { auditToCsv } from "@/admin/features/audit/audit-export.ts";
import { describeEntry, personName } from "@/admin/features/audit/audit-text.ts";
import type { Calls } from "./fake-project.ts";
import { answersFor, openWorkspace, userId } from "./workspace-support.tsx";

const leadId = "6b7a0001-0000-4000-8000-000000000001";
const entry: AuditEntry = {
  id: 3,
  at: "2026-11-20T08:00:00.123456+00:00",
  actor: userId,
  actor_name: "Ayşe Demir",
  actor_email: "ayse@sanavoy.example",
  by: null,
  action: "changed",
  lead_id: leadId,
  reference: "SV-7K2M-4QXV",
  fields: ["first_contact_at", "status"],
};
const exported: AuditEntry = {
  ...entry,
  id: 2,
  action: "exported",
  lead_id: null,
  reference: null,
  fields: { filter: { status: 2, search: 1 }, format: "csv", leads: 12, columns: null },
};
const erased: AuditEntry = { ...entry, id: 1, action: "erased", reference: null, fields: [] };

const formerId = "5a7a0001-0000-4000-8000-0000000000aa";
const strangerId = "5a7a0001-0000-4000-8000-0000000000cc";
const deletedId = "5a7a0001-0000-4000-8000-0000000000bb";
const people: AuditPerson[] = [
  { user_id: userId, display_name: "Ayşe Demir", email: "ayse@sanavoy.example", role: "admin" },
  { user_id: formerId, display_name: "Tom Fletcher", email: "tom@sanavoy.example", role: null },
];

function openAudit(path: string, pages: (body: unknown) => unknown[]) {
  return openWorkspace(path, {
    ...answersFor("admin"),
    "POST list_audit_people": () => ({ json: people }),
    "POST search_audit": ({ body }) => ({ json: pages(body) }),
  });
}

const lastSearch = (calls: Calls) =>
  calls.findLast(({ name }) => name === "POST search_audit")?.body;

async function openEntry(path = "/admin/audit") {
  const workspace = openAudit(path, () => [entry]);
  await screen.findByRole("table");
  return workspace;
}

it("says who did what, and to which lead", async () => {
  openAudit("/admin/audit", () => [entry, exported, erased]);
  const table = await screen.findByRole("table", { name: "Audit log, newest first" });
  const [changed, export_, gone] = within(table).getAllByRole("row").slice(1);
  expect(changed).toHaveTextContent("Lead changed");
  expect(changed).toHaveTextContent("Ayşe Demir ayse@sanavoy.example");
  expect(changed).toHaveTextContent("first contact, status");
  expect(within(changed as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    "/admin/leads/SV-7K2M-4QXV",
  );
  expect(export_).toHaveTextContent("12 leads, CSV, filtered by status (2), search text");
  expect(gone).toHaveTextContent("Erased, 6b7a0001");
  // The rest of what happened to that lead.
  expect(within(gone as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    `/admin/audit?reference=${leadId}`,
  );
});

it.each([
  ["Patient", { by: "patient" as const, action: "changed" as const }],
  ["Operator", { by: "operator" as const, action: "changed" as const }],
  ["Operator", { by: "operator" as const, action: "erased" as const }],
  ["System", { by: "system" as const, action: "retention" as const }],
])("says that the %s did it: %o", async (name, values) => {
  openAudit("/admin/audit", () => [
    { ...entry, ...values, actor: null, actor_name: null, actor_email: null },
  ]);
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("cell")[1]).toHaveTextContent(new RegExp(`^${name}$`));
});

it("filters by everyone in the log: the team, others, and actors without an account", async () => {
  const { router, calls } = await openEntry(`/admin/audit?actor=${deletedId}`);
  const who = screen.getByLabelText("Who");
  await waitFor(() => expect(who).toHaveDisplayValue("Deleted account 5a7a0001"));
  expect(
    within(who)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Everyone",
    "Ayşe Demir (ayse@sanavoy.example)",
    "Tom Fletcher (tom@sanavoy.example)",
    "Deleted account 5a7a0001",
    "Patient",
    "Operator",
    "System",
  ]);
  await userEvent.selectOptions(who, "Tom Fletcher (tom@sanavoy.example)");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?actor=${formerId}`));
  // By then, the form shows the new address.
  await waitFor(() => expect(lastSearch(calls)).toMatchObject({ filter: { actor: formerId } }));
  expect(screen.getByLabelText("Who")).toHaveDisplayValue("Tom Fletcher (tom@sanavoy.example)");
  await userEvent.selectOptions(screen.getByLabelText("Who"), "Operator");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.search).toBe("?actor=operator"));
  await waitFor(() => expect(lastSearch(calls)).toMatchObject({ filter: { by: "operator" } }));
});

it("keeps the chosen person in its form when the names of everyone arrive", async () => {
  await openEntry(`/admin/audit?actor=${formerId}`);
  expect(screen.getByLabelText("Who")).toHaveDisplayValue("Tom Fletcher (tom@sanavoy.example)");
});

it("puts only a reference into the address, never a name or an email address", async () => {
  const { router } = await openEntry("/admin/audit?reference=grace%40example.com");
  const reference = screen.getByLabelText("Reference");
  expect(reference).toHaveValue("");
  const before = router.state.location.key;
  const isInvalid = vi.fn(() => reference.matches("[aria-invalid]"));
  await userEvent.type(reference, "grace@example.com");
  reference.addEventListener("focus", isInvalid);
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("Enter a reference, such as SV-7K2M-4QXV.")).toBeVisible();
  // Whoever hears the field hears its error.
  await waitFor(() => expect(reference).toHaveFocus());
  expect(isInvalid.mock.results).toEqual([{ type: "return", value: true }]);
  expect(reference).toHaveAccessibleDescription(/Enter a reference, such as SV-7K2M-4QXV/);
  expect(router.state.location.key).toBe(before);
  await userEvent.clear(reference);
  await userEvent.type(reference, `${leadId}{Enter}`);
  await waitFor(() => expect(router.state.location.search).toBe(`?reference=${leadId}`));
  expect(screen.queryByText(/^Enter a reference/)).toBeNull();
});

it("keeps its filter in the URL, and ignores invalid values there", async () => {
  const { router, calls } = await openEntry("/admin/audit?action=nonsense&from=2026-11-01");
  expect(calls.find(({ name }) => name === "POST search_audit")?.body).toEqual({
    filter: { from: "2026-11-01", time_zone: "Europe/London" },
    page_size: 50,
  });
  await userEvent.selectOptions(screen.getByLabelText("What"), "Exported");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByRole("button", { name: "Show" })).toHaveFocus();
  await waitFor(() =>
    expect(router.state.location.search).toBe("?action=exported&from=2026-11-01"),
  );
  await waitFor(() =>
    expect(lastSearch(calls)).toEqual({
      filter: { action: "exported", from: "2026-11-01", time_zone: "Europe/London" },
      page_size: 50,
    }),
  );
});

it("shows earlier entries on request, and says when there are none", async () => {
  const full = Array.from({ length: 50 }, (_, index) => ({ ...entry, id: 100 - index }));
  const { calls } = openAudit("/admin/audit", (body) =>
    (body as { before?: number }).before === 51 ? [{ ...erased, id: 50 }] : full,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier entries" }));
  expect(await screen.findByText("Erased", { selector: "th" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show earlier entries" })).toBeNull();
  expect(calls.at(-1)?.body).toMatchObject({ before: 51 });
});

it("says when no entry matches, and clears the filters", async () => {
  const { router } = openAudit("/admin/audit?action=erased", () => []);
  expect(await screen.findByText("No entries match this filter")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(router.state.location.search).toBe("");
});

it.each<[string, Pick<AuditEntry, "action" | "fields">]>([
  [
    "made Ayşe Demir (ayse@sanavoy.example) an administrator",
    { action: "role", fields: { change: "granted", role: "admin", user_id: userId } },
  ],
  [
    "took the role coordinator away from Ayşe Demir (ayse@sanavoy.example)",
    { action: "role", fields: { change: "revoked", role: "coordinator", user_id: userId } },
  ],
  [
    "removed the sign-in devices of lost@example.com",
    {
      action: "role",
      fields: { change: "second_factor_reset", user_id: strangerId, devices: 1 },
    },
  ],
  [
    "changed the name “Tom” to “Ayşe D”",
    {
      action: "role",
      fields: { change: "renamed", user_id: userId, from: "Tom", to: "Ayşe\u202e D" },
    },
  ],
  [
    "removed the sign-in devices of Ayşe Demir (ayse@sanavoy.example)",
    { action: "role", fields: { change: "second_factor_reset", user_id: userId, devices: 1 } },
  ],
  [
    "1 lead, Excel, filtered by view, treatment (5), source page, with the columns Reference, Name (the browser received every field)",
    {
      action: "exported",
      fields: {
        filter: { tab: 1, treatment: 5, source_page: 1 },
        format: "xlsx",
        leads: 1,
        columns: ["reference", "name"],
      },
    },
  ],
  [
    "2 newsletter subscribers, CSV",
    { action: "exported", fields: { subscribers: 2, format: "csv" } },
  ],
  [
    "0 leads past their period, 1 account without a role",
    { action: "retention", fields: { leads: 0, accounts: 1 } },
  ],
  [
    "6b7a0001: notes, end of the insurance",
    {
      action: "clinic",
      fields: { clinic_id: leadId, change: "changed", fields: ["notes", "insured_until"] },
    },
  ],
  [
    "removed 6b7a0001",
    { action: "clinic", fields: { clinic_id: leadId, change: "removed", fields: [] } },
  ],
  ["owner, private link", { action: "changed", fields: ["owner_id", "link"] }],
])("describes an entry in the team’s words: %s", (text, entry) => {
  const stranger = { display_name: null, email: "lost@example.com", role: null };
  const names = [...people, { user_id: strangerId, ...stranger }].map((person) => ({
    user_id: person.user_id,
    display_name: personName(person),
  }));
  expect(describeEntry(entry, names)).toBe(text);
});

it("finds a reference, however it is typed", async () => {
  const { router } = await openEntry();
  await userEvent.type(screen.getByLabelText("Reference"), "sv7k2m 4qxv");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.search).toBe("?reference=SV-7K2M-4QXV"));
});

it("filters by no year that was typed with two digits", async () => {
  const { router } = await openEntry();
  const from = screen.getByLabelText("From");
  fireEvent.change(from, { target: { value: "0026-11-02" } });
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(from).toHaveFocus());
  expect(from).toHaveAccessibleDescription(/Enter a date from 2020 to 2199/);
  expect(router.state.location.search).toBe("");
});

it("does not take a date that is only half typed for none", async () => {
  const { router } = await openEntry();
  const to = screen.getByLabelText("To");
  Object.defineProperty(to, "validity", { value: { badInput: true } });
  await userEvent.selectOptions(screen.getByLabelText("Who"), "Operator");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(to).toHaveFocus());
  expect(to).toHaveAccessibleDescription(/Enter a date from 2020 to 2199/);
  expect(router.state.location.search).toBe("");
});

it("exports a file in which spreadsheets run nothing", () => {
  const csv = auditToCsv(
    [
      { ...entry, actor_name: "=1+1;=cmd\n=2" },
      { ...entry, actor_name: "x;=1+1" },
    ],
    [],
  );
  expect(csv).toMatch(/^\ufeffTime \(London time\),/);
  expect(csv).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/m);
  expect(csv).toContain("'=1+1 =cmd =2");
  expect(csv).toContain("x =1+1");
  expect(csv).not.toMatch(/[;\n,"\t]=/);
  expect(csv).toContain(",ayse@sanavoy.example,");
});
