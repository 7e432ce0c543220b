import { expect, it } from "vitest";

/** Modules with texts, except the table itself. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../src/content/**/*.ts",
    "!../../src/content/{schema,search-suggestions}.ts",
    "!../../src/content/signs/**",
  ],
  { eager: true },
);

/** Sentences that name a door for something other than a sign. */
const aboutServices = [
  /^Asks about your symptoms and tells you where to get help now\./,
  /^(tel:|nhs-)?111$|^https:|^NHS 111 online$/,
  // What to do in Turkey if the clinic does not answer.
  /^If the clinic does not answer, or you do not trust the answer/,
  // The way to the other lists.
  /^Some treatments and anaesthetics have other signs/,
  /^In Northern Ireland there is no 111 number/,
  /^If your life is at risk, or you cannot keep yourself safe/,
];

/** Every string of a value, except the parts of lists of signs, which come from the table. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const isText = value.some((part) => typeof part === "string") && value.some(isLink);
    return isText ? [textOf(value)] : value.flatMap(stringsIn);
  }
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "signs") return [];
  return Object.values(value).flatMap(stringsIn);
}

function textOf(text: readonly (string | { text: string })[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

function isLink(part: unknown): part is { text: string; href: string } {
  return typeof part === "object" && part !== null && "text" in part && "href" in part;
}

it("no other text names A&E, eye casualty or 111 as the door for something", () => {
  const texts = Object.values(modules).flatMap((module) => stringsIn(Object.values(module)));
  expect(texts.length).toBeGreaterThan(3000);
  const named = texts
    .filter((text) => /\bA&E\b|eye casualty|\b111\b|emergency department/.test(text))
    .filter((text) => !aboutServices.some((service) => service.test(text)));
  expect(named).toEqual([]);
});
