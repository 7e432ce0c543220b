import { Suspense, useState } from "react";
import { checklistTexts } from "@/content/plan/checklist.ts";
import { useTripTreatments } from "../dates/treatments-of-trip.ts";
import { changePlan, usePlan } from "../plan-store.ts";
import { TripTreatments } from "../trip-treatments.tsx";
import { answersOf, type ChangeChecklist, namesToAdd, withoutClinic } from "./checklist.ts";
import { ClinicChoice } from "./clinic-choice.tsx";
import { HealthForm } from "./health-form.tsx";
import { PaperLists, RegisterList } from "./paper-lists.tsx";
import { PANEL_ID, type Part, PartTabs } from "./part-tabs.tsx";
import { QuestionList } from "./question-list.tsx";
import { Sheets } from "./sheets.tsx";

/** The planning tool "Questions and documents". */
export function ChecklistTool() {
  const { checklist, quotes } = usePlan();
  const chosen = useTripTreatments();
  const [current, setCurrent] = useState("");
  const [part, setPart] = useState<Part>("ask");
  const clinic = checklist.clinics.find(({ id }) => id === current) ?? checklist.clinics[0];
  const change: ChangeChecklist = (changed) =>
    changePlan("checklist", (before) => ({ ...before, ...changed }));
  return (
    <>
      <section aria-label="Treatment" className="max-w-reading print:hidden">
        <TripTreatments />
      </section>
      <ClinicChoice
        clinics={checklist.clinics}
        current={clinic}
        quoted={namesToAdd(checklist.clinics, quotes.quotes)}
        onChoose={setCurrent}
        answers={clinic ? answersOf(checklist, clinic.id).length : 0}
        onAdd={(added) => change({ clinics: [...checklist.clinics, added] })}
        onRemove={({ id }) => change(withoutClinic(checklist, id))}
      />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <div>
          <PartTabs part={part} onChange={setPart} />
          <div
            id={PANEL_ID}
            role="tabpanel"
            aria-label={checklistTexts.tabs.find(({ value }) => value === part)?.label}
            className="flex flex-col gap-8 pt-5 print:pt-0"
          >
            {part === "ask" ? (
              <>
                <QuestionList
                  checklist={checklist}
                  clinic={clinic}
                  chosen={chosen}
                  change={change}
                />
                <RegisterList checklist={checklist} clinic={clinic} change={change} />
              </>
            ) : null}
            {part === "papers" ? (
              <PaperLists checklist={checklist} clinic={clinic} change={change} />
            ) : null}
            {part === "tell" ? <HealthForm checklist={checklist} change={change} /> : null}
            {/* The browser's own command prints the sheets from every tab. */}
            <div className={part === "print" ? undefined : "hidden print:block"}>
              <Sheets checklist={checklist} clinic={clinic} chosen={chosen} />
            </div>
          </div>
        </div>
      </Suspense>
      <p className="max-w-reading text-sm text-muted print:hidden">{checklistTexts.sheetPrivacy}</p>
    </>
  );
}
