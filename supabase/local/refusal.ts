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
