import { includedInShort } from "@/content/standard-sentences.ts";
import { amountsInWords, unitInWords } from "@/site/features/catalogue/cost.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import type { FoundPage } from "@/site/features/quote/quote-preset.ts";
import { suggestedPage } from "@/site/features/quote/suggested-page.ts";
import { pagesToRead } from "@/site/features/site-search/ask-about.ts";
import { helpOutcome } from "@/site/features/site-search/help-search.ts";
import { loadSiteSearch } from "@/site/features/site-search/load-site-search.ts";

/** What the site answers to a searched text. */
export type Answer = { help: string } | { help?: never; found: readonly FoundPage[] };

/** Answers a string: with the page that helps, with that of a suggested treatment, or with what the site has about it. */
export async function answerSearch(text: string): Promise<Answer> {
  const help = helpOutcome(text)?.groups[0]?.results[0]?.href;
  if (help) return { help };
  const suggested = suggestedPage(text);
  if (!suggested) return { found: pagesToRead((await loadSiteSearch())(text)) };
  const { slug, ...page } = suggested;
  const [summary] = await loadSummaries([slug]);
  if (!summary) return { found: [page] };
  const { averageCost: cost } = summary;
  const price = `${amountsInWords(cost)} ${unitInWords(cost.unit)}, our estimate. ${includedInShort(cost)}`;
  return { found: [{ ...page, price }] };
}
