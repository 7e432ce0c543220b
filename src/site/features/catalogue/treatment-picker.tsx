import { type FormEvent, useState } from "react";
import { catalogue } from "@/content/catalogue.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";

type TreatmentPickerProps = {
  /** Treatments that cannot be chosen again. */
  chosen: readonly TreatmentSlug[];
  onAdd: (slug: TreatmentSlug) => void;
  /** The form's target without JavaScript. Receives the treatment's slug in the query as `treatments`. */
  action?: string;
};

/** A form to add a treatment, listed by category. */
export function TreatmentPicker({ chosen, onAdd, action }: TreatmentPickerProps) {
  const [picked, setPicked] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    if (!isOffered(picked) || chosen.includes(picked)) return;
    onAdd(picked);
    setPicked("");
  }

  return (
    <form
      action={action}
      onSubmit={add}
      className="flex w-full max-w-form items-end gap-3 print:hidden"
    >
      <Field label="Add a treatment" className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            name="treatments"
            required
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
          >
            <option value="">Choose one</option>
            <TreatmentOptions chosen={chosen} />
          </Select>
        )}
      </Field>
      <Button type="submit" className="min-h-12 shrink-0">
        Add
      </Button>
    </form>
  );
}

/** The options of a select: all treatments that are offered, grouped by category. Those in `chosen` are disabled. */
function TreatmentOptions({ chosen }: { chosen: readonly TreatmentSlug[] }) {
  return catalogue.map((category) => (
    <optgroup key={category.id} label={category.name}>
      {category.treatments.filter(isOffered).map((slug) => (
        <option key={slug} value={slug} disabled={chosen.includes(slug)}>
          {treatmentNames[slug]}
        </option>
      ))}
    </optgroup>
  ));
}
