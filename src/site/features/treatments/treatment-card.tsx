import { useId } from "react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { costSentences, includedInShort } from "@/content/standard-sentences.ts";
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

/**
 * A treatment in a list, with its cost, a summary and links. On a phone, the drawing is beside the name and the cost. In
 * a row of its own, they are beside each other, with the rest below, or on wide screens in a third column.
 */
export function TreatmentCard({ summary, scale }: TreatmentCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="relative h-full overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-2 max-sm:p-4 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(21rem,34%)),1fr))] xl:grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] sm:grid-rows-[auto_auto_1fr]"
    >
      <Illustration
        name={summary.slug}
        ratio="4/3"
        className="self-stretch max-sm:w-26 max-sm:self-start max-sm:rounded sm:aspect-8/5"
      />
      <div className="flex flex-col gap-1.5 max-sm:contents sm:px-6 sm:pt-6">
        {/* With large text, it is too wide to stand beside the drawing. */}
        <div className="flex flex-1 basis-36 flex-col gap-1 sm:contents">
          <h3 id={`${id}-name`} className="text-xl sm:text-2xl">
            {summary.name}
          </h3>
          <AverageCost summary={summary} inList className="text-lg font-semibold" />
        </div>
        {summary.prescriptionOnly ? (
          <p className="text-sm text-muted max-sm:basis-full">
            {costSentences.prescriptionOnlyInShort}
          </p>
        ) : (
          <div className="flex flex-col gap-1.5 max-sm:basis-full">
            <p className="text-sm text-muted">{`Our estimate. ${includedInShort(summary.averageCost)}`}</p>
            {scale === undefined ? null : <CostBar cost={summary.averageCost} scale={scale} />}
          </div>
        )}
      </div>
      <div className="flex w-full flex-1 flex-col gap-4 col-span-full xl:col-start-auto max-sm:basis-full max-sm:gap-2.5 sm:p-6">
        <p className="line-clamp-3">{summary.overview}</p>
        <dl className="grid content-start grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-2.5 text-sm sm:pt-4">
          <dt className="text-muted">Stay</dt>
          <dd>{stayInWords(summary.facts)}</dd>
          <dt className="text-muted">Fly home</dt>
          <dd>{flightInWords(summary.facts)}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2">
          {/* The name distinguishes the links in a screen reader's list. */}
          <ButtonLink
            id={`${id}-details`}
            aria-labelledby={`${id}-details ${id}-name`}
            href={hrefTo.treatment(summary.slug)}
            size="small"
            // The link covers the whole card. Other controls are stacked above it. Unlike other buttons, it
            // does not move while pressed: with `translate`, the overlay would only cover the button, and a
            // press elsewhere on the card would not become a click.
            className="after:absolute after:inset-0 motion-safe:active:translate-none"
          >
            View Details
          </ButtonLink>
          {summary.prescriptionOnly ? null : (
            <QuoteButton
              id={`${id}-quote`}
              aria-labelledby={`${id}-quote ${id}-name`}
              variant="quiet"
              size="small"
              className="relative z-10 px-1.5!"
              preset={{ treatment: summary.slug }}
            >
              Get Quote
            </QuoteButton>
          )}
          {isOffered(summary.slug) ? (
            <CompareToggle slug={summary.slug} className="relative z-10 text-sm" />
          ) : null}
        </div>
      </div>
    </article>
  );
}
