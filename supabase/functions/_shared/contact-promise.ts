/** What the form, the pages and the first email say about calls, in the same words. */
export const NO_CALLS = "We do not call you unless you ask us to.";
