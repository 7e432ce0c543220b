import type { ReactNode } from "react";
import { checklistTexts, conditions, tellFields } from "@/content/plan/checklist.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import type { ChosenTreatment } from "../dates/dates-part.ts";
import type { ChecklistPart, Clinic } from "./checklist-part.ts";

/** The title of a sheet, with a blank line for the user's name. */
export function SheetHead({ title }: { title: string }) {
  return (
    <div className="flex flex-col gap-3 border-b-2 border-ink pb-3 print:gap-2 print:pb-2">
      <p className="font-serif text-xl font-heading print:text-lg/tight">{title}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Blank label="Name" className="min-w-[min(100%,14rem)] flex-1" />
        <Blank label="Date of birth" className="min-w-[min(100%,14rem)]" />
      </div>
    </div>
  );
}

function Blank({ label, className }: { label: string; className: string }) {
  return (
    <p className={`flex items-end gap-2 ${className}`}>
      {label}: <span className="h-6 flex-1 border-b border-outline print:h-5" />
    </p>
  );
}

/** A section of a sheet. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1 print:gap-0.5">
      <h4 className="text-balance font-sans text-sm font-semibold text-sea print:text-print">
        {title}
      </h4>
      {children}
    </section>
  );
}

/** Facts with their labels. Leaves out unknown ones. */
export function SheetFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2 print:gap-y-0">
      {facts.map(([name, value]) => (
        <div key={name} className="break-words">
          <dt className="inline text-muted">{`${name}:`}</dt>{" "}
          <dd className="inline">{value || "not decided"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The user's health details, in their own words. */
export function SheetHealth({ checklist }: { checklist: ChecklistPart }) {
  const ticked = conditions.filter(({ id }) => checklist.conditions.includes(id));
  return (
    <SheetPart title="Health">
      <p className="break-words">
        <span className="text-muted">Now or in the past: </span>
        <span>
          {ticked.length > 0 ? ticked.map(({ text }) => text).join("; ") : "nothing ticked"}
        </span>
      </p>
      {tellFields.map(({ id, label }) => (
        <p key={id} className="break-words">
          <span className="text-muted">{`${label}: `}</span>
          <span>{checklist[id].trim() || "not filled in"}</span>
        </p>
      ))}
    </SheetPart>
  );
}

/** The foot of a sheet: what to do in an emergency, and the source of the sheet. */
export function SheetFoot() {
  return (
    <p className="border-t border-line pt-2 text-muted print:pt-1">{`${checklistTexts.emergency} Made with ${brand.name}, ${brand.siteUrl}${hrefTo.planChecklist()}, by the person named above.`}</p>
  );
}

/** Props of both sheets. */
export type SheetProps = {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  chosen: readonly ChosenTreatment[];
};
