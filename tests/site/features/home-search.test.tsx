// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { SearchForm } from "@/site/features/home/search-form.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";

afterEach(cleanup);

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

const field = () => screen.getByRole("combobox", { name: "Treatment" });
const links = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("the search on the home page", () => {
  it.each([
    ["teeth", /Teeth Whitening.*£.* whole treatment, without hotel and transfers/],
    ["nose job", /^Rhinoplasty.*£/],
    ["boob job", /^Breast Augmentation.*£/],
    ["dentel implants", /^Dental Implants.*per implant/],
    ["gastric sleve", /^Gastric Sleeve.*£/],
    ["eye laser", /^LASIK.*per eye/],
    ["knee", /^Knee Replacement.*£/],
    ["botox", /^Injections for Lines and Volume/],
    // A complete suggestion.
    ["tummy tuck", /^Tummy Tuck.*£/],
    ["Dental Implants", /^Dental Implants.*per implant/],
  ])("finds the page that %s means, with its price and unit", async (typed, expected) => {
    open();
    await userEvent.type(field(), typed);
    await waitFor(() => expect(links().some((text) => expected.test(text ?? ""))).toBe(true));
  });

  it("does not offer a page as similar because of one word in its text", async () => {
    open();
    await userEvent.type(field(), "varicose veins");
    await screen.findByText("We found no page about “varicose veins”.");
    expect(links()).toEqual([]);
  });

  it("moves the focus to the first page on Enter, and back to the field on Escape", async () => {
    open();
    await userEvent.type(field(), "turkey teeth{Enter}");
    await waitFor(() => expect(screen.getAllByRole("link")[0]).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    expect(field()).toHaveFocus();
    // Without a style sheet only the class shows that the panel is closed.
    const panel = screen.getByRole("listbox", { hidden: true }).parentElement;
    expect(panel).toHaveClass("hidden");
  });

  it("does not move the focus if someone continues to type after a search", async () => {
    open();
    await userEvent.type(field(), "teeth{Enter}");
    await waitFor(() => expect(screen.getAllByRole("link")[0]).toHaveFocus());
    await userEvent.clear(field());
    await userEvent.type(field(), "Rhinoplasty");
    await userEvent.clear(field());
    await userEvent.type(field(), "knee");
    await waitFor(() => expect(links().join()).toContain("Knee Replacement"));
    expect(field()).toHaveFocus();
  });

  it("opens the quote form for a suggested name in any case, with a link to its page", async () => {
    open();
    await userEvent.type(field(), "hip replacement");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Get your free quote" }));
    expect(dialog.getByLabelText("Treatment")).toHaveValue("hip replacement");
    dialog.getByRole("link", { name: "Read about Hip Replacement" });
    await dialog.findByText(
      /£6,000-£12,000 for the whole treatment, indicative\. .*hotel and transfers/,
    );
  });

  it("asks for a quote about whatever was typed", async () => {
    open();
    await userEvent.type(field(), "moon dust");
    await userEvent.click(
      await screen.findByRole("button", { name: "Ask for a free quote for “moon dust”" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText("Treatment")).toHaveValue("moon dust");
  });

  it("offers nothing about a prescription-only medicine", async () => {
    open();
    await userEvent.type(field(), "botox");
    await waitFor(() => expect(links().join()).toContain("Injections for Lines and Volume"));
    expect(screen.queryByRole("button", { name: /^Ask for/ })).toBeNull();
    expect(links().join()).not.toMatch(/botulinum|on consultation/i);
  });

  it.each([
    "bleeding",
    "chest pian",
    "I feel unwell",
    "my nose is bleeding",
    "fever after tummy tuck",
    "A&E",
  ])(
    "answers %j with the emergency numbers and the page that helps, and nothing else",
    async (typed) => {
      open();
      await userEvent.type(field(), typed);
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

  it("offers no quote beside the pages about a treatment's complications", async () => {
    open();
    await userEvent.type(field(), "gastric sleeve complications");
    await waitFor(() => expect(links().join()).toContain("Gastric Sleeve"));
    expect(screen.queryByRole("button", { name: /^Ask for/ })).toBeNull();
  });
});
