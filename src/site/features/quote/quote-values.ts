import { LEAD_CITIES } from "@shared/cities.ts";
import type { QuotePackage } from "@/content/package-contents.ts";

/** The fields of the quote form, from top to bottom. */
export const QUOTE_FIELDS = [
  "treatment",
  "location_city",
  "name",
  "email",
  "phone_country",
  "phone",
  "travel_month",
  "notes",
  "consent",
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** The fields that a draft keeps: all but consent, which is given again each time. */
export type TypedField = Exclude<QuoteField, "consent">;
export type TypedValues = Record<TypedField, string>;

/** The values of the form. */
export type QuoteValues = TypedValues & {
  consent: boolean;
  /** The country of the phone number is our guess, not a choice. */
  countryIsGuessed: boolean;
  /** Honeypot. */
  website: string;
};

/** An error message for each faulty field. */
export type QuoteFaults = Partial<Record<QuoteField, string>>;

/** An untouched form. The first city is the default. */
export const EMPTY_QUOTE: TypedValues = {
  treatment: "",
  location_city: LEAD_CITIES[0],
  name: "",
  email: "",
  phone_country: "",
  phone: "",
  travel_month: "",
  notes: "",
};

/** An unfinished form, kept in this tab. */
export type QuoteDraft = {
  values: TypedValues;
  /** The package that the form was opened with, where it was. */
  package?: QuotePackage | undefined;
  /**
   * The last attempt to send. The same content is sent again with the same number, so that it is
   * one lead; changed content gets a new number.
   */
  attempt: { requestId: string; content: string } | null;
};

/** Reads the values from the form's controls. */
export function readValues(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  const text = (name: TypedField | "website") => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    treatment: text("treatment"),
    location_city: text("location_city"),
    name: text("name"),
    email: text("email"),
    phone_country: text("phone_country"),
    phone: text("phone"),
    travel_month: text("travel_month"),
    notes: text("notes"),
    consent: data.has("consent"),
    countryIsGuessed: controlOf(form, "phone_country")?.dataset.guessed !== undefined,
    website: text("website"),
  };
}

/** The values without consent and the honeypot, which are never kept, and without a guessed country. */
export function typedValues({
  consent: _consent,
  countryIsGuessed,
  website: _website,
  ...typed
}: QuoteValues): TypedValues {
  return countryIsGuessed ? { ...typed, phone_country: "" } : typed;
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
