import { within } from "@/lib/timeout.ts";
import type { FoundPage } from "@/site/features/quote/quote-preset.ts";
import { pagesToRead } from "@/site/features/site-search/ask-about.ts";
import { helpOutcome } from "@/site/features/site-search/help-search.ts";
import { loadSiteSearch } from "@/site/features/site-search/load-site-search.ts";

/** How long the quote dialog waits for the index, which typing has usually loaded. */
const INDEX_TIMEOUT_MILLISECONDS = 1500;

/** Answers a string: with the page that helps, or with what the site has about it. */
export async function answerSearch(
  text: string,
): Promise<{ help: string } | { help?: never; found: readonly FoundPage[] }> {
  const help = helpOutcome(text)?.groups[0]?.results[0]?.href;
  if (help) return { help };
  try {
    const search = await within(INDEX_TIMEOUT_MILLISECONDS, loadSiteSearch());
    return { found: pagesToRead(search(text)) };
  } catch {
    return { found: [] };
  }
}
