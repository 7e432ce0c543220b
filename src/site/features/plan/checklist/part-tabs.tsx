import type { KeyboardEvent } from "react";
import { checklistTexts } from "@/content/plan/checklist.ts";

/** A part of the checklist. */
export type Part = (typeof checklistTexts.tabs)[number]["value"];

/** ID of the panel below the tabs. */
export const PANEL_ID = "checklist-part";

/** The parts of the checklist as tabs. Arrow keys move between them. */
export function PartTabs({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
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
