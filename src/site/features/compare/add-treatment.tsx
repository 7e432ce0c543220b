import { type FormEvent, useState } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TreatmentOptions } from "@/site/features/catalogue/treatment-options.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { type Choice, mostCompared } from "./choice.ts";

type AddTreatmentProps = {
  choice: Choice;
  onAdd: (slug: TreatmentSlug) => void;
};

/** Form that adds a treatment to the comparison, if there is room. */
export function AddTreatment({ choice, onAdd }: AddTreatmentProps) {
  const [picked, setPicked] = useState("");

  if (choice.length >= mostCompared) {
    return (
      <p className="text-muted">
        You can compare up to four treatments. Remove one to add another.
      </p>
    );
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (!isTreatmentSlug(picked)) return;
    onAdd(picked);
    setPicked("");
  }

  return (
    // Without script, submitting the form opens the comparison.
    <form
      action={hrefTo.compare()}
      onSubmit={add}
      className="flex w-full max-w-form items-end gap-3"
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
            <TreatmentOptions chosen={choice} />
          </Select>
        )}
      </Field>
      <Button type="submit" className="min-h-12 shrink-0">
        Add
      </Button>
    </form>
  );
}
