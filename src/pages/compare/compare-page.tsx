import { Suspense, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AddTreatment } from "@/features/compare/add-treatment.tsx";
import {
  type Choice,
  choiceFromAddress,
  mostCompared,
  withoutTreatment,
  withTreatment,
} from "@/features/compare/choice.ts";
import { choose } from "@/features/compare/chosen.ts";
import { ComparisonTable } from "@/features/compare/comparison-table.tsx";
import { namesInWords } from "@/features/compare/names-in-words.ts";
import { NoChoice } from "@/features/compare/no-choice.tsx";
import { ShareButtons } from "@/features/compare/share-buttons.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Breadcrumb } from "@/ui/breadcrumb.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";
import { PrintedSource } from "@/ui/printed-source.tsx";
import { Spinner } from "@/ui/spinner.tsx";

export default function ComparePage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceFromAddress(parameters);
  const names = namesInWords(choice);
  const status = useRef<HTMLParagraphElement>(null);

  // The other pages go on with the choice that was made or followed here.
  const written = choice.join(",");
  useEffect(() => {
    const inAddress = choiceFromAddress(new URLSearchParams({ treatments: written }));
    if (inAddress.length > 0) choose(inAddress);
  }, [written]);

  function change(next: Choice) {
    choose(next);
    navigate(hrefTo.compare(next), { replace: true });
  }

  /** For when the control pressed is gone afterwards: the focus goes to what tells the outcome. */
  function focusStatus() {
    status.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHead
        title={choice.length > 1 ? `${names} compared` : "Compare treatments"}
        description="Put two to four treatments in Turkey side by side: indicative cost, stay, time before flying, anaesthetic, recovery, and the serious risks."
        path={hrefTo.compare()}
      />
      <PageHeader
        breadcrumb={<Breadcrumb trail={[]} current="Compare" />}
        title="Compare treatments"
        lead="Put two to four treatments side by side: what they cost, how long they take to get over, who should not have them, and what can go wrong."
      />
      <Band className="!py-10 sm:!py-14 print:!p-0">
        <PrintedSource path={hrefTo.compare(choice)} />
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:hidden">
          <AddTreatment
            choice={choice}
            onAdd={(slug) => {
              const next = withTreatment(choice, slug);
              change(next);
              // The form makes way for a sentence once there is no room.
              if (next.length === mostCompared) focusStatus();
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
          {choice.length === 0 ? "No treatment is chosen." : null}
          {choice.length === 1
            ? `${names} is chosen. Add at least one more to compare it with.`
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
        <p className="mt-10 max-w-reading text-sm text-muted">
          General information, not medical advice: which treatment suits you is for a doctor to say
          who has examined you. See our <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
        </p>
      </Band>
    </>
  );
}
