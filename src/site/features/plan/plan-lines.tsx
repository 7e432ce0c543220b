import { useEffect, useState } from "react";
import { LoadState } from "@/ui/load-state.tsx";
import type { Plan } from "./plan.ts";
import type { PlanPart } from "./plan-summary.ts";

/** The content of a plan as lists. What is dangerous comes first. Needs the code of all tools, which is loaded after the page. */
export function PlanLines({ plan }: { plan: Plan }) {
  /** Null if it could not be loaded. */
  const [parts, setParts] = useState<readonly PlanPart[] | null>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let gone = false;
    import("./plan-summary.ts")
      .then(({ planInParts }) => planInParts(plan))
      // The plan itself is still stored.
      .catch(() => null)
      .then((found) => {
        if (!gone) setParts(found);
      });
    return () => {
      gone = true;
    };
  }, [plan, attempt]);
  if (!parts) {
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
    <div className="flex min-h-7 flex-col gap-3 print:gap-0 print:text-sm">
      {parts.map(({ lines }) =>
        lines.map((line) =>
          typeof line === "object" && "danger" in line ? (
            <strong key={line.danger} className="text-danger">
              {line.danger}
            </strong>
          ) : null,
        ),
      )}
      {parts.map(({ title, lines }) => (
        <div key={title}>
          {/* On paper, the lines fill one page without it. */}
          <h3 className="font-sans font-semibold print:hidden">{title}</h3>
          <ul className="flex list-disc flex-col gap-1 ps-6 print:gap-0">
            {lines.map((line, index) =>
              typeof line === "object" && "danger" in line ? null : (
                // Two clinics can have the same line.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <li key={index} className="whitespace-pre-line">
                  {typeof line === "string" ? (
                    line
                  ) : (
                    <>
                      <span className="hidden print:inline">{line.label}</span>
                      <span>{line.text}</span>
                    </>
                  )}
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
