import type { LeadCity } from "@shared/cities.ts";
import type { ReactNode } from "react";
import { planTexts } from "@/content/plan/plan-home.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isEmptyPlan } from "./plan.ts";
import { PlanLines } from "./plan-lines.tsx";
import { usePlan } from "./plan-store.ts";

/** The treatment and city to preset in a quote request from the plan. */
export type PlannedQuote = { treatment?: TreatmentSlug; city?: LeadCity };

type PlanRequestProps = {
  /** Renders the button that opens the quote request. */
  children: (planned: PlannedQuote) => ReactNode;
};

/** A summary of the plan, with a button for a quote request to which it can be attached. */
export function PlanRequest({ children }: PlanRequestProps) {
  const plan = usePlan();
  if (isEmptyPlan(plan)) return null;
  const { treatments, city } = plan.basics;
  const [treatment] = treatments;
  return (
    <section
      aria-labelledby="request"
      className="flex max-w-reading flex-col gap-4 print:max-w-none"
    >
      <h2 id="request" className="text-3xl print:sr-only">
        {planTexts.request.title}
      </h2>
      <PlanLines plan={plan} />
      <p className="print:hidden">{planTexts.request.text}</p>
      <div className="print:hidden">
        {children({ ...(treatment ? { treatment } : {}), ...(city ? { city } : {}) })}
      </div>
    </section>
  );
}
