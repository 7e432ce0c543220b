// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { faqItems } from "@/content/faq/questions.ts";
import type { ArticleBody } from "@/content/schema.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { loadDocuments, type SearchDocument } from "@/site/features/site-search/documents.ts";
import type * as Loading from "@/site/features/site-search/load-site-search.ts";
import type { Segment } from "@/site/features/site-search/marks.ts";
import { SearchButton } from "@/site/features/site-search/search-button.tsx";
import {
  createSiteSearch,
  type SiteSearch,
  type SiteSearchResult,
} from "@/site/features/site-search/site-search.ts";
import { staticPages } from "@/site/features/site-search/static-pages.ts";
import { commonSpelling, fold } from "@/site/features/site-search/words.ts";

// On a busy machine the dialog takes a while to open for the first time.
configure({ asyncUtilTimeout: 5000 });

const network = vi.hoisted((): { load: (() => Promise<SiteSearch>) | undefined } => ({
  load: undefined,
}));

// The real module, unless a test simulates a slow or failing network.
vi.mock("@/site/features/site-search/load-site-search.ts", async (importOriginal) => {
  const real = await importOriginal<typeof Loading>();
  return {
    loadSiteSearch: () => (network.load ? network.load() : real.loadSiteSearch()),
    readySiteSearch: () => (network.load ? undefined : real.readySiteSearch()),
  };
});

const bodies = import.meta.glob<ArticleBody>(
  ["../../../src/content/articles/*.ts", "!../../../src/content/articles/index.ts"],
  { import: "default", eager: true },
);

const plain = (segments: readonly Segment[]) => segments.map(({ text }) => text).join("");
const marked = (segments: readonly Segment[]) =>
  segments.filter((segment) => segment.marked).map(({ text }) => text);

let documents: readonly SearchDocument[];
let search: SiteSearch;

beforeAll(async () => {
  documents = await loadDocuments();
  search = await createSiteSearch(documents);
});

function resultsOf(query: string): readonly SiteSearchResult[] {
  return search(query).groups.flatMap((group) => group.results);
}

function documentOf(overrides: Partial<SearchDocument>): SearchDocument {
  return {
    id: "page/test",
    kind: "page",
    href: "/test",
    title: "Test",
    text: "Nothing in particular.",
    searchTerms: [],
    headings: [],
    ...overrides,
  };
}

describe("the documents of the search", () => {
  it("hold every treatment, category, city, article, question and public page", () => {
    const hrefs = new Set(documents.map(({ href }) => href));
    for (const category of categories) {
      expect(hrefs).toContain(hrefTo.category(category.slug));
      for (const slug of category.treatments) expect(hrefs).toContain(hrefTo.treatment(slug));
    }
    for (const { id } of cityGuides) expect(hrefs).toContain(hrefTo.explore(id));
    for (const { slug } of articles) expect(hrefs).toContain(hrefTo.article(slug));
    for (const { id } of faqItems) expect(hrefs).toContain(`${hrefTo.faq()}#${id}`);
    for (const { path, access } of Object.values(routes)) {
      if (access === "public" && !path.includes(":")) expect(hrefs).toContain(path);
    }
    expect(documents).toHaveLength(
      categories.flatMap(({ treatments }) => treatments).length +
        categories.length +
        cityGuides.length +
        articles.length +
        faqItems.length +
        staticPages.length,
    );
  });

  it("have ids and addresses of their own", () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
  });

  // The headings are in a file of their own, so that the search need not load the texts. `npx
  // vitest run tests/site/features/site-search.test.tsx -u` updates it.
  it("have the articles' headings as the articles have them", async () => {
    const headings = Object.fromEntries(
      articles.map(({ slug }) => [
        slug,
        bodies[`../../../src/content/articles/${slug}.ts`]?.sections.map(({ id, heading }) => ({
          id,
          heading,
        })),
      ]),
    );
    await expect(`${JSON.stringify(headings, undefined, 2)}\n`).toMatchFileSnapshot(
      "../../../src/site/features/site-search/article-headings.json",
    );
  });
});

