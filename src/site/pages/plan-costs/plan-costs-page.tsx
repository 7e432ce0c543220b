import { costsTexts } from "@/content/plan/costs.ts";
import { hrefTo } from "@/lib/routes.ts";
import { CostsTool } from "@/site/features/plan/costs/costs-tool.tsx";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";

/** The planning tool for the whole cost of a treatment. */
export default function PlanCostsPage() {
  return (
    <PlanFrame
      title={costsTexts.title}
      description={costsTexts.metaDescription}
      lead={costsTexts.lead}
      path={hrefTo.planCosts()}
    >
      <CostsTool />
    </PlanFrame>
  );
}
