/**
 * The last step of `npm run bench:backend`, which `npx tsx tests/bench/lead-desk.ts [COUNT…]` runs on its own. It
 * measures the functions behind the list of leads, called as a signed-in administrator, with a thousand, a hundred
 * thousand and a million leads. With PLANS=1 it prints the query plans.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Client } from "pg";
import { startPostgres } from "../../supabase/local/database/postgres-server.ts";
import { actAs } from "../database/act-as.ts";
import { openMigratedProject } from "../database/migrated-project.ts";
import { COORDINATOR, fillLeadDesk, numberReferences } from "./fill-lead-desk.ts";

const RUNS = 40;

const NEWEST = "created_at desc, id desc";

/** A statement like those that PostgREST makes of the workspace's requests, and its values. */
type Call = readonly [statement: string, ...values: unknown[]];

const found = "public.search_leads($1) as leads";

function page(where: string, order = NEWEST, from = "public.leads", ...values: unknown[]): Call {
  const rows = `select * from ${from} where restricted_at is null and ${where} order by ${order} limit 51`;
  return [`select json_agg(page) from (${rows}) as page`, ...values];
}
function count(where: string, from = "public.leads", ...values: unknown[]): Call {
  return [`select count(*) from ${from} where restricted_at is null and ${where}`, ...values];
}
const search = (text: string, where = "true", order = NEWEST) => page(where, order, found, text);
const limits = (size: number): Call => [
  `select public.contact_limits(array(select id from public.leads order by created_at desc limit ${size}))`,
];
const insights = (days: number): Call => [
  "select public.insights(current_date - $1::int, current_date)",
  days,
];

const quoteFigures = (days: number): Call => [
  "select public.quote_figures(current_date - $1::int, current_date)",
  days,
];
const CLINIC = "20000000-0000-4000-8000-000000000001";

function calls({ value, id }: { value: string; id: string }, reference: string) {
  const open = "status <> 'closed'";
  const tabs = {
    Due: "status = 'new'",
    Mine: `owner_id = '${COORDINATOR}' and ${open}`,
    Unassigned: `owner_id is null and ${open}`,
    "Follow-up": `next_step_on <= current_date and ${open}`,
    Stalled: "stalled_at <= now()",
    All: "true",
  };
  const orders: Record<string, string> = {
    Due: "due_at, id",
    Mine: "act_by, id",
    "Follow-up": "next_step_on, id",
    Stalled: "stalled_at, id",
  };
  const filters = {
    status: "status in ('quoted', 'booked')",
    "a status that few leads have": "status in ('quoted')",
    owner: `owner_id = '${COORDINATOR}'`,
    "treatment, rare": "shown_treatment in ('Glaucoma Treatment')",
    "treatment, none": "shown_treatment in ('Otoplasty')",
    category: "shown_treatment in ('Dental Implants', 'Porcelain Veneers', 'Invisalign')",
    city: "shown_city in ('İzmir')",
    "source page": "source_page >= '/compare' and source_page < '/compare\u{10ffff}'",
    "a month": "created_at >= '2026-03-01' and created_at < '2026-04-01'",
    overdue: "status = 'new' and due_at < now()",
    repeat: "is_repeat = true",
    "several owners": `(owner_id = '${COORDINATOR}' or owner_id is null)`,
    quiet: "status <> 'closed' and touched_at < now() - interval '30 days'",
    "status and city": "status in ('booked') and shown_city in ('İzmir')",
    "four at once": `status in ('quoted') and shown_city in ('İzmir')
      and shown_treatment in ('Glaucoma Treatment') and owner_id = '${COORDINATOR}'`,
  };
  const after = `created_at <= '${value}' and (created_at < '${value}' or created_at = '${value}' and id < '${id}')`;
  return new Map<string, Call>([
    ...Object.entries(tabs).map(([name, tab]) => [name, page(tab, orders[name])] as const),
    ["All, half way down", page(after)],
    ...Object.entries(filters).map(([name, filter]) => [`filter: ${name}`, page(filter)] as const),
    ["search: Smith", search("Smith")],
    ["search: two words", search("smith glaucoma")],
    ["search: a common word", search("dental")],
    ["search: two letters", search("li")],
    ["search: email", search("alice.smith")],
    ["search: phone", search("07111 110 107")],
    ["search: reference", search(reference)],
    ["search: no match", search("zzzznobody")],
    ["search in Due", search("smith", tabs.Due, "due_at, id")],
    ...Object.entries(tabs).map(([name, tab]) => [`count: ${name}`, count(tab)] as const),
    ...Object.entries(filters).map(([name, filter]) => [`count: ${name}`, count(filter)] as const),
    ["count: search Smith", count("true", found, "smith")],
    ["contact limits of 50", limits(50)],
    ["contact limits of 500", limits(500)],
    ["contact limits: restricted Smiths", ["select public.count_restricted('smith')"]],
    ["count: a common word", count("true", found, "dental")],
    ["clinic", page("true", NEWEST, "public.asked_leads($1)", CLINIC)],
    ["count: clinic", count("true", "public.asked_leads($1)", CLINIC)],
    ["quote figures: 28 days", quoteFigures(27)],
    ["quote figures: a year", quoteFigures(364)],
    ["insights: 28 days", insights(27)],
    ["insights: 90 days", insights(89)],
    ["insights: a year", insights(364)],
  ]);
}

