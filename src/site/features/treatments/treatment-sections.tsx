import { Printer } from "lucide-react";
import { Fragment } from "react";
import { afterwardsOf, exclusionsOf, seriousRisks } from "@/content/inherited.ts";
import { preparationsFor } from "@/content/plan/treatment-preparations.ts";
import { aboutLikelihoods } from "@/content/risks/scale.ts";
import type { TreatmentDetails } from "@/content/schema.ts";
import { familiesOf, signLists } from "@/content/signs/index.ts";
import {
  nhsRouteOf,
  nhsSentences,
  sharedRisks,
  stopNicotine,
} from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { moreCautiousFlights } from "@/content/treatments/figures.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { RiskList } from "@/site/features/page-content/risk-list.tsx";
import { SignBox } from "@/site/features/page-content/sign-box.tsx";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { FoldedPart, Part, SectionCard } from "./section-card.tsx";

const outcomes = [
  { id: "purpose", label: "What it’s for" },
  { id: "lasts", label: "How long the result lasts" },
  { id: "undone", label: "Can it be undone?" },
] as const;

/** The treatment in general. Only the outcome is collapsed, because the paragraphs may warn. */
export function OverviewSection({ summary, details }: Treatment) {
  return (
    <SectionCard id="overview">
      <p>{summary.overview}</p>
      {details.overview.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <FoldedPart title="What it’s for, and how long it lasts">
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {outcomes.map(({ id, label }) => (
            <Fragment key={id}>
              <dt className="font-semibold">{label}</dt>
              <dd>{details.outcome[id]}</dd>
            </Fragment>
          ))}
        </dl>
      </FoldedPart>
    </SectionCard>
  );
}

/** Whom the treatment suits, and whom it does not. */
export function CandidatesSection({ details }: Treatment) {
  return (
    <SectionCard id="ideal-candidates">
      <Part title="Who should not have it">
        <TextList items={exclusionsOf(details)} />
      </Part>
      <p>
        <strong className="font-semibold">On the NHS:</strong> <span>{nhsRouteOf(details)}</span>
      </p>
      <p>
        <strong className="font-semibold">If you do nothing:</strong>{" "}
        <span>{details.ifYouDoNothing}</span>
      </p>
      <FoldedPart title="Who it may suit">
        <TextList items={details.idealCandidates} />
      </FoldedPart>
    </SectionCard>
  );
}

/** How to prepare for a treatment. */
export function PreparationSection({ summary, details }: Treatment) {
  const preparations = isTreatmentSlug(summary.slug) ? preparationsFor(summary.slug) : [];
  return (
    <SectionCard id="preparation">
      {details.stopNicotine ? <p>{stopNicotine}</p> : null}
      {preparations.length > 0 ? <TextList items={preparations.map(({ text }) => text)} /> : null}
      <FoldedPart title="Tests and medicines before the treatment">
        <p>{details.preparation}</p>
      </FoldedPart>
    </SectionCard>
  );
}

/** The procedure step by step, with anaesthetic and duration. */
export function StepsSection({ details }: Treatment) {
  const steps = Object.entries(details.procedureSteps);
  return (
    <SectionCard id="procedure-steps" folded={`The ${steps.length} steps, anaesthetic and time`}>
      <ol className="flex list-decimal flex-col gap-2 ps-5 marker:text-sea">
        {steps.map(([title, text]) => (
          <li key={title} className="ps-1">
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{details.anaesthesiaAndLength}</p>
    </SectionCard>
  );
}

/** The flight home, recovery in stages, the stay, and aftercare at home. The top of the page has its first sentence. */
export function RecoverySection({ summary, details }: Treatment) {
  const afterwards = afterwardsOf(details);
  return (
    <SectionCard id="recovery-time">
      <Part title="When it’s safe to fly">
        <p>{details.flying}</p>
        {moreCautiousFlights(summary.facts).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      {afterwards.length > 0 ? (
        <Part title="In the months and years afterwards">
          <TextList items={afterwards} />
        </Part>
      ) : null}
      <FoldedPart title="Week by week, stay and care at home">
        <dl className="flex flex-col border-s-2 border-sea ps-4 sm:ps-5 print:border-s">
          {Object.entries(details.recoveryTime.stages).map(([when, what]) => (
            <div key={when} className="py-1 sm:py-2 print:py-0.5">
              <dt className="font-semibold">{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>{details.typicalStay}</p>
        <p>{details.followUp}</p>
        <p>{nhsSentences[details.nhs]}</p>
      </FoldedPart>
    </SectionCard>
  );
}

/** Never collapsed, because visitors must see the risks without searching for them. */
export function RisksSection({ details }: Treatment) {
  return (
    <SectionCard id="risks-complications" className="border-t-4 border-t-caution max-sm:pb-1">
      <p>{aboutLikelihoods}</p>
      <Part title="Serious or long-lasting">
        <RiskList risks={seriousRisks(details)} />
      </Part>
      {details.operation ? (
        <Part
          title={
            details.operation === "eye"
              ? "Risks of every operation on the eye"
              : "Risks of every operation"
          }
        >
          <RiskList risks={sharedRisks(details)} />
        </Part>
      ) : null}
      <Part title="Frequent and usually temporary">
        <TextList items={details.risksComplications.common} />
      </Part>
    </SectionCard>
  );
}

/** When to get help, and whom to call. */
export function GettingHelpSection({ details }: Treatment) {
  return (
    <SectionCard id="getting-help">
      <div className="flex flex-col gap-1 sm:gap-4 print:gap-2">
        <GettingHelp details={details} />
      </div>
    </SectionCard>
  );
}

/** A list on screen, and a checklist with space for answers in print. */
export function QuestionsSection({ summary, details }: Treatment) {
  return (
    <SectionCard
      id="questions"
      className="print:break-before-page"
      folded={`${details.questions.length} questions to ask a clinic`}
    >
      <p className="hidden font-semibold print:block">{summary.name}</p>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-sea sm:gap-3 print:list-none print:gap-1 print:ps-0">
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
                className="hidden h-11 border-b border-dotted border-current print:block"
              />
            </span>
          </li>
        ))}
      </ul>
      <PrintQuestions />
    </SectionCard>
  );
}

/** Where to go with each warning sign: the treatment's own first, then those of all operations. */
function GettingHelp({ details }: { details: TreatmentDetails }) {
  return (
    <>
      {signLists(familiesOf(details)).map((list) => (
        <SignBox key={list.title} heading="h3" {...list} />
      ))}
      <p className="max-sm:mt-2">
        Read <TextLink href={hrefTo.ifSomethingGoesWrong()}>If something goes wrong</TextLink> to
        find out what to do in Turkey, on the flight and at home.
      </p>
    </>
  );
}

/** Prints only the questions, on a single page. CSS hides everything else while the attribute is set. */
function PrintQuestions() {
  function print() {
    const { dataset } = document.documentElement;
    dataset.print = "questions";
    // Some browsers return before the print dialog closes, so the attribute is removed on this event.
    window.addEventListener("afterprint", () => delete dataset.print, { once: true });
    window.print();
  }
  return (
    <p className="print:hidden">
      <Button className="needs-script" onClick={print}>
        <Printer aria-hidden="true" className="size-5" /> Print only the questions
      </Button>
    </p>
  );
}
