import { checklistTexts, conditions, tellFields } from "@/content/plan/checklist.ts";
import { LimitedField } from "@/ui/field.tsx";
import type { ChangeChecklist, ChecklistPart } from "./checklist.ts";
import { TickList } from "./tick-list.tsx";

/** Fields for conditions and medicines that every clinic must know about. */
export function HealthForm({
  checklist,
  change,
}: {
  checklist: ChecklistPart;
  change: ChangeChecklist;
}) {
  return (
    <section aria-labelledby="tell" className="flex flex-col gap-6 print:hidden">
      <div className="flex max-w-reading flex-col gap-3">
        <h2 id="tell" className="text-2xl">
          Medicines and conditions to tell the clinic about
        </h2>
        <p className="text-muted">{checklistTexts.tell}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <fieldset>
          <legend className="mb-3 font-semibold">
            Tick what applies to you, now or in the past
          </legend>
          <TickList
            ticks={conditions.map(({ id, text }) => ({ id, label: text }))}
            ticked={checklist.conditions}
            onChange={(next) => change({ conditions: next })}
          />
        </fieldset>
        <div className="flex flex-col gap-5">
          {tellFields.map(({ id, label, hint, limit }) => (
            <LimitedField
              key={id}
              label={label}
              hint={hint}
              optional
              limit={limit}
              {...(limit > 100 ? { rows: 3 } : {})}
              value={checklist[id]}
              onChange={(typed) => change({ [id]: typed })}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
