/** Letters that Unicode normalisation does not decompose into a letter and a diacritic. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
};

/** Converts text to lower case without diacritics, so that "İstanbul" and "Istanbul" are equal. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ıßæœøłđ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** A word in a string, including apostrophes. Hyphens separate words. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** A single word as stored in the index. */
export function foldWord(word: string): string {
  return fold(word).replace(/['’]/g, "");
}

/** The words of a string as stored in the index. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(foldWord);
}

/** Normalises British and American spelling, in the index and in the query alike. */
export function commonSpelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/[ao]e/g, "e")
    .replace(/our(?=s?$|ed$|ing$|ful$|less$|able$|ite)/, "or")
    .replace(/([bt])re(?=s?$)/, "$1er")
    .replace(/is(?=e[drs]?$|ing$|ations?$)/, "iz")
    .replace(/ys(?=e[ds]?$|ing$)/, "yz")
    .replace(/ll(?=ed$|ing$|ers?$)/, "l")
    .replace(/mme(?=s?$)/, "m");
}

/** The forms of a word in the index: as written, and normalised. */
export function spellingsOf(word: string): string[] {
  const common = commonSpelling(word);
  return common === word ? [word] : [word, common];
}

/** Words that have no meaning of their own in a question. */
const fillerWords = new Set(
  "a am an and any are as at be been before between but by can could did do does for from get had has have how i if in into is it its like me my need of on or our should so some than that the their them then there these this to up us want was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** Whether a word has no meaning of its own in a question. */
export function isFillerWord(word: string): boolean {
  return fillerWords.has(word);
}

/** Words of nearly every page, which order results but are not required. */
const commonWords = new Set(
  "abroad affordable average best cheap clinic clinics doctor doctors fee fees good hospital hospitals operation operations package packages policy procedure procedures surgeon surgeons surgery surgeries treatment treatments turkey turkish turkiye uk".split(
    " ",
  ),
);

/** Common words that say what a query without a name is about ("is it safe in Turkey"). */
const topicWords = new Set("cost costs price prices risk risks safe safely safety".split(" "));

/** Words that begin a question. */
const questionWords = new Set(
  "are can could did do does how is should what when where which who why will would".split(" "),
);

/** The words of a query. */
export type QueryWords = {
  /** All significant words, in order. */
  all: readonly string[];
  /** Words that a result must contain. */
  required: readonly string[];
  /** A question, or common words alone ("price"), which no description's words answer. */
  general: boolean;
};

/** A common way to ask for a price, although our pages seldom use these words for it. */
const askedPrice = /\bhow much\b/gi;

/** Splits a query into words; `undefined` without any. `optional` are additional common words. */
export function readQuery(query: string, optional: ReadonlySet<string>): QueryWords | undefined {
  const typed = wordsOf(query.replace(askedPrice, "price"));
  if (typed.length === 0) return undefined;
  const meaningful = typed.filter((word) => !fillerWords.has(word));
  const all = meaningful.length > 0 ? meaningful : withoutLetters(typed);
  const topics = all.filter((word) => topicWords.has(word));
  const distinctive = all.filter(
    (word) => !commonWords.has(word) && !topicWords.has(word) && !optional.has(word),
  );
  const [required = all] = [distinctive, topics].filter(({ length }) => length > 0);
  return {
    all,
    required,
    general: distinctive.length === 0 || questionWords.has(wordsOf(query)[0] ?? ""),
  };
}

/** Drops single letters, unless there are no other words. */
function withoutLetters(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}
