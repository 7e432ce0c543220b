import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { DocumentKind, SearchDocument } from "./documents.ts";
import {
  hasMark,
  type MarkedWords,
  markExcerpt,
  markOpening,
  markText,
  noMarks,
  type Segment,
} from "./marks.ts";
import { commonSpelling, foldWord, readQuery, spellingsOf, wordsOf } from "./words.ts";

/** One thing found, ready to show. */
export type SiteSearchResult = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly href: string;
  readonly title: readonly Segment[];
  readonly context?: string;
  /** One sentence: what it is, or where it answers the query. */
  readonly excerpt: readonly Segment[];
  /** The heading that answers the query; `href` leads to it. */
  readonly heading?: readonly Segment[];
};

/** Results of one kind, the best first. */
export type ResultGroup = {
  readonly kind: DocumentKind;
  readonly results: readonly SiteSearchResult[];
  /** How many there are, of which `results` are the best. */
  readonly total: number;
};

/**
 * What came of a query. `start`: it holds no word yet. `found`: it fits, a typing mistake or two
 * allowed. `nearest`: nothing fits, but these come near. `nothing`: nothing comes near either. For
 * `start` and `nothing` the groups are the categories, to go on from there.
 */
export type SearchOutcome = {
  readonly fit: "start" | "found" | "nearest" | "nothing";
  readonly groups: readonly ResultGroup[];
};

/** `whole` names a kind of which every result is wanted, not the best alone. */
export type SiteSearch = (query: string, whole?: DocumentKind) => SearchOutcome;

/** Most results shown of each kind. */
const limits: Record<DocumentKind, number> = {
  treatment: 6,
  category: 3,
  city: 3,
  article: 4,
  question: 4,
  page: 3,
};

/** Where two kinds answer alike, what people come for stands first. */
const kindWeights: Record<DocumentKind, number> = {
  treatment: 1.3,
  category: 1.25,
  city: 1.3,
  article: 1,
  question: 0.85,
  page: 1.1,
};

const shownFields = ["title", "searchTerms", "headings", "context", "text"];
const fieldWeights = { title: 5, searchTerms: 4, headings: 3, context: 1, beginnings: 1 };

/** Looser than this, a short word would match anything. */
function typingMistakes(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 7 ? 1 : 2;
}

function looseMistakes(word: string): number | false {
  if (word.length < 4) return false;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/** One after another until one finds something: as typed, with typing mistakes, whatever is near. */
const passes = [
  { fit: "found", fields: shownFields, combineWith: "AND", fuzzy: false },
  {
    fit: "found",
    fields: [...shownFields, "beginnings"],
    combineWith: "AND",
    fuzzy: typingMistakes,
  },
  {
    fit: "nearest",
    fields: [...shownFields, "beginnings"],
    combineWith: "OR",
    fuzzy: looseMistakes,
  },
] as const;

/** A result weaker than this part of the best one is noise. */
const weakestPart = { found: 0.05, nearest: 0.15 } as const;

/** Builds the index over the documents. */
export async function createSiteSearch(documents: readonly SearchDocument[]): Promise<SiteSearch> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const cityNames = new Set(
    documents.filter(({ kind }) => kind === "city").map(({ title }) => foldWord(title)),
  );

  const index = new MiniSearch<SearchDocument>({
    fields: [...shownFields, "beginnings"],
    extractField: (document, field) => fieldText(document, field),
    tokenize: wordsOf,
    processTerm: spellingsOf,
    searchOptions: { processTerm: commonSpelling, prefix: true, boost: fieldWeights },
  });
  // In portions, so that a slow phone answers a tap in between.
  await index.addAllAsync(documents, { chunkSize: 10 });

  const start: SearchOutcome = { fit: "start", groups: [categoryGroup(documents)] };

  return (query, whole) => {
    const words = readQuery(query, cityNames);
    if (!words) return start;
    for (const { fit, fields, combineWith, fuzzy } of passes) {
      const options: SearchOptions = {
        fields: [...fields],
        fuzzy,
        boostDocument: (id) => kindWeights[byId.get(id)?.kind ?? "page"],
      };
      const queries: Query[] =
        combineWith === "OR"
          ? [...words.all]
          : [
              { combineWith, queries: [...words.required] },
              { combineWith, queries: [...words.all] },
            ];
      // "tummytuck", "rhino plasty": the index has names with and without their spaces.
      if (words.all.length > 1 && words.all.length < 4) queries.push(words.all.join(""));
      // "hair transplant istanbul" is about the city as well.
      for (const city of words.all) {
        if (cityNames.has(city)) queries.push({ queries: [city], fields: ["title"] });
      }
      const hits = index.search({ combineWith: "OR", queries }, options);
      const weakest = (hits[0]?.score ?? 0) * weakestPart[fit];
      const found = hits.flatMap((hit) => {
        const document = byId.get(hit.id);
        return document && hit.score >= weakest
          ? [{ document, marks: marksOf(hit, words.all) }]
          : [];
      });
      if (found.length > 0) return { fit, groups: groupsOf(found, whole) };
    }
    return { fit: "nothing", groups: start.groups };
  };
}

