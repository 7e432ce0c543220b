/** Maximum number of clinics side by side. */
export const MAX_QUOTES = 5;
/** Maximum length of a short answer, such as a surgeon's name and specialty. */
export const ANSWER_LENGTH = 100;
/** The possible answers for a line of a quote. The first, "not stated", never counts as zero. */
export const ANSWERS = ["not-said", "included", "extra", "not-needed"] as const;
