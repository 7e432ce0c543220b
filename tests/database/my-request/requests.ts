import { expect } from "vitest";
import { z } from "zod";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import {
  addAccount,
  addClinic,
  exampleHash,
  exampleLead,
  openTestDatabase,
  readValue,
  readValueAs,
} from "../support.ts";

/** The patient's own page, which the private link and the email address open together. */
export const database = await openTestDatabase();

const service: DatabaseCaller = { role: "service_role" };

export const tom = await addAccount(database, "tom@example.com", ["coordinator"]);

const answerSchema = z.object({
  outcome: z.string(),
  retry_after: z.number().nullable(),
  request: z.record(z.string(), z.unknown()).nullable(),
});

export function call(expression: string, parameters: unknown[], who = service) {
  return readValueAs(database, who, `public.${expression}`, parameters);
}

export async function ask(expression: string, ...parameters: unknown[]) {
  return answerSchema.parse(await call(expression, parameters));
}

const clinics = new Map<string, string>();

/** The ID of the register's clinic of this name, which may be chosen. */
export async function registered(name: string): Promise<string> {
  const id = clinics.get(name) ?? (await addClinic(database, name));
  clinics.set(name, id);
  return id;
}

/** Sends a patient's data to a clinic that the patient agreed to. Returns the proposal's ID. */
export async function sendToClinic(id: string, clinic: string, details = "Notes"): Promise<string> {
  await call(
    "propose_clinics($1, array[$2::uuid], $3)",
    [id, await registered(clinic), details],
    tom,
  );
  const proposal = await readValue(
    database,
    `(select id from public.lead_proposals where lead_id = '${id}' and state = 'proposed')`,
  );
  await call("record_proposal_answer($1, 'agreed', 'email')", [proposal], tom);
  await call("record_proposal_sent($1, current_date)", [proposal], tom);
  return z.string().parse(proposal);
}

let people = 0;

/** A new lead from a new person, and the proof that opens it, once the person has entered the digits. */
export async function newRequest(changes: Record<string, unknown> = {}) {
  const request = await unprovenRequest(changes);
  const phone = String(changes.phone ?? "+44 7700 900123");
  expect((await prove(request.proof, phone.slice(-4))).outcome).toBe("open");
  return request;
}

/** A new lead from a new person, and what opens its status. */
export async function unprovenRequest(changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `person-${people}@example.com`;
  const stored = z
    .object({ id: z.string(), reference: z.string() })
    .parse(
      await call("submit_lead($1::jsonb, $2, $3, 1000, 1000)", [
        JSON.stringify(exampleLead({ email, ...changes })),
        exampleHash("address"),
        exampleHash(email),
      ]),
    );
  const proof = {
    lead_id: stored.id,
    generation: 1,
    email: String(changes.email ?? email),
    link_hash: exampleHash(`link ${people}`),
    address_hash: exampleHash(`address ${people}`),
  };
  return { ...stored, proof };
}

type Proof = Awaited<ReturnType<typeof unprovenRequest>>["proof"];

export const open = (proof: Proof, changes: Record<string, unknown> = {}) =>
  ask("open_my_request($1::jsonb)", JSON.stringify({ ...proof, ...changes }));

export const prove = (proof: Proof, digits: string, changes: Record<string, unknown> = {}) =>
  ask("prove_my_request($1::jsonb, $2)", JSON.stringify({ ...proof, ...changes }), digits);

export const disown = (proof: Proof, changes: Record<string, unknown> = {}) =>
  ask("disown_my_request($1::jsonb)", JSON.stringify({ ...proof, ...changes }));

export const correct = (proof: Proof, fields: Record<string, string>) =>
  ask(
    "correct_my_request($1::jsonb, $2::jsonb, null)",
    JSON.stringify(proof),
    JSON.stringify(fields),
  );

export const prefer = (proof: Proof, wish: Record<string, unknown>) =>
  ask(
    "set_my_preferences($1::jsonb, $2::jsonb)",
    JSON.stringify(proof),
    JSON.stringify({ contact_by: null, no_calls: false, contact_when: null, ...wish }),
  );

export const versionOf = (id: string) =>
  readValue(database, `(select version from public.leads where id = '${id}')`);

export async function events(id: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ id: number; kind: string; actor: string | null; body: Record<string, unknown> }>(
      "select id::integer, kind, actor, body from public.lead_events where lead_id = $1 order by id",
      [id],
    ),
  );
  return rows;
}
