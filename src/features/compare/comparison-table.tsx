import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { TreatmentDetails, TreatmentSummary } from "@/content/schema.ts";
import {
  findCategoryOfTreatment,
  type TreatmentSlug,
  treatmentDetails,
  treatmentSummaries,
} from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { AverageCost } from "@/features/treatments/average-cost.tsx";
import { costScale, describeUnlikeUnits, parseCostRange } from "@/features/treatments/cost.ts";
import { CostBar } from "@/features/treatments/cost-bar.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { TextList } from "@/ui/rich-text.tsx";
import type { Choice } from "./choice.ts";
import { namesInWords } from "./names-in-words.ts";

type Compared = { slug: TreatmentSlug; summary: TreatmentSummary; details: TreatmentDetails };

/** The texts of a treatment; suspends until they are there. */
function readCompared(slug: TreatmentSlug): Compared {
  const category = findCategoryOfTreatment(slug);
  const summary =
    category && treatmentSummaries.read(category.slug).find((entry) => entry.slug === slug);
  // The content's tests hold every slug to a summary.
  if (!category || !summary) throw new Error(`The treatment ${slug} has no summary.`);
  return { slug, summary, details: treatmentDetails.read(`${category.slug}/${slug}`) };
}

type Criterion = { label: string; show: (treatment: Compared, scale: number) => ReactNode };

const criteria: readonly Criterion[] = [
  {
    label: "Average cost",
    show: ({ summary }, scale) => (
      <>
        <AverageCost summary={summary} prefix="" className="font-semibold" />
        <CostBar range={parseCostRange(summary.averageCost)} scale={scale} className="mt-2" />
      </>
    ),
  },
  { label: "Stay in Turkey", show: ({ summary }) => summary.facts.stay },
  { label: "Time before flying", show: ({ summary }) => summary.facts.flying },
  { label: "Anaesthetic", show: ({ summary }) => summary.facts.anaesthesia },
  { label: "Length", show: ({ summary }) => summary.facts.duration },
  { label: "Recovery", show: ({ details }) => details.recoveryTime.headline },
  { label: "Back to desk work", show: ({ summary }) => summary.facts.backToWork },
  {
    label: "Who it is not for",
    show: ({ details }) => <TextList items={details.notSuitableFor} />,
  },
  {
    label: "Serious risks",
    show: ({ details }) => <TextList items={details.risksComplications.serious} />,
  },
];

type ComparisonTableProps = {
  choice: Choice;
  onRemove: (slug: TreatmentSlug) => void;
};

/**
 * Treatments side by side: a table on wide screens, and one criterion after the other, each with
 * the treatments' names repeated, where there is no room for columns.
 */
export function ComparisonTable({ choice, onRemove }: ComparisonTableProps) {
  const treatments = choice.map(readCompared);
  const costs = treatments.map(({ summary }) => parseCostRange(summary.averageCost));
  const scale = costScale(costs);
  const unlikeUnits = describeUnlikeUnits(costs);
  return (
    <>
      {unlikeUnits ? (
        <p className="mb-6 max-w-reading">
          {unlikeUnits} Ask for a quote for your whole case before you compare amounts.
        </p>
      ) : null}
      <table className="block w-full table-fixed border-collapse columns:table print:text-xs">
        <caption className="sr-only">{namesInWords(choice)} side by side</caption>
        <thead className="block columns:table-header-group">
          <tr className="flex flex-wrap gap-3 columns:table-row">
            <td className="hidden w-40 columns:table-cell print:w-24" />
            {treatments.map(({ slug }) => (
              <th
                key={slug}
                scope="col"
                className="w-full text-start lg:sticky lg:top-16 lg:z-10 columns:w-auto lg:bg-paper columns:px-4 columns:py-3 columns:align-top print:px-2! lg:shadow-below-outline print:static"
              >
                <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-1.5 columns:flex-col columns:items-start columns:gap-0 columns:rounded-none columns:border-0 columns:bg-transparent columns:p-0">
                  <TextLink
                    href={hrefTo.treatment(slug)}
                    className="font-serif text-lg font-semibold leading-snug lg:text-xl print:text-base print:no-underline"
                  >
                    {treatmentNames[slug]}
                  </TextLink>
                  <button
                    type="button"
                    onClick={() => onRemove(slug)}
                    className="-me-2 inline-flex min-h-11 items-center gap-1 rounded px-2 text-sm text-muted transition-colors hover:bg-sand hover:text-ink lg:-ms-2 lg:min-h-9 print:hidden"
                  >
                    <X aria-hidden="true" className="size-4" /> Remove{" "}
                    <span className="sr-only">{treatmentNames[slug]}</span>
                  </button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block columns:table-row-group">
          {criteria.map(({ label, show }) => (
            <Row key={label} label={label} treatments={treatments}>
              {(treatment) => show(treatment, scale)}
            </Row>
          ))}
          <Row label="Next step" treatments={treatments} className="print:hidden!">
            {({ summary, slug }) => (
              <QuoteButton
                preset={{ treatment: summary.name }}
                aria-label={`Get Quote for ${treatmentNames[slug]}`}
              >
                Get Quote
              </QuoteButton>
            )}
          </Row>
        </tbody>
      </table>
    </>
  );
}

function Row({
  label,
  treatments,
  className,
  children,
}: {
  label: string;
  treatments: readonly Compared[];
  className?: string;
  children: (treatment: Compared) => ReactNode;
}) {
  return (
    <tr
      className={clsx(
        "mt-8 block border-line columns:mt-0 columns:table-row columns:border-b print:break-inside-avoid",
        className,
      )}
    >
      <th
        scope="row"
        className="block border-b-2 border-outline pb-2 text-start font-serif text-2xl font-medium columns:table-cell columns:border-0 columns:py-4 columns:pe-4 columns:align-top columns:font-sans columns:text-base columns:font-semibold print:py-2! print:text-xs!"
      >
        {label}
      </th>
      {treatments.map((treatment) => (
        <td
          key={treatment.slug}
          className="block border-b border-line py-3 columns:table-cell columns:border-0 columns:px-4 columns:py-4 columns:align-top print:px-2! print:py-2!"
        >
          {/* Without columns each value says whose it is. */}
          <p className="mb-0.5 text-sm font-semibold text-muted columns:hidden">
            {treatmentNames[treatment.slug]}
          </p>
          {children(treatment)}
        </td>
      ))}
    </tr>
  );
}
