import { useRef, useState } from "react";
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

/**
 * A list of treatments by category. The chosen one counts at once, but not each one that arrow keys or typed letters
 * pass in a closed list: that one counts with Enter or on leaving the list. Without JavaScript, there is a button.
 */
export function TreatmentPicker({ chosen, onAdd, action }: TreatmentPickerProps) {
  const [passing, setPassing] = useState("");
  const isByKey = useRef(false);

  function add(slug: string) {
    setPassing("");
    if (isOffered(slug) && !chosen.includes(slug)) onAdd(slug);
  }

  return (
    <form
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="flex w-full max-w-form items-end gap-3 print:hidden"
    >
      <Field label="Add a treatment" className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            name="treatments"
            required
            value={passing}
            onPointerDown={() => {
              isByKey.current = false;
            }}
            onKeyDown={({ key }) => {
              if (key === "Enter" && isByKey.current) add(passing);
              // The others pass through a closed list. These open it, or choose in it.
              isByKey.current = key !== "Enter" && key !== " ";
            }}
            onBlur={() => add(passing)}
            onChange={({ target }) =>
              isByKey.current ? setPassing(target.value) : add(target.value)
            }
          >
            <option value="">Choose one</option>
            <TreatmentOptions chosen={chosen} />
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" className="min-h-12 shrink-0">
          Add
        </Button>
      </noscript>
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
