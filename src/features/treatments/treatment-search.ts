import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { TreatmentSummary } from "@/content/schema.ts";

function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** The treatments whose name has the text in it. Capitals do not matter; an empty text finds all. */
export function searchTreatments(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ name }) => holds(name, text));
}

/** The treatments that have the text in another word for them: "nose job". */
export function treatmentsAlsoCalled(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ searchTerms }) => searchTerms.some((term) => holds(term, text)));
}

/** Longer texts are no search, whoever wrote the address. */
export const longestSearch = 80;

/** The search text of the page, kept in its address as `?search=` so that it survives a reload. */
export function useSearchText(): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const inAddress = (parameters.get("search") ?? "").slice(0, longestSearch);
  // A state of its own: the address follows a moment later, and a field cannot wait for it.
  const [text, setText] = useState(inAddress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the history entry is the trigger.
  useLayoutEffect(() => {
    // Our own writes replace the entry; everything else comes from outside and is taken over.
    if (navigation !== "REPLACE") setText(inAddress);
  }, [key]);

  function search(next: string) {
    setText(next);
    setParameters(
      (previous) => {
        if (next.trim()) previous.set("search", next);
        else previous.delete("search");
        return previous;
      },
      { replace: true },
    );
  }
  return [text, search];
}
