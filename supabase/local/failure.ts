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
