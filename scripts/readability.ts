/**
 * `npm run content:readability`: prints how easy the texts are to read. Medical and Turkish names make every figure
 * worse, so only compare texts with each other.
 */
import { readdir } from "node:fs/promises";
import { flesch } from "flesch";
import { syllable } from "syllable";
import {
  proseOf,
  readTreatmentFiles,
  sentencesIn,
  wordsIn,
} from "../tests/content/treatment-files.ts";

type Figures = {
  text: string;
  readingAge: number;
  readingEase: number;
  words: number;
  wordsPerSentence: number;
};

const oneDecimal = (figure: number) => Math.round(figure * 10) / 10;

function figuresOf(text: string, paragraphs: readonly string[]): Figures {
  const sentences = paragraphs.flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const wordsPerSentence = words.length / sentences.length;
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59;
  return {
    text,
    readingAge: oneDecimal(grade + 5),
    readingEase: Math.round(
      flesch({ sentence: sentences.length, word: words.length, syllable: syllables }),
    ),
    words: words.length,
    wordsPerSentence: oneDecimal(wordsPerSentence),
  };
}

function isLink(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "href" in value && "text" in value;
}

/** Every string of a document that people read as prose. Text that contains links is one string. */
function paragraphsOf(value: unknown, key = ""): string[] {
  if (["id", "slug", "image", "code", "type", "tone", "href", "seenOn"].includes(key)) return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    return value.some(isLinkInProse)
      ? [value.map((piece) => (isLink(piece) ? piece.text : String(piece))).join("")]
      : value.flatMap((part) => paragraphsOf(part));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => paragraphsOf(part, name));
}

/** A link inside running text, not a list entry with a link and separate text. */
function isLinkInProse(value: unknown): boolean {
  return isLink(value) && Object.keys(value).length === 2;
}

/** The texts of a module under `src/content`. */
async function figuresOfModule(file: string): Promise<Figures> {
  const module: unknown = await import(new URL(file, content).href);
  return figuresOf(
    file,
    paragraphsOf(module).filter((text) => wordsIn(text).length > 4),
  );
}

const hardestFirst = (one: Figures, other: Figures) => other.readingAge - one.readingAge;

const treatments = (await readTreatmentFiles())
  .map(({ category, slug, summary, details }) =>
    figuresOf(`${category.slug}/${slug}`, proseOf([summary, details])),
  )
  .sort(hardestFirst);

const content = new URL("../src/content/", import.meta.url);
const files = (await readdir(content, { recursive: true })).filter(
  (file) =>
    file.endsWith(".ts") && !/^treatments\/|^(schema|plan\/recovery)\.ts$|\/index\.ts$/.test(file),
);
const others = (await Promise.all(files.map(figuresOfModule)))
  .filter(({ words }) => words > 0)
  .sort(hardestFirst);

console.table(treatments);
console.table(others);
