/** Checks of text that all forms share. */

/** A visible character: not a space, and not one that Unicode uses for direction, joining or filling. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether the text has a visible character. */
export function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}

/** Marks that a paste brings along: around a string, of width zero, and soft hyphens. Not those that are part of a name. */
const pastedMarks = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A name or another short text without what a paste brings along: invisible marks, and the tabs of a table. */
export function plainLine(text: string): string {
  return text.replace(pastedMarks, "").replaceAll("\t", " ").trim();
}

/** False if the text has control characters (such as NUL) or incomplete surrogate pairs. */
export function isCleanText(text: string, { allowLines = false } = {}): boolean {
  const controls = allowLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !controls.test(text) && text.isWellFormed();
}

/** What a paste may bring along around a string, in characters. */
const MOST_AROUND = 1000;

/** A cleaning that leaves a string alone that is much too long: `measured` then refuses it by its length. */
export function cleaned(most: number, clean: (text: string) => string = (text) => text.trim()) {
  return (text: string): string => (text.length > most + MOST_AROUND ? text : clean(text));
}

/** A check that only runs on strings within the length: a longer one has an error already. */
export function measured(most: number, check: (text: string) => boolean) {
  return (text: string): boolean => text.length > most || check(text);
}
