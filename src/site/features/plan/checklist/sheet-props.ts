import type { ChosenTreatment } from "../dates/dates.ts";
import type { Clinic } from "./checklist.ts";
import type { ChecklistPart } from "./checklist-part.ts";

/** Props of both sheets. */
export type SheetProps = {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  chosen: readonly ChosenTreatment[];
};
