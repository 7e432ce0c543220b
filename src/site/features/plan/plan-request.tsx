import { planTexts } from "@/content/plan/home.ts";
import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { isEmptyPlan } from "./plan.ts";
import { PlanLines } from "./plan-lines.tsx";
import { usePlan } from "./plan-store.ts";

/** What the plan says, and the way to a quote request that it can be attached to. */
export function PlanRequest() {
  const plan = usePlan();
  if (isEmptyPlan(plan)) return null;
  const { treatments, city } = plan.basics;
  const [treatment] = treatments.filter((slug) => !isPrescriptionOnly(slug));
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
        <QuoteButton
          variant="primary"
          preset={{ ...(treatment ? { treatment } : {}), ...(city ? { city } : {}) }}
        >
          Get a free quote
        </QuoteButton>
      </div>
    </section>
  );
}
