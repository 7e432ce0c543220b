import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { canBePhoneNumber } from "@shared/lead.ts";
import { recordedQuoteSchema } from "@shared/recorded-quote.ts";
import { parseReference } from "@shared/reference.ts";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { AUDIT_ACTIONS, AUDIT_OTHERS } from "@/admin/features/audit/audit-api.ts";
import { leadEventSchema } from "@/admin/features/lead/lead-model.ts";

/** How to find a person's leads. */
export type PersonKey = { email: string } | { phone: string } | { reference: string };

/** Recognises an email address, a phone number or a reference. Returns null for anything else. */
export function personKey(text: string): PersonKey | null {
  const typed = text.trim();
  const email = plainEmail(typed);
  if (isEmailAddress(email)) return { email };
  const reference = parseReference(typed);
  if (reference) return { reference };
  return canBePhoneNumber(typed) ? { phone: typed } : null;
}

/** Adds the international form of a phone number, if it can be parsed. */
async function callArguments(key: PersonKey) {
  if (!("phone" in key)) return key;
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const number = parsePhoneNumberFromString(key.phone);
  return number?.isPossible() ? { ...key, phone_e164: number.number } : key;
}

const factsSchema = z.record(z.string(), z.unknown());
const time = z.iso.datetime({ offset: true });
const personSchema = z.object({
  leads: z.array(
    z.object({
      lead: z.looseObject({
        id: z.uuid(),
        reference: z.string(),
        name: z.string(),
        email: z.string(),
        corrections: z.record(z.string(), z.string()),
        created_at: time,
        restricted_at: z.nullable(time),
      }),
      proposals: z.array(
        z.looseObject({
          id: z.uuid(),
          clinic: z.string(),
          city: z.string(),
          would_get: z.string(),
        }),
      ),
      /** All versions. */
      quotes: z.array(
        z.looseObject({
          proposal_id: z.uuid(),
          clinic: z.string(),
          city: z.string(),
          ...recordedQuoteSchema.shape,
        }),
      ),
      history: z.array(z.omit(leadEventSchema, { id: true, actor: true })),
      audit: z.array(
        z.object({
          at: time,
          action: z.enum(AUDIT_ACTIONS),
          fields: z.union([z.array(z.string()), factsSchema]),
          actor_name: z.nullable(z.string()),
          by: z.nullable(z.enum(AUDIT_OTHERS)),
        }),
      ),
    }),
  ),
  /** Contact form messages. Only found by email address. */
  messages: z.array(z.looseObject({ created_at: time, subject: z.string() })),
  /** The clinics whose contact the person is. Only found by email address. */
  clinics: z.array(z.looseObject({ clinic: z.string(), city: z.string() })),
  newsletter: z.nullable(z.looseObject({ asked_at: time, confirmed_at: z.nullable(time) })),
});
export type PersonRecord = z.infer<typeof personSchema>;

const similarSchema = z.array(
  z.object({
    found_reference: z.string(),
    name: z.string(),
    created_at: time,
    same_email: z.boolean(),
    same_phone: z.boolean(),
  }),
);
export type SimilarLead = z.infer<typeof similarSchema>[number];

/** Other leads that may come from the same person: another tag, or another form of the number. */
export async function fetchSimilar(key: PersonKey): Promise<SimilarLead[]> {
  return answerOf(getSupabase().rpc("similar_leads", await callArguments(key)), similarSchema);
}

/** All data held about a person. The disclosure is recorded in the audit log. Throws on an error. */
export async function fetchPerson(key: PersonKey): Promise<PersonRecord> {
  return answerOf(getSupabase().rpc("person_data", await callArguments(key)), personSchema);
}

/** Restricts the use of a person's leads, or lifts the restriction. Throws on an error. */
export async function restrictPerson(key: PersonKey, restricted: boolean): Promise<number> {
  return answerOf(
    getSupabase().rpc("restrict_leads", {
      restricted,
      ...(await callArguments(key)),
    }),
    z.int(),
  );
}

/** Deletes all data held about a person for good. Returns the number of deleted records. */
export async function erasePerson(key: PersonKey): Promise<number> {
  return answerOf(getSupabase().rpc("erase_leads", await callArguments(key)), z.int());
}
