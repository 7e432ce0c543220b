import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { AverageCost } from "@/content/schema.ts";
import { costSentences } from "@/content/standard-sentences.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { caseCostInWords, countedBy, readCount } from "@/site/features/catalogue/case-cost.ts";
import { caseCount, setCaseCount } from "@/site/features/plan/case-counts.ts";

type CostEstimateProps = {
  cost: AverageCost;
  /** The usual minimum number of sessions. */
  sessions?: number | undefined;
  /** The treatment for which a plan takes over the number. */
  slug?: TreatmentSlug | undefined;
};

/** "For your case": the number of units or grafts, and the estimated price. Needs JavaScript. */
export function CostEstimate({ cost, sessions, slug }: CostEstimateProps) {
  const id = useId();
  const counted = countedBy(cost, sessions);
  const known = slug && caseCount(slug);
  const [typed, setTyped] = useState(`${known ?? counted?.start ?? 1}`);
  if (!counted) return null;
  const number = readCount(typed, counted);
  const step = cost.grafts ? 100 : 1;
  const enter = (text: string) => {
    setTyped(text);
    const entered = readCount(text, counted);
    // Grafts do not multiply the price.
    if (slug && entered !== undefined && !cost.grafts) setCaseCount(slug, entered);
  };
  const change = (by: number) => {
    const next = (number ?? counted.start) + by;
    enter(`${Math.min(Math.max(next, 1), counted.max)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, because nothing is submitted.
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className="needs-script flex flex-col gap-1.5 rounded-lg bg-sea-soft px-4 py-2.5 print:hidden"
    >
      <h3 id={`${id}-title`} className="text-xl">
        For your case
      </h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={`${id}-count`}>{`Number of ${counted.many}`}</label>
        <div className="flex flex-wrap items-center gap-1.5">
          <StepButton label={`${step === 1 ? "One" : step} fewer`} onPress={() => change(-step)}>
            <Minus aria-hidden="true" className="size-5" />
          </StepButton>
          <input
            id={`${id}-count`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-describedby={`${id}-sum`}
            onChange={(event) => enter(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
              event.preventDefault();
              change(event.key === "ArrowUp" ? step : -step);
            }}
            className="h-11 w-18 rounded border border-outline bg-surface text-center tabular-nums"
          />
          <StepButton label={`${step === 1 ? "One" : step} more`} onPress={() => change(step)}>
            <Plus aria-hidden="true" className="size-5" />
          </StepButton>
        </div>
      </div>
      <output id={`${id}-sum`} htmlFor={`${id}-count`} className="font-semibold tabular-nums">
        {number === undefined
          ? `Enter a whole number from 1 to ${counted.max}.`
          : caseCostInWords(cost, counted, number)}
      </output>
      <p className="text-sm text-muted">
        {cost.grafts ? costSentences.grafts : costSentences.caseIsRough}
      </p>
    </div>
  );
}

function StepButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-full border border-sea text-sea transition-colors hover:bg-surface"
    >
      {children}
    </button>
  );
}
