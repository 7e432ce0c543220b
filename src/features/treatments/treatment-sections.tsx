import { clsx } from "clsx";
import type { ReactNode } from "react";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { type Treatment, treatmentSummaries } from "@/content/treatments/index.ts";
import { listInWords } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { Callout, TextList } from "@/ui/rich-text.tsx";
import type { TableOfContentsItem } from "@/ui/table-of-contents.tsx";
import { AverageCost } from "./average-cost.tsx";
import { costScale, describeUnlikeUnits, formatPounds, parseCostRange } from "./cost.ts";
import { CostBar } from "./cost-bar.tsx";

/** The sections of every treatment's page, in their order. The ids are anchors that others link to. */
export const treatmentContents = [
  { id: "overview", label: "Overview" },
  { id: "ideal-candidates", label: "Ideal Candidates" },
  { id: "preparation", label: "Preparation" },
  { id: "procedure-steps", label: "Procedure Steps" },
  { id: "recovery-time", label: "Recovery Time" },
  { id: "risks-complications", label: "Risks & Complications" },
  { id: "average-cost", label: "Average Cost" },
  { id: "questions", label: "Questions to Ask" },
] as const satisfies readonly TableOfContentsItem[];

type SectionId = (typeof treatmentContents)[number]["id"];

/** A card of the page. Its heading is what the table of contents says. */
function Card({
  id,
  className,
  children,
}: {
  id: SectionId;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        "flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8",
        "print:gap-2 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:shadow-none",
        className,
      )}
    >
      <h2 id={`${id}-heading`} className="text-2xl print:break-after-avoid">
        {treatmentContents.find((item) => item.id === id)?.label}
      </h2>
      {children}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-col gap-2.5 print:mt-0 print:gap-1">
      <h3 className="text-xl print:break-after-avoid">{title}</h3>
      {children}
    </div>
  );
}

/** What the treatment is: the summary that lists show, then more. */
export function OverviewSection({ summary, details }: Treatment) {
  return (
    <Card id="overview">
      {[summary.overview, ...details.overview].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
}

/** Whom the treatment suits, and whom it does not. */
export function CandidatesSection({ details }: Treatment) {
  return (
    <Card id="ideal-candidates">
      <TextList items={details.idealCandidates} />
      <Part title="Who it is not for">
        <TextList items={details.notSuitableFor} />
      </Part>
    </Card>
  );
}

/** What comes before the day. */
export function PreparationSection({ details }: Treatment) {
  return (
    <Card id="preparation">
      <p>{details.preparation}</p>
    </Card>
  );
}

/** The procedure step by step, the anaesthetic and how long it takes. */
export function StepsSection({ details }: Treatment) {
  return (
    <Card id="procedure-steps">
      <ol className="flex flex-col gap-5 print:gap-2">
        {details.procedureSteps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sea-soft font-semibold tabular-nums text-sea"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Part title="Anaesthetic and length">
        <p>{details.anaesthesiaAndLength}</p>
      </Part>
    </Card>
  );
}

/** Recovery by stages, flying home, the stay and what follows at home. */
export function RecoverySection({ details }: Treatment) {
  return (
    <Card id="recovery-time">
      <p className="text-lg font-semibold">{details.recoveryTime.headline}</p>
      <dl className="flex flex-col border-s-2 border-sea ps-5 print:border-s">
        {details.recoveryTime.stages.map((stage) => (
          <div key={stage.when} className="py-2 print:py-0.5">
            <dt className="font-semibold">{stage.when}</dt>
            <dd>{stage.what}</dd>
          </div>
        ))}
      </dl>
      <Part title="When it is safe to fly">
        <p>{details.flying}</p>
      </Part>
      <Part title="How long to stay">
        <p>{details.typicalStay}</p>
      </Part>
      <Part title="After you return home">
        <p>{details.followUp}</p>
      </Part>
    </Card>
  );
}

/** Never folded away: somebody who decides must meet the risks without looking for them. */
export function RisksSection({ details }: Treatment) {
  const { common, serious, seekHelp } = details.risksComplications;
  return (
    <Card id="risks-complications" className="border-t-4 border-t-caution">
      <Part title="Serious or lasting">
        <TextList items={serious} />
      </Part>
      <Part title="Common, and usually passing">
        <TextList items={common} />
      </Part>
      <Callout tone="caution" title="When to get help at once">
        {seekHelp}
        {seekHelp.includes("112") ? null : " In Turkey the emergency number is 112."}
      </Callout>
    </Card>
  );
}

/** The cost as a range, what moves it, and what a package holds. */
export function CostSection({ category, summary, details }: Treatment) {
  const costs = treatmentSummaries
    .read(category.slug)
    .map(({ averageCost }) => parseCostRange(averageCost));
  const scale = costScale(costs);
  return (
    <Card id="average-cost">
      <AverageCost summary={summary} prefix="" className="font-serif text-2xl font-heading" />
      <div className="flex flex-col gap-1 print:hidden">
        <CostBar range={parseCostRange(summary.averageCost)} scale={scale} />
        <p className="text-sm text-muted">
          Drawn on the scale of all treatments in {category.name}, up to {formatPounds(scale)}.{" "}
          {describeUnlikeUnits(costs)}
        </p>
      </div>
      <p>
        What you would pay depends on your case and stands in a clinic’s written quote, after a
        doctor has looked at it.
      </p>
      <Part title="What moves the price">
        <TextList items={details.costFactors} />
      </Part>
      <Part title="What a package includes">
        <p>
          <strong>Included:</strong> {inWords(includedInPackage)}.
        </p>
        <p>
          <strong>Not included:</strong> {inWords(excludedFromPackage)}. Treating a complication can
          cost more than the treatment itself, so ask who would pay for it.{" "}
          <TextLink href={hrefTo.packages()}>More about packages</TextLink>
        </p>
      </Part>
    </Card>
  );
}

/** The titles of a list as one run of text: "a, b and c". */
function inWords(items: readonly { title: string }[]): string {
  return listInWords(items.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)));
}

/** A list to read on the screen; on paper a check-list with room for the answers. */
export function QuestionsSection({ details }: Treatment) {
  return (
    <Card id="questions" className="print:break-before-page">
      <p className="print:hidden">
        Print this page and take the list along: each question then has room for the answer.
      </p>
      <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-sea print:list-none print:gap-1 print:ps-0">
        {details.questions.map((question) => (
          <li key={question} className="gap-3 print:flex print:break-inside-avoid">
            <span
              aria-hidden="true"
              className="mt-1.5 hidden size-4 shrink-0 border-[1.5px] border-current print:block"
            />
            <span className="flex-1">
              {question}
              <span
                aria-hidden="true"
                className="hidden h-20 border-b border-dotted border-current print:block"
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
