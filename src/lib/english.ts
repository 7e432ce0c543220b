/**
 * Lists and numbers in English. `Intl` writes the same, but the first use of each of its
 * formats takes a computer 20 ms and a telephone a multiple of that, just when a page is to answer.
 */

/** The parts of a list as one run of text: "a, b and c". */
export function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
}

/** A whole number as people write it: "12,000". */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
