import { useEffect, useState } from "react";
import type { Plan } from "./plan.ts";

/** The content of a plan as a list. Needs the code of all tools, which is loaded after the page. */
export function PlanLines({ plan }: { plan: Plan }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    import("./plan-summary.ts").then(
      async ({ planInLines }) => {
        const found = await planInLines(plan);
        if (!gone) setLines(found);
      },
      () => {
        // The plan itself is still on the page.
      },
    );
    return () => {
      gone = true;
    };
  }, [plan]);
  return (
    <ul className="flex min-h-7 list-disc flex-col gap-1 ps-6 print:text-sm">
      {lines.map((line, index) => (
        // Two clinics can have the same line.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className="whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}
