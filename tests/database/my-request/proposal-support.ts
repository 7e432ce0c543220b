import * as z from "zod";
import { denialOf } from "../support.ts";
import { call, database, newRequest, registered, tom } from "./requests.ts";

/** How the team proposes clinics, records answers and asks the clinics. */

export const GETS = "Treatment, city and month";

export const outcomeOf = async (expression: string, ...parameters: unknown[]) =>
  z.object({ outcome: z.string() }).parse(await call(expression, parameters, tom)).outcome;

export const reasonOf = async (expression: string, ...parameters: unknown[]) =>
  (await denialOf(call(expression, parameters, tom))).message;

export async function propose(id: string, names: string[], gets = GETS) {
  const clinics = await Promise.all(names.map(registered));
  return outcomeOf("propose_clinics($1, $2, $3)", id, clinics, gets);
}

export const answer = (id: string, said: string, how = "whatsapp") =>
  outcomeOf("record_proposal_answer($1, $2, $3)", id, said, how);

export const send = (id: string, day = "current_date") =>
  outcomeOf(`record_proposal_sent($1, ${day})`, id);

export const sendFails = (id: string, day = "current_date") =>
  reasonOf(`record_proposal_sent($1, ${day})`, id);

export type Proposal = { id: string; state: string; sent_on: string | null };

/** The proposals of a lead, by the name of their clinic and the time. */
export async function proposals(lead: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<Proposal & Record<string, unknown>>(
      `select id, clinic, state, sent_on::text, answered_how, wording, would_get, version, proposed_by
       from public.lead_proposals where lead_id = $1 order by clinic, proposed_at`,
      [lead],
    ),
  );
  return rows;
}

export const idOf = async (lead: string, name = "Example Clinic") =>
  (await proposals(lead)).find(({ clinic }) => clinic === name)?.id ?? "";

export async function proposed(name = "Example Clinic") {
  const request = await newRequest();
  await propose(request.id, [name]);
  return { ...request, proposal: await idOf(request.id, name) };
}

export const states = async (lead: string) => (await proposals(lead)).map(({ state }) => state);

export const NO_YES = "The patient has not said yes to this clinic.";
