import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { categories } from "@/content/categories.ts";
import { loadSiteSearch } from "@/site/features/site-search/load-site-search.ts";
import { loadDocuments } from "@/site/features/site-search/search-documents.ts";
import { createSiteSearch } from "@/site/features/site-search/site-search.ts";
import { button, field, openSearch, place, renderButton, type } from "./search-button-support.tsx";

// What a visitor's browser has fetched is not what these tests wait for.
beforeAll(() =>
  Promise.all([import("@/site/features/site-search/search-dialog.tsx"), loadSiteSearch()]),
);

describe("the search in the header", () => {
  it("opens with the categories, and returns the focus when it closes", async () => {
    const { user, onOpen } = await openSearch();
    expect(await field()).toHaveFocus();
    expect(onOpen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(categories.length));
    expect(screen.getByRole("group", { name: "Categories" })).toBeInTheDocument();
    // Without a query, Enter opens nothing.
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "Search" })).toBeInTheDocument();

    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("can be used with only the keyboard", async () => {
    const { user } = renderButton();
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard("{Enter}");
    const options = await type(user, "hair");
    const input = await field();
    expect(input).toHaveAttribute("aria-expanded", "true");
    expect(input).toHaveAttribute("aria-activedescendant", options[0]?.id);
    expect(options[0]).toHaveAttribute("aria-selected", "true");

    await user.keyboard("{ArrowDown}");
    expect(input).toHaveAttribute("aria-activedescendant", options[1]?.id);
    expect(input).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(input).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
    // More typing selects the best result again.
    await user.keyboard(" transplant");
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");

    const href = screen.getAllByRole("option")[0]?.getAttribute("href");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(place()).toBe(href));
    expect(href).toMatch(/hair|fue|dhi/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("groups the results, highlights matches and announces the number of results", async () => {
    const { user } = await openSearch();
    const options = await type(user, "rinoplasty");
    const group = screen.getByRole("group", { name: "Treatments" });
    const first = within(group).getAllByRole("option")[0];
    expect(first).toHaveTextContent("Rhinoplasty");
    expect(first?.querySelector("mark")).toHaveTextContent("Rhinoplasty");
    const count = options.length === 1 ? "1 result" : `${options.length} results`;
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(count));
  });

  it("has a tab for each kind of result, which shows all of them", async () => {
    const { user } = await openSearch();
    const few = await type(user, "surgery");
    const tabs = within(screen.getByRole("tablist", { name: "Type of result" }));
    expect(tabs.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    const total =
      (await createSiteSearch(await loadDocuments()))("surgery").groups.find(
        ({ kind }) => kind === "treatment",
      )?.total ?? 0;
    await user.click(tabs.getByRole("tab", { name: `Treatments ${total}` }));
    expect(screen.getAllByRole("option")).toHaveLength(total);
    expect(screen.queryByRole("group", { name: "Questions" })).toBeNull();
    const panel = screen.getByRole("tabpanel", { name: `Treatments ${total}` });
    expect(within(panel).getByRole("listbox", { name: "Results" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(`${total} results in Treatments`),
    );

    // A new query keeps the chosen kind if it has results of that kind.
    await user.clear(await field());
    await type(user, "hair");
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Hair");
    expect(screen.getByRole("tab", { name: /^Treatments/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await user.clear(await field());
    expect(screen.queryByRole("tablist")).toBeNull();
    expect(screen.getAllByRole("option")).toHaveLength(categories.length);
    await type(user, "surgery");
    expect(screen.getAllByRole("option")).toHaveLength(total);

    // If the chosen kind has no results, choosing a different one replaces it.
    await user.clear(await field());
    await type(user, "insurance");
    await user.click(screen.getByRole("tab", { name: "All", selected: true }));
    await user.clear(await field());
    await type(user, "surgery");
    expect(screen.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getAllByRole("option")).toHaveLength(few.length);
  });

  it("lets the keyboard move from the field to the tabs and back", async () => {
    const { user } = await openSearch();
    await type(user, "surgery");
    await user.keyboard("{ArrowDown}");
    await user.tab();
    for (let stops = 0; stops < 5 && !document.activeElement?.matches("[role=tab]"); stops += 1) {
      await user.tab();
    }
    expect(screen.getByRole("tab", { name: "All" })).toHaveFocus();
    // Nothing is selected, so Enter opens nothing.
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    await user.keyboard("{ArrowRight}");
    const next = screen.getAllByRole("tab")[1];
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute("aria-selected", "true");
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    await user.keyboard("{ArrowDown}");
    expect(await field()).toHaveFocus();
    expect(screen.getByRole("option", { selected: true })).toBe(screen.getAllByRole("option")[0]);
  });

  it("says when nothing matches, and offers similar results or the categories", async () => {
    const { user } = await openSearch();
    await type(user, "knee tattoo");
    expect(screen.getByText("No exact results for “knee tattoo”. Similar results:")).toBeVisible();
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Knee Replacement");
    // A similar result is not selected automatically.
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "false");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(/No exact results. Similar/),
    );

    await user.clear(await field());
    await type(user, "qwxzvk");
    expect(screen.getByText(/^No results for “qwxzvk”/)).toBeVisible();
    expect(screen.getAllByRole("option")).toHaveLength(categories.length);
  });

  it("asks about what it does not list, below the results", async () => {
    const typed = "qwxzvk";
    const { user } = await openSearch();
    const options = await type(user, typed);
    const ask = screen.getByRole("button", {
      name: `Not listed? Get a free quote for “${typed}”`,
    });
    const after = options.at(-1)?.compareDocumentPosition(ask) ?? 0;
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(ask);
    const dialog = within(await screen.findByRole("dialog", { name: "Get a free quote" }));
    expect(dialog.getByLabelText("Treatment")).toHaveValue(typed);
    await user.keyboard("{Escape}{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("does not ask about a prescription-only medicine", async () => {
    const { user } = await openSearch();
    await type(user, "botox tattoo");
    expect(screen.queryByRole("button", { name: /Not listed/ })).toBeNull();
  });

  it.each(["chest pain", "fever after tummy tuck"])(
    "answers %j with the emergency numbers and the page that helps, and nothing else",
    async (typed) => {
      const { user } = await openSearch();
      const options = await type(user, typed);
      expect(options).toHaveLength(1);
      expect(options[0]).toHaveTextContent(/^If something goes wrong/);
      expect(options[0]).toHaveAttribute("aria-selected", "true");
      const dialog = within(screen.getByRole("dialog", { name: "Search" }));
      const links = dialog.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(links).toEqual(["tel:112", "tel:999"]);
      expect(dialog.queryByText(/quote|consultation|£/i)).toBeNull();
      await waitFor(() =>
        expect(screen.getByRole("status")).toHaveTextContent(/112 .* 999 .*1 page: If something/),
      );
      await user.keyboard("{Enter}");
      await waitFor(() => expect(place()).toBe("/if-something-goes-wrong"));
    },
  );

  it("leads a complaint to the sections about it, without the emergency numbers", async () => {
    const { user } = await openSearch();
    const options = await type(user, "complaint");
    expect(options.map((option) => option.getAttribute("href"))).toEqual([
      "/if-something-goes-wrong#complain-in-the-uk",
      "/if-something-goes-wrong#complain-in-turkey",
      "/if-something-goes-wrong#money",
    ]);
    expect(screen.queryByRole("link", { name: /^Call/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /Not listed/ })).toBeNull();
  });

  it("opens a clicked result, and leaves a click for a new tab to the browser", async () => {
    const { user } = await openSearch();
    const [option] = await type(user, "istanbul");
    if (!option) throw new Error("The search has no results.");
    expect(option).toHaveAttribute("href", "/explore#istanbul");

    // The browser would follow the link, which jsdom does not support.
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("click", stop);
    await user.keyboard("{Control>}");
    await user.click(option);
    await user.keyboard("{/Control}");
    window.removeEventListener("click", stop);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    expect(place()).toBe("/");

    await user.click(option);
    await waitFor(() => expect(place()).toBe("/explore#istanbul"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("always opens empty and stores no query", async () => {
    const { user } = await openSearch();
    await type(user, "botox");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(button());
    expect(await field()).toHaveValue("");
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(place()).toBe("/");
  });
});
