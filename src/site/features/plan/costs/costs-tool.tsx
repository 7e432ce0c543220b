import { costLines, costsTexts } from "@/content/plan/costs.ts";
import { Field, TextInput } from "@/ui/field.tsx";
import { AmountField } from "../amount-field.tsx";
import { changePlan, usePlan } from "../plan-store.ts";
import type { CostsPart } from "./costs-part.ts";
import { CostsBar, CostsByLine, CostsTotal } from "./costs-result.tsx";
import { HomePrice } from "./home-price.tsx";
import { TreatmentSuggestions } from "./treatment-suggestions.tsx";
import { useSummaries } from "./use-summaries.ts";
import { type Longest, longestStay, longestTimeOff } from "./usual-figures.ts";
import { amountOptionsOf, chanceOf, defaultCounts } from "./whole-cost.ts";

/** Calculates the whole cost of a treatment, including travel and other expenses. */
export function CostsTool() {
  const { basics, costs } = usePlan();
  const summaries = useSummaries(basics.treatments);
  const usual = { nights: longestStay(summaries), pay: longestTimeOff(summaries) };
  const change = (changed: Partial<CostsPart>) =>
    changePlan("costs", (before) => ({ ...before, ...changed }));
  const setAmount = (id: string, amount: string) =>
    change({ amounts: { ...costs.amounts, [id]: amount } });

  return (
    <>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_26rem] print:block">
        <section aria-labelledby="assumptions" className="flex flex-col gap-5 print:hidden">
          <h2 id="assumptions" className="text-3xl">
            What you expect to pay
          </h2>
          <p className="max-w-reading text-muted">
            Enter everything in pounds. Write one amount, or a range such as “800 to 1,000” or
            “about 900”.
          </p>
          <div className="flex flex-col divide-y divide-line border-y border-line">
            {costLines.map((line) => (
              <div key={line.id} className="flex flex-col gap-3 py-5">
                <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
                  <AmountField
                    label={line.label}
                    hint={line.hint}
                    options={amountOptionsOf(line)}
                    className="min-w-60 max-w-form flex-1"
                    value={costs.amounts[line.id] ?? ""}
                    onChange={(amount) => setAmount(line.id, amount)}
                  />
                  {line.count ? (
                    <AmountField
                      label={line.count.label}
                      className="w-44"
                      options={{ each: true }}
                      value={costs.counts[line.id] ?? defaultCounts[line.id] ?? ""}
                      onChange={(count) =>
                        change({ counts: { ...costs.counts, [line.id]: count } })
                      }
                    />
                  ) : null}
                </div>
                {line.id === "treatment" ? (
                  <TreatmentSuggestions
                    summaries={summaries}
                    onUse={(amount) => setAmount("treatment", amount)}
                  />
                ) : null}
                {line.id === "nights" || line.id === "pay" ? (
                  <UsualFigure line={line.id} longest={usual[line.id]} />
                ) : null}
                {line.id === "return" ? (
                  <Field
                    label={costsTexts.chance.label}
                    hint={costsTexts.chance.hint}
                    className="max-w-form"
                    error={
                      costs.chance.trim() && chanceOf(costs) === undefined
                        ? "Write a number from 0 to 100."
                        : undefined
                    }
                  >
                    {(control) => (
                      <TextInput
                        {...control}
                        className="max-w-32"
                        maxLength={10}
                        autoComplete="off"
                        inputMode="decimal"
                        value={costs.chance}
                        onChange={({ target }) => change({ chance: target.value })}
                      />
                    )}
                  </Field>
                ) : null}
              </div>
            ))}
          </div>
          <HomePrice home={costs.home} onChange={(home) => change({ home })} />
          <CostsBar costs={costs} />
        </section>
        <CostsTotal costs={costs} />
      </div>
      <CostsByLine costs={costs} />
    </>
  );
}

/** The usual figure for the treatment that takes longest. */
function UsualFigure({ line, longest }: { line: "nights" | "pay"; longest: Longest | undefined }) {
  if (!longest) return null;
  return (
    <p className="max-w-form text-sm text-muted">
      {costsTexts.usual[line](longest.days, longest.name)}
    </p>
  );
}
