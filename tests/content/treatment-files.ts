import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { categories } from "../../src/content/categories.ts";
import {
  type Category,
  treatmentDetailsSchema,
  treatmentSummarySchema,
} from "../../src/content/schema.ts";

const textSchema = z.object({ summary: treatmentSummarySchema, details: treatmentDetailsSchema });

/** A treatment as read from its files. */
type TreatmentFiles = z.infer<typeof textSchema> & { category: Category; slug: string };

// Not `new URL(…, import.meta.url)`, which is an address on a server in tests of pages.
const root = join(import.meta.dirname, "../../src/content/treatments");
const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(path).href);

/**
 * All treatments in the folders of `src/content/treatments`, so that a file that is not listed is found. Throws an
 * error that names each treatment which does not fit its schemas.
 */
export async function readTreatmentFiles(): Promise<TreatmentFiles[]> {
  const all: TreatmentFiles[] = [];
  const problems: string[] = [];
  for (const category of categories) {
    const folder = join(root, category.slug);
    const { summaries } = await load(join(folder, "summaries.ts"));
    const slugs = new Set<string>(summaries.map(({ slug }: { slug: string }) => slug));
    const detailFiles = readdirSync(folder).filter((name) => name !== "summaries.ts");
    for (const name of detailFiles) slugs.add(name.replace(/\.ts$/, ""));
    for (const slug of slugs) {
      const text = textSchema.safeParse({
        summary: summaries.find((summary: { slug: string }) => summary.slug === slug),
        details: detailFiles.includes(`${slug}.ts`)
          ? (await load(join(folder, `${slug}.ts`))).default
          : undefined,
      });
      if (text.success) all.push({ category, slug, ...text.data });
      else problems.push(`${category.slug}/${slug}:\n${z.prettifyError(text.error)}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return all;
}

/** Fields with labels and facts of a few words, which are not sentences and which pages may share. */
const labelFields = new Set(["name", "facts", "figure"]);
/** Fields whose texts have their titles as keys. */
const titledFields = new Set(["procedureSteps", "stages"]);

/** Fields that are not shown on the treatment's page. */
const hiddenFields = new Set([
  "slug",
  "category",
  "averageCost",
  "unit",
  "nhs",
  "operation",
  "flightRisk",
  "anaesthetics",
  "contains",
  "writtenOn",
  "searchTerms",
  "metaDescription",
  "related",
  "cities",
  "procedureType",
  "bodyLocation",
  "likelihood",
  "sources",
]);

/** The texts of a page, with a string for each paragraph, list entry, label and fact. */
export function visibleTexts(value: unknown): string[] {
  return textsOf(value, (key) => !hiddenFields.has(key), true);
}

/** The running text of a page, with a string for each paragraph and list entry. */
export function proseOf(value: unknown): string[] {
  return textsOf(value, (key) => !hiddenFields.has(key) && !labelFields.has(key), false);
}

function textsOf(value: unknown, counts: (key: string) => boolean, titles: boolean): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, counts, titles));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => {
      if (!counts(key)) return [];
      const texts = textsOf(part, counts, titles);
      return titles && titledFields.has(key) ? [...Object.keys(part), ...texts] : texts;
    });
  }
  return [];
}

const sentenceSegmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });
const wordSegmenter = new Intl.Segmenter("en-GB", { granularity: "word" });

export function sentencesIn(text: string): string[] {
  return [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The words in a text, including numbers but not punctuation. */
export function wordsIn(text: string): string[] {
  return [...wordSegmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
