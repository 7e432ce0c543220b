/** Titles before a name, which are not its first name. */
const TITLES = new Set(
  "mr mrs ms miss mx dr prof professor sir dame lord lady herr frau mme mlle monsieur madame señor señora bay bayan sayın".split(
    " ",
  ),
);

// Letters only, so that we never repeat an address, a number or an advertisement to a stranger.
const isName = (word: string) => /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(word);

/** The name to greet a person with: the first one, or the title with the only name after it. */
export function firstName(name: string): string | undefined {
  const words = name.trim().split(/\s+/u);
  const place = words.findIndex((word) => !TITLES.has(word.replace(/\.$/, "").toLowerCase()));
  const first = words[place] ?? "";
  if (!isName(first)) return undefined;
  const title = words[place - 1];
  return title && words.length === place + 1 ? `${title} ${first}` : first;
}
