/** What a message is written to: a patient, or a clinic, which must not learn who the patient is. */
export type Audience = "patient" | "clinic";

/** What a template may name in braces. The value is the example of the preview. */
const fields = {
  name: "Emily Carter",
  treatment: "Dental Implants",
  city: "Antalya",
  travel_month: "March or April",
  reference: "SV-7K2M-4QXV",
  coordinator: "Tom Fletcher",
} as const;

export type TemplateField = keyof typeof fields;
export type TemplateValues = Record<TemplateField, string>;

export const exampleValues: TemplateValues = fields;

/** The fields for an audience, in the order of the list. */
export function fieldsFor(audience: Audience): TemplateField[] {
  const all = Object.keys(fields) as TemplateField[];
  return audience === "clinic" ? all.filter((field) => field !== "name") : all;
}

const personal = ["name", "first_name", "email", "phone", "notes"];

/** Text in braces, or a brace without its partner. */
const braces = /\{([^{}]*)\}|[{}]/g;

/**
 * What is wrong with the fields of a text, in a sentence that says how to put it right; `undefined` if
 * nothing is.
 */
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

/** A text with its fields filled in. A field that is not known stays as it is. */
export function fillTemplate(text: string, values: Readonly<Partial<TemplateValues>>): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  return text.replace(braces, (whole, inside?: string) => known[(inside ?? "").trim()] ?? whole);
}