function fieldText(document: SearchDocument, field: string): string {
  switch (field) {
    case "id":
      return document.id;
    case "title":
      return document.title;
    case "searchTerms": {
      const names = [document.title, ...document.searchTerms];
      return [...document.searchTerms, ...names.map(joined)].join(" ");
    }
    case "headings":
      return document.headings.map(({ heading }) => heading).join(" ");
    case "context":
      return document.context ?? "";
    case "beginnings":
      return beginningsOf([document.title, ...document.searchTerms].join(" "));
    default:
      return document.text;
  }
}

/** A name of two or three words without its spaces; nothing for others. */
function joined(name: string): string {
  const words = wordsOf(name);
  return words.length > 1 && words.length < 4 ? words.join("") : "";
}

/**
 * The beginnings of every word, so that a mistyped word is understood while it is still being
 * typed: the search for typing mistakes compares whole words alone.
 */
function beginningsOf(text: string): string {
  const beginnings = new Set<string>();
  for (const word of wordsOf(text)) {
    for (let length = 4; length < word.length; length++) beginnings.add(word.slice(0, length));
  }
  return [...beginnings].join(" ");
}

function marksOf(hit: SearchResult, typed: readonly string[]): MarkedWords {
  const isBeginning = (term: string) => hit.match[term]?.every((field) => field === "beginnings");
  return {
    typed,
    found: new Set(hit.terms.filter((term) => !isBeginning(term))),
    beginnings: hit.terms.filter(isBeginning),
  };
}

/** Groups in the order of their best results. */
function groupsOf(
  found: readonly { document: SearchDocument; marks: MarkedWords }[],
  whole: DocumentKind | undefined,
): readonly ResultGroup[] {
  const groups = new Map<DocumentKind, { results: SiteSearchResult[]; total: number }>();
  for (const { document, marks } of found) {
    const { kind } = document;
    const group = groups.get(kind) ?? { results: [], total: 0 };
    groups.set(kind, group);
    group.total += 1;
    if (kind === whole || group.results.length < limits[kind])
      group.results.push(toResult(document, marks));
  }
  return [...groups].map(([kind, group]) => ({ kind, ...group }));
}

function categoryGroup(documents: readonly SearchDocument[]): ResultGroup {
  const results = documents
    .filter(({ kind }) => kind === "category")
    .map((document) => toResult(document, noMarks));
  return { kind: "category", results, total: results.length };
}

function toResult(document: SearchDocument, marks: MarkedWords): SiteSearchResult {
  const { id, kind, href, context } = document;
  const title = markText(document.title, marks);
  const named = hasMark(title);
  const result = {
    id,
    kind,
    href,
    title,
    // Where the name answers, what the thing is says more than where else the word occurs.
    excerpt: named ? markOpening(document.text, marks) : markExcerpt(document.text, marks),
    ...(context ? { context } : {}),
  };
  const section = named ? undefined : bestHeading(document, marks);
  if (!section) return result;
  return { ...result, href: `${href}#${section.id}`, heading: section.segments };
}

/** The heading with the most of what was asked for. */
function bestHeading(document: SearchDocument, marks: MarkedWords) {
  let best: { id: string; segments: readonly Segment[]; count: number } | undefined;
  for (const { id, heading } of document.headings) {
    const segments = markText(heading, marks);
    const count = segments.filter(({ marked }) => marked).length;
    if (count > (best?.count ?? 0)) best = { id, segments, count };
  }
  return best;
}
