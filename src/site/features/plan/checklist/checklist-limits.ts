/** Most clinics with answers of their own. */
export const MOST_CLINICS = 5;
/** Most characters of an answer. */
export const ANSWER_LENGTH = 200;
/** Most questions on the sheet, so that it stays on one page. */
export const MOST_ON_SHEET = 10;
/** Most characters of what a person tells, for the same reason. */
export const limits = { medicines: 360, allergies: 160, operations: 240, body: 40 } as const;
