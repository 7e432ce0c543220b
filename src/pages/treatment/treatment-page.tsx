import { useParams } from "react-router-dom";
import type { Category } from "@/content/schema.ts";
import {
  findCategoryOfTreatment,
  loadTreatment,
  treatmentDetails,
  treatmentSummaries,
} from "@/content/treatments/index.ts";
import { ComparisonBar } from "@/features/compare/comparison-bar.tsx";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { CityLinks } from "@/features/treatments/city-links.tsx";
import { KeyFacts } from "@/features/treatments/key-facts.tsx";
import { QuoteCard } from "@/features/treatments/quote-card.tsx";
import { RelatedTreatments } from "@/features/treatments/related-treatments.tsx";
import { TreatmentHero } from "@/features/treatments/treatment-hero.tsx";
import {
  CandidatesSection,
  CostSection,
  OverviewSection,
  PreparationSection,
  QuestionsSection,
  RecoverySection,
  RisksSection,
  StepsSection,
  treatmentContents,
} from "@/features/treatments/treatment-sections.tsx";
import { UnknownContent } from "@/features/treatments/unknown-content.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";
import { TableOfContents } from "@/ui/table-of-contents.tsx";

export async function preload({ slug }: { slug?: string | undefined }): Promise<void> {
  await loadTreatment(slug);
}

export default function TreatmentPage() {
  const { slug } = useParams();
  const category = findCategoryOfTreatment(slug);
  if (!category || !slug) return <UnknownContent title="Treatment not found" />;
  return <KnownTreatment key={slug} category={category} slug={slug} />;
}

function KnownTreatment({ category, slug }: { category: Category; slug: string }) {
  const details = treatmentDetails.read(`${category.slug}/${slug}`);
  const summary = treatmentSummaries.read(category.slug).find((entry) => entry.slug === slug);
  if (!summary) return <UnknownContent title="Treatment not found" />;
  const treatment = { category, summary, details };
  return (
    <>
      <PageHead
        title={`${summary.name} in Turkey: cost and risks`}
        description={details.metaDescription}
        path={hrefTo.treatment(slug)}
      />
      <TreatmentHero {...treatment} />
      <section aria-label="Key facts" className="border-b border-line print:border-0">
        <div className="mx-auto max-w-page px-4 py-8 sm:px-6 print:p-0 print:py-3">
          <KeyFacts facts={summary.facts} />
        </div>
      </section>
      <section aria-labelledby="next-step" className="bg-sea-soft print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-7 sm:px-6">
          <div>
            <h2 id="next-step" className="text-2xl">
              Ready to take the next step?
            </h2>
            <p>A first conversation costs nothing and commits you to nothing.</p>
          </div>
          <QuoteButton preset={{ treatment: summary.name }}>Book a Free Consultation</QuoteButton>
        </div>
      </section>
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-14 xl:grid-cols-[12rem_minmax(0,1fr)_18rem] xl:gap-10 print:block print:p-0">
        <TableOfContents items={treatmentContents} />
        <div className="flex min-w-0 flex-col gap-6 print:gap-4 print:text-sm">
          <OverviewSection {...treatment} />
          <CandidatesSection {...treatment} />
          <PreparationSection {...treatment} />
          <StepsSection {...treatment} />
          <RecoverySection {...treatment} />
          <RisksSection {...treatment} />
          <CostSection {...treatment} />
          <QuestionsSection {...treatment} />
          <p className="text-sm text-muted">
            This page is general information, not medical advice, and cannot take the place of a
            doctor who has examined you. See our{" "}
            <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
          </p>
        </div>
        <div className="lg:col-start-2 xl:sticky xl:top-24 xl:col-start-auto xl:self-start print:hidden">
          <QuoteCard {...summary} />
        </div>
      </div>
      <div className="print:hidden">
        <Band tone="sand" aria-labelledby="related">
          <BandHeading
            id="related"
            title="Related treatments"
            lead="What people in a similar position may also be offered."
          />
          <RelatedTreatments {...treatment} />
          <h2 className="mb-4 mt-14 text-2xl">Guides to the cities</h2>
          <CityLinks cities={details.cities} />
        </Band>
      </div>
      <ComparisonBar />
    </>
  );
}
