import { withCapital } from "../../lib/english.ts";
import type { SourceId } from "./sources.ts";

/**
 * How likely each word makes a risk, from most to least likely: the scale of medicines leaflets in the UK and the EU.
 * A page never shows a word without its range.
 */
export const likelihoods = {
  "very common": "more than 1 in 10 people",
  common: "1 to 10 in 100 people",
  uncommon: "1 to 10 in 1,000 people",
  rare: "1 to 10 in 10,000 people",
  "very rare": "fewer than 1 in 10,000 people",
} as const;

/** A word of the scale. */
export type Likelihood = keyof typeof likelihoods;

/**
 * A risk: not weighed, weighed by a word (our own estimate), or by the figure of a study. The schema of the content
 * imports this folder.
 */
export type Risk =
  | string
  | { text: string; likelihood: Likelihood }
  | {
      text: string;
      /** A natural frequency, without a full stop: "About 2 in 100 people". */
      figure: string;
      sources: readonly SourceId[];
    };

/** How likely a risk is: the figure of a study, else a word with its range. `undefined` if nobody has weighed it. */
export function likelihoodOf(risk: Risk): string | undefined {
  if (typeof risk === "string") return undefined;
  if ("figure" in risk) return risk.figure;
  // No line ends after "Very", or inside "1 to 10".
  const word = withCapital(risk.likelihood).replace(" ", "\u00A0");
  return `${word} (${likelihoods[risk.likelihood].replace(" to ", "\u00A0to\u00A0")})`;
}

/** What the risk is. */
export const textOf = (risk: Risk): string => (typeof risk === "string" ? risk : risk.text);

/** The sources of the figures of some risks, each once. */
export function sourcesOf(risks: readonly Risk[]): readonly SourceId[] {
  const ids = risks.flatMap((risk) =>
    typeof risk === "object" && "sources" in risk ? risk.sources : [],
  );
  return [...new Set(ids)];
}

/** Above the risks: what the numbers are, and what the words with a range are not. */
export const aboutLikelihoods =
  "Numbers are from studies, mostly of experienced teams. A word with a range is our own judgement, not checked by a doctor.";
