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
