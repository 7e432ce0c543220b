/** Most clinics side by side. */
export const MOST_QUOTES = 5;
/** Most characters of a short answer, such as a surgeon's name and specialty. */
export const ANSWER_LENGTH = 100;
/** What a clinic says of a line of its quote. "Not stated" is the first, and never counts as nothing. */
export const ANSWERS = ["not-said", "included", "extra", "not-needed"] as const;
