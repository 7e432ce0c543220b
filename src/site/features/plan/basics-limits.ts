/** Most treatments in a plan. */
export const MOST_TREATMENTS = 6;
/** Most characters of the notes. */
export const NOTES_LENGTH = 1500;
