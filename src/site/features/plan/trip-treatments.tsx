import { readSummary, type TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { longestVisit } from "@/content/treatments/stay.ts";
import { withCapital } from "@/lib/english.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { TreatmentPicker } from "@/site/features/catalogue/treatment-picker.tsx";
import { Checkbox, Field, Select } from "@/ui/field.tsx";
import { MAX_TREATMENTS } from "./basics-limits.ts";
import { withoutOurPrice } from "./costs/costs-part.ts";
import { type ChosenTreatment, MAX_TRIP_TREATMENTS } from "./dates/dates-part.ts";
import { tripTreatmentsOf, useTripTreatments } from "./dates/treatments-of-trip.ts";
import { changePlan, readPlan, usePlan } from "./plan-store.ts";

/** The plan's treatments with a tick for those of the trip, one to three, and a form that adds another. */
export function TripTreatments() {
  const { treatments } = usePlan().basics;
  // Suspends before the tool shows anything: what is ticked later has loaded by then.
  for (const slug of treatments) readSummary(slug);
  const chosen = useTripTreatments();
  const setTrip = (next: ChosenTreatment[]) =>
    changePlan("dates", (before) => ({ ...before, treatments: next }));
  /** Appears with all of its fields at once, so that none moves what is below it later. */
  async function add(slug: TreatmentSlug) {
    await loadSummaries([slug]);
    const { treatments, trip } = { ...readPlan().basics, trip: tripTreatmentsOf(readPlan()) };
    if (treatments.includes(slug) || treatments.length >= MAX_TREATMENTS) return;
    changePlan("basics", (before) => ({ ...before, treatments: [...treatments, slug] }));
    changePlan("costs", (before) => withoutOurPrice(before, [slug]));
    setTrip([...trip, { slug, visit: "" }].slice(0, MAX_TRIP_TREATMENTS));
  }
  const change = (changed: ChosenTreatment) =>
    setTrip(chosen.map((each) => (each.slug === changed.slug ? changed : each)));
  return (
    <div className="flex flex-col gap-4">
      {treatments.length > 0 ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1.5 font-semibold">Treatments in this trip</legend>
          {treatments.map((slug) => {
            const inTrip = chosen.find((each) => each.slug === slug);
            return (
              <div key={slug}>
                <Checkbox
                  label={treatmentNames[slug]}
                  checked={inTrip !== undefined}
                  // A trip is for one treatment at least.
                  disabled={chosen.length === (inTrip ? 1 : MAX_TRIP_TREATMENTS)}
                  onChange={() =>
                    setTrip(
                      inTrip
                        ? chosen.filter((each) => each !== inTrip)
                        : [...chosen, { slug, visit: "" }],
                    )
                  }
                />
                {inTrip ? (
                  <VisitSelect chosen={inTrip} onPick={(visit) => change({ ...inTrip, visit })} />
                ) : null}
              </div>
            );
          })}
        </fieldset>
      ) : null}
      {treatments.length < MAX_TREATMENTS ? (
        <TreatmentPicker chosen={treatments} onAdd={(slug) => void add(slug)} />
      ) : (
        <p className="text-muted">A plan can have up to {MAX_TREATMENTS} treatments.</p>
      )}
    </div>
  );
}

/** A field for the trip or method, for a treatment whose figures depend on it. */
function VisitSelect({
  chosen: { slug, visit },
  onPick,
}: {
  chosen: ChosenTreatment;
  onPick: (visit: string) => void;
}) {
  const visits = readSummary(slug)?.facts.visits ?? [];
  const names = visits.flatMap(({ name }) => name ?? []);
  const longest = longestVisit(visits)?.name;
  if (names.length < 2) return null;
  return (
    <Field label={`Which part of the treatment: ${treatmentNames[slug]}`} className="mt-3">
      {(control) => (
        <Select
          {...control}
          value={names.includes(visit) ? visit : ""}
          onChange={({ target }) => onPick(target.value)}
        >
          <option value="">Not sure: the longest ({longest})</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {withCapital(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