describe("the search", () => {
  it.each([
    ["rinoplasty", "Rhinoplasty"],
    ["rinop", "Rhinoplasty"],
    ["blefaroplasty", "Blepharoplasty"],
    ["gastrik sleeve", "Gastric Sleeve"],
    ["izmir", "İzmir"],
    ["IZMIR", "İzmir"],
    ["istanbul", "İstanbul"],
    ["İSTANBUL", "İstanbul"],
    ["lasek", "LASIK"],
    ["hip replacment", "Hip Replacement"],
    ["nose job", "Rhinoplasty"],
    ["nosejob", "Rhinoplasty"],
    ["tummytuck", "Tummy Tuck (Abdominoplasty)"],
    ["rhino plasty", "Rhinoplasty"],
    ["sapph", "Sapphire FUE Hair Transplant"],
    ["orthopaedics", "Orthopedics"],
    ["hip replacement cost in Turkey", "Hip Replacement"],
    ["how to choose a clinic", "How to choose a clinic abroad"],
    ["privacy", "Privacy Policy"],
    ["compare", "Compare"],
  ])("finds for %j first %j", (query, title) => {
    expect(search(query).fit).toBe("found");
    expect(plain(resultsOf(query)[0]?.title ?? [])).toBe(title);
  });

  it("finds something for each suggestion of the home search, its page first or second", () => {
    for (const { name, leadsTo } of searchSuggestions) {
      const href =
        "treatment" in leadsTo
          ? hrefTo.treatment(leadsTo.treatment)
          : hrefTo.category(leadsTo.category);
      const firsts = search(name).groups.map((group) => group.results[0]?.href);
      expect(firsts, name).toContain(href);
    }
  });

  it("finds a city through its airport and its districts, and shows which", () => {
    expect(plain(resultsOf("ADB")[0]?.title ?? [])).toBe("İzmir");
    const [alsancak] = resultsOf("alsancak");
    expect(plain(alsancak?.title ?? [])).toBe("İzmir");
    expect(marked(alsancak?.excerpt ?? [])).toEqual(["Alsancak"]);
  });

  it("finds treatments and the city where both are named", () => {
    const kinds = search("hair transplant istanbul").groups.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["treatment", "category", "city"]));
  });

  it("links to the heading of an article that matches", () => {
    const result = resultsOf("blood clots").find(({ kind }) => kind === "article");
    expect(result?.href).toBe(
      `${hrefTo.article("planning-treatment-abroad-guide")}#${
        documents
          .find(({ href }) => href === hrefTo.article("planning-treatment-abroad-guide"))
          ?.headings.find(({ heading }) => heading.includes("blood clots"))?.id
      }`,
    );
    expect(marked(result?.heading ?? [])).toEqual(["blood", "clots"]);
  });

  it("ignores diacritics, and British or American spelling", async () => {
    const find = await createSiteSearch([
      documentOf({ id: "1", title: "Muğla şehir rehberi" }),
      documentOf({ id: "2", title: "Anaesthesia and the tumour centre" }),
      documentOf({ id: "3", title: "Specialised colour theatre" }),
    ]);
    const ids = (query: string) =>
      find(query).groups.flatMap((group) => group.results.map(({ id }) => id));
    expect(ids("mugla")).toEqual(["1"]);
    expect(ids("MUĞLA SEHIR")).toEqual(["1"]);
    expect(ids("anesthesia tumor center")).toEqual(["2"]);
    expect(ids("anaesthesia tumour centre")).toEqual(["2"]);
    expect(ids("specialized color theater")).toEqual(["3"]);
    for (const beginning of ["ana", "anae", "ane", "anest"]) {
      expect(ids(beginning), beginning).toContain("2");
    }
    expect(fold("Kıbrıs Şehitleri, İZBAN")).toBe("kibris sehitleri, izban");
    expect(commonSpelling("orthopaedic")).toBe("orthopedic");
  });

  it("marks what was typed, and the whole word where it was mistyped", () => {
    expect(marked(resultsOf("rhino")[0]?.title ?? [])).toEqual(["Rhino"]);
    expect(marked(resultsOf("istan")[0]?.title ?? [])).toEqual(["İstan"]);
    expect(marked(resultsOf("rinoplasty")[0]?.title ?? [])).toEqual(["Rhinoplasty"]);
    expect(marked(resultsOf("hip replacment")[0]?.title ?? [])).toEqual(["Hip", "Replacement"]);
  });

  it("offers the nearest where nothing fits, the categories where nothing is near, and to start with", () => {
    const near = search("knee tattoo");
    expect(near.fit).toBe("nearest");
    expect(plain(near.groups[0]?.results[0]?.title ?? [])).toBe("Knee Replacement");

    for (const [query, fit] of [
      ["qwxzvk", "nothing"],
      ["", "start"],
      ["  ?! ", "start"],
    ] as const) {
      const outcome = search(query);
      expect(outcome.fit).toBe(fit);
      expect(outcome.groups.map(({ kind, total }) => [kind, total])).toEqual([
        ["category", categories.length],
      ]);
    }
  });

  it("shows a few of each kind and says how many there are", () => {
    const treatments = search("surgery").groups.find(({ kind }) => kind === "treatment");
    expect(treatments?.results).toHaveLength(6);
    expect(treatments?.total).toBeGreaterThan(6);
  });

  it("shows all of the one kind that someone asks for, in the same order", () => {
    const best = search("surgery");
    const whole = search("surgery", "treatment");
    for (const [index, group] of whole.groups.entries()) {
      const few = best.groups[index];
      expect(group.total).toBe(few?.total);
      expect(group.results.slice(0, few?.results.length)).toEqual(few?.results);
      expect(group.results).toHaveLength(
        group.kind === "treatment" ? group.total : (few?.results.length ?? 0),
      );
    }
  });
});

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

