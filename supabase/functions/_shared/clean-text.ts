/** Checks of text that all forms share. */

/** A visible character: not a space, and not one that Unicode uses for direction, joining or filling. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether the text has a visible character. */
export function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}

/** False if the text has control characters (such as NUL) or incomplete surrogate pairs. */
export function isCleanText(text: string, { allowLines = false } = {}): boolean {
  const controls = allowLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !controls.test(text) && text.isWellFormed();
}
