/**
 * A lead's reference, such as `SV-7K2M-4QXV`, which people can read out on the phone. The database creates it
 * (private.random_reference). This module recognises references as people type them.
 */

/** Digits and capital letters, without those that are easily confused: 0, 1, I, L, O and U. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = ALPHABET.length;

/** An optional "SV" and eight characters. The last one is a check character. */
const pattern = new RegExp(`^(?:SV)?([${ALPHABET}]{4})([${ALPHABET}]{4})$`);

/**
 * True if the check character is right (Luhn mod 30). It detects every single wrong character, and every swap
 * of two neighbours except 2 and Z, the first and last characters of the alphabet.
 */
function isChecked(characters: string): boolean {
  let sum = 0;
  for (const [fromRight, character] of [...characters].reverse().entries()) {
    const weighted = ALPHABET.indexOf(character) * (fromRight % 2 === 0 ? 1 : 2);
    // Adds up the digits of the product in base 30.
    sum += Math.floor(weighted / BASE) + (weighted % BASE);
  }
  return sum % BASE === 0;
}

/**
 * The reference in a string, in its canonical form: in upper or lower case, with or without "SV", and with any
 * spaces, hyphens or punctuation around and between the characters. `undefined` for any other text.
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
