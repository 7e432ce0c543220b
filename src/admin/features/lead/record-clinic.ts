import { getSupabase } from "@/admin/features/access/supabase-client.ts";

/** Why a clinic was refused, by the database's reason. */
const CLINIC_REFUSALS = new Map([
  ["clinic", "This clinic is no longer active. Choose another one."],
  ["certificate", "This clinic’s certificate was never looked up. Ask an administrator to do it."],
  ["insurance", "We have no insurance on record for this clinic on that day. Choose another one."],
]);

/**
 * Records what was sent to a clinic, which the patient can see. Returns why the clinic was refused. Throws on any other
 * error.
 */
export async function recordLeadClinic(
  leadId: string,
  { clinic_id, shared, on }: { clinic_id: string; shared: string; on: string },
): Promise<string | undefined> {
  const { error } = await getSupabase().rpc("record_lead_clinic", {
    lead_id: leadId,
    clinic_id,
    shared,
    sent_on: on,
  });
  const refusal = CLINIC_REFUSALS.get(error?.details ?? "");
  if (error && !refusal) throw error;
  return refusal;
}