function renderButton() {
  const onOpen = vi.fn();
  render(
    <MemoryRouter>
      <header>
        <SearchButton onOpen={onOpen} />
      </header>
      <main tabIndex={-1}>
        <label>
          A field <input />
        </label>
        <Routes>
          <Route path="*" element={<Place />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onOpen };
}

const button = () => screen.getByRole("button", { name: "Search the site" });
const field = () => screen.findByRole("combobox", { name: /^search/i });
const place = () => screen.getByTestId("place").textContent;

async function type(user: UserEvent, text: string) {
  await user.type(await field(), text);
  return screen.findAllByRole("option");
}

describe("the search in the header", () => {
  let faults: string[];

  beforeEach(() => {
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => {};
    faults = [];
    vi.spyOn(console, "error").mockImplementation((...words) => faults.push(words.join(" ")));
  });

  afterEach(async () => {
    cleanup();
    // A dialog returns the focus in a later task: wait, so that it does not affect the next test.
    await new Promise((resolve) => setTimeout(resolve, 10));
    vi.useRealTimers();
    vi.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
    network.load = undefined;
    expect(faults).toEqual([]);
  });

  it("opens with the categories, and gives the focus back on closing", async () => {
    const { user, onOpen } = renderButton();
    await user.click(button());
    expect(await field()).toHaveFocus();
    expect(onOpen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(categories.length));
    expect(screen.getByRole("group", { name: "Categories" })).toBeInTheDocument();
    // Without a query Enter opens nothing.
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "Search" })).toBeInTheDocument();

    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("is used by keyboard alone: type, move, open", async () => {
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
    // Typing on selects the best result again.
    await user.keyboard(" transplant");
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");

    const href = screen.getAllByRole("option")[0]?.getAttribute("href");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(place()).toBe(href));
    expect(href).toMatch(/hair|fue|dhi/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("lets Home and End move the caret in the text", async () => {
    const { user } = renderButton();
    await user.click(button());
    await type(user, "air");
    await user.keyboard("{Home}h{End}x");
    expect(await field()).toHaveValue("hairx");
  });

  it("groups the results, marks what fits and announces how many there are", async () => {
    const { user } = renderButton();
    await user.click(button());
    const options = await type(user, "rinoplasty");
    const group = screen.getByRole("group", { name: "Treatments" });
    const first = within(group).getAllByRole("option")[0];
    expect(first).toHaveTextContent("Rhinoplasty");
    expect(first?.querySelector("mark")).toHaveTextContent("Rhinoplasty");
    const count = options.length === 1 ? "1 result" : `${options.length} results`;
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(count));
  });

  it("has a tab for each kind, which shows all that there are of it", async () => {
    const { user } = renderButton();
    await user.click(button());
    const few = await type(user, "surgery");
    const tabs = within(screen.getByRole("tablist", { name: "Type of result" }));
    expect(tabs.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    const total = search("surgery").groups.find(({ kind }) => kind === "treatment")?.total ?? 0;
    await user.click(tabs.getByRole("tab", { name: `Treatments ${total}` }));
    expect(screen.getAllByRole("option")).toHaveLength(total);
    expect(screen.queryByRole("group", { name: "Questions" })).toBeNull();
    const panel = screen.getByRole("tabpanel", { name: `Treatments ${total}` });
    expect(within(panel).getByRole("listbox", { name: "Results" })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(`${total} results in Treatments`),
    );

    // Further typing searches the same kind, if it has results.
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

    // A chosen kind without results is forgotten when another one is chosen.
    await user.clear(await field());
    await type(user, "insurance");
    await user.click(screen.getByRole("tab", { name: "All", selected: true }));
    await user.clear(await field());
    await type(user, "surgery");
    expect(screen.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getAllByRole("option")).toHaveLength(few.length);
  });

  it("goes from the field to the tabs and back by keyboard", async () => {
    const { user } = renderButton();
    await user.click(button());
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

  it("says when nothing fits, and offers the nearest or the categories", async () => {
    const { user } = renderButton();
    await user.click(button());
    await type(user, "knee tattoo");
    expect(screen.getByText("No exact results for “knee tattoo”. Similar results:")).toBeVisible();
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Knee Replacement");
    // A guess is not selected by itself.
    expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "false");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(/No exact results. Similar/),
    );

    await user.clear(await field());
    await type(user, "qwxzvk");
    expect(screen.getByText(/^No results for “qwxzvk”/)).toBeVisible();
    expect(screen.getAllByRole("option")).toHaveLength(categories.length);
  });

  it("goes to the result that is clicked, and leaves a click for a new tab to the browser", async () => {
    const { user } = renderButton();
    await user.click(button());
    const [option] = await type(user, "istanbul");
    if (!option) throw new Error("There is no result.");
    expect(option).toHaveAttribute("href", "/explore#istanbul");

    // The browser follows the link, which jsdom does not support.
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
    const { user } = renderButton();
    await user.click(button());
    await type(user, "botox");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(button());
    expect(await field()).toHaveValue("");
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    expect(place()).toBe("/");
  });

  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens on %s", async (keys) => {
    const { user } = renderButton();
    await user.keyboard(keys);
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveValue("");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("leaves its keys to a field, to another dialog and to other shortcuts", async () => {
    const { user } = renderButton();
    const input = screen.getByLabelText("A field");
    await user.click(input);
    await user.keyboard("a/b{Control>}k{/Control}");
    expect(input).toHaveValue("a/b");

    act(() => input.blur());
    await user.keyboard("k{Control>}{Shift>}k{/Shift}{/Control}{Alt>}/{/Alt}");

    const other = document.createElement("div");
    other.setAttribute("role", "dialog");
    document.body.append(other);
    await user.keyboard("/{Control>}k{/Control}");
    other.remove();

    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("lets the visitor turn the / key off, and on again", async () => {
    const { user } = renderButton();
    await user.click(button());
    const choice = await screen.findByRole("checkbox", { name: "/ to open search" });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard("/");
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.keyboard("{Control>}k{/Control}");
    await user.click(await screen.findByRole("checkbox"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard("/");
    expect(await field()).toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  it("waits for the index with what was typed", async () => {
    let arrive: (search: SiteSearch) => void = () => {};
    network.load = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { user } = renderButton();
    await user.click(button());
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

  it("says when the index cannot be fetched, and tries again", async () => {
    network.load = () => Promise.reject(new TypeError("Failed to fetch"));
    const { user } = renderButton();
    await user.click(button());
    await user.type(await field(), "lasik");
    const fault = await screen.findByRole("alert");
    expect(fault).toHaveTextContent("We could not load the search.");

    network.load = () => Promise.resolve(search);
    await user.click(within(fault).getByRole("button", { name: "Try again" }));
    expect((await screen.findAllByRole("option"))[0]).toHaveTextContent("LASIK");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue("lasik");
  });
});
