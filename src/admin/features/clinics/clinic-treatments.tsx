import { catalogue } from "@/content/catalogue.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { RegisteredControl } from "@/lib/use-checked-form.ts";
import { Checkbox } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";

type ClinicTreatmentsProps = {
  chosen: readonly string[];
  control: RegisteredControl;
};

/** The catalogue's treatments as checkboxes. The categories that have a chosen one are open at first. */
export function ClinicTreatments({ chosen, control }: ClinicTreatmentsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Treatments</legend>
      {catalogue.map(({ slug, name, treatments }) => {
        const count = treatments.filter((treatment) => chosen.includes(treatment)).length;
        return (
          <Fold
            key={slug}
            title={count > 0 ? `${name} (${count} of ${treatments.length})` : name}
            open={count > 0}
            className="border-b border-line"
          >
            <div className="grid gap-2 sm:grid-cols-2">
              {treatments.map((treatment) => (
                <Checkbox
                  key={treatment}
                  label={treatmentNames[treatment]}
                  value={treatment}
                  control={control}
                />
              ))}
            </div>
          </Fold>
        );
      })}
    </fieldset>
  );
}
