import { type KeyboardEvent, Suspense, useState } from "react";
import { checklistTexts, conditions, tellFields } from "@/content/plan/checklist.ts";
import { LimitedField } from "@/ui/field.tsx";
import { useTripTreatments } from "../dates/treatments-of-trip.ts";
import { changePlan, usePlan } from "../plan-store.ts";
import { TripTreatments } from "../trip-treatments.tsx";
import {
  answersOf,
  type ChangeChecklist,
  type ChecklistPart,
  namesToAdd,
  withoutClinic,
} from "./checklist-part.ts";
import { ClinicChoice } from "./clinic-choice.tsx";
import { QuestionList } from "./clinic-questions.tsx";
import { PaperLists, RegisterList } from "./paper-lists.tsx";
import { Sheets } from "./sheets.tsx";
import { TickList } from "./tick-list.tsx";

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
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16 print:hidden">
        <section aria-label="Treatment" className="max-w-reading">
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
      </div>
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
              <div className="grid grid-cols-1 gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16 print:hidden">
                <QuestionList
                  checklist={checklist}
                  clinic={clinic}
                  chosen={chosen}
                  change={change}
                />
                <RegisterList checklist={checklist} clinic={clinic} change={change} />
              </div>
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
    </>
  );
}

/** A part of the checklist. */
type Part = (typeof checklistTexts.tabs)[number]["value"];

/** ID of the panel below the tabs. */
const PANEL_ID = "checklist-part";

/** The parts of the checklist as tabs. Arrow keys move between them. */
function PartTabs({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll("button")];
    const at = checklistTexts.tabs.findIndex(({ value }) => value === part);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  }
  return (
    <div
      role="tablist"
      aria-label={checklistTexts.tabsLabel}
      onKeyDown={move}
      className="flex flex-wrap border-b border-line print:hidden"
    >
      {checklistTexts.tabs.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          aria-selected={value === part}
          aria-controls={PANEL_ID}
          tabIndex={value === part ? 0 : -1}
          data-state={value === part ? "active" : "inactive"}
          onClick={() => onChange(value)}
          className="tab"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Fields for conditions and medicines that every clinic must know about. */
function HealthForm({ checklist, change }: { checklist: ChecklistPart; change: ChangeChecklist }) {
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
