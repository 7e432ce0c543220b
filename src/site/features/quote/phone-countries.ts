import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

/** A country in the list beside the phone number. */
export type PhoneCountry = {
  /** ISO 3166 code. */
  code: string;
  /** "Germany (+49)". */
  label: string;
};

/** Every country with its own calling code or numbering plan, in alphabetical order. */
export function listPhoneCountries(): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames("en-GB", { type: "region" });
  const labelled = getCountries().map((code) => ({
    code,
    label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})`,
  }));
  return labelled.sort((a, b) => a.label.localeCompare(b.label, "en-GB"));
}

/** The region of the visitor's language settings, if they contain one: GB for "en-GB". */
export function likelyPhoneCountry(languages: readonly string[]): string | undefined {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  const known = new Set<string>(getCountries());
  return regions.find((region) => known.has(region));
}
