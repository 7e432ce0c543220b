import { useId } from "react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { flightInWords, stayInWords } from "@/content/treatments/figures.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { CostBar } from "@/site/features/catalogue/cost-bar.tsx";
import { CompareToggle } from "@/site/features/compare/compare-toggle.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";

type TreatmentCardProps = {
  summary: TreatmentSummary;
  /** Upper end of the scale for its unit, in pounds; `undefined` if no other treatment has the unit. */
  scale: number | undefined;
};

/** A treatment in a list, with its cost, a summary and links. */
export function TreatmentCard({ summary, scale }: TreatmentCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <Illustration name={summary.slug} ratio="4/3" className="aspect-8/5 max-sm:aspect-2/1" />
      <div className="flex flex-1 flex-col gap-4 p-5 max-sm:gap-2.5 max-sm:p-4 sm:p-6">
        <div className="flex flex-col gap-1.5">
          <h3 id={`${id}-name`} className="text-2xl">
            {summary.name}
          </h3>
          <AverageCost summary={summary} className="text-lg font-semibold" />
          {summary.prescriptionOnly || scale === undefined ? null : (
            <CostBar cost={summary.averageCost} scale={scale} className="mt-1" />
          )}
        </div>
        <p className="line-clamp-3">{summary.overview}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-2.5 text-sm sm:pt-4">
          <dt className="text-muted">Stay</dt>
          <dd>{stayInWords(summary.facts)}</dd>
          <dt className="text-muted">Fly home</dt>
          <dd>{flightInWords(summary.facts)}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
          {/* The name distinguishes the links in a screen reader's list. */}
          <ButtonLink
            id={`${id}-details`}
            aria-labelledby={`${id}-details ${id}-name`}
            href={hrefTo.treatment(summary.slug)}
            // The link covers the whole card. Other controls are stacked above it. Unlike other buttons, it
            // does not move while pressed: with `translate`, the overlay would only cover the button, and a
            // press elsewhere on the card would not become a click.
            className="px-4! after:absolute after:inset-0 motion-safe:active:translate-none"
          >
            View Details
          </ButtonLink>
          {summary.prescriptionOnly ? null : (
            <QuoteButton
              id={`${id}-quote`}
              aria-labelledby={`${id}-quote ${id}-name`}
              variant="quiet"
              className="relative z-10 px-3!"
              preset={{ treatment: summary.slug }}
            >
              Get Quote
            </QuoteButton>
          )}
          {isOffered(summary.slug) ? (
            <CompareToggle slug={summary.slug} className="relative z-10 ms-1" />
          ) : null}
        </div>
      </div>
    </article>
  );
}
