import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { draftOf, quoteDraftSchema } from "@/admin/features/lead/clinics/clinic-quote-draft.ts";
import { DecisionChip } from "@/admin/features/lead/status-chip.tsx";
import { DAY_FAULT } from "@/lib/calendar-date.ts";
import { decisionSchema } from "../../supabase/functions/_shared/recorded-quote.ts";
import { exampleProposal, exampleQuote as quote } from "./example-proposal.ts";
import {
  answers,
  calls,
  changed,
  changes,
  lead,
  next,
  noteEmails,
  opened,
  refused,
  show,
  showInList,
  step,
} from "./lead-view-support.tsx";

const asked = exampleProposal({
  clinic: "Example Clinic A",
  state: "sent",
  sent_on: "2026-11-20",
});

let quotes: (typeof quote)[];
let outcome: string;
beforeEach(() => {
  quotes = [];
  outcome = "changed";
  answers["GET lead_proposals"] = ({ search }) => ({
    json:
      search.get("lead_id") === `eq.${lead.id}`
        ? [asked, { ...asked, id: next.id, sent_on: null }]
        : [],
  });
  answers["GET lead_quotes"] = () => ({ json: quotes });
  answers["POST record_quote"] = () => {
    if (outcome !== "unchanged")
      quotes = [
        { ...quote, id: crypto.randomUUID(), revision: quotes.length + 1, price: "2.500 €" },
        ...quotes,
      ];
    return { json: { ...changed({}), outcome } };
  };
});

const sent = () => calls.findLast(({ name }) => name === "POST record_quote")?.body;
const openForm = async () =>
  userEvent.click(await screen.findByRole("button", { name: /the quote of Example Clinic A$/ }));
const save = () => userEvent.click(screen.getByRole("button", { name: /^Save (the quote|as)/ }));

it("records a quote as it is written, with only what it states, and offers the status", async () => {
  await show();
  await openForm();
  expect(screen.getByLabelText("Price of the whole quote")).toHaveFocus();
  await save();
  expect(await screen.findByText("Enter the price, or at least one line.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Price of the whole quote"), "2.900 €");
  await userEvent.tab();
  expect(screen.getByLabelText("Currency of all amounts")).toHaveValue("EUR");
  await userEvent.selectOptions(screen.getByLabelText("Tests before treatment"), "Extra");
  await userEvent.type(screen.getByLabelText("Tests before treatment: price"), "$90");
  await save();
  expect(await screen.findByText(/names another currency/)).toBeVisible();
  const price = screen.getByLabelText("Tests before treatment: price");
  await userEvent.clear(price);
  await userEvent.type(price, "ask us");
  await userEvent.type(screen.getByLabelText("Who treats the patient"), "Dr A. Example");
  await save();
  await waitFor(() =>
    expect(sent()).toEqual({
      proposal_id: asked.id,
      revision: 0,
      kind: "operation",
      price: "2.900 €",
      currency: "EUR",
      lines: {
        surgeon: { answer: "not-said", words: "Dr A. Example", amount: "" },
        tests: { answer: "extra", words: "", amount: "ask us" },
      },
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Move to Quoted" }));
  await waitFor(() => expect(calls.some(({ name }) => name === "POST set_lead_status")).toBe(true));
});

it("asks before it discards a quote that was typed", async () => {
  await show();
  const cancel = () => userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await openForm();
  // A check that fails is not typing.
  await userEvent.click(screen.getByRole("button", { name: "Save the quote" }));
  await cancel();
  expect(screen.queryByRole("dialog")).toBeNull();
  await openForm();
  await userEvent.type(screen.getByLabelText("Price of the whole quote"), "2.900 €");
  const answer = async (name: string) =>
    userEvent.click(
      within(await screen.findByRole("dialog", { name: "Discard what you typed?" })).getByRole(
        "button",
        { name },
      ),
    );
  await cancel();
  await answer("Keep editing");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Price of the whole quote")).toHaveValue("2.900 €");
  await cancel();
  await answer("Discard");
  await waitFor(() => expect(screen.queryByLabelText("Price of the whole quote")).toBeNull());
  await openForm();
  expect(screen.getByLabelText("Price of the whole quote")).toHaveValue("");
});

it("shows the total as a range, what is missing, and that the price has expired", async () => {
  quotes = [quote];
  await show();
  const section = within(await screen.findByRole("region", { name: "Quotes" }));
  expect(await section.findByText("€3,020 or more")).toBeVisible();
  expect(section.getByText(/^Expired: the price was valid until Nov 21, 2026/)).toBeVisible();
  expect(section.getByText("tests before treatment (120 €); Flights")).toBeVisible();
  expect(section.getByText(/^hospital or clinic, implants or mesh, anaesthetic/)).toBeVisible();
  const message = section.getByText(/^Hello Example Clinic A,/).textContent ?? "";
  expect(message).toContain(lead.reference);
  for (const own of [lead.name, lead.treatment]) expect(message).not.toContain(own);
});

describe("asking a clinic for what its quote leaves open", () => {
  const byEmail = "Ask for it by email: Example Clinic A";
  const copied = "Ask for it with a copied message: Example Clinic A";
  const button = (name: string) => screen.findByRole("button", { name });
  beforeEach(() => {
    quotes = [quote];
    return noteEmails();
  });

  it("is recorded before the message opens or is copied", async () => {
    answers["POST record_lead_message"] = () => ({ json: changed({}) });
    const user = userEvent.setup();
    await show();
    await user.click(await button(byEmail));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatch(/^mailto:deniz@example\.com\?subject=/);
    await navigator.clipboard.writeText("Before");
    await user.click(await button(copied));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(lead.reference),
    );
    const recorded = { lead_id: lead.id, contact_by: "email", proposal_id: asked.id };
    expect(changes()).toEqual(Array(2).fill(["record_lead_message", recorded]));
  });

  it.each([
    ["withdrawn", "The patient withdrew their consent, so nothing can be sent or shared."],
    ["state", "The patient has not said yes to this clinic, or has taken it back."],
  ])("opens and copies nothing if it is refused because of “%s”", async (reason, words) => {
    answers["POST record_lead_message"] = () => refused(reason);
    const user = userEvent.setup();
    await navigator.clipboard.writeText("Before");
    await show();
    for (const name of [byEmail, copied]) {
      await user.click(await button(name));
      expect(await screen.findByRole("alert")).toHaveTextContent(words);
    }
    expect(opened).toEqual([]);
    expect(await navigator.clipboard.readText()).toBe("Before");
  });

  it.each([
    ["not offered, nor is anything else, after", "2026-11-21T11:00:00+00:00", 0],
    ["offered if the yes came after", "2026-11-21T09:00:00+00:00", 1],
  ])("is %s a withdrawal in another request", async (_what, withdrawn_at, count) => {
    answers["POST contact_limits"] = () => ({
      json: [{ lead_id: lead.id, withdrawn_at, mail_problem: null }],
    });
    await show();
    const section = within(await screen.findByRole("region", { name: "Quotes" }));
    await screen.findByText(/^Consent withdrawn on/);
    await section.findByText("The patient does not see this quote.");
    for (const name of [byEmail, /^Correct the quote/, /^Share version 1/])
      await waitFor(() => expect(section.queryAllByRole("button", { name })).toHaveLength(count));
  });
});

it("keeps what was typed while another lead is open, and when a colleague was faster", async () => {
  quotes = [quote];
  await showInList();
  await openForm();
  const price = () => screen.findByLabelText("Price of the whole quote");
  expect(await price()).toHaveValue("2.900 €");
  await userEvent.clear(await price());
  await userEvent.type(await price(), "2.990 €");
  await userEvent.tab();
  screen.getByRole("heading", { level: 1 }).focus();
  await step("j");
  quotes = [{ ...quote, id: next.id, revision: 2, price: "1 €" }, quote];
  await step("k");
  expect(await price()).toHaveValue("2.990 €");
  // Their version is known by now, but was not when this one was typed.
  await screen.findByRole("button", { name: "Save as a new version" });
  outcome = "conflict";
  await save();
  expect(await screen.findByText(/Someone else has recorded this quote since/)).toBeVisible();
  expect(sent()).toMatchObject({ revision: 1 });
  expect(await price()).toHaveValue("2.990 €");
  outcome = "changed";
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ revision: 3, price: "2.990 €" }));
});

