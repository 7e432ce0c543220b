/**
 * A lead's reference, such as `SV-7K2M-4QXV`: what a person can read out on the phone. The database
 * makes it (private.random_reference); here it is recognised as people type it.
 */

/** Digits and capital letters without those that are easily confused: 0, 1, I, L, O and U. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = ALPHABET.length;

/** "SV", which may be missing, and eight characters, the last of which checks the others. */
const pattern = new RegExp(`^(?:SV)?([${ALPHABET}]{4})([${ALPHABET}]{4})$`);

/**
 * True where the last character is the right one (Luhn mod 30). It catches every single wrong
 * character, and every swap of two neighbours except that of 2 and Z, the first and the last of the
 * alphabet.
 */
function isChecked(characters: string): boolean {
  let sum = 0;
  for (const [fromRight, character] of [...characters].reverse().entries()) {
    const weighted = ALPHABET.indexOf(character) * (fromRight % 2 === 0 ? 1 : 2);
    // The digits of the product in base 30, added up.
    sum += Math.floor(weighted / BASE) + (weighted % BASE);
  }
  return sum % BASE === 0;
}

/**
 * The reference that a text is, in its canonical form: in any case, with or without "SV", and with any
 * spaces, hyphens and other signs around and between the characters. `undefined` for any other text.
 */
export function parseReference(text: string): string | undefined {
  const characters = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const [, first = "", second = ""] = pattern.exec(characters) ?? [];
  if (first === "" || !isChecked(first + second)) return undefined;
  return `SV-${first}-${second}`;
}
