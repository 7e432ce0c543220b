import { clsx } from "clsx";
import { useRef } from "react";
import { planTexts } from "@/content/plan/plan-home.ts";
import { hrefTo } from "@/lib/routes.ts";
import { PlanBasics } from "@/site/features/plan/plan-basics.tsx";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";
import { PlanKeeping } from "@/site/features/plan/plan-keeping.tsx";
import { PlanRequest } from "@/site/features/plan/plan-request.tsx";
import { usePlanState, useStartsEmpty } from "@/site/features/plan/plan-store.ts";
import { PlanTools } from "@/site/features/plan/plan-tools.tsx";
import { ReceivedPlan, useReceivedPlan } from "@/site/features/plan/received-plan.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { clearQuoteDraft } from "@/site/features/quote/quote-draft.ts";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";

/** "My plan": the plan so far, and links to the tools. */
export default function PlanPage() {
  const [received, setReceived] = useReceivedPlan();
  const title = useRef<HTMLHeadingElement>(null);
  const startsEmpty = useStartsEmpty();
  const { ready } = usePlanState();
  // A draft of a quote request can contain the plan in its notes.
  const keeping = <PlanKeeping onReceive={setReceived} onForget={clearQuoteDraft} />;
  return (
    <PlanFrame
      texts={planTexts}
      path={hrefTo.plan()}
      before={startsEmpty ? null : <PlanTools />}
      isBeside={startsEmpty}
      explanation={
        startsEmpty ? (
          <>
            <PlanTools />
            {ready ? keeping : null}
          </>
        ) : null
      }
    >
      {received ? (
        <ReceivedPlan
          received={received}
          onDone={() => {
            setReceived(undefined);
            // The pressed button is removed.
            title.current?.focus();
          }}
        />
      ) : null}
      <div className={clsx("grid gap-12", !startsEmpty && "lg:grid-cols-2 lg:gap-16")}>
        <PlanBasics title={title} />
        <PlanRequest>
          {(planned) => (
            <QuoteButton variant="primary" preset={planned}>
              {GET_QUOTE}
            </QuoteButton>
          )}
        </PlanRequest>
        {startsEmpty ? null : keeping}
      </div>
    </PlanFrame>
  );
}
