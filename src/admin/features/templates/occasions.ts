import { recordOf } from "@shared/typed-keys.ts";

/** When a template is used. */
export const OCCASIONS = ["first", "no_answer", "after_quote", "closing", "other"] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const OCCASION_NAMES: Readonly<Record<Occasion, string>> = {
  first: "First message",
  no_answer: "No answer yet",
  after_quote: "After a quote",
  closing: "Closing",
  other: "Other",
};

/** The languages of templates, as ISO 639 codes, beginning with the team's own. */
export const LANGUAGES = [
  "en",
  "ar",
  "bg",
  "de",
  "es",
  "fr",
  "it",
  "nl",
  "pl",
  "pt",
  "ro",
  "ru",
  "sq",
  "tr",
  "uk",
] as const;
export type Language = (typeof LANGUAGES)[number];

function nameIn(language: string, code: Language): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = recordOf(LANGUAGES, (code) =>
  nameIn("en-GB", code),
);

/** The languages by their names, in English and in the language itself, and by their codes. */
const LANGUAGES_BY_NAME = new Map<string, Language>(
  LANGUAGES.flatMap((code) =>
    [LANGUAGE_NAMES[code], nameIn(code, code), code].map((name) => [name.toLowerCase(), code]),
  ),
);

/** The language that a person named first: "Turkish, or English", "Deutsch", or "tr-TR" as browsers fill it in. */
export function languageIn(text: string): Language | undefined {
  const tag = /^\s*([a-z]{2})(-[a-z]+)*\s*$/i.exec(text)?.[1];
  // Codes are words too, as in "it does not matter".
  const words = tag ? [tag] : (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  return words.map((word) => LANGUAGES_BY_NAME.get(word.toLowerCase())).find(Boolean);
}
