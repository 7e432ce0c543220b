/**
 * Signed webhooks as described at https://www.standardwebhooks.com: HMAC-SHA-256 over ID, time and body.
 * Resend signs its reports in the same way, with different header names.
 */

const encoder = new TextEncoder();

/** How far the sender's clock may differ, in seconds. Older messages could be replays. */
const TOLERANCE_SECONDS = 300;

/** What a signature covers. */
interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The key for a secret: base64 after `whsec_`, as in the standard, else the text itself. */
function keyOf(secret: string): Promise<CryptoKey> {
  const encoded = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1];
  const bytes = encoded
    ? Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    : encoder.encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}

const signedContent = ({ id, timestamp, body }: SignedMessage) =>
  encoder.encode(`${id}.${timestamp}.${body}`);

/** Headers that prove who sent a webhook, and when. */
export async function signedHeaders(
  secret: string,
  message: SignedMessage,
): Promise<Record<string, string>> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), signedContent(message));
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  };
}

/** Whether a body was signed with the secret within the last minutes. `prefix` is "webhook" or "svix". */
export async function isSigned(
  secret: string,
  headers: Headers,
  body: string,
  options: { prefix: "webhook" | "svix"; now: number },
): Promise<boolean> {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map((name) =>
    headers.get(`${options.prefix}-${name}`),
  );
  const timestamp = Number(time);
  if (!id || !signatures || !/^\d{1,12}$/.test(time ?? "")) return false;
  if (Math.abs(options.now / 1000 - timestamp) > TOLERANCE_SECONDS) return false;
  const key = await keyOf(secret);
  for (const candidate of signatures.split(" ")) {
    const encoded = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(candidate)?.[1];
    if (!encoded) continue;
    const signature = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const content = signedContent({ id, timestamp, body });
    if (await crypto.subtle.verify("HMAC", key, signature, content)) return true;
  }
  return false;
}
