import { X } from "lucide-react";
import { type RefObject, useRef } from "react";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TreatmentPicker } from "@/site/features/catalogue/treatment-picker.tsx";
import { Button } from "@/ui/button.tsx";
import { LimitedField } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { MAX_TREATMENTS, NOTES_LENGTH } from "./basics-limits.ts";
import { withoutOurPrice } from "./costs/costs-part.ts";
import { PlanCity } from "./plan-city.tsx";
import { changePlan, usePlan } from "./plan-store.ts";

/** Fields for the treatments, city and notes, which all tools use. `title` is their heading, for the focus. */
export function PlanBasics({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const { basics } = usePlan();
  const change = (changed: Partial<typeof basics>) =>
    changePlan("basics", (before) => ({ ...before, ...changed }));
  return (
    <section aria-labelledby="basics" className="flex max-w-reading flex-col gap-6 print:hidden">
      <h2 id="basics" ref={title} tabIndex={-1} className="text-3xl outline-none">
        What you’re planning
      </h2>
      <PlannedTreatments />
      <PlanCity />
      <LimitedField
        label="Notes"
        hint="What you want to remember: what a doctor said, what worries you, what to ask."
        optional
        limit={NOTES_LENGTH}
        rows={5}
        value={basics.notes}
        onChange={(notes) => change({ notes })}
      />
    </section>
  );
}

/** The list of treatments, with a form to add one. */
export function PlannedTreatments() {
  const { treatments } = usePlan().basics;
  const title = useRef<HTMLHeadingElement>(null);
  const set = (next: typeof treatments) =>
    changePlan("basics", (before) => ({ ...before, treatments: next }));

  return (
    <div className="flex flex-col gap-3">
      <h3 ref={title} tabIndex={-1} className="font-sans font-semibold outline-none">
        Treatments
      </h3>
      {treatments.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line rounded border border-line bg-surface">
          {treatments.map((slug) => (
            <li key={slug} className="flex min-h-12 items-center justify-between gap-3 ps-4 pe-2">
              <TextLink href={hrefTo.treatment(slug)}>{treatmentNames[slug]}</TextLink>
              <Button
                size="small"
                variant="quiet"
                className="print:hidden"
                onClick={() => {
                  set(treatments.filter((each) => each !== slug));
                  changePlan("dates", (before) => ({
                    ...before,
                    treatments: before.treatments.filter((each) => each.slug !== slug),
                  }));
                  changePlan("costs", (before) => withoutOurPrice(before, [slug]));
                  // The pressed button is removed.
                  title.current?.focus();
                }}
              >
                <X aria-hidden="true" className="size-4" /> Remove
                <span className="sr-only">{` ${treatmentNames[slug]}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">You haven’t added a treatment yet.</p>
      )}
      {treatments.length < MAX_TREATMENTS ? (
        <TreatmentPicker
          chosen={treatments}
          onAdd={(slug) => {
            set([...treatments, slug]);
            changePlan("costs", (before) => withoutOurPrice(before, [slug]));
            // A full list has no form.
            if (treatments.length + 1 === MAX_TREATMENTS) title.current?.focus();
          }}
        />
      ) : (
        <p className="text-muted">A plan can have up to {MAX_TREATMENTS} treatments.</p>
      )}
    </div>
  );
}
