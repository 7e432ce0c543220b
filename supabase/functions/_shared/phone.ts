import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { plainPhone } from "./lead.ts";

/** The same limit as in the table; some numbers are shorter or longer than the standard. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The international form (E.164) of a phone number, such as +447700900123. `null` if it cannot be worked out:
 * without a country, a number in national format could be from anywhere.
 */
export function phoneInE164(text: string, country: string | null): string | null {
  const chosen = country !== null && isSupportedCountry(country) ? country : undefined;
  const plain = plainPhone(text);
  // In most of the world people dial 00 for +.
  const written = chosen ? plain : plain.replace(/^(?:00|٠٠|۰۰|００)(?=[^0٠۰０])/, "+");
  const parsed = parsePhoneNumberFromString(written, chosen);
  return parsed?.isPossible() && E164.test(parsed.number) ? parsed.number : null;
}

/** A country in which a number in international form can be, for reading a number that replaces it. */
export function countryOfPhone(e164: string | null): CountryCode | undefined {
  return parsePhoneNumberFromString(e164 ?? "")?.getPossibleCountries()[0];
}

/** The international form of a corrected number. Without a country code, it is from the former number's country. */
export function correctedPhoneInE164(text: string, former: string | null): string | null {
  return phoneInE164(text, null) ?? phoneInE164(text, countryOfPhone(former) ?? null);
}
