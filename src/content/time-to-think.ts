/** How long to think before paying, in one wording on all pages. */
export const TIME_TO_THINK = "Take at least two weeks to think before you pay.";
