import { LEAD_COUNTRY } from "@shared/cities.ts";
import { phoneInE164 } from "@shared/phone.ts";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { consentMoment, type NewLead } from "./new-lead-draft.ts";

const storedSchema = z.object({ reference: z.string() });

/** Stores a request and starts sending the emails about it. Returns its reference. Throws on an error. */
export async function addLead(draft: NewLead, requestId: string): Promise<string> {
  const { consent_on: _, contact_by, ...lead } = draft;
  const { data, error } = await getSupabase().rpc("add_lead", {
    request_id: requestId,
    lead: {
      ...lead,
      contact_by: contact_by || null,
      location_country: LEAD_COUNTRY,
      phone_e164: phoneInE164(lead.phone, null),
      consent_at: consentMoment(draft),
    },
  });
  if (error) throw error;
  void deliver();
  return storedSchema.parse(data).reference;
}
