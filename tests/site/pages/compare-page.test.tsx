import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { loadTreatment } from "@/content/treatments/details.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { startingPoints } from "@/site/features/compare/no-choice.tsx";
import { storeChoice } from "@/site/features/compare/stored-choice.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import ComparePage from "@/site/pages/compare/compare-page.tsx";
import { costOf } from "../../content/summaries.ts";

// The texts are separate chunks, which take a while on a busy machine.
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
const cellsOf = (criterion: string | RegExp) => {
  const row = screen.getByRole("rowheader", { name: criterion }).closest("tr");
  return within(row as HTMLElement).getAllByRole("cell");
};

beforeEach(() => storeChoice([]));

describe("the comparison", () => {
  it("shows the treatments in the URL side by side, criterion by criterion", async () => {
    await open("/compare?treatments=fue,unknown,hip-replacement,fue");
    await screen.findByRole("table", {
      name: "FUE Hair Transplant and Hip Replacement side by side",
    });
    expect(columns()).toEqual([
      expect.stringContaining("FUE Hair Transplant"),
      expect.stringContaining("Hip Replacement"),
    ]);
    expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual([
      "What it’s for",
      "Average cost",
      "Stay in Turkey",
      "Fly home",
      "Anaesthetic",
      "Length of treatmentTime in theatre",
      "How long the result lasts",
      "Can it be undone?",
      "Recovery",
      "Back to desk work",
      "On the NHS",
      "If you do nothing",
      // What is the same for both comes after what differs, and is said once.
      "Trips to Turkey",
      expect.stringMatching(/^Who should not have it/),
      expect.stringMatching(/^Serious risks/),
      "Next step",
    ]);
    const [fue, hip] = cellsOf("Average cost");
    expect(fue).toHaveTextContent(amountsInWords(costOf("fue")));
    expect(hip).toHaveTextContent(amountsInWords(costOf("hip-replacement")));
    expect(cellsOf("Trips to Turkey").map(({ textContent }) => textContent)).toEqual([
      "Both: 1 trip",
    ]);
    for (const cell of cellsOf(/^Serious risks/)) {
      expect(within(cell).getAllByRole("listitem").length).toBeGreaterThan(2);
    }
    // The name is part of the cell for narrow screens, where the table has no columns.
    expect(hip).toHaveTextContent("Hip Replacement");
  });

  it("warns if the costs have different units", async () => {
    await open("/compare?treatments=dental-implants,smile-design");
    expect(await screen.findByText(/Some prices are/)).toHaveTextContent(
      "Some prices are per implant and others for the whole treatment.",
    );
    cleanup();
    await open("/compare?treatments=fue,dhi");
    await screen.findByRole("table");
    expect(screen.queryByText(/Some prices are/)).toBeNull();
  });

  it("compares no prescription-only medicine", async () => {
    await open("/compare?treatments=botox-fillers,fue,chemical-peels");
    await screen.findByRole("table");
    expect(cellsOf("Average cost")).toHaveLength(2);
    expect(screen.queryByText(/Injections for Lines/)).toBeNull();
  });

  it("lists the risks of every operation", async () => {
    await open("/compare?treatments=carpal-tunnel,chemical-peels");
    await screen.findByRole("table");
    const [carpalTunnel, peels] = cellsOf(/^Serious risks/);
    expect(carpalTunnel).toHaveTextContent("A blood clot in the leg");
    expect(peels).not.toHaveTextContent("A blood clot in the leg");
  });

  it("says once, below the table, what treatments share", async () => {
    await open("/compare?treatments=gastric-sleeve,gastric-bypass,limb-lengthening");
    const table = within(await screen.findByRole("table"));
    const header = screen.getByRole("rowheader", { name: /^Serious risks/ });
    expect(header).toHaveTextContent("What they share is below the table.");
    const part = (name: string) =>
      within(screen.getByRole("heading", { name }).closest("section") as HTMLElement);
    expect(part("What all share").getByText(/^A blood clot in the leg/)).toBeVisible();
    expect(table.queryByText(/^A blood clot in the leg/)).toBeNull();
    const two = part("What Gastric Sleeve and Gastric Bypass share");
    expect(two.getByText(/^Lack of vitamin B1/)).toBeVisible();
    expect(table.queryByText(/^Lack of vitamin B1/)).toBeNull();

    // Each point is there once, and none is left out.
    const texts = async (path: string) => {
      cleanup();
      await open(path);
      await screen.findByRole("table");
      return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    };
    const all = await texts("/compare?treatments=gastric-sleeve,gastric-bypass,limb-lengthening");
    for (const slug of ["gastric-sleeve", "gastric-bypass", "limb-lengthening"]) {
      const points = await texts(`/compare?treatments=${slug}`);
      expect(points.length).toBeGreaterThan(5);
      for (const point of points) expect(all.filter((text) => text === point)).toEqual([point]);
    }
  });

  it("says once what the lengths of treatment measure, or in each cell if they differ", async () => {
    await open("/compare?treatments=gastric-sleeve,gastric-bypass");
    await screen.findByRole("table");
    const header = screen.getByRole("rowheader", { name: /^Length of treatment/ });
    expect(header).toHaveTextContent(/Time in theatre$/);
    expect(screen.getAllByText("Time in theatre")).toHaveLength(1);
    cleanup();
    await open("/compare?treatments=gastric-sleeve,dental-implants");
    await screen.findByRole("table");
    expect(cellsOf("Length of treatment")[0]).toHaveTextContent(/Time in theatre$/);
    expect(cellsOf("Length of treatment")[1]).toHaveTextContent(/Time in the chair$/);
  });

  it("adds up to four treatments and removes them, also in the URL", async () => {
    const user = userEvent.setup();
    await open("/compare?treatments=fue,dhi,lasik");
    await screen.findByRole("table");
    // Load the text first, because jsdom cannot handle texts that arrive during a click.
    await loadTreatment("gastric-balloon");
    await user.selectOptions(screen.getByLabelText("Add a treatment"), "Gastric Balloon");
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(window.location.search).toBe("?treatments=fue,dhi,lasik,gastric-balloon");
    expect(screen.queryByLabelText("Add a treatment")).toBeNull();
    expect(document.body).not.toHaveFocus();

    const table = within(screen.getByRole("table"));
    await user.click(table.getByRole("button", { name: "Remove DHI Hair Transplant" }));
    await waitFor(() => expect(columns()).toHaveLength(3));
    expect(window.location.search).toBe("?treatments=fue,lasik,gastric-balloon");
    expect(screen.getByText(/^You’re comparing/)).toHaveFocus();
  });

  it("removes treatments from the names above the columns too, which phones show", async () => {
    const user = userEvent.setup();
    await open("/compare?treatments=fue,dhi");
    const names = within(await screen.findByRole("list", { name: "Compared treatments" }));
    expect(names.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "FUE Hair Transplant",
      "DHI Hair Transplant",
    ]);
    await user.click(names.getByRole("button", { name: "Remove DHI Hair Transplant" }));
    await waitFor(() => expect(columns()).toHaveLength(1));
    expect(screen.getByText(/^You’ve chosen FUE/)).toHaveFocus();
    expect(screen.queryByRole("list", { name: "Compared treatments" })).toBeNull();
  });
});

