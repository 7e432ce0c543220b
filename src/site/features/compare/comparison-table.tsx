import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TreatmentDetails, TreatmentSummary } from "@/content/schema.ts";
import { includedInShort, nhsRouteOf } from "@/content/standard-sentences.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import {
  backToWorkInWords,
  durationWithNote,
  flightInWords,
  stayInWords,
  tripsInWords,
} from "@/content/treatments/figures.ts";
import {
  findCategoryOfTreatment,
  readSummary,
  type TreatmentSlug,
} from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { costScale, describeDifferentUnits, shownCosts } from "@/site/features/catalogue/cost.ts";
import { CostBar } from "@/site/features/catalogue/cost-bar.tsx";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { RiskList } from "@/site/features/page-content/risk-list.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";
import type { Choice } from "./choice.ts";
import { ComparisonRow } from "./comparison-row.tsx";
import { NarrowNames, narrowColumns, RemoveButton } from "./narrow-names.tsx";
import { groupPoints, type Points, pointsOf, SharedPoints } from "./shared-points.tsx";

type Compared = {
  slug: TreatmentSlug;
  summary: TreatmentSummary;
  details: TreatmentDetails;
  points: Points;
};

/** The full text of a treatment. Suspends until it has loaded. */
function readCompared(slug: TreatmentSlug): Compared {
  const category = findCategoryOfTreatment(slug);
  const summary = readSummary(slug);
  // The content tests check that every slug has a summary.
  if (!category || !summary) throw new Error(`The treatment ${slug} has no summary.`);
  const details = treatmentDetails.read(`${category.slug}/${slug}`);
  return { slug, summary, details, points: pointsOf(details) };
}

type Criterion = {
  label: string;
  /** `scale` is the upper end of the scale for the prices, if all of them share one: see `costScale`. */
  show: (treatment: Compared, scale: number | undefined) => ReactNode;
  /** What the values measure: said once, if it is the same for all. */
  measure?: (treatment: Compared) => string;
};

const criteria: readonly Criterion[] = [
  { label: "What it’s for", show: ({ details }) => details.outcome.purpose },
  {
    label: "Average cost",
    show: ({ summary }, scale) => (
      <>
        <AverageCost summary={summary} prefix="" className="font-semibold" />
        {scale === undefined || summary.prescriptionOnly ? null : (
          <CostBar cost={summary.averageCost} scale={scale} className="mt-2" />
        )}
        <p className="mt-1 text-sm text-muted">{includedInShort(summary.averageCost)}</p>
      </>
    ),
  },
  { label: "Stay in Turkey", show: ({ summary }) => stayInWords(summary.facts) },
  { label: "Fly home", show: ({ summary }) => flightInWords(summary.facts) },
  { label: "Anaesthetic", show: ({ summary }) => summary.facts.anaesthesia },
  {
    label: "Length of treatment",
    show: ({ summary }) => durationWithNote(summary.facts.duration),
    measure: ({ summary }) => summary.facts.duration.counts,
  },
  { label: "Trips to Turkey", show: ({ summary }) => tripsInWords(summary.facts) },
  { label: "How long the result lasts", show: ({ details }) => details.outcome.lasts },
  { label: "Can it be undone?", show: ({ details }) => details.outcome.undone },
  { label: "Recovery", show: ({ details }) => details.recoveryTime.headline },
  { label: "Back to desk work", show: ({ summary }) => backToWorkInWords(summary.facts) },
  { label: "On the NHS", show: ({ details }) => nhsRouteOf(details) },
  { label: "If you do nothing", show: ({ details }) => details.ifYouDoNothing },
];

/** What a treatment’s cell says if others have all its points too. */
const NONE_OF_ITS_OWN = <span>None of its own.</span>;

const EXCLUSIONS = "Who should not have it";
const RISKS = "Serious risks";

/** The anchor of a row. */
const idOf = (label: string) => label.toLowerCase().replace(/\W+/g, "-");

type ComparisonTableProps = {
  choice: Choice;
  onRemove: (slug: TreatmentSlug) => void;
};

