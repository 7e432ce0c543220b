/** Lists and numbers in English. `Intl` would take about 20 ms for each formatter during hydration. */

/** A list as text: "a, b and c". */
export function listInWords(parts: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}` : last;
}

export { groupThousands } from "@shared/text-length.ts";

/** A string that starts with a capital letter. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A string that starts with a small letter, as in the middle of a sentence. */
export function withoutCapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
