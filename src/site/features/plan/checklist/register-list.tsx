import { checklistTexts, registers } from "@/content/plan/checklist.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import type { ChangeChecklist, ChecklistPart, Clinic } from "./checklist.ts";
import { TickList } from "./tick-list.tsx";

/** What to check, and in which register. */
export function RegisterList({
  checklist,
  clinic,
  change,
}: {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  change: ChangeChecklist;
}) {
  const own = clinic ? `${clinic.id}/` : "";
  return (
    <section aria-labelledby="registers" className="flex max-w-3xl flex-col gap-5 print:hidden">
      <h2
        id="registers"
        className="text-2xl"
      >{`What to look up, and where${clinic ? `: ${clinic.name}` : ""}`}</h2>
      <TickList
        ticks={registers.map(({ id, title, text }) => ({
          id: own + id,
          label: title,
          statement: text,
        }))}
        ticked={checklist.done}
        onChange={(done) => change({ done })}
      />
      <p className="text-muted">
        <RichText value={checklistTexts.documents} />
      </p>
    </section>
  );
}
