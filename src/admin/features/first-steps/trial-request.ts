import { LEAD_CITIES, LEAD_COUNTRY } from "@shared/cities.ts";
import type { LeadRequest } from "@shared/lead.ts";
import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import type { QueryClient } from "@tanstack/react-query";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { erasePerson } from "@/admin/features/person/person-api.ts";
import { finishPrivacyTask, privacyTasksQuery } from "@/admin/features/privacy-tasks/tasks-api.ts";

/** The name under which a trial request stands in the list, in emails and in figures. */
const TRIAL_NAME = "Trial request";

/** Whether a lead is a trial request. */
export const isTrial = ({ name }: Lead): boolean => name === TRIAL_NAME;

/** Sends a request as the form on the site does, with the user's own email address. Throws on an error. */
export async function sendTrial(email: string): Promise<void> {
  const request: LeadRequest = {
    ...recordOf(OPTIONAL_TEXTS, () => null),
    treatment: TRIAL_NAME,
    name: TRIAL_NAME,
    email,
    // A number that Ofcom keeps for films: it reaches nobody.
    phone: "+44 7700 900000",
    phone_country: null,
    contact_by: null,
    location_city: LEAD_CITIES[0],
    location_country: LEAD_COUNTRY,
    notes: "Sent from the workspace to try out the emails. Nobody is waiting for an answer.",
    consent: true,
    source_page: null,
    request_id: crypto.randomUUID(),
  };
  const { error } = await getSupabase().functions.invoke("submit-lead", { body: request });
  if (error) throw error;
}

/** Erases a trial request, and the task for its data: no clinic has any. Throws on an error. */
export async function removeTrial(client: QueryClient, reference: string): Promise<void> {
  await erasePerson({ reference });
  const tasks = await client.fetchQuery({ ...privacyTasksQuery(), staleTime: 0 });
  for (const task of tasks) if (task.reference === reference) await finishPrivacyTask(task.id);
  await client.invalidateQueries({ queryKey: privacyTasksQuery().queryKey });
}
