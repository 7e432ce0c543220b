import { likelihoodOf, type Risk, textOf } from "@/content/risks/scale.ts";

/** Risks in a bulleted list, each with how likely it is, where somebody has weighed it. */
export function RiskList({ risks }: { risks: readonly Risk[] }) {
  return (
    <ul className="flex list-disc flex-col gap-0.5 ps-4 marker:text-sea sm:gap-2 sm:ps-6">
      {risks.map((risk) => {
        const likelihood = likelihoodOf(risk);
        return (
          <li key={textOf(risk)} className="sm:ps-1">
            {textOf(risk)}
            {likelihood ? <strong className="font-semibold">{` ${likelihood}.`}</strong> : null}
          </li>
        );
      })}
    </ul>
  );
}
