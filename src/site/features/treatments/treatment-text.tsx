import { CITY_NAMES, type CityId } from "@shared/cities.ts";
import { dateInWords } from "@shared/dates.ts";
import { ArrowRight } from "lucide-react";
import { seriousRisks } from "@/content/inherited.ts";
import { sourcesOf } from "@/content/risks/scale.ts";
import { sourceInWords } from "@/content/risks/sources.ts";
import {
  aboutThePrice,
  costSentences,
  notReviewed,
  sharedRisks,
} from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import {
  findCategoryOfTreatment,
  type TreatmentSlug,
  treatmentSummaries,
} from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { costScale, shownCosts } from "@/site/features/catalogue/cost.ts";
import { CostBar } from "@/site/features/catalogue/cost-bar.tsx";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Fold } from "@/ui/fold.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { Band } from "@/ui/page.tsx";
import { ConsultationOffer } from "./consultation-offer.tsx";
import { CostEstimate } from "./cost-estimate.tsx";
import { FoldedPart, SectionCard } from "./section-card.tsx";
import {
  CandidatesSection,
  GettingHelpSection,
  OverviewSection,
  PreparationSection,
  QuestionsSection,
  RecoverySection,
  RisksSection,
  StepsSection,
} from "./treatment-sections.tsx";

/** The text of a treatment, section by section. */
export function TreatmentText(treatment: Treatment) {
  return (
    <>
      <OverviewSection {...treatment} />
      <CandidatesSection {...treatment} />
      <PreparationSection {...treatment} />
      <StepsSection {...treatment} />
      <RecoverySection {...treatment} />
      <RisksSection {...treatment} />
      <CostSection {...treatment} />
      <QuestionsSection {...treatment} />
      {treatment.details.canBeFatal ? (
        <ConsultationOffer slug={treatment.summary.slug} isInset />
      ) : null}
      <GettingHelpSection {...treatment} />
      <AboutThisPage {...treatment} />
    </>
  );
}

/** Links to related treatments and to the guides of suitable cities. */
export function FurtherReading(treatment: Treatment) {
  const { details } = treatment;
  return (
    <div className="print:hidden">
      <Band tone="sand" aria-labelledby="city-guides" className="max-sm:py-1!">
        <Fold title="Related treatments and city guides" className="fold-on-phones">
          <div className="grid gap-x-14 gap-y-2 sm:gap-y-8 lg:grid-cols-2">
            {details.related.length > 0 ? (
              <div>
                <h2 id="related" className="mb-2 text-xl sm:text-2xl">
                  Related treatments
                </h2>
                <RelatedTreatments {...treatment} />
              </div>
            ) : null}
            <div>
              <h2 id="city-guides" className="mb-2 text-xl sm:text-2xl">
                City guides
              </h2>
              <CityLinks cities={details.cities} />
            </div>
          </div>
        </Fold>
      </Band>
    </div>
  );
}

/** Says who wrote the page, when, and that no doctor has reviewed it. */
function AboutThisPage({ details }: Treatment) {
  const sources = sourcesOf([...seriousRisks(details), ...sharedRisks(details)]);
  return (
    <Fold
      title="Not yet reviewed by a doctor"
      headingLevel="h2"
      className="border-t border-line text-sm text-muted sm:border-0"
    >
      <p>
        Written by the {brand.name} editorial team on {dateInWords(details.writtenOn)}.{" "}
        {notReviewed} It’s general information, not medical advice: follow your own doctor’s. See
        our <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
      </p>
      {sources.length > 0 ? (
        <>
          <h3 className="font-sans text-base font-semibold tracking-normal">
            Where the numbers for risks come from
          </h3>
          <TextList items={sources.map(sourceInWords)} />
        </>
      ) : null}
    </Fold>
  );
}

/** Links to the guides of the cities where a treatment is usually offered. */
function CityLinks({ cities }: { cities: readonly CityId[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-3">
      {cities.map((city) => (
        <li key={city}>
          <ButtonLink href={hrefTo.explore(city)} size="small">
            {CITY_NAMES[city]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The cost as a range, with what it includes and leaves out, its source, and what affects it. */
function CostSection(treatment: Treatment) {
  const { summary, details } = treatment;
  return (
    <SectionCard id="average-cost">
      {summary.prescriptionOnly ? (
        <p>{costSentences.prescriptionOnly}</p>
      ) : (
        <CostRange {...treatment} />
      )}
      <FoldedPart title="What affects the price">
        <TextList items={details.costFactors} />
      </FoldedPart>
    </SectionCard>
  );
}

function CostRange({ category, summary }: Treatment) {
  const { averageCost } = summary;
  const costs = shownCosts(treatmentSummaries.read(category.slug));
  const scale = costScale(costs, averageCost);
  return (
    <>
      <AverageCost summary={summary} prefix="" className="font-serif text-2xl font-heading" />
      {scale === undefined ? null : (
        <div className="flex flex-col gap-1 print:hidden">
          <CostBar cost={averageCost} scale={scale} />
          <p className="text-sm text-muted max-sm:-mt-6 max-sm:px-14 max-sm:text-center max-sm:text-xs">{`Compared with prices of the same kind in ${category.name}.`}</p>
        </div>
      )}
      <p>
        {aboutThePrice(averageCost)}{" "}
        <TextLink href={hrefTo.packages()}>What a package includes</TextLink>
      </p>
      <CostEstimate
        cost={averageCost}
        sessions={summary.facts.sessions?.min}
        slug={isTreatmentSlug(summary.slug) ? summary.slug : undefined}
      />
    </>
  );
}

/** Related treatments, each with a link to compare it with this one. */
function RelatedTreatments({ summary, details }: Treatment) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {details.related.filter(isTreatmentSlug).map((slug) => (
        <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link
            href={hrefTo.treatment(slug)}
            className="flex min-h-11 items-center justify-between gap-3 font-serif text-xl font-heading underline-offset-4 hover:underline"
          >
            {treatmentNames[slug]}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-sea" />
          </Link>
          <OtherCategory slug={slug} than={summary.category} />
          <TextLink
            href={hrefTo.compare([summary.slug, slug])}
            className="inline-flex min-h-11 items-center text-sm"
          >
            Compare the two{" "}
            <span className="sr-only">{`(${summary.name} and ${treatmentNames[slug]})`}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The category of a treatment, if it is not the one of this page. */
function OtherCategory({ slug, than }: { slug: TreatmentSlug; than: string }) {
  const category = findCategoryOfTreatment(slug);
  if (!category || category.id === than) return null;
  return <p className="text-sm text-muted">{category.name}</p>;
}
