import { COLUMN_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import { recordOf, typedKeys } from "@shared/typed-keys.ts";
/** The recipient of a message: a patient, or a clinic, which must not learn the patient's identity. */
export type Audience = "patient" | "clinic";

/** The fields that a template can contain in braces, with example values for the preview. */
const fields = {
  name: "Sam Taylor",
  first_name: "Sam",
  treatment: "Dental Implants",
  city: "Antalya",
  ...recordOf(COLUMN_FIELDS, (field) => LEAD_FIELDS[field].column.example),
  /** What the patient agreed that the clinic gets. */
  details: "Dental Implants in Antalya. Travel month: May 2027.",
  reference: "SV-7K2M-4QXV",
  coordinator: "Tom Fletcher",
} as const;

export type TemplateField = keyof typeof fields;
export type TemplateValues = Record<TemplateField, string>;

export const exampleValues: TemplateValues = fields;

/** A clinic gets nothing about the patient but the details that the patient agreed to. */
const FOR_CLINICS: ReadonlySet<string> = new Set(["details", "reference", "coordinator"]);

/** The fields available to an audience, in display order. */
export function fieldsFor(audience: Audience): TemplateField[] {
  const all = typedKeys(fields);
  return all.filter((field) =>
    audience === "clinic" ? FOR_CLINICS.has(field) : field !== "details",
  );
}

const personal = ["name", "first_name", "email", "phone", "notes"];

/** Text in braces, or an unmatched brace. */
const braces = /\{([^{}]*)\}|[{}]/g;

/** Describes an invalid field in a string and how to correct it; `undefined` if all fields are valid. */
export function fieldFault(text: string, audience: Audience): string | undefined {
  const allowed = fieldsFor(audience);
  for (const [whole, inside] of text.matchAll(braces)) {
    if (inside === undefined)
      return `There is a single ${whole}. Write a field like this: {reference}.`;
    const name = inside.trim();
    if (allowed.some((field) => field === name)) continue;
    if (audience === "clinic" && personal.includes(name)) {
      return `${whole} would tell the clinic who the patient is. Remove it.`;
    }
    const list = allowed.map((field) => `{${field}}`).join(", ");
    return `${whole} is not a field. The fields are ${list}.`;
  }
  return undefined;
}

/** Replaces the fields of a string with their values. Unknown fields remain unchanged. */
export function fillTemplate(text: string, values: Readonly<Partial<TemplateValues>>): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  return text.replace(braces, (whole, inside?: string) => known[(inside ?? "").trim()] ?? whole);
}
