import { useId } from "react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { CompareToggle } from "@/features/compare/compare-toggle.tsx";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { AverageCost } from "./average-cost.tsx";
import { parseCostRange } from "./cost.ts";
import { CostBar } from "./cost-bar.tsx";

type TreatmentCardProps = {
  summary: TreatmentSummary;
  /** Top of the scale that the cards of a list share, in pounds. */
  scale: number;
};

/** A treatment in a list: what it costs, what it is, and what to do next. */
export function TreatmentCard({ summary, scale }: TreatmentCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-col gap-1.5">
        <h3 id={`${id}-name`} className="text-2xl">
          {summary.name}
        </h3>
        <AverageCost summary={summary} className="text-lg font-semibold" />
        <CostBar range={parseCostRange(summary.averageCost)} scale={scale} className="mt-1" />
      </div>
      <p className="line-clamp-3">{summary.overview}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
        <dt className="text-muted">Stay</dt>
        <dd>{summary.facts.stay}</dd>
        <dt className="text-muted">Flying</dt>
        <dd>{summary.facts.flying}</dd>
      </dl>
      <div className="mt-auto flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          {/* The names tell equal buttons apart for whoever hears them in a list. */}
          <ButtonLink
            id={`${id}-details`}
            aria-labelledby={`${id}-details ${id}-name`}
            href={hrefTo.treatment(summary.slug)}
          >
            View Details
          </ButtonLink>
          <QuoteButton
            id={`${id}-quote`}
            aria-labelledby={`${id}-quote ${id}-name`}
            variant="quiet"
            preset={{ treatment: summary.name }}
          >
            {summary.prescriptionOnly ? "Book a Free Consultation" : "Get Quote"}
          </QuoteButton>
        </div>
        {isTreatmentSlug(summary.slug) ? <CompareToggle slug={summary.slug} /> : null}
      </div>
    </article>
  );
}
