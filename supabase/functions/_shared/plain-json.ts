/** Characters that change the direction of what follows, and control characters that terminals obey. */
const OBEYED = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** JSON for people to read, in which no text changes how the rest is shown. It parses to the same value. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    OBEYED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
