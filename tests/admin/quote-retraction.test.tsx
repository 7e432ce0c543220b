import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { describeEvent } from "@/admin/features/lead/history/change-text.ts";
import { tom } from "./example-lead.ts";
import { exampleProposal, exampleQuote } from "./example-proposal.ts";
import { answers, changed, changes, lead, show } from "./lead-view-support.tsx";

const asked = exampleProposal({ clinic: "Example Clinic A", state: "sent", sent_on: "2026-11-20" });
const at = "2026-11-21T10:00:00+00:00";

const event = (id: number, kind: string, body: object) => ({
  id,
  at,
  actor: tom.userId,
  kind,
  body: { proposal_id: asked.id, clinic: asked.clinic, ...body },
});
const recorded = [event(5, "clinic", { on: "2026-11-20" }), event(6, "quote", { revision: 1 })];

let events: object[];
let quotes: object[];
beforeEach(() => {
  events = [...recorded];
  quotes = [exampleQuote];
  answers["GET lead_proposals"] = () => ({ json: [asked] });
  answers["GET lead_events"] = () => ({ json: events });
  answers["GET lead_quotes"] = () => ({ json: quotes });
});

const quoteSection = async () => within(await screen.findByRole("region", { name: "Quotes" }));
const retractQuote = () =>
  screen.findByRole("button", { name: /^Recorded by mistake: version 1 of/ });
const retractClinic = () =>
  screen.queryByRole("button", { name: /^Recorded by mistake: Example Clinic A, / });

it("a quote that was recorded by mistake is retracted, and then the clinic can be", async () => {
  answers["POST retract_lead_event"] = () => {
    events.push(event(7, "quote_retracted", { revision: 1, event_id: 6 }));
    quotes = [];
    return { json: changed({}) };
  };
  await show();
  const section = await quoteSection();
  await userEvent.click(await retractQuote());
  screen.getByRole("heading", { name: "Retract version 1 of the quote of Example Clinic A?" });
  await userEvent.click(screen.getByRole("button", { name: "Keep the quote" }));
  expect(retractClinic()).toBeNull();
  await userEvent.click(await retractQuote());
  await userEvent.click(screen.getByRole("button", { name: "Retract the quote" }));
  expect(await section.findByText(/^No quote yet/)).toBeVisible();
  expect(section.getByText("The quote has been retracted.")).toBeVisible();
  expect(changes()).toEqual([["retract_lead_event", { lead_id: lead.id, event_id: 6 }]]);
  await waitFor(() => expect(retractClinic()).toBeVisible());
  expect(screen.getByText(/^retracted the quote of Example Clinic A \(version 1\)/)).toBeVisible();
});

it("a quote that a colleague has corrected meanwhile is not retracted, and says so", async () => {
  answers["POST retract_lead_event"] = () => ({ json: { ...changed({}), outcome: "conflict" } });
  await show();
  await userEvent.click(await retractQuote());
  await userEvent.click(screen.getByRole("button", { name: "Retract the quote" }));
  expect(await screen.findByText(/^This quote has been corrected or shared/)).toBeVisible();
});

it("a quote that the patient has ever seen cannot be retracted", async () => {
  events.push(
    event(7, "quote_shared", { revision: 1 }),
    event(8, "quote_unshared", { revision: 1 }),
  );
  await show();
  const section = await quoteSection();
  expect(await section.findByText("The patient does not see this quote.")).toBeVisible();
  await screen.findByText(/^stopped sharing the quote/);
  expect(screen.queryByRole("button", { name: /^Recorded by mistake/ })).toBeNull();
});

it.each([
  [{ revision: 2 }, "recorded the quote of Example Clinic A (version 2)"],
  [{ revision: 2, corrects: 1 }, "corrected the quote of Example Clinic A (version 2)"],
])("a quote only counts as a correction of one that was not retracted: %j", (body, predicate) => {
  expect(describeEvent({ ...event(9, "quote", body), actor_name: "Tom" }, [])).toBe(predicate);
});
