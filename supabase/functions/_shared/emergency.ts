/** What to do in an emergency, in one wording for the site and its emails. */
export const EMERGENCY = "In an emergency call 112 in Turkey or 999 in the UK.";

/** Whom to call otherwise. In the UK that depends on the sign, so a link to the page that says it follows. */
export const NOT_AN_EMERGENCY =
  "If it is not an emergency, call the clinic’s 24-hour number while you are in Turkey.";
