import { Suspense, useEffect, useRef } from "react";
import { PageHead } from "@/lib/page-head.tsx";
import { useNavigate, useQuery } from "@/lib/router.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { AddTreatment } from "@/site/features/compare/add-treatment.tsx";
import {
  type Choice,
  choiceFromAddress,
  maxCompared,
  withoutTreatment,
  withTreatment,
} from "@/site/features/compare/choice.ts";
import { ComparisonTable } from "@/site/features/compare/comparison-table.tsx";
import { NoChoice } from "@/site/features/compare/no-choice.tsx";
import { ShareButtons } from "@/site/features/compare/share-buttons.tsx";
import { storeChoice } from "@/site/features/compare/stored-choice.ts";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { PrintedSource } from "@/site/features/page-content/printed-source.tsx";
import { PlanButton } from "@/site/features/plan/plan-button.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { quotesFor } from "@/site/features/quote/quote-words.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";
import { Spinner } from "@/ui/spinner.tsx";

export default function ComparePage() {
  const [parameters] = useQuery();
  const navigate = useNavigate();
  const choice = choiceFromAddress(parameters);
  const names = namesInWords(choice);
  const status = useRef<HTMLParagraphElement>(null);

  // Stores the choice from the URL, so that the other pages use it too.
  const written = choice.join(",");
  useEffect(() => {
    const inAddress = choiceFromAddress(new URLSearchParams({ treatments: written }));
    if (inAddress.length > 0) storeChoice(inAddress);
  }, [written]);

  function change(next: Choice) {
    storeChoice(next);
    navigate(hrefTo.compare(next), { replace: true });
  }

  const quoteLabel = quotesFor(choice);

  /** Moves the focus to the status after the pressed control has been removed. */
  function focusStatus() {
    status.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHead
        title={choice.length > 1 ? `${names} compared` : "Compare treatments"}
        description="Compare two to four treatments in Turkey: indicative cost, length of stay, time before flying, anaesthetic, recovery and serious risks."
        path={hrefTo.compare()}
      />
      <PageHeader
        breadcrumb={<Breadcrumb trail={[]} current="Compare" />}
        title="Compare treatments"
        lead="Compare two to four treatments side by side: what they cost, how long recovery takes, who should not have them, and what can go wrong."
      />
      <Band className="!py-10 sm:!py-14 print:!p-0">
        <PrintedSource path={hrefTo.compare(choice)} />
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:hidden">
          <AddTreatment
            choice={choice}
            onAdd={(slug) => {
              const next = withTreatment(choice, slug);
              change(next);
              // A full comparison shows a sentence in place of the form.
              if (next.length === maxCompared) focusStatus();
            }}
          />
          {choice.length > 0 ? <ShareButtons /> : null}
        </div>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={choice.length === 1 ? "mb-6" : "sr-only"}
        >
          {choice.length === 0 ? "You have not chosen a treatment." : null}
          {choice.length === 1
            ? `You have chosen ${names}. Add at least one more treatment to compare it with.`
            : null}
          {choice.length > 1 ? `You are comparing ${names}.` : null}
        </p>
        {choice.length === 0 ? (
          <NoChoice />
        ) : (
          <Suspense
            fallback={
              <p className="flex min-h-96 items-center justify-center gap-3 text-muted">
                <Spinner /> Loading...
              </p>
            }
          >
            <ComparisonTable
              choice={choice}
              onRemove={(slug) => {
                change(withoutTreatment(choice, slug));
                focusStatus();
              }}
            />
          </Suspense>
        )}
        {quoteLabel ? (
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            <QuoteButton variant="primary" preset={{ treatments: choice }}>
              {quoteLabel}
            </QuoteButton>
            <PlanButton adds={{ treatments: choice }}>Add these to my plan</PlanButton>
          </p>
        ) : null}
        <p className="mt-10 max-w-reading text-sm text-muted">
          This is general information, not medical advice. Only a doctor who has examined you can
          say which treatment is right for you. See our{" "}
          <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
        </p>
      </Band>
    </>
  );
}
