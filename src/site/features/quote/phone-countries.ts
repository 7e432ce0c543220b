import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { countryName, type PhoneCountry } from "./likely-country.ts";

/** Every country with its own calling code or numbering plan, in alphabetical order. */
export function listPhoneCountries(): readonly PhoneCountry[] {
  const labelled = getCountries().map((code) => ({
    code,
    label: `${countryName(code)} (+${getCountryCallingCode(code)})`,
  }));
  return labelled.sort((a, b) => a.label.localeCompare(b.label, "en-GB"));
}
