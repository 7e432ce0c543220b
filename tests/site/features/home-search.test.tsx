import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { SearchForm } from "@/site/features/home/search-form.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { quoteDialog } from "@/site/features/quote/quote-loader.ts";
import { loadSiteSearch } from "@/site/features/site-search/load-site-search.ts";
import { costOf } from "../../content/summaries.ts";

// What a visitor's browser has fetched is not what these tests wait for.
beforeAll(() =>
  Promise.all([
    import("@/site/features/home/search-matches.tsx"),
    import("@/site/features/home/answer-search.ts"),
    loadSiteSearch(),
    quoteDialog.load("quote"),
  ]),
);

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

function open() {
  render(
    <MemoryRouter>
      <QuoteProvider>
        <SearchForm />
        <Place />
      </QuoteProvider>
    </MemoryRouter>,
  );
}

/** Enters a text at once, because each key would search again. */
async function enter(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

const field = () => screen.getByRole("combobox", { name: "Treatment" });
const links = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("the search on the home page", () => {
  it.each([
    ["teeth", /Teeth Whitening.*£.* whole treatment, without hotel and transfers/],
    ["nose job", /^Rhinoplasty.*£/],
    ["dentel implants", /^Dental Implants.*per implant/],
    ["eye laser", /^LASIK.*per eye/],
    ["botox", /^Injections for Lines and Volume/],
    // A complete suggestion.
    ["tummy tuck", /^Tummy Tuck.*£/],
  ])("finds the page that %s means, with its price and unit", async (typed, expected) => {
    open();
    await enter(typed);
    await waitFor(() => expect(links().some((text) => expected.test(text ?? ""))).toBe(true));
  });

  it("does not offer a page as similar because of one word in its text", async () => {
    open();
    await enter("varicose veins");
    await screen.findByText("We found no page about “varicose veins”.");
    expect(links()).toEqual([]);
  });

  it("reaches the pages with the arrow keys, and Escape returns to the field and closes the list", async () => {
    open();
    await enter("turkey teeth");
    await waitFor(() => expect(links().length).toBeGreaterThan(1));
    expect(field()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getAllByRole("link")[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(field()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("ends the list of names with the page of the best", async () => {
    open();
    await enter("tummy");
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(links()[0]).toMatch(/^Tummy Tuck.*£/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("link")).toHaveFocus();
  });

  it("does not offer a page whose name is already in the list", async () => {
    open();
    await enter("tummy");
    await waitFor(() => expect(links()).toHaveLength(1));
    await userEvent.clear(field());
    await enter("septoplasty");
    expect(screen.getByRole("option", { name: "Septoplasty" })).toBeVisible();
    await waitFor(() => expect(links()).toEqual([]));
  });

  it("opens the quote form for a suggested name in any case, with a link to its page", async () => {
    open();
    await enter("hip replacement");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Get a free quote" }));
    expect(dialog.getByLabelText("Treatment")).toHaveValue("hip replacement");
    const { parentElement: row } = dialog.getByRole("link", { name: "Hip Replacement" });
    expect(row).toHaveTextContent(
      new RegExp(
        `${amountsInWords(costOf("hip-replacement"))} for the whole treatment, our estimate\\. .*hotel and transfers`,
      ),
    );
  });

  it.each([
    ["teeth", ["Teeth Whitening"], /£.* whole treatment/],
    ["knee surgery", ["Knee Replacement"], new RegExp(amountsInWords(costOf("knee-replacement")))],
    ["moon dust", [], /^$/],
    ["botox", ["Injections for Lines and Volume"], /^[^£]*$/],
  ])("asks about %j in the chosen city, with what the site found", async (typed, pages, price) => {
    open();
    await enter(typed);
    await userEvent.selectOptions(screen.getByLabelText("Location"), "İzmir");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText("Treatment")).toHaveValue(typed);
    expect(dialog.getByLabelText("Location")).toHaveValue("İzmir");
    const found = dialog.queryByText("Read before you ask:")?.parentElement;
    expect(found?.textContent ?? "").toMatch(price);
    for (const name of pages) dialog.getByRole("link", { name });
  });

  it.each(["", "teeth"])("opens no form on the page that follows: “%s”", async (typed) => {
    onTestFinished(() => window.history.replaceState(null, "", "/"));
    open();
    if (typed) await enter(typed);
    const search = () => fireEvent.click(screen.getByRole("button", { name: "Search" }));
    search();
    window.history.replaceState(null, "", "/about");
    // Longer than it takes to open what has loaded.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole("dialog")).toBeNull();
    search();
    await screen.findByRole("dialog");
  });

  it("closes the list on Enter, and asks", async () => {
    open();
    await userEvent.type(field(), "teeth{Enter}");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await screen.findByRole("dialog");
  });

  it("offers nothing about a prescription-only medicine", async () => {
    open();
    await enter("botox");
    await waitFor(() => expect(links().join()).toContain("Injections for Lines and Volume"));
    expect(links().join()).not.toMatch(/botulinum|on consultation/i);
  });

  it.each(["chest pian", "fever after tummy tuck"])(
    "answers %j with the emergency numbers and the page that helps, and nothing else",
    async (typed) => {
      open();
      await enter(typed);
      await screen.findByRole("link", { name: "Call 112 in Turkey" });
      expect(screen.getByRole("link", { name: "Call 112 in Turkey" })).toHaveAttribute(
        "href",
        "tel:112",
      );
      expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "tel:112",
        "tel:999",
        "/if-something-goes-wrong",
      ]);
      await waitFor(() =>
        expect(screen.getByRole("status")).toHaveTextContent(
          "In an emergency call 112 in Turkey or 999 in the UK. 1 page: If something goes wrong",
        ),
      );
      expect(screen.queryByRole("button", { name: /quote|consultation/i })).toBeNull();
      expect(screen.getByRole("listbox", { hidden: true }).children).toHaveLength(0);
      expect(document.body).not.toHaveTextContent("£");
    },
  );

  it.each([
    ["the Enter key", "bleeding{Enter}", undefined, "/if-something-goes-wrong"],
    ["the button", "swollen leg", "Search", "/if-something-goes-wrong"],
    ["the button", "delete my data", "Search", "/request"],
  ])("goes from words of distress to the page that helps with %s", async (_, keys, name, page) => {
    open();
    await userEvent.type(field(), keys);
    if (name) await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(screen.getByTestId("place")).toHaveTextContent(page));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