it.each([
  ["?", DAY_FAULT],
  ["2026-11-19", "Enter a date after the day on which you asked the clinic."],
  ["2199-01-01", "Enter a date in the next ten years."],
  ["2026-11-20", undefined],
])("says what is wrong with a price that is valid until %j", (valid_until, fault) => {
  const draft = { ...draftOf(undefined, "operation"), price: "£900", valid_until };
  const { error } = quoteDraftSchema("2026-11-20").safeParse(draft);
  expect(error?.issues.map(({ message }) => message)).toEqual(fault && [fault]);
});

it("shares a quote with the patient, shares its correction instead, and stops sharing it", async () => {
  quotes = [quote];
  answers["POST share_quote"] = ({ body }) => {
    const { quote_id, is_shared } = z
      .object({ quote_id: z.string(), is_shared: z.boolean() })
      .parse(body);
    quotes = quotes.map((each) => ({
      ...each,
      shared_at: is_shared && each.id === quote_id ? quote.recorded_at : null,
    }));
    return { json: { ...changed({}), outcome } };
  };
  await show();
  const section = within(await screen.findByRole("region", { name: "Quotes" }));
  expect(await section.findByText("The patient does not see this quote.")).toBeVisible();
  const share = (version: number) =>
    section.findByRole("button", {
      name: `Share version ${version} with the patient: Example Clinic A`,
    });
  await userEvent.click(await share(1));
  expect(await section.findByText("The patient sees version 1, since Nov 21, 2026.")).toBeVisible();
  expect(section.getByText(/^The patient gets an email/)).toBeVisible();
  expect(section.getByRole("button", { name: "Move to Quoted" })).toBeVisible();
  // The correction is not shown before it is shared.
  await openForm();
  await save();
  expect(await share(2)).toHaveTextContent("Share version 2 instead");
  await userEvent.click(await share(2));
  await userEvent.click(
    await section.findByRole("button", { name: "Stop sharing: Example Clinic A" }),
  );
  expect(await section.findByText("The patient does not see this quote.")).toBeVisible();
  outcome = "conflict";
  await userEvent.click(await share(2));
  expect(await section.findByText(/^This has changed in the meantime/)).toBeVisible();
});

it.each([
  [
    { choice: "quote", proposal_id: asked.id, clinic: "Example Clinic A", revision: 2 },
    "The patient would like to go ahead with Example Clinic A (version 2)",
    "Chose a quote",
  ],
  [{ choice: "none", because: "Too dear." }, "Too dear.", "Wants none of them"],
])("shows what the patient decided about the quotes: %j", async (decision, text, chip) => {
  const decided = decisionSchema.parse({ ...decision, at: quote.recorded_at });
  answers["POST open_lead"] = () => ({ json: { ...lead, decision: decided } });
  await show();
  expect(await screen.findByText(text)).toBeVisible();
  // In the list.
  render(<DecisionChip decision={decided} />);
  expect(screen.getByText(chip)).toBeVisible();
});
