import { Suspense } from "react";
import { readSummary } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { TreatmentOptions } from "@/site/features/catalogue/treatment-options.tsx";
import { Field, Select } from "@/ui/field.tsx";
import type { ChosenTreatment } from "./dates/dates.ts";
import { MAX_TRIP_TREATMENTS } from "./dates/dates-choices.ts";

/** Fields for one to three treatments of a trip, and for the visit if a treatment has several. */
export function TripTreatments({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenTreatment[];
  onChange: (next: ChosenTreatment[]) => void;
}) {
  /** Replaces the treatment in a row, or removes it. */
  const set = (index: number, ...next: ChosenTreatment[]) =>
    onChange([...chosen.slice(0, index), ...next, ...chosen.slice(index + 1)]);
  // A last, empty row adds a treatment.
  const rows = [...chosen, undefined].slice(0, MAX_TRIP_TREATMENTS);
  return (
    <div className="flex flex-col gap-4">
      {rows.map((row, index) => (
        // Keyed by position, so that a field keeps the focus when its treatment changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={index} className="flex flex-col gap-4">
          <Field
            label={index === 0 ? "Treatment" : "Another treatment in the same trip"}
            optional={index > 0}
          >
            {(control) => (
              <Select
                {...control}
                value={row?.slug ?? ""}
                onChange={({ target: { value } }) =>
                  isTreatmentSlug(value) ? set(index, { slug: value, visit: "" }) : set(index)
                }
              >
                <option value="" disabled={index === 0 && row !== undefined}>
                  {index === 0 ? "Choose one" : "None"}
                </option>
                <TreatmentOptions
                  chosen={chosen.flatMap(({ slug }) => (slug === row?.slug ? [] : slug))}
                />
              </Select>
            )}
          </Field>
          {row ? (
            <Suspense>
              <VisitSelect row={row} onPick={(visit) => set(index, { ...row, visit })} />
            </Suspense>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** A field for the trip or method, for a treatment whose figures depend on it. */
function VisitSelect({ row, onPick }: { row: ChosenTreatment; onPick: (visit: string) => void }) {
  const visits = readSummary(row.slug)?.facts.visits ?? [];
  const names = visits.flatMap(({ name }) => name ?? []);
  if (names.length < 2) return null;
  return (
    <Field label={`Which part of the treatment: ${treatmentNames[row.slug]}`}>
      {(control) => (
        <Select
          {...control}
          value={names.includes(row.visit) ? row.visit : names[0]}
          onChange={({ target }) => onPick(target.value)}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