/** Treatments side by side. On narrow screens the criteria are below each other, with names in view. */
export function ComparisonTable({ choice, onRemove }: ComparisonTableProps) {
  const treatments = choice.map(readCompared);
  const groups = groupPoints(treatments);
  const ownOf = (slug: TreatmentSlug) => groups.find(({ slugs }) => slugs.join() === slug);
  const noteOn = (name: keyof Points) =>
    groups.some((group) => group.slugs.length > 1 && group[name].length > 0)
      ? "What they share is below the table."
      : undefined;
  const costs = shownCosts(treatments.map(({ summary }) => summary));
  const differentUnits = describeDifferentUnits(costs);
  // If one price had no bar among others, the highest one could seem to be the lowest.
  const [scale, ...otherScales] = new Set(costs.map((cost) => costScale(costs, cost)));
  const commonScale = otherScales.length === 0 ? scale : undefined;
  const rows = criteria.map(({ label, show, measure }) => {
    const measures = treatments.map((treatment) => measure?.(treatment));
    const isNoted = new Set(measures).size === 1;
    const cells = treatments.map((treatment) => show(treatment, commonScale));
    const [first] = cells;
    const isSame =
      cells.length > 1 && typeof first === "string" && cells.every((cell) => cell === first);
    return {
      label,
      cells,
      same: isSame ? first : undefined,
      note: isNoted ? measures[0] : undefined,
      measures: isNoted ? [] : measures,
    };
  });
  // What differs comes first.
  const inOrder = [
    ...rows.filter(({ same }) => same === undefined),
    ...rows.filter(({ same }) => same !== undefined),
  ];
  const isMany = choice.length > 2;
  // On paper, the head of a table is repeated on each page.
  const blocks = isMany ? "not-print:block" : "max-lg:not-print:block";
  const labels = [...inOrder.map(({ label }) => label), EXCLUSIONS, RISKS];
  return (
    <>
      {differentUnits ? (
        <p className="mb-6 max-w-reading">{`${differentUnits} Ask for a quote for your whole treatment before you compare prices.`}</p>
      ) : null}
      {/* Keeps the names in view until the end of the columns. */}
      <div>
        <NarrowNames choice={choice} onRemove={onRemove} />
        {isMany ? (
          <SectionBar
            items={labels.map((label) => ({ id: idOf(label), label }))}
            className="-mx-4 sm:-mx-6 md:hidden"
          />
        ) : null}
        <table className={clsx("w-full table-fixed border-collapse print:text-xs", blocks)}>
          <caption className="sr-only">{`${namesInWords(choice)} side by side`}</caption>
          <thead
            data-section-bar="wide"
            className={clsx(
              "sticky z-10 border-outline bg-paper py-2 md:top-16 md:border-b-2 print:static",
              blocks,
              isMany || "columns:static columns:border-0",
              // There, the names are above the table.
              choice.length > 1 && "not-print:max-md:hidden",
            )}
          >
            <tr
              className={clsx(
                "grid gap-x-4 gap-y-2 max-[23rem]:grid-cols-1",
                isMany || "columns:table-row",
                narrowColumns[choice.length],
              )}
            >
              {isMany ? null : <td className="hidden w-40 columns:table-cell print:w-24" />}
              {treatments.map(({ slug }) => (
                <th
                  key={slug}
                  scope="col"
                  className={clsx(
                    "min-w-0 text-start print:static print:px-2!",
                    isMany ||
                      "lg:sticky lg:top-16 lg:z-10 lg:bg-paper columns:px-4 columns:py-3 columns:align-top lg:shadow-below-outline",
                  )}
                >
                  <div className="flex h-full items-center justify-between gap-1 rounded-lg border border-line bg-surface py-1 ps-3 pe-2">
                    <TextLink
                      href={hrefTo.treatment(slug)}
                      className="min-w-0 font-serif font-semibold leading-snug print:text-base! print:no-underline"
                    >
                      {treatmentNames[slug]}
                    </TextLink>
                    <RemoveButton slug={slug} onRemove={onRemove} />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={blocks}>
            {inOrder.map(({ label, cells, measures, ...row }) => (
              <ComparisonRow key={label} id={idOf(label)} label={label} choice={choice} {...row}>
                {(_, index) => (
                  <>
                    <div>{cells[index]}</div>
                    {measures[index] ? (
                      <p className="text-sm text-muted">{measures[index]}</p>
                    ) : null}
                  </>
                )}
              </ComparisonRow>
            ))}
            <ComparisonRow
              id={idOf(EXCLUSIONS)}
              label={EXCLUSIONS}
              note={noteOn("exclusions")}
              choice={choice}
            >
              {(slug) => {
                const own = ownOf(slug)?.exclusions ?? [];
                return own.length > 0 ? <TextList items={own} /> : NONE_OF_ITS_OWN;
              }}
            </ComparisonRow>
            <ComparisonRow id={idOf(RISKS)} label={RISKS} note={noteOn("risks")} choice={choice}>
              {(slug) => {
                const own = ownOf(slug)?.risks ?? [];
                return own.length > 0 ? <RiskList risks={own} /> : NONE_OF_ITS_OWN;
              }}
            </ComparisonRow>
            <ComparisonRow label="Next step" choice={choice} className="print:hidden!">
              {(slug) => (
                <QuoteButton
                  preset={{ treatment: slug }}
                  aria-label={`Get Quote for ${treatmentNames[slug]}`}
                >
                  Get Quote
                </QuoteButton>
              )}
            </ComparisonRow>
          </tbody>
        </table>
      </div>
      <SharedPoints groups={groups} count={choice.length} />
    </>
  );
}
