import { clsx } from "clsx";
import type { TreatmentSummary } from "@/content/schema.ts";
import { costSentences } from "@/content/standard-sentences.ts";
import { Badge } from "@/ui/badge.tsx";
import { costInWords, unitInWords } from "./cost.ts";

type AverageCostProps = {
  summary: Pick<TreatmentSummary, "averageCost" | "prescriptionOnly">;
  /** Text before the amounts. Empty if a heading already introduces the cost. */
  prefix?: "from " | "";
  className?: string;
};

/**
 * "from £2,500-£4,500", labelled as indicative or as an estimate. No amount for a prescription-only medicine.
 */
export function AverageCost({ summary, prefix = "from ", className }: AverageCostProps) {
  if (summary.prescriptionOnly) return <p>Price on consultation</p>;
  const { unit } = summary.averageCost;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <p
        className={clsx("tabular-nums", className)}
      >{`${prefix}${costInWords(summary.averageCost)}`}</p>
      {unit === "whole treatment" ? (
        <p className="text-sm text-muted">{unitInWords(unit)}</p>
      ) : null}
      <Badge tone="caution">
        {summary.averageCost.basis === "specified" ? "Indicative" : "Our estimate"}
      </Badge>
      {prefix ? (
        <p className="w-full text-sm text-muted">
          {costSentences.includesInShort[summary.averageCost.includes]}
        </p>
      ) : null}
    </div>
  );
}
