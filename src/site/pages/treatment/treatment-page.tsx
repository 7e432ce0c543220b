import { Suspense } from "react";
import type { CatalogueEntry } from "@/content/schema.ts";
import { loadTreatment, type Treatment, treatmentDetails } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "@/content/treatments/index.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { createLoadable } from "@/lib/loadable.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo, type PageProps, type RouteParameters } from "@/lib/routes.ts";
import { ComparisonBar } from "@/site/features/compare/comparison-bar.tsx";
import { ConsultationOffer } from "@/site/features/treatments/consultation-offer.tsx";
import { KeyFacts } from "@/site/features/treatments/key-facts.tsx";
import { QuoteCard } from "@/site/features/treatments/quote-card.tsx";
import { treatmentContents } from "@/site/features/treatments/treatment-contents.ts";
import { TreatmentHero } from "@/site/features/treatments/treatment-hero.tsx";
import { UnknownContent } from "@/site/features/treatments/unknown-content.tsx";
import { TableOfContents } from "@/ui/table-of-contents.tsx";

// The text is prerendered and works without JavaScript, so its code is deferred.
const treatmentText = createLoadable(
  (_name: "text") => import("@/site/features/treatments/treatment-text.tsx"),
);

/** Loads the code of the text. Rejects on a network error. */
export const loadText = () => treatmentText.load("text");

export async function preload({ slug }: RouteParameters): Promise<void> {
  // Not awaited, because rendering retries and shows the error.
  loadText().catch(() => {});
  await loadTreatment(slug);
}

export default function TreatmentPage({ parameters }: PageProps) {
  const { slug } = parameters;
  const category = findCategoryOfTreatment(slug);
  if (!category || !slug) return <UnknownContent title="Treatment not found" />;
  return <KnownTreatment key={slug} category={category} slug={slug} />;
}

function KnownTreatment({ category, slug }: { category: CatalogueEntry; slug: string }) {
  const details = treatmentDetails.read(`${category.slug}/${slug}`);
  const summary = treatmentSummaries.read(category.slug).find((entry) => entry.slug === slug);
  if (!summary) return <UnknownContent title="Treatment not found" />;
  const treatment = { category, summary, details };
  return (
    <>
      <PageHead
        title={`${summary.name} in Turkey: ${summary.prescriptionOnly ? "effects" : "cost"} and risks`}
        description={details.metaDescription}
        // A page that informs about a medicine must not advertise it in search engines.
        {...(summary.prescriptionOnly ? { hidden: true } : { path: hrefTo.treatment(slug) })}
      />
      <TreatmentHero {...treatment} />
      {summary.prescriptionOnly ? null : (
        <section aria-label="Key facts" className="border-b border-line print:border-0">
          <div className="mx-auto max-w-page px-4 py-2 sm:px-6 sm:py-8 print:p-0 print:py-3">
            <KeyFacts facts={summary.facts} />
          </div>
        </section>
      )}
      {details.canBeFatal || summary.prescriptionOnly ? null : <ConsultationOffer slug={slug} />}
      <div className="mx-auto flex max-w-page flex-col gap-2 px-4 pb-2 sm:gap-8 sm:px-6 sm:pb-12 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-16 xl:grid-cols-[12rem_minmax(0,1fr)_18rem] xl:gap-10 print:block print:p-0">
        <TableOfContents items={treatmentContents} />
        <div className="flex min-w-0 flex-col gap-1 max-sm:leading-snug max-sm:[&_li]:leading-[1.3] sm:gap-6 print:gap-4 print:text-sm">
          <Suspense>
            <LoadedText {...treatment} />
          </Suspense>
        </div>
        <div className="lg:col-start-2 xl:sticky xl:top-24 xl:col-start-auto xl:self-start print:hidden">
          {summary.prescriptionOnly ? null : <QuoteCard {...summary} />}
        </div>
      </div>
      {summary.prescriptionOnly ? null : (
        <>
          <Suspense>
            <LoadedFurtherReading {...treatment} />
          </Suspense>
          <ComparisonBar />
        </>
      )}
    </>
  );
}

/** Before hydration, the prerendered text stays if its code does not load. */
function useText() {
  return useHydrated() ? treatmentText.read("text") : treatmentText.readOnceLoaded("text");
}

function LoadedText(treatment: Treatment) {
  const { TreatmentText } = useText();
  return <TreatmentText {...treatment} />;
}

function LoadedFurtherReading(treatment: Treatment) {
  const { FurtherReading } = useText();
  return <FurtherReading {...treatment} />;
}
