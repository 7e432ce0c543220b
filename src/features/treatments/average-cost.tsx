import { clsx } from "clsx";
import type { TreatmentSummary } from "@/content/schema.ts";
import { Badge } from "@/ui/badge.tsx";

type AverageCostProps = {
  summary: Pick<TreatmentSummary, "averageCost">;
  /** In front of the amounts. Empty where a heading says that they are the cost. */
  prefix?: "from " | "";
  className?: string;
};

/** "from £2,500-£4,500", marked as indicative, which every cost here is. */
export function AverageCost({ summary, prefix = "from ", className }: AverageCostProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={clsx("tabular-nums", className)}>{`${prefix}${summary.averageCost}`}</p>
      <Badge tone="caution">Indicative</Badge>
    </div>
  );
}
