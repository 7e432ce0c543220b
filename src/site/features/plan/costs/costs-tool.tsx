import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { type CostLine, costLines, usualAmounts } from "@/content/plan/cost-lines.ts";
import { costHints, costsTexts } from "@/content/plan/costs.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { Button } from "@/ui/button.tsx";
import { AmountField, amountFault } from "../amount-field.tsx";
import { type CountUnit, parseCount } from "../counts.ts";
import { useTripTreatments } from "../dates/treatments-of-trip.ts";
import { plannedTrip } from "../dates/trip.ts";
import type { Plan } from "../plan.ts";
import { PlannedTreatments } from "../plan-basics.tsx";
import { changePlan, usePlan } from "../plan-store.ts";
import { CostsByLine } from "./costs-by-line.tsx";
import { ALL, type CostsPart } from "./costs-part.ts";
import { CostsBar, CostsTotal } from "./costs-result.tsx";
import {
  ourAmounts,
  TreatmentSuggestions,
  TreatmentUnits,
  withAmount,
} from "./treatment-suggestions.tsx";
import { extraNights, longestStay, usualFigures } from "./usual-figures.ts";
import { amountOptionsOf, parseChance, typedCount } from "./whole-cost.ts";

/** Calculates the whole cost of a treatment, including travel and other expenses. */
export function CostsTool() {
  const plan = usePlan();
  const { basics, costs, dates } = plan;
  const trip = useTripTreatments();
  const loaded = useSummaries([
    ...new Set([...basics.treatments, ...trip.map(({ slug }) => slug)]),
  ]);
  const summaries = loaded.filter(({ slug }) => basics.treatments.some((each) => each === slug));
  const planned = plannedTrip(trip, dates, loaded);
  const usual = usualFigures(summaries, planned);
  const stay = planned?.nights.max ?? longestStay(summaries)?.days;
  const suggestedNights = extraNights(stay, summaries, plan);
  const title = useRef<HTMLHeadingElement>(null);
  const nightsField = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<CostsPart>) =>
    changePlan("costs", (before) => ({ ...before, ...changed }));
  const setAmount = (id: CostLine["id"], amount: string) =>
    change({
      amounts: { ...costs.amounts, [id]: amount },
      ...(id === "treatment" ? { used: "" } : {}),
    });

  const setCount = (id: string, count: string) =>
    change({ counts: { ...costs.counts, [id]: count } });
  /** Whether a line has an amount, but not the number by which it is multiplied. */
  const isUncounted = ({ id, count }: CostLine) =>
    count !== undefined && Boolean(costs.amounts[id]?.trim()) && !typedCount(plan, id).trim();

  const countField = (
    id: string,
    { label, unit, hint }: { label: string; unit: CountUnit; hint: string | undefined },
    describedBy?: string,
  ) => (
    <AmountField
      label={label}
      hint={hint}
      describedBy={describedBy}
      ref={id === "nights" ? nightsField : undefined}
      faultOf={(value) =>
        parseCount(value, unit) === "unclear" ? costsTexts.countFault : undefined
      }
      value={typedCount(plan, id)}
      onChange={(count) => setCount(id, count)}
    />
  );
  /** What is usual for the number of a line. */
  const usualOf: Partial<Record<CostLine["id"], string>> = { nights: usual.nights, pay: usual.pay };
  /** What follows the field of a line without a number. */
  const below: Partial<Record<CostLine["id"], ReactNode>> = {
    treatment: (
      <>
        <TreatmentSuggestions summaries={summaries} onChange={change} />
        {countField("trips", { label: costsTexts.trips, unit: "trips", hint: usual.trips })}
      </>
    ),
    return: (
      <AmountField
        label={costsTexts.chance.label}
        hint={costsTexts.chance.hint}
        faultOf={(value) =>
          parseChance(value) === "unclear" ? costsTexts.chance.fault : undefined
        }
        value={costs.chance}
        onChange={(chance) => change({ chance })}
      />
    ),
  };

  return (
    <>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_26rem] print:block">
        <section
          aria-labelledby="assumptions"
          className="flex max-w-form flex-col gap-5 print:hidden"
        >
          <h2 id="assumptions" ref={title} tabIndex={-1} className="text-3xl outline-none">
            What you expect to pay
          </h2>
          <PlannedTreatments />
          <TreatmentUnits summaries={summaries} onChange={change} />
          <UsualStart
            summaries={summaries}
            stay={stay}
            plan={plan}
            onFill={(filled) => {
              change(filled);
              // The pressed button is removed.
              title.current?.focus();
            }}
          />
          {/* The bar stays within this part, so that it never covers the button above. */}
          <div className="flex flex-col gap-5">
            <p className="text-muted">{costsTexts.howToEnter}</p>
            {costLines.map((line) => {
              const { id, label, count } = line;
              const group = costsTexts.groups[id];
              return (
                <Fragment key={id}>
                  {group ? <h3 className="pt-2 text-xl">{group}</h3> : null}
                  <AmountField
                    inPounds
                    label={label}
                    hint={
                      <>
                        <span>{costHints[id]}</span>
                        {id === "flights" || id === "nights" ? (
                          <span className="block">{costsTexts.estimate(id)}</span>
                        ) : null}
                      </>
                    }
                    faultOf={amountFault("GBP", amountOptionsOf(line))}
                    value={costs.amounts[id] ?? ""}
                    onChange={(amount) => setAmount(id, amount)}
                  />
                  {count
                    ? countField(
                        id,
                        { ...count, hint: usualOf[id] },
                        isUncounted(line) ? `uncounted-${id}` : undefined,
                      )
                    : below[id]}
                  {count && isUncounted(line) ? (
                    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                      <p id={`uncounted-${id}`} className="text-sm font-semibold text-caution">
                        {costsTexts.uncounted(count.unit)}
                      </p>
                      {id === "nights" && suggestedNights ? (
                        <Button
                          size="small"
                          onClick={() => {
                            setCount(id, `${suggestedNights}`);
                            // The pressed button is removed.
                            nightsField.current?.focus();
                          }}
                        >
                          {`Use ${suggestedNights} ${suggestedNights === 1 ? "night" : "nights"}`}
                        </Button>
                      ) : null}
                    </div>
                  ) : null}
                </Fragment>
              );
            })}
            <h3 className="pt-2 text-xl">{costsTexts.home.title}</h3>
            <AmountField
              inPounds
              label="Your own quote at home"
              hint={costsTexts.home.hint}
              faultOf={amountFault("GBP")}
              value={costs.home}
              onChange={(home) => change({ home })}
            />
            <CostsBar plan={plan} />
          </div>
        </section>
        <CostsTotal plan={plan} />
      </div>
      <CostsByLine plan={plan} />
    </>
  );
}

