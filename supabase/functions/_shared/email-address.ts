/** The one idea of an email address: how a pasted one is cleaned, and which ones are valid. */
import * as z from "zod/mini";
import { cleaned, measured } from "./clean-text.ts";
import { lengthFault } from "./text-length.ts";

/** Maximum length in characters, the same as in the tables. */
const MOST_CHARACTERS = 254;

/** The domain in the form in which mail servers know it, such as xn--mnchen-3ya.de for münchen.de. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain)) return domain;
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return host === "" ? domain : host;
}

/**
 * An email address without what mail programs and contact cards paste with it: invisible characters, full-width
 * letters and ＠, "mailto:", a name before <…>, and a stop at the end. The domain is converted to ASCII, as
 * Chromium does in an email field. What is no address is only trimmed.
 */
export const plainEmail = cleaned(MOST_CHARACTERS, (text) => {
  const typed = text.trim();
  let plain = typed
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();
  while (/[.,;]$/.test(plain)) plain = plain.slice(0, -1).trimEnd();
  if (plain.endsWith(">")) plain = plain.slice(plain.lastIndexOf("<") + 1, -1).trim();
  if (/^mailto:/i.test(plain)) plain = plain.slice("mailto:".length).split("?")[0]?.trim() ?? "";
  while (plain.endsWith(".")) plain = plain.slice(0, -1);
  const at = plain.lastIndexOf("@") + 1;
  plain = plain.slice(0, at) + asciiDomain(plain.slice(at));
  return isEmailAddress(plain) ? plain : typed;
});

/**
 * True for every address that HTML allows, such as r&d@example.com. Its domain needs a stop: an address such as
 * name@gmail is always a slip.
 */
export function isEmailAddress(text: string): boolean {
  return z.regexes.html5Email.test(text) && text.lastIndexOf(".") > text.lastIndexOf("@");
}

/** The schema of a required email address of at most 254 characters. */
export const requiredEmail = z
  .string("Enter your email address.")
  .check(
    z.overwrite(plainEmail),
    z.minLength(1, { error: "Enter your email address.", abort: true }),
    z.maxLength(MOST_CHARACTERS, lengthFault("Email address", MOST_CHARACTERS)),
    z.refine(
      measured(MOST_CHARACTERS, isEmailAddress),
      "Enter an email address in the correct format, like name@example.com.",
    ),
  );
