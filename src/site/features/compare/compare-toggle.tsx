import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { maxCompared, withoutTreatment, withTreatment } from "./choice.ts";
import { storeChoice, useStoredChoice } from "./stored-choice.ts";

/** A checkbox to choose a treatment for comparison. Without JavaScript, a link to the comparison. */
export function CompareToggle({ slug, className }: { slug: TreatmentSlug; className?: string }) {
  const id = useId();
  const choice = useStoredChoice();
  const hydrated = useHydrated();
  const checked = choice.includes(slug);
  const full = !checked && choice.length >= maxCompared;
  const frame = clsx("flex min-h-11 items-center gap-2 print:hidden", className);
  const name = <span className="sr-only">{treatmentNames[slug]}</span>;
  if (!hydrated) {
    return (
      <TextLink href={hrefTo.compare([slug])} className={frame}>
        <Plus aria-hidden="true" className="size-6" />
        <span>
          <span>Compare</span> {name}
        </span>
      </TextLink>
    );
  }
  return (
    <div className={frame}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={full}
        onChange={(event) =>
          storeChoice(
            event.target.checked ? withTreatment(choice, slug) : withoutTreatment(choice, slug),
          )
        }
        className="checkbox size-6"
      />
      <label
        htmlFor={id}
        className={clsx("flex min-h-11 flex-col justify-center", full && "text-muted")}
      >
        <span>
          <span>Compare</span> {name}
        </span>
        {/* Below the label, so that the row of controls does not become longer. */}
        {full ? <span className="block text-xs leading-4">(four chosen)</span> : null}
      </label>
    </div>
  );
}
