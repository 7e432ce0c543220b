import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { AverageCost } from "@/content/schema.ts";
import { CostEstimate } from "@/site/features/treatments/cost-estimate.tsx";

const cost: AverageCost = {
  low: 700,
  high: 1300,
  unit: "per implant",
  madeOn: "2026-11",
  includes: "treatment",
};

it("multiplies the price by the number, which can be typed or stepped", async () => {
  render(<CostEstimate cost={cost} />);
  const number = screen.getByLabelText("Number of implants");
  expect(number).toHaveValue("2");
  expect(screen.getByRole("status")).toHaveTextContent("2 implants at £700-£1,300 = £1,400-£2,600");
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(screen.getByRole("status")).toHaveTextContent("3 implants at £700-£1,300 = £2,100-£3,900");
  await userEvent.type(number, "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("status")).toHaveTextContent("1 implant at £700-£1,300 = £700-£1,300");
});

it("keeps what is not a number of implants, and says which numbers are", async () => {
  render(<CostEstimate cost={cost} />);
  const number = screen.getByLabelText("Number of implants");
  for (const typed of ["12345", "0", "two"]) {
    await userEvent.clear(number);
    await userEvent.type(number, typed);
    expect(number).toHaveValue(typed);
    expect(number).toHaveAccessibleDescription("Enter a whole number from 1 to 16.");
  }
});
