import { describe, expect, it } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { faqItems } from "@/content/faq/questions.ts";
import * as home from "@/content/home.ts";
import type { Range } from "@/content/schema.ts";
import { longerWait } from "@/content/treatments/flight-waits.ts";
import { stayOf } from "@/content/treatments/stay.ts";
import { figuresIn } from "./figures-in-prose.ts";
import { articleBodies } from "./links.ts";
import { readTreatmentFiles, sentencesIn } from "./treatment-files.ts";

const summaries = (await readTreatmentFiles()).map(({ summary }) => summary);

/** Every content module that is not in another collection. */
const otherModules = import.meta.glob<Record<string, unknown>>(
  [
    "../../src/content/*.ts",
    "../../src/content/documents/*.ts",
    "../../src/content/plan/**/*.ts",
    "!../../src/content/{home,schema,search-suggestions,catalogue}.ts",
  ],
  { eager: true },
);

const collections = {
  "the city guides": cityGuides,
  "the articles": [articles, [...articleBodies.values()]],
  "the questions and answers": faqItems,
  Home: Object.values(home),
  "the documents, the plan and the other pages": Object.values(otherModules).map(Object.values),
} as const;
type Collection = keyof typeof collections;

/** A treatment, or several treatments with one name in texts. */
type Subject = { names: readonly string[]; slugs: readonly string[] };

const inCategory = (category: string) =>
  summaries.filter((summary) => summary.category === category).map(({ slug }) => slug);

const subjects: readonly Subject[] = [
  ...summaries.map(({ name, slug, searchTerms }) => ({
    names: [...name.split(/[()]/).map((part) => part.trim()), ...searchTerms].filter(Boolean),
    slugs: [slug],
  })),
  { names: ["hair transplant"], slugs: inCategory("hair-transplant") },
  { names: ["dental treatment"], slugs: inCategory("dental") },
  { names: ["joint replacement"], slugs: ["hip-replacement", "knee-replacement"] },
  { names: ["breast surgery"], slugs: ["breast-augmentation"] },
];

/** Typical stays in the specification (section 9), and the texts in which they may appear. */
const specified: readonly { name: string; days: Range; only?: Collection }[] = [
  { name: "hair transplant", days: { min: 3, max: 5 } },
  { name: "dental treatment", days: { min: 1, max: 14 } },
  { name: "rhinoplasty", days: { min: 5, max: 5 }, only: "the questions and answers" },
];

/** Clauses with figures that are not about a treatment's stay or flight, and what they are about. */
const otherFigures: readonly { clause: string; because: string }[] = [
  { clause: "90 days in any 180 days", because: "the rule for visitors without a visa" },
  { clause: "4 weeks to the flight", because: "a column of the planning table" },
  { clause: "Four weeks to the flight", because: "a heading of the planning guide" },
  { clause: "a week in a hotel", because: "money to keep in reserve" },
];

const isNamedIn = (text: string, name: string) =>
  new RegExp(`\\b${name.replace(/[^\w\s-]/g, "\\$&")}s?\\b`, "i").test(text);

const subjectsIn = (text: string) =>
  subjects.filter(({ names }) => names.some((name) => isNamedIn(text, name)));

const isAboutTravel = (sentence: string) =>
  /\b(fly|flies|flying|flights?|planes?|stays?|staying|hotels?|plan)\b/i.test(sentence);

/** A treatment's stays and waits before the flight, in days. */
function spansOf(slug: string): Range[] {
  const facts = summaries.find((summary) => summary.slug === slug)?.facts;
  if (!facts) return [];
  return facts.visits.flatMap((visit) => {
    const longer = longerWait(facts, visit)?.days;
    const waits = [visit.earliestFlight, visit.clinicsPlan, longer && { min: longer, max: longer }];
    return waits.flatMap((wait) => (wait ? [wait, stayOf(visit, wait)] : []));
  });
}

const isSame = (one: Range, other: Range) => one.min === other.min && one.max === other.max;

/** Every paragraph, including the texts of its links. */
function paragraphsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value) && value.some(isInlineLink)) {
    return [value.map((piece) => (isInlineLink(piece) ? piece.text : piece)).join("")];
  }
  return Object.values(value).flatMap(paragraphsIn);
}

function isInlineLink(piece: unknown): piece is { text: string; href: string } {
  return typeof piece === "object" && piece !== null && "text" in piece && "href" in piece;
}

/** Clauses of a text whose figures contradict the computed stays and flights. */
function contradictionsIn(paragraph: string, collection: Collection): string[] {
  const wrong: string[] = [];
  // A sentence such as "Plan 9 to 12 days" is about the treatment named in the sentence before.
  let meant: readonly Subject[] = [];
  for (const sentence of sentencesIn(paragraph)) {
    const named = subjectsIn(sentence);
    if (named.length > 0) meant = named;
    if (named.length === 0 && !isAboutTravel(sentence)) continue;
    for (const clause of sentence.split(/(?<=[,;])\s/)) {
      if (otherFigures.some((other) => clause.includes(other.clause))) continue;
      const inClause = subjectsIn(clause);
      const about = inClause.length > 0 ? inClause : meant;
      const allowed = [
        ...about.flatMap(({ slugs }) => slugs.flatMap(spansOf)),
        ...specified
          .filter(({ only }) => !only || only === collection)
          .filter(({ name }) =>
            about.some(({ names }) => names.some((one) => isNamedIn(one, name))),
          )
          .map(({ days }) => days),
      ];
      if (figuresIn(clause).some((figure) => !allowed.some((span) => isSame(span, figure)))) {
        wrong.push(clause);
      }
    }
  }
  return wrong;
}

describe("stays and flights", () => {
  it.each(Object.keys(collections) as Collection[])("in %s follow from the figures", (name) => {
    const wrong = paragraphsIn(collections[name]).flatMap((text) => contradictionsIn(text, name));
    expect(wrong).toEqual([]);
  });

  it.each([
    ["Rhinoplasty: 5 days.", "the city guides"],
    ["You can fly after a hip replacement once 7 days have passed.", "the articles"],
    ["A gastric bypass takes months to get used to. Plan 5 days.", "the articles"],
    ["Stay for 3 weeks.", "Home"],
    ["Plan 3 to 5 days for a tummy tuck, and more if you can.", "the questions and answers"],
  ] as const)("that are wrong are found: %s", (text, collection) => {
    expect(contradictionsIn(text, collection)).toHaveLength(1);
  });

  it("have no exceptions for texts that no longer exist", () => {
    const texts = Object.values(collections).flatMap(paragraphsIn).join("\n");
    for (const { clause } of otherFigures) expect(texts).toContain(clause);
    for (const { name } of specified) expect(texts.toLowerCase()).toContain(name);
  });
});
