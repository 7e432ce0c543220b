/** The sentence for a request that the stand-in leaves out on purpose. */
export function refusalMessage(what: string): string {
  return (
    `The local stand-in for Supabase does not provide ${what}: it has what the product calls and ` +
    "nothing more. For the real services run `supabase start` and set VITE_SUPABASE_URL."
  );
}

/** Error code of every refusal. */
export const REFUSAL_CODE = "not_in_stand_in";

/**
 * Status of every refusal. Not 501: the client hides the body of any 5xx answer from Auth, and so
 * the sentence that explains it.
 */
export const REFUSAL_STATUS = 400;

/**
 * `Proxy-Status` (RFC 9209) with a refusal's sentence: an answer to HEAD has no body to carry it. The
 * client library shows no header either, so a refused HEAD request is logged as well.
 */
export function refusalProxyStatus(service: string, message: string): string {
  const details = message.replace(/[^\x20-\x7e]/g, "?").replace(/["\\]/g, "\\$&");
  return `${service}; error=${REFUSAL_CODE}; details="${details}"`;
}

/** Logs the sentence of a refused request whose answer cannot carry it. */
export function logRefusedHead(request: Request, message: string): void {
  if (request.method !== "HEAD") return;
  // On one line, whatever the request has put into it.
  console.error(`HEAD ${new URL(request.url).pathname}: ${message.replace(/\p{Cc}+/gu, " ")}`);
}
