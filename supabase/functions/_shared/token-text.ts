/** Converts the secret parts of links between base64url and hexadecimal digits. */

/** Hexadecimal digits to base64url. */
export function fromHex(digits: string): string {
  const bytes = digits.match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Base64url to hexadecimal digits. */
export function toHex(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

/** A UUID from 32 hexadecimal digits. */
export function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/** Compares two strings of the same length in constant time. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}
