/** Maximum number of treatments in a plan. */
export const MAX_TREATMENTS = 6;
/** Maximum length of a clinic's name. */
export const CLINIC_LENGTH = 60;
/** Maximum length of the notes. */
export const NOTES_LENGTH = 1500;
