import type { ChosenTreatment } from "../dates/dates.ts";
import type { Clinic } from "./checklist.ts";
import type { ChecklistPart } from "./checklist-part.ts";

/** What a sheet is made of. */
export type SheetProps = {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  chosen: readonly ChosenTreatment[];
};
