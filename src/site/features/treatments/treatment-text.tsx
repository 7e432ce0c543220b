import { CITY_NAMES, type CityId } from "@shared/cities.ts";
import { dateInWords } from "@shared/dates.ts";
import { seriousRisks } from "@/content/inherited.ts";
import { sourcesOf } from "@/content/risks/scale.ts";
import { sourceInWords } from "@/content/risks/sources.ts";
import { notReviewed, sharedRisks } from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Fold } from "@/ui/fold.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { CostSection } from "./cost-section.tsx";
import { NextStep } from "./next-step.tsx";
import { RelatedTreatments } from "./related-treatments.tsx";
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
      <GettingHelpSection {...treatment} />
      {treatment.details.canBeFatal ? (
        <div className="max-sm:-mx-4">
          <NextStep slug={treatment.summary.slug} />
        </div>
      ) : null}
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
          {details.related.length > 0 ? (
            <div className="sm:mb-10">
              <BandHeading id="related" title="Related treatments" />
              <RelatedTreatments {...treatment} />
            </div>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-col sm:items-start">
            <h2 id="city-guides" className="text-xl sm:text-2xl">
              City guides
            </h2>
            <CityLinks cities={details.cities} />
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
      title="About this page: not reviewed by a doctor yet"
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
