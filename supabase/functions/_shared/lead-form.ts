/** Converts the plain HTML form on /quote, which works without script, to the lead's schema. */

import { FORM_KEY_FIELD } from "./http.ts";
import { type KeyedHash, uuidOfHash } from "./keyed-hash.ts";
import type { SentLead } from "./lead.ts";

/** The fields of a posted form, in the form that `readLead` checks. */
export function leadFromForm(form: URLSearchParams): Record<string, unknown> {
  const { [FORM_KEY_FIELD]: _key, consent, ...fields } = Object.fromEntries(form);
  for (const [name, text] of Object.entries(fields)) {
    // Browsers post each line break as CRLF but count it once for `maxlength`.
    fields[name] = text.replace(/\r\n?/g, "\n");
  }
  // Browsers leave out a box that is not ticked.
  return { ...fields, consent: consent === "true" };
}

/** The request_id of a posted form, from content and day: posted twice, it becomes one lead. */
export async function formRequestId(
  lead: Omit<SentLead, "website" | "request_id" | "phone_country">,
  hash: KeyedHash,
): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const content = Object.entries(lead).sort(([a], [b]) => (a < b ? -1 : 1));
  return uuidOfHash(await hash(JSON.stringify([day, content])));
}
