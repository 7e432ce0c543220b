import type { BasicsPart } from "./basics-schema.ts";

export const emptyBasics: BasicsPart = { treatments: [], city: "", notes: "" };
