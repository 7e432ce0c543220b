import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { hrefTo } from "@/lib/routes.ts";
import type * as Loading from "@/site/features/site-search/load-site-search.ts";
import { loadDocuments } from "@/site/features/site-search/search-documents.ts";
import { createSiteSearch, type SiteSearch } from "@/site/features/site-search/site-search.ts";
import { button, field, openSearch, place, renderButton } from "./search-button-support.tsx";

const network = vi.hoisted((): { load: (() => Promise<SiteSearch>) | undefined } => ({
  load: undefined,
}));

// Uses the real module, unless a test simulates a slow or failing network.
vi.mock("@/site/features/site-search/load-site-search.ts", async (importOriginal) => {
  const real = await importOriginal<typeof Loading>();
  return {
    loadSiteSearch: () => (network.load ? network.load() : real.loadSiteSearch()),
    readySiteSearch: () => (network.load ? undefined : real.readySiteSearch()),
  };
});
// The next file in this worker must get the real module.
afterAll(() => {
  vi.doUnmock("@/site/features/site-search/load-site-search.ts");
});

const search = await createSiteSearch(await loadDocuments());

afterEach(() => {
  network.load = undefined;
});

describe("the search in the header", () => {
  it("keeps what was typed until the index has loaded", async () => {
    let arrive: (search: SiteSearch) => void = () => {};
    network.load = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { user } = await openSearch();
    await user.type(await field(), "lasik");
    expect(screen.getByText("Loading search…")).toBeVisible();
    expect(await field()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{Enter}");
    expect(place()).toBe("/");

    await act(async () => arrive(search));
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("LASIK");
    expect(screen.queryByText("Loading search…")).not.toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(place()).toBe(hrefTo.treatment("lasik")));
  });

  it("leads words of distress to the page that helps before the index has loaded, or without it", async () => {
    network.load = () => new Promise(() => {});
    const waiting = renderButton();
    await waiting.user.click(button());
    await waiting.user.type(await field(), "bleeding");
    expect(screen.getByRole("link", { name: "Call 999 in the UK" })).toBeVisible();
    await waiting.user.keyboard("{Enter}");
    await waitFor(() => expect(place()).toBe(hrefTo.ifSomethingGoesWrong()));

    network.load = () => Promise.reject(new TypeError("Failed to fetch"));
    await waiting.user.click(button());
    await screen.findByRole("alert");
    await waiting.user.type(await field(), "chest pain");
    expect(screen.getByRole("link", { name: "Call 999 in the UK" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says when the index cannot be loaded, and tries again", async () => {
    network.load = () => Promise.reject(new TypeError("Failed to fetch"));
    const { user } = await openSearch();
    await user.type(await field(), "lasik");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("We could not load the search.");

    network.load = () => Promise.resolve(search);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect((await screen.findAllByRole("option"))[0]).toHaveTextContent("LASIK");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue("lasik");
  });
});
