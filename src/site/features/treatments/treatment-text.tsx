import type { Treatment } from "@/content/treatments/details.ts";
import { Band, BandHeading } from "@/ui/page.tsx";
import { AboutThisPage } from "./about-this-page.tsx";
import { CityLinks } from "./city-links.tsx";
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
      <GettingHelpSection {...treatment} />
      {treatment.details.canBeFatal ? <NextStep slug={treatment.summary.slug} /> : null}
      <CostSection {...treatment} />
      <QuestionsSection {...treatment} />
      <AboutThisPage {...treatment} />
    </>
  );
}

/** Links to related treatments and to the guides of suitable cities. */
export function FurtherReading(treatment: Treatment) {
  const { details } = treatment;
  return (
    <div className="print:hidden">
      <Band tone="sand" aria-labelledby="city-guides" className="max-sm:py-5!">
        {details.related.length > 0 ? (
          <div className="mb-3 sm:mb-14">
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
      </Band>
    </div>
  );
}
