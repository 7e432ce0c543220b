/**
 * What we promise everywhere before a clinic gets anything. It is part of the consent in the quote form, so a change
 * of it changes what people agree to.
 */
export const CLINIC_PROMISE =
  "Before we send anything to a clinic, we tell you its name and what it would get. We send it only if you say yes.";
