import { clsx } from "clsx";
import type { TreatmentSummary } from "@/content/schema.ts";
import { Badge } from "@/ui/badge.tsx";

/** "from £2,500-£4,500", marked as indicative where it is the site's own estimate. */
export function AverageCost({
  summary,
  className,
}: {
  summary: Pick<TreatmentSummary, "averageCost" | "costBasis">;
  className?: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={clsx("tabular-nums", className)}>{`from ${summary.averageCost}`}</p>
      {summary.costBasis === "indicative" ? <Badge tone="sand">Indicative</Badge> : null}
    </div>
  );
}
