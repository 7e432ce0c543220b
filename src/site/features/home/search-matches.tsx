import { clsx } from "clsx";
import { useMemo } from "react";
import { Announcer } from "@/site/features/help/announcer.tsx";
import { resultsOf } from "@/site/features/site-search/ask-about.ts";
import { HelpAnswer } from "@/site/features/site-search/help-answer.tsx";
import { announceHelp } from "@/site/features/site-search/help-search.ts";
import type { DocumentKind } from "@/site/features/site-search/search-documents.ts";
import { Marked } from "@/site/features/site-search/search-option.tsx";
import type { SearchOutcome } from "@/site/features/site-search/site-search.ts";
import { useSiteSearch } from "@/site/features/site-search/use-site-search.ts";
import { Link } from "@/ui/link.tsx";
import { SearchFault } from "./search-fault.tsx";

/** Maximum number of pages to show if no suggested name matches. */
const MAX_RESULTS = 6;

/** Shown for results that have neither a price nor a category. */
const kindLabels: Record<DocumentKind, string> = {
  treatment: "Treatment",
  category: "All treatments in this area",
  city: "City guide",
  article: "Guide",
  question: "Question and answer",
  page: "Page",
};

export type SearchMatchesProps = {
  query: string;
  /** The suggested names that match. */
  names: readonly string[];
};

function announcement(outcome: SearchOutcome | undefined, pages: number, suggested: number) {
  if (!outcome) return "";
  if (outcome.fit === "help") return announceHelp(outcome);
  const names = suggested === 1 ? "1 suggested name. " : `${suggested} suggested names. `;
  const found = outcome.fit === "nearest" ? "No exact match. Similar: " : "";
  const count = pages === 1 ? "1 page" : `${pages} pages`;
  return `${suggested > 0 ? names : ""}${pages > 0 ? `${found}${count} found.` : suggested > 0 ? "" : "No pages found."}`;
}

/** The pages that match the query: below suggested names the best of them, in view while the names scroll. */
export default function SearchMatches({ query, names }: SearchMatchesProps) {
  const { search, loaded, failed, retry } = useSiteSearch();
  const outcome = useMemo(() => search(query), [search, query]);
  const suggested = names.length;
  const results = resultsOf(outcome)
    .slice(0, suggested > 0 ? 1 : MAX_RESULTS)
    // A name in the list that is the page's own would stand there twice.
    .filter(({ title }) => !names.includes(title.map(({ text }) => text).join("")));
  const isNearest = outcome?.fit === "nearest";

  return (
    <>
      {outcome?.fit === "help" ? (
        <HelpAnswer {...outcome} />
      ) : results.length > 0 ? (
        <div className={clsx(suggested > 0 && "sticky -bottom-1 border-t border-line bg-paper")}>
          <p className="px-3.5 pt-2 text-sm font-semibold text-muted">
            {suggested > 0 ? "Read first" : isNearest ? `Similar to “${query}”` : "Read about it"}
          </p>
          <ul>
            {results.map((result) => (
              <li key={result.id}>
                <Link
                  href={result.href}
                  className="block px-3.5 py-2 -outline-offset-2 transition-colors hover:bg-sand"
                >
                  <span className="font-semibold text-sea underline underline-offset-4">
                    <Marked segments={result.title} />
                  </span>{" "}
                  <span className="block text-sm text-muted">
                    {result.price ?? (result.context || kindLabels[result.kind])}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : failed ? (
        <SearchFault onRetry={retry} />
      ) : loaded && suggested > 0 ? null : loaded ? (
        <p className="px-3.5 py-3">{`We found no page about “${query}”.`}</p>
      ) : (
        <p className="px-3.5 py-3 text-muted">Searching…</p>
      )}
      <Announcer text={announcement(outcome, results.length, suggested)} />
    </>
  );
}
