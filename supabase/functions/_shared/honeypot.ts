import { Refusal } from "./http.ts";

/**
 * Refuses a form in which the field that people do not see is filled in. Usually it was a robot, but sometimes a
 * password manager. The site empties the field after a refusal, so a person can simply send the form again.
 */
export function refuseFilledHoneypot(website: string | undefined, contactEmail: string): void {
  if (!website) return;
  const message = `A hidden field of this form was filled in, perhaps by a password manager. Please send the form again. If that does not help, email ${contactEmail}.`;
  const faults = { fields: { website: message }, codes: { website: "not_empty" } } as const;
  throw new Refusal(400, "website", message, { faults });
}
