import type { BasicsPart } from "./basics-schema.ts";

/** Most treatments in a plan. */
export const MOST_TREATMENTS = 6;
/** Most characters of the notes. */
export const NOTES_LENGTH = 1500;

export const emptyBasics: BasicsPart = { treatments: [], city: "", notes: "" };
