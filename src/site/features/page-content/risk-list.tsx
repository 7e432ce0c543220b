import { likelihoodOf, likelihoods, type Risk, textOf } from "@/content/risks/scale.ts";

/** Risks in a bulleted list, each with how likely it is, where somebody has weighed it. */
export function RiskList({ risks }: { risks: readonly Risk[] }) {
  return (
    <ul className="flex list-disc flex-col gap-0.5 ps-4 marker:text-sea sm:gap-2 sm:ps-6">
      {risks.map((risk) => (
        <li key={textOf(risk)} className="sm:ps-1">
          {textOf(risk)}
          <Likelihood risk={risk} />
        </li>
      ))}
    </ul>
  );
}

/** How likely a risk is. The range of a word stays on one line where it fits. */
function Likelihood({ risk }: { risk: Risk }) {
  const likelihood = likelihoodOf(risk);
  if (!likelihood) return null;
  const range =
    typeof risk === "object" && "likelihood" in risk ? `(${likelihoods[risk.likelihood]})` : "";
  return (
    <strong className="font-semibold">
      <span>{` ${likelihood.slice(0, likelihood.length - range.length)}`}</span>
      <span className="inline-block">{`${range}.`}</span>
    </strong>
  );
}
