/** The most letters of a short name. */
const MOST_LETTERS = 13;

/** The ending of a name that starts with the word at `from` or earlier, as far as there is room. */
function endingFrom(words: readonly string[], from: number): string {
  const ending = (start: number) => words.slice(start).join(" ");
  let start = from;
  while (start > 0 && ending(start - 1).length < MOST_LETTERS) start--;
  const text = ending(start);
  return start > 0 ? `…${text}` : text;
}

const cut = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text;

/** Names short enough to stand beside each other: without the words that all begin with, and cut if still too long. */
export function shortNames(names: readonly string[]): string[] {
  const split = names.map((name) => name.split(" "));
  const [first = []] = split;
  const differs = first.findIndex((word, index) => split.some((words) => words[index] !== word));
  const short = split.map((words) =>
    cut(endingFrom(words, Math.min(Math.max(0, differs), words.length - 1))),
  );
  // Some may begin alike even so. Their ends tell them apart.
  return short.map((name, index) =>
    short.indexOf(name) === short.lastIndexOf(name)
      ? name
      : cut(endingFrom(split[index] ?? [], (split[index]?.length ?? 1) - 1)),
  );
}
