/** What a caller reads who asks for something that the stand-in leaves out on purpose. */
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
