// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { tom } from "./example-lead.ts";
import { exampleProposal } from "./example-proposal.ts";
import {
  answers,
  calls,
  changed,
  lead,
  next,
  show,
  showInList,
  step,
} from "./lead-view-support.tsx";

const asked = exampleProposal({
  clinic: "Example Clinic A",
  state: "sent",
  sent_on: "2026-11-20",
});

const quote = {
  id: "9a0b0002-0000-4000-8000-000000000001",
  revision: 1,
  kind: "operation",
  price: "2.900 €",
  currency: "EUR",
  valid_until: "2026-11-21",
  excludes: "Flights",
  lines: {
    surgeon: { answer: "not-said", words: "Dr A. Example", amount: "" },
    tests: { answer: "extra", words: "", amount: "120 €" },
  },
  recorded_at: "2026-11-21T10:00:00+00:00",
  recorded_by: tom.userId,
};

let quotes: object[];
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
    if (outcome !== "unchanged") quotes = [{ ...quote, price: "2.500 €" }, ...quotes];
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
  await userEvent.type(screen.getByLabelText("Who treats you"), "Dr A. Example");
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

it("shows the total as a range, what is missing, and that the price has expired", async () => {
  quotes = [quote];
  await show();
  const section = within(await screen.findByRole("region", { name: "Quotes" }));
  expect(await section.findByText("€3,020 or more")).toBeVisible();
  expect(section.getByText(/^Expired: the price was valid until Nov 21, 2026/)).toBeVisible();
  expect(section.getByText("tests before treatment (120 €); Flights")).toBeVisible();
  expect(section.getByText(/^hospital or clinic, implants or mesh, anaesthetic/)).toBeVisible();
  const mail = section.getByRole("link", { name: /^Email *Example Clinic A$/ });
  const message = section.getByText(/^Hello Example Clinic A,/).textContent ?? "";
  expect(message).toContain(lead.reference);
  for (const own of [lead.name, lead.treatment]) expect(message).not.toContain(own);
  expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:.*subject=/));
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
  await step("k");
  expect(await price()).toHaveValue("2.990 €");
  outcome = "conflict";
  quotes = [{ ...quote, id: next.id, revision: 2, price: "1 €" }, quote];
  await save();
  expect(await screen.findByText(/Someone else has recorded this quote since/)).toBeVisible();
  expect(await price()).toHaveValue("2.990 €");
});
