import type { Client } from "pg";
import * as z from "zod";
import { actAs } from "../database/act-as.ts";
import type { BareProject } from "../database/bare-project.ts";
import { fillLeadDesk } from "./fill-lead-desk.ts";
import { median } from "./statistics.ts";

const CLIENTS = 20;
const LEADS = 100;
const EDITS = 1_000;

const answerSchema = z.object({
  outcome: z.enum(["changed", "conflict"]),
  lead: z.object({ version: z.number() }),
});

/** Measures conflicting edits of 100 leads by several people at once. Throws if an edit was lost. */
export async function benchLeadEdits(project: BareProject, owner: Client): Promise<void> {
  await fillLeadDesk(owner, LEADS);
  const { rows: people } = await owner.query<{ id: string }>(
    "select id from auth.users order by id",
  );
  const { rows: leads } = await owner.query<{ id: string }>("select id from public.leads");
  const clients: Client[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const client = await project.connect();
    await actAs(owner, client, people[index]?.id ?? "");
    clients.push(client);
  }
  const times: number[] = [];
  let [next, conflicts] = [0, 0];
  async function work(client: Client): Promise<void> {
    while (next < EDITS) {
      const edit = next++;
      const begun = performance.now();
      for (let version = 1; ; ) {
        const { rows } = await client.query<{ answer: unknown }>(
          "select public.set_lead_next_step($1, $2, '2027-01-01', $3) as answer",
          [leads[edit % LEADS]?.id, version, `Edit ${edit}`],
        );
        const answer = answerSchema.parse(rows[0]?.answer);
        if (answer.outcome === "changed") break;
        conflicts += 1;
        version = answer.lead.version;
      }
      times.push(performance.now() - begun);
    }
  }
  const begun = performance.now();
  await Promise.all(clients.map(work));
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await owner.query<{ kept: number; changes: number }>(
    `select (select count(distinct body ->> 'step')::int from public.lead_events where kind = 'next_step') as kept,
       (select sum(version - 1)::int from public.leads) as changes`,
  );
  const { kept, changes } = rows[0] ?? { kept: 0, changes: 0 };
  console.log(`
${EDITS.toLocaleString("en-GB")} edits of ${LEADS} leads by ${CLIENTS} people at once
  kept                                  ${kept.toLocaleString("en-GB")} of ${EDITS.toLocaleString("en-GB")}
  changes counted by the versions       ${changes.toLocaleString("en-GB")}
  conflicts, after which it was retried ${conflicts.toLocaleString("en-GB")}
  an edit, p50, with its retries        ${median(times).toFixed(1)} ms
  edits a second                        ${Math.round(EDITS / seconds)}`);
  if (kept !== EDITS || changes !== EDITS) throw new Error("An edit was lost.");
}
