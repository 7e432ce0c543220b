import { aboutThePrice, costSentences } from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { costScale, shownCosts, unitInWords } from "@/site/features/catalogue/cost.ts";
import { CostBar } from "@/site/features/catalogue/cost-bar.tsx";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { TextLink } from "@/ui/link.tsx";
import { CostEstimate } from "./cost-estimate.tsx";
import { FoldedPart, SectionCard } from "./section-card.tsx";

/** The cost as a range, with what it includes and leaves out, its source, and what affects it. */
export function CostSection(treatment: Treatment) {
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
  const scale = costScale(costs, averageCost.unit);
  return (
    <>
      <AverageCost summary={summary} prefix="" className="font-serif text-2xl font-heading" />
      {scale === undefined ? null : (
        <div className="flex flex-col gap-1 print:hidden">
          <CostBar cost={averageCost} scale={scale} />
          <p className="text-sm text-muted max-sm:-mt-6 max-sm:px-14 max-sm:text-center max-sm:text-xs">{`Compared with the other prices ${unitInWords(averageCost.unit)} in ${category.name}.`}</p>
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
