import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { TreatmentSummary } from "@/content/schema.ts";
import { routes } from "@/lib/routes.ts";

function includesText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Treatments whose name contains the text, ignoring case. An empty text matches all. */
export function searchTreatments(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ name }) => includesText(name, text));
}

/** Treatments with an alternative name that contains the text, such as "nose job". */
export function treatmentsAlsoCalled(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ searchTerms }) =>
    searchTerms.some((term) => includesText(term, text)),
  );
}

/** Maximum length of the search text, including in a URL. */
export const maxSearchLength = 80;

const [SEARCH] = routes.category.readsSearch;

/** The state of a history entry that typing has made. */
const TYPED = "typed";

/** The page's search text, stored in the URL as `?search=` so that it survives a reload. */
export function useSearchText(): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const inAddress = (query.get(SEARCH) ?? "").slice(0, maxSearchLength);
  // Separate state, because the URL updates too late for a controlled field.
  const [text, setText] = useState(inAddress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the history entry is the trigger.
  useLayoutEffect(() => {
    // Typing replaces the entry by one with this state. Any other navigation sets the text.
    if (navigation !== "REPLACE" || state !== TYPED) setText(inAddress);
  }, [key]);

  function search(next: string) {
    setText(next);
    const changed = new URLSearchParams(query);
    if (next.trim()) changed.set(SEARCH, next);
    else changed.delete(SEARCH);
    setQuery(changed, { replace: true, state: TYPED });
  }
  return [text, search];
}
