import * as z from "zod";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import {
  addAccount,
  addClinic,
  exampleHash,
  exampleLead,
  openTestDatabase,
  readValueAs,
} from "./support.ts";

export const database = await openTestDatabase();

export const admin = await addAccount(database, "admin@example.com", ["admin"]);
export const coordinator = await addAccount(database, "coordinator@example.com", ["coordinator"]);
/** The ID of a clinic of the register. */
export const clinic = await addClinic(database, "Example Clinic");

/** An entry in the audit log, without its time. */
const entrySchema = z.object({
  actor: z.nullable(z.string()),
  by: z.nullable(z.string()),
  action: z.string(),
  lead_id: z.nullable(z.string()),
  fields: z.json(),
});

export type Entry = z.infer<typeof entrySchema>;

export async function select(text: string, values: unknown[] = []) {
  return (await database.asOwner((sql) => sql.query<Record<string, unknown>>(text, values))).rows;
}

export function call(caller: DatabaseCaller, text: string, values: unknown[] = []) {
  return readValueAs(database, caller, text, values);
}

export async function auditSince(id: number): Promise<Entry[]> {
  const rows = await select(
    "select actor, by, action, lead_id, fields from private.audit where id > $1 order by id",
    [id],
  );
  return z.array(entrySchema).parse(rows);
}

export async function lastEntry(): Promise<number> {
  const [row] = await select("select coalesce(max(id), 0)::integer as id from private.audit");
  return z.object({ id: z.int() }).parse(row).id;
}

const leadSchema = z.looseObject({ id: z.string(), reference: z.string(), version: z.int() });

export type Lead = z.infer<typeof leadSchema>;

/** All leads, the oldest first. */
export async function leads(): Promise<Lead[]> {
  const rows = await select(
    "select to_jsonb(lead) as lead from public.leads as lead order by created_at, id",
  );
  return rows.map(({ lead }) => leadSchema.parse(lead));
}

/** Columns that follow from the others. */
const FOLLOWING = [
  "version",
  "email_key",
  "phone_key",
  "shown_treatment",
  "shown_city",
  "touched_at",
  "patient_acted_at",
  "act_by",
  "stalled_at",
  "reached_status",
];
/** The actor: an account, or what the audit log records instead. */
export type Author = Pick<Entry, "actor" | "by">;

/** The entries that a change of the table itself must add, whoever made it. */
export function changesBetween(before: Lead[], after: Lead[], author: Author): Entry[] {
  const entry = (action: string, lead: Lead, fields: string[] = []) => ({
    ...author,
    action,
    lead_id: lead.id,
    fields,
  });
  const came = after.filter(({ id }) => !before.some((lead) => lead.id === id));
  const went = before.filter(({ id }) => !after.some((lead) => lead.id === id));
  const changed = after.flatMap((lead) => {
    const former = before.find(({ id }) => id === lead.id);
    const fields = Object.keys(lead).filter(
      (name) =>
        former &&
        JSON.stringify(former[name]) !== JSON.stringify(lead[name]) &&
        !FOLLOWING.includes(name),
    );
    return fields.length > 0 ? [entry("changed", lead, fields.sort())] : [];
  });
  return [
    ...came.map((lead) => entry("received", lead)),
    ...changed,
    ...went.map((lead) => entry("erased", lead)),
  ];
}

let uniques = 0;

/** Makes a text differ from all others. */
export const unique = () => ++uniques;

const outcomeSchema = z.object({ outcome: z.string() });

/** A step of one person. Returns the entries that it adds, apart from those for the change of the table. */
export type Step = {
  name: string;
  by: "admin" | "coordinator" | "patient" | "operator" | "system";
  /** What must happen to a new lead first, so that the step changes something. */
  prepare?: (lead: Lead) => Promise<unknown>;
  /** The step must change nothing. */
  changesNothing?: boolean;
  run: (caller: DatabaseCaller, lead: Lead | undefined) => Promise<Partial<Entry>[]>;
};

