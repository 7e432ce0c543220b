import { type HelpDoor, harmless, helpDoors, lookAlikes } from "@/content/help-doors.ts";
import { isSlipOf } from "./slips.ts";
import { commonSpelling, isFillerWord, wordsOf } from "./words.ts";

/** What a query says about help. */
export type HelpAsked = {
  /** Where it leads, instead of to search results. */
  readonly door?: HelpDoor;
  /** Whether a quote may be offered for the query. */
  readonly mayOffer: boolean;
};

/** Shortest beginning of a word that is read as the word while somebody types it. */
const MIN_BEGINNING = 5;

/** The words of a string as they are compared, with common phrases in one spelling. */
function read(text: string): string[] {
  const known = text
    .toLowerCase()
    .replace(/\ba\s*(?:&|\+|and|n)\s*e\b/g, "casualty")
    .replace(/\b(?:can\s?not|can\s+t|could\s?n['’]?t|could not|unable to|not able to)\b/g, "cant");
  return wordsOf(known).map(commonSpelling);
}

type Entry = {
  readonly door: HelpDoor;
  readonly words: readonly string[];
  readonly alone: boolean;
};

const entries: readonly Entry[] = helpDoors.flatMap((door) => [
  ...door.words.map((text) => ({ door, words: read(text), alone: false })),
  ...door.alone.map((text) => ({ door, words: read(text), alone: true })),
]);
const ordinary = new Set(lookAlikes.map(commonSpelling));
const harmlessPhrases = harmless.map(read);

/** Whether a word of a query means a word of help: the word, a slip of it, or its beginning in the last place. */
function means(typed: string, word: string, isLast: boolean): boolean {
  if (typed === word) return true;
  if (ordinary.has(typed)) return false;
  if (isLast && typed.length >= MIN_BEGINNING && word.startsWith(typed)) return true;
  return isSlipOf(typed, word);
}

/** Leaves out harmless phrases. Words without a meaning may stand in between ("through my nose"). */
function withoutHarmless(all: readonly string[]): readonly string[] {
  let words = all.filter((word) => !isFillerWord(word));
  for (const phrase of harmlessPhrases) {
    const start = words.findIndex((_, index) =>
      phrase.every((word, offset) => words[index + offset] === word),
    );
    if (start >= 0) words = words.toSpliced(start, phrase.length);
  }
  return words.length === all.length
    ? all
    : all.filter((w) => isFillerWord(w) || words.includes(w));
}

/** Reads a query for words of help, in everyday spellings and with slips. */
export function readHelp(query: string): HelpAsked {
  const all = read(query);
  const typed = withoutHarmless(all);
  const isIn = (word: string) =>
    typed.some((candidate) => means(candidate, word, candidate === all.at(-1)));
  const found = entries.filter(({ words }) => words.every(isIn));
  if (found.length === 0) return { mayOffer: true };
  const isSaid = (candidate: string) =>
    isFillerWord(candidate) ||
    found.some(({ words }) => words.some((word) => means(candidate, word, true)));
  const saysNothingElse = all.every(isSaid);
  const entry = found.find(({ alone }) => !alone) ?? (saysNothingElse ? found[0] : undefined);
  return entry ? { door: entry.door, mayOffer: false } : { mayOffer: false };
}
