import { costsTexts } from "@/content/plan/costs.ts";
import { hrefTo } from "@/lib/routes.ts";
import { CostsMethod } from "@/site/features/plan/costs/costs-method.tsx";
import { CostsTool } from "@/site/features/plan/costs/costs-tool.tsx";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";
import { usePlan } from "@/site/features/plan/plan-store.ts";

/** The planning tool for the whole cost of a treatment. */
export default function PlanCostsPage() {
  const { amounts } = usePlan().costs;
  return (
    <PlanFrame
      texts={costsTexts}
      path={hrefTo.planCosts()}
      isEmpty={!Object.values(amounts).some(Boolean)}
      explanation={<CostsMethod />}
    >
      <CostsTool />
    </PlanFrame>
  );
}