/** A call with a lead and its version. It adds no entry if there is no lead or the call is refused. */
function change(
  name: string,
  text: string,
  values: (lead: Lead) => unknown[],
  added?: string,
): Step {
  return {
    name,
    by: "coordinator",
    run: async (caller, lead) => {
      if (!lead) return [];
      const answer = await call(caller, text, values(lead)).catch(() => ({ outcome: "refused" }));
      const { outcome } = outcomeSchema.parse(answer);
      if (outcome !== "changed" || !added) return [];
      return [{ action: "changed", lead_id: lead.id, fields: [added] }];
    },
  };
}

export const steps: Step[] = [
  {
    name: "submit",
    by: "patient",
    run: async (caller) => {
      const email = `person-${unique()}@example.com`;
      await call(caller, "public.submit_lead($1::jsonb, $2, $3, 100000, 3)", [
        JSON.stringify(exampleLead({ email })),
        exampleHash("address"),
        exampleHash(email),
      ]);
      return [];
    },
  },
  {
    name: "open",
    by: "coordinator",
    run: async (caller, lead) => {
      await call(caller, "public.open_lead($1)", [lead?.reference ?? "SV-2222-2222"]);
      return lead ? [{ action: "opened", lead_id: lead.id, fields: [] }] : [];
    },
  },
  change("contacted", "public.set_lead_status($1, $2, 'contacted')", (lead) => [
    lead.id,
    lead.version,
  ]),
  {
    ...change("stale status", "public.set_lead_status($1, $2, 'quoted')", (lead) => [
      lead.id,
      lead.version - 1,
    ]),
    changesNothing: true,
  },
  change("own", "public.set_lead_owner($1, $2, $3)", (lead) => [
    lead.id,
    lead.version,
    coordinator.id,
  ]),
  change("step", "public.set_lead_next_step($1, $2, '2027-01-01', 'Call')", (lead) => [
    lead.id,
    lead.version,
  ]),
  change("correct", "public.correct_lead($1, $2, 'name', 'Grace B.')", (lead) => [
    lead.id,
    lead.version,
  ]),
  change(
    "contact",
    "public.record_lead_contact($1, $2, 'phone')",
    (lead) => [lead.id, lead.version],
    "contact",
  ),
  change("note", "public.add_lead_note($1, $2)", (lead) => [lead.id, "Called"], "note"),
  change(
    "message",
    "public.record_lead_message($1, 'email', 'First answer')",
    (lead) => [lead.id],
    "message",
  ),
  {
    name: "export",
    by: "admin",
    run: async (caller) => {
      await call(
        caller,
        `(select count(*) from public.export_leads('{}', '{"status": 2, "search": 1}'))`,
      );
      const fields = { filter: { status: 2, search: 1 }, format: "csv", leads: 0, ids: [] };
      return [{ action: "exported", lead_id: null, fields }];
    },
  },
  {
    name: "disclose",
    by: "admin",
    run: async (caller, lead) => {
      await call(caller, "public.person_data(reference => $1)", [
        lead?.reference ?? "SV-2222-2222",
      ]);
      return lead ? [{ action: "disclosed", lead_id: lead.id, fields: [] }] : [];
    },
  },
  {
    name: "restrict",
    by: "admin",
    run: async (caller, lead) => {
      const restricted = lead?.restricted_at === null;
      if (lead) {
        await call(caller, "public.restrict_leads($1, reference => $2)", [
          restricted,
          lead.reference,
        ]);
      }
      return [];
    },
  },
  {
    name: "operator lifts restrictions",
    by: "operator",
    prepare: (lead) =>
      call(admin, "public.restrict_leads(true, reference => $1)", [lead.reference]),
    run: async (caller, lead) => {
      if (lead)
        await call(caller, "public.restrict_leads(false, reference => $1)", [lead.reference]);
      return [];
    },
  },
  {
    name: "erase",
    by: "admin",
    run: async (caller, lead) => {
      if (lead) await call(caller, "public.erase_leads(reference => $1)", [lead.reference]);
      return [];
    },
  },
  {
    name: "retention",
    by: "operator",
    run: async (caller) => {
      await call(caller, "public.run_retention(true)");
      return [{ action: "retention", lead_id: null, fields: { leads: 0, accounts: 0 } }];
    },
  },
  {
    name: "sign in",
    by: "system",
    run: async () => {
      await select(
        "insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, clock_timestamp())",
        [coordinator.id],
      );
      return [{ actor: coordinator.id, by: null, action: "signed_in", lead_id: null, fields: [] }];
    },
  },
];
