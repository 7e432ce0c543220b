import { clsx } from "clsx";
import { useId } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { mostCompared, withoutTreatment, withTreatment } from "./choice.ts";
import { choose, useChosen } from "./chosen.ts";

/** A tick box that chooses a treatment for comparison. */
export function CompareToggle({ slug, className }: { slug: TreatmentSlug; className?: string }) {
  const id = useId();
  const choice = useChosen();
  const checked = choice.includes(slug);
  const full = !checked && choice.length >= mostCompared;
  return (
    <div className={clsx("flex min-h-11 items-center gap-2.5 print:hidden", className)}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={full}
        onChange={(event) =>
          choose(
            event.target.checked ? withTreatment(choice, slug) : withoutTreatment(choice, slug),
          )
        }
        className="checkbox size-6"
      />
      <label htmlFor={id} className={clsx(full && "text-muted")}>
        Compare <span className="sr-only">{treatmentNames[slug]}</span>
        {full ? <span className="text-sm">(four are chosen already)</span> : null}
      </label>
    </div>
  );
}
