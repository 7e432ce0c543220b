/** How many slips a word of this length may have. In a short word, one more would make it another word. */
function slipsAllowed(length: number): number {
  return length < 9 ? 1 : 2;
}

/** Whether a word is typed with a slip. Swapped letters are those that the library does not know. */
export function isSlipOf(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  if (shorter < 4) return false;
  if (withoutDoubles(typed) === withoutDoubles(word)) return true;
  const sameLength = typed.length === word.length;
  // With a letter replaced, a short word is another word, such as "scan" and "scam".
  if (shorter < 6 && sameLength && sorted(typed) !== sorted(word)) return false;
  if (shorter < 5 && !sameLength) return false;
  const allowed = slipsAllowed(shorter);
  return Math.abs(typed.length - word.length) <= allowed && slipsBetween(typed, word) <= allowed;
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

/** The number of slips between two words (optimal string alignment distance). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
