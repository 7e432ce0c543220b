import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CostsTool } from "@/site/features/plan/costs/costs-tool.tsx";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { forgetPlan, readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { quote, withLine } from "./plan-quote-support.ts";

const show = () => render(<CostsTool />, { wrapper: MemoryRouter });

beforeEach(() => void readPlan());
afterEach(() => {
  cleanup();
  act(forgetPlan);
});

describe("the costs", () => {
  const chance = () => screen.getByLabelText(/^Chance/);

  it("check a chance and a number when their field is left", async () => {
    show();
    await userEvent.type(chance(), "1 in");
    expect(chance()).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    expect(chance()).toHaveAccessibleDescription(/such as 5%, or 1 in 20/);
    await userEvent.type(chance(), " 20");
    await userEvent.tab();
    expect(chance()).not.toHaveAttribute("aria-invalid");
    const people = screen.getByLabelText("People travelling");
    await userEvent.clear(people);
    await userEvent.type(people, "me and my sister");
    await userEvent.tab();
    expect(people).toHaveAccessibleDescription(/Write a number, such as 2 or 2 to 4/);
    await userEvent.clear(people);
    await userEvent.type(people, "two adults");
    await userEvent.tab();
    expect(people).not.toHaveAttribute("aria-invalid");
  });

  it("say “or more” while something is missing, and name it", async () => {
    show();
    await userEvent.type(screen.getByLabelText("Treatment"), "from £2,000");
    await userEvent.type(screen.getByLabelText("Flights for one person"), "£200");
    const total = within(screen.getByRole("region", { name: "The whole cost" }));
    const [low, likely, high] = total.getAllByRole("definition");
    for (const end of [low, likely, high]) expect(end).toHaveTextContent("£2,200 or more");
    expect(total.getByText(/^In Turkey/)).toHaveTextContent("In Turkey: £2,200 or more");
    expect(total.getByText(/^Not counted: hotel per night/)).toBeInTheDocument();
    expect(screen.getByText("7 of 9 lines not counted")).toBeInTheDocument();
  });

  it("say at a number that its line is not counted without it, and suggest the nights", async () => {
    replacePlan({
      ...emptyPlan,
      basics: { ...emptyPlan.basics, treatments: ["rhinoplasty"] },
      costs: { ...emptyPlan.costs, amounts: { nights: "£60", pay: "£90" } },
    });
    show();
    const nights = screen.getByLabelText("Extra nights, per trip");
    expect(nights).toHaveAccessibleDescription(/Enter the number of nights\. Until then/);
    expect(screen.getByLabelText(/^Days without pay/)).toHaveAccessibleDescription(
      /Enter the number of days\. Until then/,
    );
    const people = screen.getByLabelText("People travelling");
    expect(people).not.toHaveAccessibleDescription(/Enter the number/);
    await userEvent.click(await screen.findByRole("button", { name: /^Use \d+ nights$/ }));
    expect(nights).toHaveFocus();
    expect(nights).toHaveValue("12");
    expect(nights).not.toHaveAccessibleDescription(/Enter the number/);
    expect(screen.queryByRole("button", { name: /^Use \d+ nights$/ })).toBeNull();
  });

  it("suggest only the nights that the chosen price does not include", async () => {
    const tellsNights = (words: string) =>
      withLine(quote({ price: "£2,500" }), "hotel-nights", { answer: "included", words });
    const plan = (used: string, quoted = quote()) =>
      replacePlan({
        ...emptyPlan,
        basics: { ...emptyPlan.basics, treatments: ["rhinoplasty"] },
        quotes: { ...emptyPlan.quotes, quotes: [quoted] },
        costs: { ...emptyPlan.costs, used, amounts: { treatment: "£2,500", nights: "£60" } },
      });
    const suggested = () => screen.queryByRole("button", { name: /^Use \d+ nights?$/ });
    plan("a", tellsNights("7 nights"));
    show();
    expect(await screen.findByRole("button", { name: "Use 5 nights" })).toBeVisible();
    act(() => plan("a", tellsNights("for your stay")));
    expect(suggested()).toBeNull();
    act(() => plan("rhinoplasty"));
    expect(suggested()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Fill in the usual figures" }));
    expect(screen.getByLabelText("Extra nights, per trip")).toHaveValue("0");
  });

  it("ask for treatments, or show our ranges, and name a quote without a rate", async () => {
    show();
    act(() =>
      replacePlan({
        ...emptyPlan,
        basics: { ...emptyPlan.basics, treatments: ["rhinoplasty", "invisalign"] },
        quotes: {
          ...emptyPlan.quotes,
          rates: { EUR: "" },
          quotes: [quote({ clinic: "Clinic A", price: "2900", currency: "EUR" })],
        },
      }),
    );
    expect(
      await screen.findByText(/our estimate from November 2026, with hotel/),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Rhinoplasty" })).toHaveAttribute(
      "href",
      "/treatment/rhinoplasty",
    );
    expect(screen.getByText("Clinic A").parentElement).toHaveTextContent(
      "Clinic A: needs an exchange rate",
    );
    expect(screen.getByLabelText("Trips to Turkey")).toHaveValue("5 to 10");
  });
});
