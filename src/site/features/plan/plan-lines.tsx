import { useEffect, useState } from "react";
import { LoadState } from "@/ui/load-state.tsx";
import type { Plan } from "./plan.ts";
import type { PlanLine } from "./plan-summary.ts";

/** The content of a plan as a list. Needs the code of all tools, which is loaded after the page. */
export function PlanLines({ plan }: { plan: Plan }) {
  /** Null if it could not be loaded. */
  const [lines, setLines] = useState<readonly PlanLine[] | null>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let gone = false;
    import("./plan-summary.ts")
      .then(({ planInLines }) => planInLines(plan))
      // The plan itself is still stored.
      .catch(() => null)
      .then((found) => {
        if (!gone) setLines(found);
      });
    return () => {
      gone = true;
    };
  }, [plan, attempt]);
  if (!lines) {
    return (
      <LoadState
        what="the summary of the plan"
        isError
        onRetry={() => setAttempt((count) => count + 1)}
        height="min-h-7"
      />
    );
  }
  return (
    <ul className="flex min-h-7 list-disc flex-col gap-1 ps-6 print:text-sm">
      {lines.map((line, index) => (
        // Two clinics can have the same line.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className="whitespace-pre-line">
          {typeof line === "string" ? line : <strong className="text-danger">{line.danger}</strong>}
        </li>
      ))}
    </ul>
  );
}
