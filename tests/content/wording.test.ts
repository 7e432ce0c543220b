import { describe, expect, it } from "vitest";
import { readTreatmentFiles, sentencesIn, visibleTexts } from "./treatment-files.ts";

/** Checks that no text uses certain words: pressure to book, superlatives, and translated English. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../src/content/**/*.ts",
    "!../../src/content/{schema,search-suggestions,help-doors}.ts",
    "!../../src/content/treatments/**",
  ],
  { eager: true },
);

const texts = [
  ...Object.values(modules).flatMap((module) => stringsIn(Object.values(module))),
  ...(await readTreatmentFiles()).flatMap(({ summary, details }) =>
    visibleTexts([summary, details]),
  ),
];
const sentences = texts.flatMap(sentencesIn);

function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ["id", "href", "slug"].includes(key) ? [] : [value];
  if (Array.isArray(value)) {
    // Text that contains links is one text.
    const isRun = value.some((part) => typeof part === "string") && value.some(isLink);
    return isRun
      ? [value.map((part) => (isLink(part) ? part.text : String(part))).join("")]
      : value.flatMap((part) => stringsIn(part));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, name));
}

function isLink(part: unknown): part is { text: string; href: string } {
  return typeof part === "object" && part !== null && "text" in part && "href" in part;
}

type Rule = { name: string; words: RegExp; except?: RegExp };

const rules: readonly Rule[] = [
  {
    name: "praises treatment or clinics",
    words:
      /\b(world[- ]class|leading (clinic|surgeon|hospital)s?|finest|state[- ]of[- ]the[- ]art|top[- ](rated|quality)|award[- ]winning|renowned|the best (clinic|surgeon|hospital|price)s?)\b/i,
  },
  {
    name: "pressures people to book",
    words:
      /\b(hurry|book now|act now|don[’']t miss|limited (time|offer|places)|special offer|discount|last chance|only today|while stocks last)\b/i,
    except: /\bno hurry\b/,
  },
  {
    name: "plays surgery down",
    words:
      /\b(all[- ]inclusive|painless|pain[- ]free|risk[- ]free|perfectly safe|lunchtime|minor procedure|dream (body|smile|nose)|holiday package|five[- ]star|5[- ]star)\b/i,
  },
  {
    name: "promises a result",
    words: /\b(guaranteed?|ensures?) (a |the |your )?(result|success|outcome)s?\b/i,
    except: /\b(no|nobody|not)\b/i,
  },
  { name: "has a typewriter’s quotation marks", words: /[A-Za-z]'|"/ },
  {
    name: "reads as translated",
    words:
      /\b(also when|reckon with|for want of|speaks? against|stands in the|in retreat|belly|it is to be|as well as also|for to|in the meantime of|out of your life)\b/i,
  },
];

describe("the wording of the texts", () => {
  it.each(rules)("never $name", ({ words, except }) => {
    expect(sentences.filter((text) => words.test(text) && !except?.test(text))).toEqual([]);
  });

  it.each([
    ["praises treatment or clinics", "We work with world-class clinics."],
    ["pressures people to book", "Book now and save."],
    ["plays surgery down", "An all-inclusive package."],
    ["promises a result", "The clinic ensures your success."],
    ["has a typewriter’s quotation marks", "The surgeon's fee."],
    ["reads as translated", "Pain speaks against it."],
  ])("is checked: text that %s is found", (name, text) => {
    const rule = rules.find((each) => each.name === name);
    expect(rule?.words.test(text) && !rule.except?.test(text)).toBe(true);
  });

  it("names no emergency numbers except 112 and 999", () => {
    const calls = sentences.flatMap((text) =>
      [...text.matchAll(/[Ii]n an emergency[^.]*?\bcall (\d+)/g)].map(([, number]) => number),
    );
    expect(calls).toContain("112");
    expect(calls.filter((number) => number !== "112" && number !== "999")).toEqual([]);
  });
});