describe("without a choice", () => {
  it("explains the page, and offers the treatments and pairs to start with", async () => {
    await open("/compare");
    expect(screen.getByRole("heading", { name: "Where to start" })).toBeVisible();
    expect(screen.getAllByRole("group")).toHaveLength(8);
    // All treatments but the prescription-only one, and the prompt to choose one.
    expect(screen.getAllByRole("option")).toHaveLength(Object.keys(treatmentNames).length);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const { treatments } of startingPoints) {
      expect(links).toContain(`/compare?treatments=${treatments.join(",")}`);
    }
  });

  it("offers the treatments chosen on other pages", async () => {
    storeChoice(["fue", "dhi"]);
    await open("/compare");
    expect(screen.getByRole("link", { name: "Compare 2 treatments" })).toHaveAttribute(
      "href",
      "/compare?treatments=fue,dhi",
    );
  });

  it("clears the choice when the last treatment is removed", async () => {
    const user = userEvent.setup();
    await open("/compare?treatments=fue");
    await user.click(await screen.findByRole("button", { name: "Remove FUE Hair Transplant" }));
    expect(await screen.findByRole("heading", { name: "Where to start" })).toBeVisible();
    expect(window.sessionStorage.getItem("comparison")).toBeNull();
    const choice = screen.getByRole("region", { name: "Your choice" });
    expect(choice).toHaveTextContent("You haven’t chosen a treatment yet.");
    expect(choice).not.toHaveTextContent("FUE");
  });
});
