/**
 * A problem that the person starting the server must fix: an invalid variable, a port in use, a broken data
 * folder. The message is one line that says what is wrong and what to do.
 */
export class LocalSetupError extends Error {
  override name = "LocalSetupError";
}

/** An error's message on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? "unknown reason");
  return text.replace(/\s+/g, " ").trim();
}

/**
 * What the log says about an unexpected error: its kind, its code and where it happened. The message is left
 * out, because it may quote what a person sent, or a token.
 */
export function describeFailure(error: Error): string {
  const place = error.stack
    ?.replace(error.message, "")
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line.startsWith("at "));
  return [error.name, "code" in error && error.code, place].filter(Boolean).join(" ");
}

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
