/** Hashes a string to 64 hexadecimal digits. */
export type KeyedHash = (text: string) => Promise<string>;

/**
 * Makes a keyed hash (HMAC with SHA-256). The key is derived from the secret for this purpose only. Hashes
 * for different purposes cannot be compared, and reveal nothing about a secret that other parts also use.
 */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle
    .importKey("raw", encoder.encode(secret), hmac, false, ["sign"])
    .then((base) => crypto.subtle.sign("HMAC", base, encoder.encode(purpose)))
    .then((derived) => crypto.subtle.importKey("raw", derived, hmac, false, ["sign"]));
  return async (text) => {
    const digest = await crypto.subtle.sign("HMAC", await key, encoder.encode(text));
    const bytes = Array.from(new Uint8Array(digest));
    return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
}

/** A UUID made from a hash. It has version 8: RFC 9562 leaves the bits of that version to the application. */
export function uuidOfHash(hash: string): string {
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
