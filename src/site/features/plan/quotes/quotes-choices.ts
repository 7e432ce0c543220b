/** Most clinics side by side. */
export const MOST_QUOTES = 5;
/** Most characters of a short answer, such as a name. */
export const ANSWER_LENGTH = 120;
/** What a clinic says of a line of its quote. "Not stated" is the first, and never counts as nothing. */
export const ANSWERS = ["not-said", "included", "extra", "not-needed"] as const;
