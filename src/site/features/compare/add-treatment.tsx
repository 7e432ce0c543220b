import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TreatmentPicker } from "@/site/features/catalogue/treatment-picker.tsx";
import { type Choice, maxCompared } from "./choice.ts";

type AddTreatmentProps = {
  choice: Choice;
  onAdd: (slug: TreatmentSlug) => void;
};

/** A form to add a treatment to the comparison, unless it is full. */
export function AddTreatment({ choice, onAdd }: AddTreatmentProps) {
  if (choice.length >= maxCompared) {
    return (
      <p className="text-muted">
        You can compare up to four treatments. Remove one to add another.
      </p>
    );
  }
  // Without JavaScript, submitting the form opens the comparison.
  return <TreatmentPicker action={hrefTo.compare()} chosen={choice} onAdd={onAdd} />;
}
