import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { aboutThePrice, costSentences } from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { listInWords, withoutCapital } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { costScale, shownCosts, unitInWords } from "@/site/features/catalogue/cost.ts";
import { CostBar } from "@/site/features/catalogue/cost-bar.tsx";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { TextLink } from "@/ui/link.tsx";
import { CostEstimate } from "./cost-estimate.tsx";
import { FoldedPart, Part, SectionCard } from "./section-card.tsx";

/** The cost as a range, with what it includes, its source, what affects it, and the contents of a package. */
export function CostSection(treatment: Treatment) {
  const { summary, details } = treatment;
  return (
    <SectionCard id="average-cost">
      {summary.prescriptionOnly ? (
        <p>{costSentences.prescriptionOnly}</p>
      ) : (
        <CostRange {...treatment} />
      )}
      {summary.prescriptionOnly ? null : (
        <Part
          title={
            summary.averageCost.includes === "package"
              ? "What a package includes"
              : "If you book a package"
          }
        >
          <p>
            <strong>Included:</strong> {inWords(includedInPackage)}.
          </p>
          <p>
            <strong>Not included:</strong> {inWords(excludedFromPackage)}. Treating a complication
            can cost more than the treatment itself, so ask who would pay for it.{" "}
            <TextLink href={hrefTo.packages()}>More about packages</TextLink>
          </p>
        </Part>
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
          <p className="text-sm text-muted">{`Compared with the other prices ${unitInWords(averageCost.unit)} in ${category.name}.`}</p>
        </div>
      )}
      <p>{aboutThePrice(averageCost)}</p>
      <CostEstimate
        cost={averageCost}
        sessions={summary.facts.sessions?.min}
        slug={isTreatmentSlug(summary.slug) ? summary.slug : undefined}
      />
    </>
  );
}

/** The titles of a list as text: "a, b and c". */
function inWords(items: readonly { title: string }[]): string {
  return listInWords(items.map(({ title }) => withoutCapital(title)));
}
