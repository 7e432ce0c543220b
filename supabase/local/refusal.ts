/** The message for a request that the stand-in deliberately does not support. */
export function refusalMessage(what: string): string {
  return (
    `The local stand-in for Supabase does not provide ${what}: it has only what the product calls. ` +
    "For the real services, run `supabase start` and set VITE_SUPABASE_URL."
  );
}

/** Error code of every refusal. */
export const REFUSAL_CODE = "not_in_stand_in";

/**
 * Status of every refusal. Not 501, because the client hides the body of every 5xx response from Auth, and
 * with it the explanation.
 */
export const REFUSAL_STATUS = 400;

/**
 * `Proxy-Status` (RFC 9209) with a refusal's message, because a response to HEAD has no body. The client
 * library does not show headers either, so a refused HEAD request is also logged.
 */
export function refusalProxyStatus(service: string, message: string): string {
  const details = message.replace(/[^\x20-\x7e]/g, "?").replace(/["\\]/g, "\\$&");
  return `${service}; error=${REFUSAL_CODE}; details="${details}"`;
}

/** Logs the message of a refused request if its response cannot contain it. */
export function logRefusedHead(request: Request, message: string): void {
  if (request.method !== "HEAD") return;
  // On one line, regardless of what the request contains.
  console.error(`HEAD ${new URL(request.url).pathname}: ${message.replace(/\p{Cc}+/gu, " ")}`);
}
