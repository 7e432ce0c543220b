import { type FormEvent, useState } from "react";
import { categories } from "@/content/categories.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { type Choice, mostCompared } from "./choice.ts";

type AddTreatmentProps = {
  choice: Choice;
  onAdd: (slug: TreatmentSlug) => void;
};

/** Adds one of all treatments to a comparison, as long as there is room. */
export function AddTreatment({ choice, onAdd }: AddTreatmentProps) {
  const [picked, setPicked] = useState("");

  if (choice.length >= mostCompared) {
    return (
      <p className="text-muted">
        Four treatments are the most that fit side by side. Remove one to add another.
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
    <form onSubmit={add} className="flex w-full max-w-form items-end gap-3">
      <Field label="Add a treatment" className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            required
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
          >
            <option value="">Choose one</option>
            {categories.map((category) => (
              <optgroup key={category.id} label={category.name}>
                {category.treatments.map((slug) => (
                  <option key={slug} value={slug} disabled={choice.includes(slug)}>
                    {treatmentNames[slug]}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="min-h-12 shrink-0">
        Add
      </Button>
    </form>
  );
}
