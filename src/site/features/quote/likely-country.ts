/** A country in the list beside the phone number. */
export type PhoneCountry = {
  /** ISO 3166 code. */
  code: string;
  /** "Germany (+49)", or "Germany" until the library with the calling codes has loaded. */
  label: string;
};

/** Calling codes for the time until the library has loaded, of the countries that most visitors come from. */
const callingCodes: Readonly<Record<string, string>> = { GB: "44", IE: "353" };

/** A country with its calling code, if that is known. */
export function phoneCountry(code: string, callingCode = callingCodes[code]): PhoneCountry {
  return { code, label: `${countryName(code)}${callingCode ? ` (+${callingCode})` : ""}` };
}

let names: Intl.DisplayNames | undefined;

/** The English name of a country. The first one takes a browser some time, because it loads all names. */
function countryName(code: string): string {
  names ??= new Intl.DisplayNames("en-GB", { type: "region" });
  return names.of(code) ?? code;
}

/**
 * The country that the visitor's preferred language suggests: Germany for "de-DE", and also for "de". Undefined
 * if it suggests none, such as "es-419" (Latin American Spanish).
 */
export function likelyCountry(languages: readonly string[]): PhoneCountry | undefined {
  try {
    const { region = "" } = new Intl.Locale(languages[0] ?? "").maximize();
    return /^[A-Z]{2}$/.test(region) ? phoneCountry(region) : undefined;
  } catch {
    return undefined;
  }
}
