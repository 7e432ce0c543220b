/** Secret parts of links: bytes in the alphabet of base64url, written here as hexadecimal digits. */

/** Base64url of hexadecimal digits. */
export function fromHex(digits: string): string {
  const bytes = digits.match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The hexadecimal digits of base64url. */
export function toHex(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

/** A UUID of 32 hexadecimal digits. */
export function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/** Compares in a time that does not tell where two texts of one length differ. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}
