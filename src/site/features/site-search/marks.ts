import { commonSpelling, foldWord, spellingsOf, wordPattern } from "@/site/features/help/words.ts";

/** A segment of text, and whether it matches the query. */
export type Segment = { readonly text: string; readonly marked: boolean };

/** The words to mark in a result. */
export type MarkedWords = {
  /** Words of the query, which mark the start of a word. */
  typed: readonly string[];
  /** Words of the index that the query matched, which mark a whole word. */
  found: ReadonlySet<string>;
  /** Word beginnings that a misspelled query matched. */
  beginnings: readonly string[];
};

/** Nothing to mark. */
export const noMarks: MarkedWords = { typed: [], found: new Set(), beginnings: [] };

/** How many characters to mark at the start of a word. */
function markedLength(word: string, { typed, found, beginnings }: MarkedWords): number {
  const folded = foldWord(word);
  // If folding changes the length ("’", "ß"), positions no longer match, so the whole word is marked.
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

/** Splits a string into marked and unmarked segments. */
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

/** Maximum length of the text before the first mark, which must be in a result's two lines. */
const MAX_LEAD = 80;
/** Number of characters kept before the mark if the text is longer. */
const CUT_LEAD = 50;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** The first sentence of a string, with its matches marked. */
export function markOpening(text: string, marks: MarkedWords): readonly Segment[] {
  return markText(sentencesOf(text)[0] ?? "", marks);
}

/** The first sentence that matches the query, or else the first sentence, with its matches marked. */
export function markExcerpt(text: string, marks: MarkedWords): readonly Segment[] {
  const sentences = sentencesOf(text);
  const sentence =
    sentences.find((candidate) => hasMark(markText(candidate, marks))) ?? sentences[0] ?? "";
  const segments = markText(sentence, marks);
  const [before, ...rest] = segments;
  if (!before || before.marked || rest.length === 0 || before.text.length <= MAX_LEAD) {
    return segments;
  }
  const cut = before.text.indexOf(" ", before.text.length - CUT_LEAD);
  return [{ text: `…${before.text.slice(cut)}`, marked: false }, ...rest];
}
