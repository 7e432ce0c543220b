// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadTreatment } from "@/content/treatments/index.ts";
import { choose } from "@/features/compare/chosen.ts";
import { startingPoints } from "@/features/compare/starting-points.ts";
import { QuoteProvider } from "@/features/quote/quote-context.tsx";
import ComparePage from "@/pages/compare/compare-page.tsx";

// The texts arrive as chunks of their own, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5000 });

async function open(path: string) {
  window.history.replaceState(null, "", path);
  await act(async () => {
    render(
      <BrowserRouter>
        <QuoteProvider>
          <ComparePage />
        </QuoteProvider>
      </BrowserRouter>,
    );
  });
}

const columns = () => screen.queryAllByRole("columnheader").map((cell) => cell.textContent);
const cellsOf = (criterion: string) => {
  const row = screen.getByRole("rowheader", { name: criterion }).closest("tr");
  return within(row as HTMLElement).getAllByRole("cell");
};

beforeEach(() => choose([]));
afterEach(cleanup);

describe("the comparison", () => {
  it("puts what the address names side by side, criterion by criterion", async () => {
    await open("/compare?treatments=fue,unknown,hip-replacement,fue");
    await screen.findByRole("table", {
      name: "FUE Hair Transplant and Hip Replacement side by side",
    });
    expect(columns()).toEqual([
      expect.stringContaining("FUE Hair Transplant"),
      expect.stringContaining("Hip Replacement"),
    ]);
    expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual([
      "Average cost",
      "Stay in Turkey",
      "Time before flying",
      "Anaesthetic",
      "Length",
      "Recovery",
      "Back to desk work",
      "Who it is not for",
      "Serious risks",
      "Next step",
    ]);
    const [fue, hip] = cellsOf("Average cost");
    expect(fue).toHaveTextContent("£1,500-£4,000");
    expect(hip).toHaveTextContent("£6,000-£12,000");
    for (const cell of cellsOf("Serious risks")) {
      expect(within(cell).getAllByRole("listitem").length).toBeGreaterThan(2);
    }
    // Without columns each value says whose it is.
    expect(hip).toHaveTextContent("Hip Replacement");
  });

  it("warns where the costs do not count the same thing", async () => {
    await open("/compare?treatments=dental-implants,smile-design");
    expect(await screen.findByText(/These costs do not count the same thing/)).toHaveTextContent(
      "some are per implant and some are for the whole treatment",
    );
    cleanup();
    await open("/compare?treatments=fue,dhi");
    await screen.findByRole("table");
    expect(screen.queryByText(/These costs do not count/)).toBeNull();
  });

  it("adds, up to four, and removes, in the address too", async () => {
    const user = userEvent.setup();
    await open("/compare?treatments=fue,dhi,lasik");
    await screen.findByRole("table");
    // Texts that arrive in the middle of a click are a browser's business, not jsdom's.
    await loadTreatment("gastric-balloon");
    await user.selectOptions(screen.getByLabelText("Add a treatment"), "Gastric Balloon");
    await user.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(window.location.search).toBe("?treatments=fue,dhi,lasik,gastric-balloon");
    expect(screen.queryByLabelText("Add a treatment")).toBeNull();
    expect(document.body).not.toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Remove DHI Hair Transplant" }));
    await waitFor(() => expect(columns()).toHaveLength(3));
    expect(window.location.search).toBe("?treatments=fue,lasik,gastric-balloon");
    expect(screen.getByText(/^You are comparing/)).toHaveFocus();
  });

  it("asks for a second treatment where there is one", async () => {
    await open("/compare?treatments=fue");
    expect(
      screen.getByText("FUE Hair Transplant is chosen. Add at least one more to compare it with."),
    ).toBeVisible();
  });
});

describe("without a choice", () => {
  it("explains, and offers all treatments and pairs to begin with", async () => {
    await open("/compare");
    expect(screen.getByRole("heading", { name: "Where to begin" })).toBeVisible();
    expect(screen.getAllByRole("group")).toHaveLength(8);
    // 38 treatments and the invitation to choose.
    expect(screen.getAllByRole("option")).toHaveLength(39);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const { treatments } of startingPoints) {
      expect(links).toContain(`/compare?treatments=${treatments.join(",")}`);
    }
  });

  it("goes on with what was chosen on the way", async () => {
    choose(["fue", "dhi"]);
    await open("/compare");
    expect(screen.getByRole("link", { name: "Compare 2 treatments" })).toHaveAttribute(
      "href",
      "/compare?treatments=fue,dhi",
    );
  });

  it("forgets a choice whose last treatment was removed", async () => {
    const user = userEvent.setup();
    await open("/compare?treatments=fue");
    await user.click(await screen.findByRole("button", { name: "Remove FUE Hair Transplant" }));
    expect(await screen.findByRole("heading", { name: "Where to begin" })).toBeVisible();
    expect(window.sessionStorage.getItem("comparison")).toBeNull();
    const choice = screen.getByRole("region", { name: "Your choice" });
    expect(choice).toHaveTextContent("You have chosen nothing yet.");
    expect(choice).not.toHaveTextContent("FUE");
  });
});