/** The summaries of treatments; empty until they have loaded. */
function useSummaries(slugs: readonly string[]): readonly TreatmentSummary[] {
  const [summaries, setSummaries] = useState<readonly TreatmentSummary[]>([]);
  const wanted = slugs.join(",");
  useEffect(() => {
    let gone = false;
    void loadSummaries(wanted.split(",")).then((found) => {
      if (!gone) setSummaries(found);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return summaries;
}

/** The costs with the usual figures in every field that is empty; `undefined` if there is nothing to fill in. */
function withUsual(
  summaries: readonly TreatmentSummary[],
  stay: number | undefined,
  plan: Plan,
): CostsPart | undefined {
  const { costs } = plan;
  const { bySlug, together } = ourAmounts(summaries, plan);
  const [only, ...others] = summaries;
  const used = only && others.length === 0 ? only.slug : ALL;
  const text = used === ALL ? together : bySlug.get(used);
  const priced =
    text && !costs.amounts.treatment ? withAmount(summaries, plan, { text, used }) : costs;
  const filled = {
    ...priced,
    amounts: { ...priced.amounts },
    counts: { ...priced.counts },
  };
  for (const [id, { text }] of Object.entries(usualAmounts)) filled.amounts[id] ||= text;
  // May be none, which is a number too.
  const nights = extraNights(stay, summaries, { ...plan, costs: filled });
  if (nights !== undefined) filled.counts.nights ||= `${nights}`;
  return JSON.stringify(filled) === JSON.stringify(costs) ? undefined : filled;
}

/** A button that fills in the usual figures, where nothing has been entered. */
function UsualStart({
  summaries,
  stay,
  plan,
  onFill,
}: {
  summaries: readonly TreatmentSummary[];
  /** The nights of the longest stay. */
  stay: number | undefined;
  plan: Plan;
  onFill: (costs: CostsPart) => void;
}) {
  const filled = summaries.length > 0 ? withUsual(summaries, stay, plan) : undefined;
  if (!filled) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="primary" onClick={() => onFill(filled)}>
        {costsTexts.start.label}
      </Button>
      <p className="text-sm text-muted">{costsTexts.start.text}</p>
    </div>
  );
}
