import { LEAD_CITIES } from "@shared/cities.ts";
import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import type { QuotePackage } from "@/content/package-contents.ts";

/** The fields that a draft stores: all except consent, which must be given again each time. */
export const TYPED_FIELDS = [
  "treatment",
  "location_city",
  "name",
  "email",
  "phone_country",
  "phone",
  ...OPTIONAL_TEXTS,
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
export type TypedValues = Record<TypedField, string>;

/** The fields of the quote form, from top to bottom. */
export const QUOTE_FIELDS = [...TYPED_FIELDS, "consent"] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** The values of the form. */
export type QuoteValues = TypedValues & { consent: boolean };

/** An error message for each invalid field. */
export type QuoteFaults = Partial<Record<QuoteField, string>>;

/** The initial values. The first city is the default. */
export const EMPTY_QUOTE: TypedValues = {
  ...recordOf(TYPED_FIELDS, () => ""),
  location_city: LEAD_CITIES[0],
};

/** An unfinished form, stored in this tab. */
export type QuoteDraft = {
  values: TypedValues;
  /** The package with which the form was opened, if any. */
  package?: QuotePackage | undefined;
  /**
   * The last attempt to send. Sending the same content again reuses its request ID, so that it is stored as
   * one lead. Changed content gets a new ID.
   */
  attempt: { requestId: string; content: string } | null;
};

/** Reads the values of the form's controls. */
export function readValues(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  const text = (name: TypedField) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { ...recordOf(TYPED_FIELDS, text), consent: data.has("consent") };
}

/**
 * The values to store: without consent or a guessed country. Until the list of countries has loaded, a draft's country
 * is not selected yet, and must not get lost.
 */
export function typedValues(form: HTMLFormElement): TypedValues {
  const { consent: _consent, ...typed } = readValues(form);
  if (!isCountryGuessed(form)) return typed;
  return { ...typed, phone_country: controlOf(form, "phone_country")?.dataset.wanted ?? "" };
}

/** Whether the visitor has not chosen the phone number's country. */
export function isCountryGuessed(form: HTMLFormElement): boolean {
  return controlOf(form, "phone_country")?.dataset.guessed !== undefined;
}

/** The control of a field. */
export function controlOf(form: HTMLFormElement, field: QuoteField) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}
