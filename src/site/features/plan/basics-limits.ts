/** Most treatments in a plan. */
export const MOST_TREATMENTS = 6;
/** Most characters of a clinic’s name. */
export const CLINIC_LENGTH = 60;
/** Most characters of the notes. */
export const NOTES_LENGTH = 1500;