/**
 * The processor time that a server process has used, in milliseconds (a multiple of ten), or NaN if the
 * system does not provide it. Unlike the time that a call takes, it does not depend on how busy the machine
 * is.
 */
function processorTime(process: number): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${process}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
  } catch {
    return Number.NaN;
  }
}

async function timeCall(client: Client, [statement, ...values]: Call) {
  const { rows } = await client.query<{ process: number }>("select pg_backend_pid() as process");
  const process = rows[0]?.process ?? 0;
  const times: number[] = [];
  let used = 0;
  for (let run = -3; run < RUNS; run += 1) {
    if (run === 0) used = processorTime(process);
    const begun = performance.now();
    await client.query(statement, values);
    if (run >= 0) times.push(performance.now() - begun);
    // A slow call needs fewer runs.
    if (run > 5 && (times[0] ?? 0) > 500) break;
  }
  const processor = (processorTime(process) - used) / times.length;
  return { times: times.sort((a, b) => a - b), processor };
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

async function showPlan(client: Client, [statement, ...values]: Call): Promise<void> {
  const { rows } = await client.query<{ "QUERY PLAN": string }>(
    `explain (analyze, timing off) ${statement}`,
    values,
  );
  console.log(rows.map((row) => `    ${row["QUERY PLAN"]}`).join("\n"));
}

/** Measures the list of leads with each number of leads. */
export async function benchLeadDesk(counts: readonly number[]): Promise<void> {
  const server = await startPostgres({ log: console.error });
  const project = await openMigratedProject(server.url);
  const { owner } = project;
  try {
    await numberReferences(owner);
    const client = await project.connect();
    for (const leads of counts) {
      await fillLeadDesk(owner, leads);
      const { rows } = await owner.query<{ value: string; id: string; reference: string }>(
        `select to_json(created_at) #>> '{}' as value, id, reference from public.leads
         order by created_at desc offset $1 limit 1`,
        [leads / 2],
      );
      const { value, id, reference } = rows[0] ?? { value: "", id: "", reference: "" };
      await client.query("reset role");
      await actAs(owner, client, COORDINATOR);
      console.log(
        `\nThe list with ${leads.toLocaleString("en-GB")} leads, in ms     p50     p95   processor`,
      );
      for (const [name, call] of calls({ value, id }, reference)) {
        if (process.env.ONLY && !name.includes(process.env.ONLY)) continue;
        const { times, processor } = await timeCall(client, call);
        const figures = [at(times, 0.5), at(times, 0.95), processor].map((each) =>
          each.toFixed(1).padStart(8),
        );
        console.log(`  ${name.padEnd(38)}${figures.join("")}`);
        if (process.env.PLANS) await showPlan(client, call);
      }
    }
  } finally {
    await project.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const counts = process.argv.slice(2).map(Number);
  await benchLeadDesk(counts.length > 0 ? counts : [1_000, 100_000, 1_000_000]);
}
