import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Announcer } from "@/site/features/help/announcer.tsx";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { askAbout } from "@/site/features/site-search/ask-about.ts";
import { HelpAnswer } from "@/site/features/site-search/help-answer.tsx";
import { announceHelp } from "@/site/features/site-search/help-search.ts";
import type { DocumentKind } from "@/site/features/site-search/search-documents.ts";
import { Marked } from "@/site/features/site-search/search-option.tsx";
import type { SearchOutcome, SiteSearchResult } from "@/site/features/site-search/site-search.ts";
import { useSiteSearch } from "@/site/features/site-search/use-site-search.ts";
import { Link } from "@/ui/link.tsx";
import { SearchFault } from "./search-fault.tsx";

/** Maximum number of pages to show below the suggested names. */
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
  /** Number of suggested names that match. */
  suggested: number;
  /**
   * A number above 0 moves the focus to the first result once there is one, or opens the page that helps. Each
   * new number is a new request.
   */
  focusRequest: number;
  /** Opens the quote form. */
  onAsk: (preset: QuotePreset) => void;
};

function resultsOf(outcome: SearchOutcome | undefined): readonly SiteSearchResult[] {
  if (!outcome || outcome.fit === "start" || outcome.fit === "nothing") return [];
  const all = outcome.groups.flatMap(({ results }) => results);
  // A treatment's price is more useful than its category, but a "how much" query is not about treatments.
  const isTreatment = ({ kind }: SiteSearchResult) => kind === "treatment";
  const ordered =
    outcome.groups[0]?.kind === "category"
      ? [...all.filter(isTreatment), ...all.filter((result) => !isTreatment(result))]
      : all;
  return ordered.slice(0, MAX_RESULTS);
}

function announcement(outcome: SearchOutcome | undefined, pages: number, suggested: number) {
  if (!outcome) return "";
  if (outcome.fit === "help") return announceHelp(outcome);
  const names = suggested === 1 ? "1 suggested name. " : `${suggested} suggested names. `;
  const found = outcome.fit === "nearest" ? "No exact match. Similar: " : "";
  const count = pages === 1 ? "1 page" : `${pages} pages`;
  return `${suggested > 0 ? names : ""}${pages > 0 ? `${found}${count} found.` : "No pages found."}`;
}

/** The pages that match the query, and a button to ask about it. */
export default function SearchMatches({
  query,
  suggested,
  focusRequest,
  onAsk,
}: SearchMatchesProps) {
  const { search, loaded, failed, retry } = useSiteSearch();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const outcome = useMemo(() => search(query), [search, query]);
  const results = resultsOf(outcome);
  const ask = askAbout(query, outcome);
  const settled = outcome !== undefined || loaded || failed;
  const answerRequest = useEffectEvent(() => {
    if (outcome?.fit === "help" && results[0]) navigate(results[0].href);
    else list.current?.querySelector<HTMLElement>("a, button")?.focus();
  });

  useEffect(() => {
    if (settled && focusRequest > 0) answerRequest();
  }, [settled, focusRequest]);

  return (
    <div ref={list}>
      {outcome?.fit === "help" ? (
        <HelpAnswer {...outcome} />
      ) : results.length > 0 ? (
        <>
          <p className="px-3.5 pb-1 pt-3 text-sm font-semibold text-muted">
            {outcome?.fit === "nearest" ? `Similar to “${query}”` : "Treatments and guides"}
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
        </>
      ) : failed ? (
        <SearchFault onRetry={retry} />
      ) : settled ? (
        <p className="px-3.5 pb-1 pt-3">{`We found no page about “${query}”.`}</p>
      ) : (
        <p className="px-3.5 pb-1 pt-3 text-muted">Searching…</p>
      )}
      {/* Always in view, below the part of the list that scrolls. Not before the search knows what to offer. */}
      {settled && ask ? (
        <button
          type="button"
          onClick={() => onAsk(ask.preset)}
          className="sticky -bottom-1 flex min-h-12 w-full items-center justify-between gap-3 border-t border-line bg-paper px-3.5 py-2 text-start text-sm font-semibold -outline-offset-2 transition-colors hover:bg-sand"
        >
          {ask.label}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </button>
      ) : null}
      <Announcer text={announcement(outcome, results.length, suggested)} />
    </div>
  );
}
