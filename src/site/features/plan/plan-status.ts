import { amountInWords } from "@shared/amounts.ts";
import { shortDay } from "@shared/dates.ts";
import type { PlanToolId } from "@/content/plan/tools.ts";
import { wholeCost } from "./costs/whole-cost.ts";
import { typedDay } from "./dates/dates.ts";
import type { Plan } from "./plan.ts";

/** How far the plan has got in each tool, in a few words. */
export const planStatus: Readonly<Record<PlanToolId, (plan: Plan) => string>> = {
  costs: (plan) => {
    const { total, lines, missing } = wholeCost(plan);
    return missing.length === lines.length ? NOTHING : `likely ${amountInWords(total.likely)}`;
  },
  dates: ({ dates }) => {
    const day = typedDay(dates.date);
    return day
      ? `${dates.anchor === "arrival" ? "arrival" : "treatment"} ${shortDay(day)}`
      : NOTHING;
  },
  quotes: ({ quotes: { quotes } }) => counted(quotes.length, "quote"),
  checklist: ({ checklist }) => counted(checklist.onSheet.length, "question"),
};

const NOTHING = "not started";

function counted(count: number, one: string): string {
  return count === 0 ? NOTHING : `${count} ${count === 1 ? one : `${one}s`}`;
}
