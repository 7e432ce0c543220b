import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, vi } from "vitest";
import type { Admin } from "@/admin/features/access/admin-context.ts";
import { LeadNotices } from "@/admin/features/lead/page/lead-notices.tsx";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { exampleClinic } from "./example-clinic.ts";
import { ayse, colleagues, exampleLead, tom } from "./example-lead.ts";
import { exampleTemplate } from "./example-template.ts";
import { type Answers, type Calls, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";
import { stubMeasuring } from "./workspace-support.tsx";

/** The project's responses about one lead. A test may change them. */
export let answers: Answers;
export let calls: Calls;

/** Emails that were opened since `noteEmails`. jsdom opens none. */
export let opened: string[];

export const lead = {
  ...exampleLead,
  phone_e164: "+447700900123",
  consent_text: "I agree to be contacted.",
};

export const template = {
  ...exampleTemplate,
  subject: "Your request, {reference}",
  body: "Hello {name},\n{treatment} in {city}. {coordinator}",
};

/** The calls that change something, as names and bodies. */
export const changes = () =>
  calls
    .filter(({ name }) => /^POST (set|record|add|correct|undo|propose|cancel|retract)_/.test(name))
    .map(({ name, body }) => [name.slice("POST ".length), body]);

/** The response to a change, with the event that it added. */
export function changed(columns: object, body: object = { from: "new", to: "quoted" }) {
  const at = "2026-11-22T10:00:00+00:00";
  return {
    outcome: "changed",
    lead: { ...lead, version: 2, ...columns },
    event: { id: 41, at, actor: ayse.userId, kind: "status", body },
  };
}

/** What a colleague did ten seconds before, until the end of the test: the clock stops. */
export function conflict() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const at = new Date(Date.now() - 10_000).toISOString();
  const body = { from: "new", to: "contacted" };
  const event = { id: 7, at, actor: tom.userId, kind: "status", body, actor_name: "Tom Fletcher" };
  const theirs = { ...lead, version: 2, status: "contacted", owner_id: tom.userId };
  return { outcome: "conflict", lead: theirs, event };
}

beforeEach(() => {
  stubMeasuring();
  answers = {
    "POST list_colleagues": () => ({ json: colleagues }),
    "POST set_lead_status": () => ({ json: changed({ status: "quoted" }) }),
    "POST set_lead_owner": () => ({ json: changed({ owner_id: ayse.userId }) }),
    "POST undo_lead_changes": () => ({ json: [changed({ version: 3 })] }),
    "POST record_lead_message": () => ({ json: {} }),
    "POST record_lead_contact": () => ({
      json: changed({ status: "contacted", owner_id: ayse.userId }),
    }),
    "POST add_lead_note": () => ({ json: { event: { id: 41 } } }),
    "POST open_lead": () => ({ json: lead }),
    "GET clinics": () => ({ json: [exampleClinic] }),
    "GET message_templates": () => ({ json: [template] }),
  };
  calls = fakeProject(answers);
});

/** Notes the emails that are opened from now on. Returns what ends that. */
export function noteEmails() {
  opened = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof HTMLAnchorElement ? event.target : null;
    if (!link?.protocol.startsWith("mailto")) return;
    event.preventDefault();
    opened.push(decodeURIComponent(link.href));
  };
  document.addEventListener("click", note);
  return () => document.removeEventListener("click", note);
}

/** A refusal by the database, with its reason. */
export const refused = (details: string) => ({
  status: 400,
  json: { code: "22023", details, message: "No" },
});

/** The next lead in the list. */
export const next = {
  ...lead,
  id: "6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a02",
  reference: "SV-8K2M-4QXW",
  name: "Grace Example",
};

/** The lead's page, and the notices above every page. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <LeadScreen reference={pathname.split("/").at(-1) ?? ""} />
      <LeadNotices />
    </>
  );
}

const headed = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Opens the lead on its own page, and does not wait for it: two waits at a time would confuse React's `act`. */
export function open(admin: Admin = ayse) {
  renderWorkspace(<Page />, `/admin/leads/${lead.reference}`, admin);
}

/** Opens the lead on its own page. */
export async function show(admin?: Admin) {
  open(admin);
  await headed(lead.name);
}

/** Opens the lead as from a list of two. */
export async function showInList() {
  answers["POST open_lead"] = ({ body }) => ({
    json: [lead, next].find(({ reference }) => reference === (body as typeof lead).reference),
  });
  const { router } = renderWorkspace(<Page />, `/admin/leads/${next.reference}`);
  await headed(next.name);
  const references = [lead.reference, next.reference];
  await act(() => router.navigate(`/admin/leads/${lead.reference}`, { state: { references } }));
  await headed(lead.name);
}

/** Goes to the next or previous lead with a key. */
export async function step(key: "j" | "k") {
  await userEvent.keyboard(key);
  await headed(key === "j" ? next.name : lead.name);
}

/** A response that waits until the test releases it. */
export function delayed<Value>(value: Value) {
  let release = () => {};
  const answer = new Promise<Value>((resolve) => {
    release = () => resolve(value);
  });
  return { answer, release: () => act(async () => release()) };
}

/** The button that shows a value and opens the menu to change it. */
export const choice = (label: string) =>
  screen.getByRole("button", { name: new RegExp(`^${label} .`) });

/** Chooses a value from a menu. */
export async function choose(label: string, value: string) {
  await userEvent.click(choice(label));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: value }));
}
