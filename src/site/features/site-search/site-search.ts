import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import {
  commonSpelling,
  foldWord,
  readQuery,
  spellingsOf,
  wordsOf,
} from "@/site/features/help/words.ts";
import {
  hasMark,
  type MarkedWords,
  markExcerpt,
  markOpening,
  markText,
  noMarks,
  type Segment,
} from "./marks.ts";
import type { DocumentKind, SearchDocument } from "./search-documents.ts";

/** A search result. */
export type SiteSearchResult = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly href: string;
  readonly title: readonly Segment[];
  readonly context?: string;
  /** A treatment's cost with its unit. */
  readonly price?: string;
  readonly prescriptionOnly?: true;
  /** One sentence: the description, or the sentence that matches the query. */
  readonly excerpt: readonly Segment[];
  /** The heading that matches the query, to which `href` links. */
  readonly heading?: readonly Segment[];
};

/** Results of one kind, best first. */
export type ResultGroup = {
  readonly kind: DocumentKind;
  readonly results: readonly SiteSearchResult[];
  /** Number of all results. `results` only contains the best ones. */
  readonly total: number;
};

/**
 * The outcome of a query. `start`: no complete word yet. `found`: the results match, allowing for a typing
 * mistake or two. `nearest`: no match, but similar results. `nothing`: neither. For `start` and `nothing`,
 * the groups contain the categories. `help`: the query asks for help, and the groups contain the pages that
 * help, and nothing else.
 */
export type SearchOutcome = {
  readonly fit: "start" | "found" | "nearest" | "nothing" | "help";
  readonly groups: readonly ResultGroup[];
  /** Whether the answer begins with the emergency numbers. */
  readonly emergency?: true;
};

/** `whole` is a kind for which all results are returned, not only the best. */
export type SiteSearch = (query: string, whole?: DocumentKind) => SearchOutcome;

/** Maximum number of results to show for each kind. */
const limits: Record<DocumentKind, number> = {
  treatment: 6,
  category: 3,
  city: 3,
  article: 4,
  question: 4,
  page: 3,
};

/** Boosts by kind: of two equal matches, the kind that visitors are more likely to want comes first. */
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

/** Number of typing mistakes allowed. With more, a short word would match anything. */
function typingMistakes(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 7 ? 1 : 2;
}

function looseTypingMistakes(word: string): number | false {
  if (word.length < 4) return false;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/** Passes, tried in order until one finds results: exact, with typing mistakes, similar. */
const passes = [
  { fit: "found", fields: shownFields, combineWith: "AND", fuzzy: false },
  {
    fit: "found",
    fields: [...shownFields, "beginnings"],
    combineWith: "AND",
    fuzzy: typingMistakes,
  },
  {
    // Only matches names, because a single matching word in a string means little.
    fit: "nearest",
    fields: ["title", "searchTerms", "headings", "beginnings"],
    combineWith: "OR",
    fuzzy: looseTypingMistakes,
  },
] as const;

/** Results that score below this fraction of the best one are dropped. */
const weakestPart = { found: 0.05, nearest: 0.15 } as const;

/** Builds the index of the documents. */
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
  // In chunks, so that a slow phone can respond to taps in between.
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
        filter: (hit) => !words.general || isNamed(hit) || !describesTreatment(byId.get(hit.id)),
      };
      const queries: Query[] =
        combineWith === "OR"
          ? [...words.all]
          : [
              { combineWith, queries: [...words.required] },
              { combineWith, queries: [...words.all] },
            ];
      // Matches "tummytuck" and "rhino plasty": the index contains names with and without spaces.
      if (words.all.length > 1 && words.all.length < 4) queries.push(words.all.join(""));
      // "hair transplant istanbul" is also about the city.
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

/** Whether a result matches in more than its text. */
function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== "text"));
}

function describesTreatment(document: SearchDocument | undefined): boolean {
  return document?.kind === "treatment" || document?.kind === "category";
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

/** A name of two or three words without its spaces; nothing for other names. */
function joined(name: string): string {
  const words = wordsOf(name);
  return words.length > 1 && words.length < 4 ? words.join("") : "";
}

/** The prefixes of every word, because fuzzy search only compares whole words. */
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

/** Groups, sorted by their best results. */
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
  const { id, kind, href, context, price, prescriptionOnly } = document;
  const title = markText(document.title, marks);
  const named = hasMark(title);
  const result = {
    id,
    kind,
    href,
    title,
    // If the name matches, the description is more useful than another sentence with the word.
    excerpt: named ? markOpening(document.text, marks) : markExcerpt(document.text, marks),
    ...(context ? { context } : {}),
    ...(price ? { price } : {}),
    ...(prescriptionOnly ? { prescriptionOnly } : {}),
  };
  const section = named ? undefined : bestHeading(document, marks);
  if (!section) return result;
  return { ...result, href: `${href}#${section.id}`, heading: section.segments };
}

/** The heading that matches the most words. */
function bestHeading(document: SearchDocument, marks: MarkedWords) {
  let best: { id: string; segments: readonly Segment[]; count: number } | undefined;
  for (const { id, heading } of document.headings) {
    const segments = markText(heading, marks);
    const count = segments.filter(({ marked }) => marked).length;
    if (count > (best?.count ?? 0)) best = { id, segments, count };
  }
  return best;
}
