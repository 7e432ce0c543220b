import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainPhone } from "../_shared/lead.ts";

/** The same limit as the table's. Some countries use numbers that are shorter or longer than the standard. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The international form (E.164) of a phone number, such as +447700900123. `null` where it cannot be
 * worked out: a number as one country writes it belongs to none until the person has named the country.
 */
export function phoneInE164(text: string, country: string | null): string | null {
  const chosen = country !== null && isSupportedCountry(country) ? country : undefined;
  const plain = plainPhone(text);
  // 00 is how most of the world dials what is written as +.
  const written = chosen ? plain : plain.replace(/^(?:00|٠٠|۰۰|００)(?=[^0٠۰０])/, "+");
  const parsed = parsePhoneNumberFromString(written, chosen);
  return parsed?.isPossible() && E164.test(parsed.number) ? parsed.number : null;
}
