import { describe, expect, it } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { faqItems } from "@/content/faq/questions.ts";
import type { ArticleBody } from "@/content/schema.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { commonSpelling, fold } from "@/site/features/help/words.ts";
import type { Segment } from "@/site/features/site-search/marks.ts";
import {
  loadDocuments,
  type SearchDocument,
} from "@/site/features/site-search/search-documents.ts";
import {
  createSiteSearch,
  type SiteSearchResult,
} from "@/site/features/site-search/site-search.ts";
import { staticPages } from "@/site/features/site-search/static-pages.ts";
import { costOf } from "../../content/summaries.ts";

const bodies = import.meta.glob<ArticleBody>(
  ["../../../src/content/articles/*.ts", "!../../../src/content/articles/index.ts"],
  { import: "default", eager: true },
);

const plain = (segments: readonly Segment[]) => segments.map(({ text }) => text).join("");
const marked = (segments: readonly Segment[]) =>
  segments.filter((segment) => segment.marked).map(({ text }) => text);

const documents = await loadDocuments();
const search = await createSiteSearch(documents);

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
  it("contain every treatment, category, city, article, question and public page", () => {
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

  it("have unique IDs and URLs", () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
  });

  it("have the headings of each article", () => {
    for (const { slug } of articles) {
      const headings = bodies[`../../../src/content/articles/${slug}.ts`]?.sections.map(
        ({ id, heading }) => ({ id, heading }),
      );
      expect(documents.find(({ id }) => id === `article/${slug}`)?.headings).toEqual(headings);
    }
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
  ])("returns as the first result for %j: %j", (query, title) => {
    expect(search(query).fit).toBe("found");
    expect(plain(resultsOf(query)[0]?.title ?? [])).toBe(title);
  });

  it("returns the page of each suggestion of the home search first in its group", () => {
    for (const { name, leadsTo } of searchSuggestions) {
      const href =
        "treatment" in leadsTo
          ? hrefTo.treatment(leadsTo.treatment)
          : hrefTo.category(leadsTo.category);
      const firsts = search(name).groups.map((group) => group.results[0]?.href);
      expect(firsts, name).toContain(href);
    }
  });

  it("finds a city by its airport and districts, and shows the match", () => {
    expect(plain(resultsOf("ADB")[0]?.title ?? [])).toBe("İzmir");
    const [alsancak] = resultsOf("alsancak");
    expect(plain(alsancak?.title ?? [])).toBe("İzmir");
    expect(marked(alsancak?.excerpt ?? [])).toEqual(["Alsancak"]);
  });

  it("finds treatments and a city if the query has both", () => {
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

  it("ignores diacritics and differences between British and American spelling", async () => {
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

  it("highlights what was typed, and the whole word if it was mistyped", () => {
    expect(marked(resultsOf("rhino")[0]?.title ?? [])).toEqual(["Rhino"]);
    expect(marked(resultsOf("istan")[0]?.title ?? [])).toEqual(["İstan"]);
    expect(marked(resultsOf("rinoplasty")[0]?.title ?? [])).toEqual(["Rhinoplasty"]);
    expect(marked(resultsOf("hip replacment")[0]?.title ?? [])).toEqual(["Hip", "Replacement"]);
  });

  it("offers similar results if nothing matches, and otherwise or initially the categories", () => {
    const near = search("knee tattoo");
    expect(near.fit).toBe("nearest");
    expect(plain(near.groups[0]?.results[0]?.title ?? [])).toBe("Knee Replacement");

    for (const [query, fit] of [
      ["qwxzvk", "nothing"],
      // Only the text of a treatment mentions veins.
      ["varicose veins", "nothing"],
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

  it.each([
    ["how much", "All treatments"],
    ["price", "All treatments"],
    ["is it safe", "Safety & Trust"],
    ["is Turkey safe", "Safety & Trust"],
    ["risks", "If something goes wrong"],
  ])(
    "answers %j with pages and questions, not with a treatment that mentions it",
    (query, title) => {
      const { fit, groups } = search(query);
      expect(fit).toBe("found");
      expect(plain(groups[0]?.results[0]?.title ?? [])).toBe(title);
      const kinds = groups.map(({ kind }) => kind);
      expect(kinds).not.toContain("treatment");
      expect(kinds).not.toContain("category");
    },
  );

  it.each([
    ["is lasik safe", "LASIK"],
    ["rhinoplasty risks", "Rhinoplasty"],
    ["how much is a nose job", "Rhinoplasty"],
  ])("answers %j with the treatment that it names", (query, title) => {
    expect(search(query).fit).toBe("found");
    expect(plain(resultsOf(query)[0]?.title ?? [])).toBe(title);
  });

  it("says what a price includes", () => {
    expect(resultsOf("rhinoplasty")[0]?.price).toBe(
      `${amountsInWords(costOf("rhinoplasty"))} whole treatment, with hotel and transfers`,
    );
    expect(resultsOf("veneers")[0]?.price).toBe(
      `${amountsInWords(costOf("veneers"))} per tooth, without hotel and transfers`,
    );
  });

  it("returns a few results of each kind, with the total number", () => {
    const treatments = search("surgery").groups.find(({ kind }) => kind === "treatment");
    expect(treatments?.results).toHaveLength(6);
    expect(treatments?.total).toBeGreaterThan(6);
  });

  it("returns all results of a requested kind, in the same order", () => {
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
