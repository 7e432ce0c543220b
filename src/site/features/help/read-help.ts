import { type HelpDoor, harmless, helpDoors, lookAlikes } from "@/content/help-doors.ts";
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

/** How many slips a word of this length may have. In a short word, one more would make it another word. */
function slipsAllowed(length: number): number {
  return length < 9 ? 1 : 2;
}

/** Whether a word is typed with a slip. Swapped letters are those that the library does not know. */
function isSlipOf(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  if (shorter < 4) return false;
  if (withoutDoubles(typed) === withoutDoubles(word)) return true;
  const sameLength = typed.length === word.length;
  // With a letter replaced, a short word is another word, such as "scan" and "scam".
  if (shorter < 6 && sameLength && sorted(typed) !== sorted(word)) return false;
  if (shorter < 5 && !sameLength) return false;
  const allowed = slipsAllowed(shorter);
  return Math.abs(typed.length - word.length) <= allowed && slipsBetween(typed, word) <= allowed;
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

/** The number of slips between two words (optimal string alignment distance). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
