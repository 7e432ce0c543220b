/**
 * The response to a request that the stand-in deliberately does not support. Its status is not 501, because the client
 * hides the body of every 5xx response from Auth, and with it the explanation.
 */
export const refusalOf = (what: string) => ({
  status: 400 as const,
  code: "not_in_stand_in",
  message:
    `The local stand-in for Supabase does not provide ${what}: it has only what the product calls. ` +
    "For the real services, run `supabase start` and set VITE_SUPABASE_URL.",
});
