import { act, cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import {
  acceptNewestOffer,
  offerUndo,
  useUndoOffers,
} from "@/admin/features/lead/changes/undo-offers.ts";
import { forgetDrafts } from "@/admin/features/lead/drafts.ts";
import { describeEvent } from "@/admin/features/lead/history/change-text.ts";
import { LeadHistory } from "@/admin/features/lead/history/lead-history.tsx";
import { deferred } from "../deferred.ts";
import { colleagues, exampleLead, tom } from "./example-lead.ts";
import { type Answers, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const at = "2026-11-20T09:00:00+00:00";

const showHistory = () =>
  renderWorkspace(<LeadHistory lead={exampleLead} colleagues={colleagues} isRestricted={false} />);

function openHistory(answers: Answers) {
  const calls = fakeProject({ "GET lead_events": () => ({ json: [] }), ...answers });
  showHistory();
  return calls;
}

it("keeps what is typed while a note is being saved", async () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Note"), { target: { value } });
  const answer = deferred<{ json: object }>();
  const calls = openHistory({ "POST add_lead_note": () => answer.promise });
  type("Call on Monday.");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("POST add_lead_note"));
  type("Call on Monday. And ask for the X-ray");
  answer.resolve({ json: { event: { id: 7 } } });
  await screen.findByDisplayValue("And ask for the X-ray");
});

it("a note is sent again with its ID, and the same words later are another note", async () => {
  let status = 500;
  const calls = openHistory({
    "POST add_lead_note": () => ({ status, json: { event: { id: 7 } } }),
  });
  const save = async () =>
    userEvent.click(await screen.findByRole("button", { name: "Save note" }));
  const type = () =>
    fireEvent.change(screen.getByLabelText("Note"), { target: { value: "No answer" } });
  type();
  await save();
  await screen.findByText(/^The note was not saved/);
  // Another lead is opened meanwhile.
  cleanup();
  showHistory();
  status = 200;
  await save();
  await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
  type();
  await save();
  await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
  const ids = calls.flatMap(({ name, body }) =>
    name === "POST add_lead_note" ? [(body as { note_id: string }).note_id] : [],
  );
  expect(ids).toEqual([ids[0], ids[0], expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(ids[2]).not.toBe(ids[0]);
});

it("a history that could not be loaded says so, and is loaded again", async () => {
  let status = 400;
  const events = [{ id: 1, at, actor: tom.userId, kind: "owner", body: { to: tom.userId } }];
  openHistory({
    "GET lead_events": () => (status === 400 ? { status, json: {} } : { json: events }),
  });
  expect(await screen.findByText(/^We could not load the history\./)).toBeVisible();
  status = 200;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("listitem")).toHaveTextContent(/^Tom Fletcher took this lead/);
  expect(screen.queryByText(/^We could not load/)).toBeNull();
});

it.each([
  ["attempt", { by: "phone" }, "tried to reach the patient by phone, without an answer"],
  ["next_step", { step: "In spring" }, "set no next step, because: In spring"],
  [
    "booking",
    { arrives_on: "2027-03-08", treatment_on: "2027-03-10", home_on: "2027-03-15" },
    "recorded the booking: arrival Mar 08, 2027, treatment Mar 10, 2027, home Mar 15, 2027",
  ],
])("describes what a colleague did: %s", (kind, body, text) => {
  expect(describeEvent({ id: 1, at, actor: tom.userId, kind, body }, colleagues)).toBe(text);
});

it("describes what a patient chose on their own page", async () => {
  const to = {
    contact_by: "whatsapp",
    no_calls: true,
    contact_when: "evenings",
    status_mail: false,
  };
  const events = [
    { id: 1, at, actor: null, kind: "preferences", body: { from: {}, to } },
    { id: 2, at, actor: tom.userId, kind: "owner", body: { to: tom.userId } },
  ];
  openHistory({ "GET lead_events": () => ({ json: events }) });
  const [newest, oldest] = await screen.findAllByRole("listitem");
  expect(newest).toHaveTextContent(/^Tom Fletcher took this lead/);
  expect(oldest).toHaveTextContent(
    "The patient changed how they want to be contacted: by WhatsApp, no calls, best time “evenings”, without emails about the status",
  );
});

it("does not cut a pasted note, but says that it is too long", async () => {
  openHistory({});
  const field = screen.getByLabelText("Note");
  await userEvent.click(field);
  await userEvent.paste("a".repeat(4001));
  expect(field).toHaveValue("a".repeat(4001));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/must be 4,000 characters or fewer/);
  expect(screen.queryByRole("button", { name: "Save note" })).toBeNull();
  await userEvent.keyboard("{Backspace}");
  expect(field).toBeValid();
  expect(screen.getByRole("button", { name: "Save note" })).toBeVisible();
});

it("a note is undone within ten seconds, with its text back in the field, or retracted later", async () => {
  const events: object[] = [];
  const note = { id: 7, at, actor: tom.userId, kind: "note", body: { note: "Has diabetes" } };
  const calls = openHistory({
    "GET lead_events": () => ({ json: events }),
    "POST add_lead_note": () => {
      events.push(note);
      return { json: { event: { id: note.id } } };
    },
    "POST retract_lead_event": () => {
      events.push({ ...note, id: 8, kind: "note_retracted", body: { event_id: note.id } });
      return { json: { outcome: "changed" } };
    },
  });
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Has diabetes" } });
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(
    await screen.findByRole("button", { name: /^Recorded by mistake: note of/ }),
  ).toBeVisible();
  act(acceptNewestOffer);
  await screen.findByText(/retracted its text on/);
  expect(screen.getByLabelText("Note")).toHaveValue("Has diabetes");
  expect(calls.find(({ name }) => name === "POST retract_lead_event")?.body).toEqual({
    lead_id: exampleLead.id,
    event_id: note.id,
  });
  // Later, without an offer.
  events.splice(1);
  cleanup();
  forgetDrafts();
  openHistory({
    "GET lead_events": () => ({ json: events }),
    "POST retract_lead_event": () => {
      events.push({ ...note, id: 8, kind: "note_retracted", body: { event_id: note.id } });
      return { json: { outcome: "changed" } };
    },
  });
  // Somebody has just saved it, and the list shows it.
  offerUndo({ text: "note saved.", eventId: note.id, undo: async () => true });
  const { result: offers } = renderHook(useUndoOffers);
  const retract = await screen.findByRole("button", { name: /^Recorded by mistake: note of/ });
  await userEvent.click(retract);
  await userEvent.click(screen.getByRole("button", { name: "Keep the note" }));
  expect(screen.getByText("Has diabetes")).toBeVisible();
  await userEvent.click(retract);
  await userEvent.click(screen.getByRole("button", { name: "Retract the note" }));
  // One entry says what was written and what became of it, and has the focus.
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.getByRole("listitem")).toHaveTextContent(
    /wrote a note.*Recorded by mistake\. .* retracted its text on/,
  );
  await waitFor(() => expect(screen.getByRole("listitem")).toHaveFocus());
  expect(offers.current).toEqual([]);
  expect(screen.queryByText("Has diabetes")).not.toBeInTheDocument();
});
