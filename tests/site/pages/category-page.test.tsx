import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter, useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { namesByCategory } from "@/content/treatments/names.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { storeChoice } from "@/site/features/compare/stored-choice.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import CategoryPage, { preload } from "@/site/pages/category/category-page.tsx";
import { searchTreatments } from "../../../src/site/features/treatments/treatment-list.tsx";
import { costOf } from "../../content/summaries.ts";
import { PageAt } from "./page-at.tsx";

const countOf = (category: keyof typeof namesByCategory) =>
  Object.keys(namesByCategory[category]).length;

let goTo: ReturnType<typeof useNavigate>;

function Navigator() {
  goTo = useNavigate();
  return null;
}

async function open(path: string) {
  window.history.replaceState(null, "", path);
  await preload({ slug: "dental" });
  await preload({ slug: "eye-care" });
  render(
    <BrowserRouter>
      <QuoteProvider>
        <Navigator />
        <PageAt page={CategoryPage} />
      </QuoteProvider>
    </BrowserRouter>,
  );
}

const shown = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const box = () => screen.getByPlaceholderText("Search treatments...");

beforeEach(() => storeChoice([]));

it("asks about its category", async () => {
  await open("/category/dental");
  await userEvent.click(screen.getByRole("button", { name: "Book a Free Consultation" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Treatment")).toHaveValue("Dental");
});

describe("the search of a category", () => {
  it("has a label, filters by any part of the name and keeps the text in the URL", async () => {
    const user = userEvent.setup();
    await open("/category/dental");
    expect(shown()).toHaveLength(countOf("dental"));
    expect(box()).toHaveAccessibleName("Search in Dental");
    await user.type(box(), "iMPl");
    expect(shown()).toEqual(["Dental Implants"]);
    expect(window.location.search).toBe("?search=iMPl");
    await user.clear(box());
    expect(shown()).toHaveLength(countOf("dental"));
    expect(window.location.search).toBe("");
  });

  it("starts with the text in the URL and follows later changes to it", async () => {
    await open("/category/dental?search=veneers");
    expect(box()).toHaveValue("veneers");
    expect(shown()).toEqual(["Porcelain Veneers"]);
    await act(async () => goTo("/category/dental?search=root"));
    expect(box()).toHaveValue("root");
    // As a link in the menu does.
    await act(async () => goTo("/category/dental", { replace: true }));
    expect(box()).toHaveValue("");
    await act(async () => goTo("/category/eye-care"));
    expect(box()).toHaveValue("");
    expect(shown()).toHaveLength(countOf("eye-care"));
  });

  it("says when nothing matches, and offers to show all treatments again", async () => {
    const user = userEvent.setup();
    await open("/category/dental?search=knee");
    expect(screen.getByText("No treatments found matching your search.")).toBeVisible();
    expect(shown()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Show all treatments" }));
    expect(shown()).toHaveLength(countOf("dental"));
  });

  it("searches only names, for any part of them", async () => {
    const summaries = await treatmentSummaries.load("dental");
    for (const { name } of summaries) {
      for (const part of [name, name.slice(2, 6), name.toUpperCase()]) {
        const byName = summaries.filter((summary) =>
          summary.name.toLowerCase().includes(part.toLowerCase()),
        );
        expect(searchTreatments(summaries, part)).toEqual(byName);
      }
    }
  });

  it("leads words of distress to the page that helps, and to no treatment", async () => {
    await open("/category/dental?search=infected+tooth");
    expect(screen.getByRole("link", { name: "Call 999 in the UK" })).toHaveAttribute(
      "href",
      "tel:999",
    );
    expect(screen.getByRole("link", { name: /^If something goes wrong/ })).toHaveAttribute(
      "href",
      "/if-something-goes-wrong",
    );
    expect(screen.queryByText("These treatments are also known by this name:")).toBeNull();
    expect(shown()).toEqual([]);
  });

  it("offers treatments that are also known by that name", async () => {
    await open("/category/dental?search=Clear+BRACES");
    expect(screen.getByText("No treatments found matching your search.")).toBeVisible();
    expect(shown()).toEqual([]);
    const others = screen.getByText(
      "These treatments are also known by this name:",
    ).nextElementSibling;
    expect(others?.querySelectorAll("a")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Invisalign Clear Aligners" })).toHaveAttribute(
      "href",
      "/treatment/invisalign",
    );
  });
});

describe("the links to the cards", () => {
  it("lead to those that the search shows", async () => {
    const user = userEvent.setup();
    await open("/category/dental");
    const links = () =>
      within(screen.getByRole("navigation", { name: "Treatments in this list" })).getAllByRole(
        "link",
      );
    expect(links()).toHaveLength(countOf("dental"));
    for (const link of links()) {
      const card = document.getElementById(
        new URL(link.getAttribute("href") ?? "", "http://localhost").hash.slice(1),
      );
      expect(card).toHaveTextContent(link.textContent ?? "nothing");
    }
    await user.type(box(), "implants");
    expect(links().map(({ textContent }) => textContent)).toEqual(["Dental Implants"]);
  });
});

describe("a card", () => {
  it("shows the name, cost and overview, and links to the treatment", async () => {
    await open("/category/dental");
    const card = within(screen.getByRole("article", { name: "Dental Implants" }));
    const from = `from ${amountsInWords(costOf("dental-implants"))}`;
    expect(card.getByText(from).parentElement).toHaveTextContent(`${from} per implant`);
    expect(
      card.getByText(/^Our estimate\. Treatment only\. Hotel, transfers.*connecting piece/),
    ).toBeVisible();
    expect(screen.getByText(/All prices are our estimates/)).toBeVisible();
    expect(card.getByText(/^A dental implant is/)).toHaveClass("line-clamp-3");
    expect(card.getByRole("link", { name: /View Details/ })).toHaveAttribute(
      "href",
      "/treatment/dental-implants",
    );
    expect(card.getByRole("button", { name: /Get Quote/ })).toBeVisible();
  });
});

describe("choosing for comparison", () => {
  const tick = (name: string) => screen.getByRole("checkbox", { name: `Compare ${name}` });

  it("offers the comparison from the second treatment on", async () => {
    const user = userEvent.setup();
    await open("/category/dental");
    expect(screen.queryByRole("region", { name: "Chosen for comparison" })).toBeNull();
    await user.click(tick("Dental Implants"));
    expect(screen.getByRole("link", { name: "Add another" })).toBeVisible();
    await user.click(tick("Porcelain Veneers"));
    expect(screen.getByRole("link", { name: "Compare 2 treatments" })).toHaveAttribute(
      "href",
      "/compare?treatments=dental-implants,veneers",
    );
    await user.click(tick("Dental Implants"));
    expect(screen.queryByRole("link", { name: /^Compare \d/ })).toBeNull();
  });

  it("stops at four and says so", async () => {
    await open("/category/dental");
    act(() => storeChoice(["fue", "dhi", "lasik", "bbl"]));
    expect(screen.getByRole("checkbox", { name: /^Compare Dental Implants/ })).toBeDisabled();
    expect(screen.getAllByText("(four chosen)")).toHaveLength(countOf("dental"));
    act(() => storeChoice(["fue", "dhi", "lasik"]));
    expect(tick("Dental Implants")).toBeEnabled();
  });

  it("keeps the focus when the pressed button is removed", async () => {
    const user = userEvent.setup();
    await open("/category/dental");
    act(() => storeChoice(["fue", "dhi"]));
    await user.click(
      screen.getByRole("button", { name: "Remove FUE Hair Transplant from the comparison" }),
    );
    expect(screen.getByText("1 chosen for comparison.")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole("region", { name: "Chosen for comparison" })).toBeNull();
  });
});

describe("an unknown category", () => {
  it("says so and links to the home page", async () => {
    await open("/category/teeth");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Category not found");
    expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  });
});
