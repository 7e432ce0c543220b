import { commonSpelling, foldWord, spellingsOf, wordPattern } from "./words.ts";

/** A run of text, and whether it matches the query. */
export type Segment = { readonly text: string; readonly marked: boolean };

/** What to mark in the texts of one result. */
export type MarkedWords = {
  /** Words of the query: they mark the start of a word. */
  typed: readonly string[];
  /** Words of the index that the query found: they mark a whole word. */
  found: ReadonlySet<string>;
  /** Beginnings of words that a mistyped query found. */
  beginnings: readonly string[];
};

/** Nothing to mark. */
export const noMarks: MarkedWords = { typed: [], found: new Set(), beginnings: [] };

/** How many characters of a word to mark, from its start. */
function markedLength(word: string, { typed, found, beginnings }: MarkedWords): number {
  const folded = foldWord(word);
  // If folding changes the length ("’", "ß"), positions no longer match: mark the whole word.
  const characters = Array.from(word.normalize("NFC"));
  const part = (length: number) =>
    characters.length === folded.length ? characters.slice(0, length).join("").length : word.length;

  let longest = 0;
  for (const query of typed) {
    if (folded.startsWith(query)) longest = Math.max(longest, part(query.length));
    else if (commonSpelling(folded).startsWith(commonSpelling(query))) return word.length;
  }
  if (longest > 0) return longest;
  if (spellingsOf(folded).some((form) => found.has(form))) return word.length;
  const beginning = beginnings.find((start) => folded.startsWith(start));
  return beginning ? part(beginning.length) : 0;
}

/** Splits a text into marked and plain runs. */
export function markText(text: string, marks: MarkedWords): readonly Segment[] {
  const segments: Segment[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(wordPattern)) {
    const length = markedLength(match[0], marks);
    if (length === 0) continue;
    if (match.index > plainFrom) {
      segments.push({ text: text.slice(plainFrom, match.index), marked: false });
    }
    segments.push({ text: text.slice(match.index, match.index + length), marked: true });
    plainFrom = match.index + length;
  }
  if (plainFrom < text.length) segments.push({ text: text.slice(plainFrom), marked: false });
  return segments;
}

/** Whether anything in the text is marked. */
export function hasMark(segments: readonly Segment[]): boolean {
  return segments.some(({ marked }) => marked);
}

/** Longest text before the first mark that keeps the mark within the two lines of a result. */
const LONGEST_LEAD = 80;
/** Characters kept before it where there are more. */
const CUT_LEAD = 50;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** The first sentence of a text. */
export function markOpening(text: string, marks: MarkedWords): readonly Segment[] {
  return markText(sentencesOf(text)[0] ?? "", marks);
}

/** The first sentence that matches the query, or else the first sentence. */
export function markExcerpt(text: string, marks: MarkedWords): readonly Segment[] {
  const sentences = sentencesOf(text);
  const sentence =
    sentences.find((candidate) => hasMark(markText(candidate, marks))) ?? sentences[0] ?? "";
  const segments = markText(sentence, marks);
  const [before, ...rest] = segments;
  if (!before || before.marked || rest.length === 0 || before.text.length <= LONGEST_LEAD) {
    return segments;
  }
  const cut = before.text.indexOf(" ", before.text.length - CUT_LEAD);
  return [{ text: `…${before.text.slice(cut)}`, marked: false }, ...rest];
}
