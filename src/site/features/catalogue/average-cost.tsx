import { clsx } from "clsx";
import type { TreatmentSummary } from "@/content/schema.ts";
import { Badge } from "@/ui/badge.tsx";
import { amountsInWords } from "./cost.ts";

type AverageCostProps = {
  summary: Pick<TreatmentSummary, "averageCost" | "prescriptionOnly">;
  /** Text before the amounts. Empty if a heading already introduces the cost. */
  prefix?: "from " | "";
  /** Whether the entry around it says that the price is an estimate, and what it includes. */
  inList?: boolean;
  className?: string;
};

/** "from £2,500-£4,500", labelled as an estimate unless its entry in a list does that. Nothing for a prescription-only medicine. */
export function AverageCost({
  summary,
  prefix = "from ",
  inList = false,
  className,
}: AverageCostProps) {
  if (summary.prescriptionOnly) return null;
  const { averageCost } = summary;
  return (
    <div className="flex flex-wrap content-start items-baseline gap-x-2 gap-y-1">
      {/* Each part is an item of the row, so that lines break between them. */}
      <p className="contents">
        <span className={clsx("tabular-nums", className)}>
          {`${prefix}${amountsInWords(averageCost)}`}
        </span>{" "}
        <span className={clsx("text-sm text-muted", inList && "max-sm:basis-full")}>
          {averageCost.unit}
        </span>
      </p>
      {inList ? null : <Badge tone="caution">Our estimate</Badge>}
    </div>
  );
}
