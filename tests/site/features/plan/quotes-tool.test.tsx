import { parseAmount } from "@shared/amounts.ts";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyPlan, parsePlan } from "@/site/features/plan/plan.ts";
import { forgetPlan, readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { QuotesTool } from "@/site/features/plan/quotes/quotes-tool.tsx";
import { complete, quote, withLine } from "./plan-quote-support.ts";

function withQuotes(...clinics: string[]): void {
  const quotes = clinics.map((clinic, id) => quote({ id: String(id), clinic }));
  replacePlan({ ...emptyPlan, quotes: { ...emptyPlan.quotes, quotes } });
}

const show = () => render(<QuotesTool />, { wrapper: MemoryRouter });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const price = () => screen.getByLabelText("Price");

beforeEach(() => void readPlan());
afterEach(() => {
  cleanup();
  act(forgetPlan);
});

describe("a quote", () => {
  it("takes the focus when it is added, and never again", async () => {
    show();
    await press("Add a clinic");
    expect(screen.getByLabelText("Clinic")).toHaveFocus();
    await userEvent.click(price());
    await userEvent.keyboard("5{Backspace}2500");
    expect(price()).toHaveFocus();
    expect(readPlan().quotes.quotes).toMatchObject([{ clinic: "", price: "2500" }]);
  });

  it("is for nothing in particular until that is chosen", async () => {
    show();
    const kind = screen.getByLabelText("What the quotes are for");
    expect(kind).toHaveValue("");
    await userEvent.selectOptions(kind, "dental");
    expect(kind).toHaveValue("dental");
    expect(readPlan().quotes.kind).toBe("dental");
  });

  it("leaves the focus alone when the page opens with one that has no name", () => {
    withQuotes("");
    show();
    expect(price()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it("asks for its key lines first, and folds the others unless one of them is answered", () => {
    const fold = () => screen.getByText("9 more lines").closest("details");
    const showAnswered = (id: "hotel-nights" | "tests") => {
      const quotes = [withLine(quote(), id, { answer: "included" })];
      replacePlan({ ...emptyPlan, quotes: { ...emptyPlan.quotes, quotes } });
      show();
    };
    showAnswered("hotel-nights");
    expect(screen.getByLabelText("Tests before treatment").closest("details")).toBe(fold());
    expect(screen.getByLabelText("Complications").closest("details")).not.toBe(fold());
    expect(fold()).not.toHaveAttribute("open");
    cleanup();
    showAnswered("tests");
    expect(fold()).toHaveAttribute("open");
  });

  it("asks before it is removed, and the first button keeps it", async () => {
    withQuotes("Clinic A");
    show();
    await press("Remove Clinic A");
    expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Remove Clinic A" })).toHaveFocus();
    expect(readPlan().quotes.quotes).toHaveLength(1);
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    expect(readPlan().quotes.quotes).toEqual([]);
    expect(screen.getByRole("heading", { name: "Your quotes" })).toHaveFocus();
  });

  it("shows all of a pasted text that is too long, and keeps its beginning", async () => {
    withQuotes("");
    show();
    const clinic = screen.getByLabelText("Clinic");
    const pasted = "A clinic with a long name ".repeat(3);
    await userEvent.click(clinic);
    await userEvent.paste(pasted);
    expect(clinic).toHaveValue(pasted);
    expect(clinic).toHaveAccessibleDescription(/Only the first 60 characters are kept\./);
    expect(readPlan().quotes.quotes).toMatchObject([{ clinic: pasted.slice(0, 60) }]);
    await userEvent.clear(clinic);
    await userEvent.paste("Clinic A");
    expect(clinic).not.toHaveAccessibleDescription(/characters/);
  });

  it("does not read a text that is too long as an amount, even after its end was cut off", async () => {
    const pasted = `£2,500 ${"in total ".repeat(12)}or £9,000`;
    withQuotes("Clinic A");
    show();
    await userEvent.click(price());
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(price()).toHaveValue(pasted);
    expect(price()).toHaveAccessibleDescription(/We cannot read this as an amount/);
    const kept = parsePlan(JSON.parse(JSON.stringify(readPlan())))?.quotes.quotes[0]?.price ?? "";
    expect(parseAmount(kept)).toBe("unclear");
  });

  it("is removed at once if nothing has been entered", async () => {
    withQuotes("");
    show();
    await press("Remove Clinic 1");
    expect(readPlan().quotes.quotes).toEqual([]);
  });
});

describe("the result", () => {
  it("is above the form, and says nothing of a clinic without a price", async () => {
    show();
    await press("Add a clinic");
    for (const heading of ["Totals", "Warning signs", "Ask for what is missing", "Line by line"]) {
      expect(screen.queryByRole("heading", { name: heading })).toBeNull();
    }
    await userEvent.type(price(), "2500");
    expect(price()).toHaveFocus();
    expect(
      screen
        .getByRole("region", { name: "Totals" })
        .compareDocumentPosition(screen.getByRole("region", { name: "Your quotes" })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole("heading", { name: "Warning signs" })).toBeVisible();
    await press("Add a clinic");
    const lines = screen.getByRole("table", { name: /^Line by line/ });
    expect(within(lines).getAllByRole("columnheader")).toHaveLength(2);
    // What no clinic has answered is one list.
    const folded = screen.getByText(/^\d+ lines that no clinic has answered$/);
    expect(folded.closest("details")).toHaveTextContent("Who treats you");
  });
});

it("of five clinics with long names has their numbers, as in the forms", async () => {
  const clinic = (index: number) => `International Hospital for Plastic Surgery and Hair ${index}`;
  // The second has no price, and so no column.
  const quotes = [1, 2, 3, 4, 5].map((number) => {
    const price = number === 2 ? "" : "2500";
    return quote({ id: `${number}`, clinic: clinic(number), price, date: "2026-11-10" });
  });
  replacePlan({ ...emptyPlan, quotes: { ...emptyPlan.quotes, quotes } });
  show();
  const numbers = [1, 3, 4, 5].map((number) => `${number}. ${clinic(number)}`);
  const lines = screen.getByRole("table", { name: /^Line by line/ });
  expect(
    within(lines)
      .getAllByRole("columnheader")
      .slice(1)
      .map((head) => head.firstElementChild?.textContent),
  ).toEqual(numbers);
  const row = within(lines).getByRole("row", { name: /^Date of the quote/ });
  // On a phone, a number is shown before each value, and read out with the name.
  for (const [index, cell] of within(row).getAllByRole("cell").entries()) {
    expect(cell).toHaveTextContent(`${numbers[index]}: November 10, 2026`);
  }
  expect(screen.getByText(`2. ${clinic(2)}`).closest("summary")).toHaveTextContent("not known");
});

describe("an exchange rate", () => {
  it("shows 1,000 converted, and asks for a check if it looks like the inverse", async () => {
    withQuotes("Clinic A");
    show();
    await userEvent.type(price(), "2.990 €");
    const rate = screen.getByLabelText("Euros for £1");
    // Ours, with its day, until somebody enters another.
    expect(rate).toHaveValue("1.16");
    expect(screen.getByText(/^Our reference rates of March 14, 2026/)).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /^Total in pounds/ })).toHaveTextContent("£2,578");
    await userEvent.clear(rate);
    await userEvent.type(rate, "0.87");
    expect(screen.getByText(/€1,000 is about £1,149/)).toBeInTheDocument();
    expect(screen.getByText(/Did you enter the pounds for €1\?/)).toBeInTheDocument();
    await userEvent.clear(rate);
    await userEvent.type(rate, "1.15");
    expect(screen.getByText("€1,000 is about £870.")).toBeInTheDocument();
    expect(screen.queryByText(/Did you enter/)).toBeNull();
  });
});

describe("the message to a clinic", () => {
  it("is not needed if the quote answers every line", () => {
    const quotes = [{ ...complete, clinic: "Clinic A" }];
    replacePlan({ ...emptyPlan, quotes: { ...emptyPlan.quotes, quotes } });
    show();
    const asked = within(screen.getByRole("region", { name: "Ask for what is missing" }));
    expect(asked.getByText("Nothing is missing from this quote.")).toBeVisible();
    expect(asked.queryByRole("link")).toBeNull();
  });

  it("is copied if it is too long for a link, and names only treatments of the quotes’ kind", async () => {
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    replacePlan({
      ...emptyPlan,
      basics: { ...emptyPlan.basics, treatments: ["rhinoplasty", "dental-implants"] },
      quotes: {
        ...emptyPlan.quotes,
        kind: "dental",
        quotes: [quote({ clinic: "Clinic A" })],
      },
    });
    show();
    const asked = within(screen.getByRole("region", { name: "Ask for what is missing" }));
    const mail = asked.getByRole("link", { name: /^Email/ });
    expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:\?subject=[^&]+$/));
    expect(asked.getByText(/too long for an email link/)).toBeInTheDocument();
    // jsdom cannot open an email program.
    vi.spyOn(console, "error").mockImplementation(() => {});
    await user.click(mail);
    expect(copied).toHaveBeenCalledWith(expect.stringContaining("your quote for Dental Implants."));
  });
});
