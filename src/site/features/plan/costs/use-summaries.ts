import { useEffect, useState } from "react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { loadSummaries } from "../load-summaries.ts";

/** The summaries of treatments; empty until they have loaded. */
export function useSummaries(slugs: readonly string[]): readonly TreatmentSummary[] {
  const [summaries, setSummaries] = useState<readonly TreatmentSummary[]>([]);
  const wanted = slugs.join(",");
  useEffect(() => {
    let gone = false;
    void loadSummaries(wanted.split(",")).then((found) => {
      if (!gone) setSummaries(found);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return summaries;
}
