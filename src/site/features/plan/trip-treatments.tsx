import { Plus, X } from "lucide-react";
import { Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { catalogue } from "@/content/catalogue.ts";
import { readSummary } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import type { ChosenTreatment } from "./dates/dates.ts";
import { MOST_IN_TRIP } from "./dates/dates-choices.ts";

/** The treatments of a trip, one to three, each with its visit where it has several. */
export function TripTreatments({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenTreatment[];
  onChange: (next: ChosenTreatment[]) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const rows: readonly (ChosenTreatment | undefined)[] = chosen.length === 0 ? [undefined] : chosen;

  function set(index: number, next: ChosenTreatment) {
    onChange([...chosen.slice(0, index), next, ...chosen.slice(index + 1)]);
  }

  function add(slug: string) {
    if (!isTreatmentSlug(slug)) return;
    flushSync(() => onChange([...chosen, { slug, visit: "" }]));
    // The new row's own field; the one that was used is empty again, or gone.
    group.current?.querySelector<HTMLSelectElement>("[data-last] select")?.focus();
  }

  return (
    <div ref={group} className="flex flex-col gap-4">
      {rows.map((row, index) => (
        // By place: a field keeps the focus when its treatment changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={index} className="flex flex-col gap-4">
          <div
            className="flex items-end gap-3"
            data-last={index === rows.length - 1 ? "" : undefined}
          >
            <TreatmentSelect
              label={index === 0 ? "Treatment" : "Another treatment in the same trip"}
              value={row?.slug ?? ""}
              taken={chosen.map(({ slug }) => slug)}
              onPick={(slug) => isTreatmentSlug(slug) && set(index, { slug, visit: "" })}
            />
            {index > 0 && row ? (
              <Button
                variant="quiet"
                className="min-h-12 shrink-0"
                onClick={() => {
                  onChange(chosen.filter((_, each) => each !== index));
                  // The pressed button is removed.
                  group.current?.querySelector("select")?.focus();
                }}
              >
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only">Remove {treatmentNames[row.slug]}</span>
              </Button>
            ) : null}
          </div>
          {row ? (
            <Suspense>
              <VisitSelect row={row} onPick={(visit) => set(index, { ...row, visit })} />
            </Suspense>
          ) : null}
        </div>
      ))}
      {chosen.length > 0 && chosen.length < MOST_IN_TRIP ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sea underline underline-offset-4">
            <Plus aria-hidden="true" className="size-5" /> Add another treatment to this trip
          </summary>
          <div className="pt-3">
            <TreatmentSelect
              label="Another treatment"
              value=""
              taken={chosen.map(({ slug }) => slug)}
              onPick={add}
            />
          </div>
        </details>
      ) : null}
    </div>
  );
}

function TreatmentSelect({
  label,
  value,
  taken,
  onPick,
}: {
  label: string;
  value: string;
  taken: readonly string[];
  onPick: (slug: string) => void;
}) {
  return (
    <Field label={label} className="min-w-0 flex-1">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onPick(target.value)}>
          <option value="" disabled={value !== ""}>
            Choose one
          </option>
          {catalogue.map((category) => (
            <optgroup key={category.id} label={category.name}>
              {category.treatments.map((slug) => (
                <option key={slug} value={slug} disabled={slug !== value && taken.includes(slug)}>
                  {treatmentNames[slug]}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Which trip or method, for a treatment whose figures differ. */
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
