/** Maximum number of treatments in a plan. */
export const MAX_TREATMENTS = 6;
/** Maximum length of a clinic's name. */
export const CLINIC_LENGTH = 60;
/** Maximum length of the notes. */
export const NOTES_LENGTH = 1500;
/** Maximum length of an amount. A longer text is not read as one. */
export const AMOUNT_LENGTH = 40;
/** How much of such a text the plan keeps. More than is read, so that a text without its end is not read either. */
export const STORED_AMOUNT_LENGTH = 80;
