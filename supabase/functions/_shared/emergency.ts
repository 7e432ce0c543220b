/** What a sign or a situation that needs an ambulance leads to, as the end of a sentence. */
export const CALL_AN_AMBULANCE = "call 112 in Turkey or 999 in the UK";

/** What to do in an emergency, in one wording for the site and its emails. */
export const EMERGENCY = `In an emergency ${CALL_AN_AMBULANCE}.`;

/** The same below a title that says that it is an emergency. */
export const EMERGENCY_BELOW_TITLE = `${CALL_AN_AMBULANCE.replace("call", "Call")}. Do not wait for a reply from us or from the clinic.`;

/** The same where the reader is in Turkey. */
export const EMERGENCY_IN_TURKEY = "In an emergency in Turkey, call 112.";

/** Whom to call otherwise. In the UK that depends on the sign, so a link to the page that says it follows. */
export const NOT_AN_EMERGENCY =
  "If it’s not an emergency, call the clinic’s 24-hour number while you’re in Turkey.";

/** A text in which each emergency number is a link, so that tapping it on a phone calls it. */
export function withCalls(text: string): (string | { text: string; href: string })[] {
  // What the expression captures has the odd places.
  return text
    .split(/\b(112|999)\b/)
    .map((part, index) => (index % 2 ? { text: part, href: `tel:${part}` } : part));
}
