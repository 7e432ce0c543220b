import { useEffect, useState } from "react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "@/content/treatments/index.ts";

/** The summaries of treatments; empty until they have loaded. */
export function useSummaries(slugs: readonly string[]): readonly TreatmentSummary[] {
  const [summaries, setSummaries] = useState<readonly TreatmentSummary[]>([]);
  const wanted = slugs.join(",");
  useEffect(() => {
    let gone = false;
    const all = wanted
      .split(",")
      .filter(Boolean)
      .map(async (slug) => {
        const category = findCategoryOfTreatment(slug);
        const texts = category ? await treatmentSummaries.load(category.slug) : [];
        return texts.filter((each) => each.slug === slug);
      });
    Promise.all(all).then(
      (found) => {
        if (!gone) setSummaries(found.flat());
      },
      () => {
        // Without a connection there are no suggestions, but the field still works.
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return summaries;
}
