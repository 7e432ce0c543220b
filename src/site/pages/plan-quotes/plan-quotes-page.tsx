import { quotesTexts } from "@/content/plan/quotes.ts";
import { hrefTo } from "@/lib/routes.ts";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";
import { usePlan } from "@/site/features/plan/plan-store.ts";
import { QuotesGuide } from "@/site/features/plan/quotes/quotes-guide.tsx";
import { hasResult } from "@/site/features/plan/quotes/quotes-of-plan.ts";
import { QuotesTool } from "@/site/features/plan/quotes/quotes-tool.tsx";

/** The planning tool that compares two to five clinics' quotes line by line. */
export default function PlanQuotesPage() {
  return (
    <PlanFrame
      texts={quotesTexts}
      path={hrefTo.planQuotes()}
      isEmpty={!usePlan().quotes.quotes.some(hasResult)}
      explanation={<QuotesGuide />}
    >
      <QuotesTool />
    </PlanFrame>
  );
}
