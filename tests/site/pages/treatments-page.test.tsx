import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { usuallyIncluded } from "@/content/standard-sentences.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import TreatmentsPage, { preload } from "@/site/pages/treatments/treatments-page.tsx";
import { allSummaries, costOf } from "../../content/summaries.ts";

async function open(path: string) {
  window.history.replaceState(null, "", path);
  await preload();
  render(<TreatmentsPage />, { wrapper: BrowserRouter });
}

const count = Object.keys(treatmentNames).length;

const row = (name: string) => screen.getByRole("link", { name }).closest("li");

describe("the list of all treatments", () => {
  it("says above the prices what they include, and for each that differs how", async () => {
    await open("/treatments");
    const usual = screen.getByText(usuallyIncluded);
    const first = screen.getAllByText("Price", { selector: "dt" })[0] as HTMLElement;
    expect(usual.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const priceIn = (name: string) =>
      within(row(name) as HTMLElement)
        .getByText(/^£/)
        .closest("dd");
    expect(priceIn("Rhinoplasty")).toHaveTextContent(
      new RegExp(`^${amountsInWords(costOf("rhinoplasty"))} whole treatment$`),
    );
    expect(priceIn("Dental Implants")).toHaveTextContent(
      `${amountsInWords(costOf("dental-implants"))} per implant · Treatment only. It may not include the connecting piece and the crown.`,
    );
    for (const { name, averageCost, prescriptionOnly } of allSummaries) {
      if (prescriptionOnly) continue;
      const isOnly = averageCost.includes === "treatment";
      expect(/Treatment only/.test(priceIn(name)?.textContent ?? ""), name).toBe(isOnly);
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
