import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { treatmentNames } from "@/content/treatments/names.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import TreatmentsPage, { preload } from "@/site/pages/treatments/treatments-page.tsx";
import { costOf } from "../../content/summaries.ts";

async function open(path: string) {
  window.history.replaceState(null, "", path);
  await preload();
  render(
    <BrowserRouter>
      <TreatmentsPage />
    </BrowserRouter>,
  );
}

const count = Object.keys(treatmentNames).length;

const row = (name: string) => screen.getByRole("link", { name }).closest("li");

describe("the list of all treatments", () => {
  it("says for each price what it includes", async () => {
    await open("/treatments");
    expect(row("Rhinoplasty")).toHaveTextContent(
      `${amountsInWords(costOf("rhinoplasty"))} whole treatment · With hotel and transfers. Flights and insurance are extra`,
    );
    expect(row("Dental Implants")).toHaveTextContent(
      `${amountsInWords(costOf("dental-implants"))} per implant · Treatment only. Hotel, transfers, flights and insurance are extra. It may not include the connecting piece and the crown`,
    );
    const prices = screen.getAllByText("Price", { selector: "dt" });
    expect(prices).toHaveLength(count);
    for (const price of prices) {
      expect(price.nextElementSibling).toHaveTextContent(
        /With hotel|Treatment only|^Prescription only/,
      );
    }
  });

  it("says why a prescription-only medicine has no price, and does not compare it", async () => {
    await open("/treatments");
    const medicine = row("Injections for Lines and Volume");
    expect(medicine).toHaveTextContent(
      "Prescription only. A doctor can tell you the price after examining you.",
    );
    expect(medicine).not.toHaveTextContent(/£|Compare/);
    expect(screen.getAllByText(/^Prescription only/)).toHaveLength(1);
  });

  it("says what to change if nothing passes, and clears the filters", async () => {
    const user = userEvent.setup();
    await open("/treatments?price=500&anaesthetic=general");
    expect(screen.getByText(`0 of ${count} treatments`)).toBeVisible();
    expect(screen.getByText("Try a higher price or any anaesthetic.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    // The pressed button is removed.
    expect(screen.getByText(`${count} treatments`)).toHaveFocus();
    expect(window.location.search).toBe("");
    expect(screen.queryByText(/^Try /)).toBeNull();
  });

  it("keeps the focus when all treatments are shown again", async () => {
    const user = userEvent.setup();
    await open("/treatments?stay=7");
    await user.click(screen.getByRole("button", { name: "Show all treatments" }));
    expect(screen.getByText(`${count} treatments`)).toHaveFocus();
  });
});
