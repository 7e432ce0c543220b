/** Maximum number of clinics with their own answers. */
export const MAX_CLINICS = 5;
/** Maximum length of an answer. */
export const ANSWER_LENGTH = 200;
/** Maximum number of questions on the sheet, so that it fits on one page. */
export const MAX_SHEET_QUESTIONS = 10;
/** Maximum lengths of the health details, for the same reason. */
export const limits = { medicines: 360, allergies: 160, operations: 240, body: 40 } as const;
