/**
 * The last step of `npm run bench:backend`, which `npx tsx tests/bench/lead-desk.ts [COUNT…]` runs on its own. It
 * measures the functions behind the list of leads, called as a signed-in administrator, with a thousand, a hundred
 * thousand and a million leads. With PLANS=1 it prints the query plans.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { startPostgres } from "../../supabase/local/database/postgres-server.ts";
import { actAs } from "../database/act-as.ts";
import { type MigratedProject, openMigratedProject } from "../database/migrated-project.ts";
import { COORDINATOR, fillLeadDesk, numberReferences } from "./fill-lead-desk.ts";
import { benchLeadEdits } from "./lead-edits.ts";

const RUNS = 40;

const page = (filter: object, sort = "created_at.desc", after: object | null = null) =>
  [
    "public.search_leads($1::jsonb, $2, $3::jsonb, 50)",
    JSON.stringify(filter),
    sort,
    after && JSON.stringify(after),
  ] as const;
const count = (filter: object) =>
  ["public.count_leads($1::jsonb)", JSON.stringify(filter)] as const;
const insights = (days: number) =>
  ["public.insights(current_date - $1::int, current_date)", days] as const;

type Call = readonly [string, ...unknown[]];

function calls(middle: object, reference: string): Record<string, Call> {
  return {
    Due: page({ tab: "due" }, "due_at.asc"),
    Mine: page({ tab: "mine" }),
    Unassigned: page({ tab: "unassigned" }),
    "Follow-up": page({ tab: "follow_up" }, "next_step_on.asc"),
    "All, newest first": page({}),
    "All, half way down": page({}, "created_at.desc", middle),
    "filter: status": page({ status: ["quoted", "booked"] }),
    "filter: owner": page({ owner: [COORDINATOR] }),
    "filter: treatment, rare": page({ treatment: ["Glaucoma Treatment"] }),
    "filter: treatment, none": page({ treatment: ["Otoplasty"] }),
    "filter: category": page({ treatment: ["Dental Implants", "Porcelain Veneers", "Invisalign"] }),
    "filter: city": page({ city: ["İzmir"] }),
    "filter: source page": page({ source_page: ["/compare"] }),
    "filter: a month": page({ from: "2026-03-01", to: "2026-03-31" }),
    "filter: overdue": page({ overdue: true }, "due_at.asc"),
    "filter: repeat": page({ repeat: true }),
    "filter: four at once": page({
      status: ["quoted"],
      city: ["İzmir"],
      treatment: ["Glaucoma Treatment"],
      owner: [COORDINATOR, "none"],
    }),
    "search: Smith": page({ search: "Smith" }),
    "search: two words": page({ search: "smith glaucoma" }),
    "search: a common word": page({ search: "dental" }),
    "search: two letters": page({ search: "li" }),
    "search: email": page({ search: "alice.smith" }),
    "search: phone": page({ search: "07111 110 107" }),
    "search: reference": page({ search: reference }),
    "search: no match": page({ search: "zzzznobody" }),
    "search in Due": page({ tab: "due", search: "smith" }, "due_at.asc"),
    "count: tabs": ["public.lead_counts()"],
    "count: All": count({}),
    "count: status": count({ status: ["quoted", "booked"] }),
    "count: status and city": count({ status: ["booked"], city: ["İzmir"] }),
    "count: search Smith": count({ search: "smith" }),
    "count: a common word": count({ search: "dental" }),
    "insights: 28 days": insights(27),
    "insights: 90 days": insights(89),
    "insights: a year": insights(364),
  };
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

async function timeCall(client: Client, [expression, ...parameters]: Call) {
  const { rows } = await client.query<{ process: number }>("select pg_backend_pid() as process");
  const process = rows[0]?.process ?? 0;
  const times: number[] = [];
  let used = 0;
  for (let run = -3; run < RUNS; run += 1) {
    if (run === 0) used = processorTime(process);
    const begun = performance.now();
    await client.query(`select ${expression}`, parameters);
    if (run >= 0) times.push(performance.now() - begun);
    // A slow call needs fewer runs.
    if (run > 5 && (times[0] ?? 0) > 500) break;
  }
  const processor = (processorTime(process) - used) / times.length;
  return { times: times.sort((a, b) => a - b), processor };
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Shows the plans of the statements inside a function, which plain EXPLAIN does not show. */
async function showPlan(project: MigratedProject, call: Call): Promise<void> {
  const [expression, ...parameters] = call;
  const notices: string[] = [];
  // Only a superuser may load the module.
  const superuser = new Client({ connectionString: project.url });
  await superuser.connect();
  await superuser.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set auto_explain.log_timing = off`);
  await actAs(project.owner, superuser, COORDINATOR);
  superuser.on("notice", ({ message }) => notices.push(message ?? ""));
  await superuser.query("set client_min_messages = log");
  await superuser.query(`select ${expression}`, parameters);
  await superuser.end();
  console.log(
    notices
      .filter((text) => text.includes("public.leads"))
      .join("\n")
      .slice(0, 6000),
  );
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
      for (const [name, call] of Object.entries(calls({ value, id }, reference))) {
        if (process.env.ONLY && !name.includes(process.env.ONLY)) continue;
        const { times, processor } = await timeCall(client, call);
        const figures = [at(times, 0.5), at(times, 0.95), processor].map((each) =>
          each.toFixed(1).padStart(8),
        );
        console.log(`  ${name.padEnd(38)}${figures.join("")}`);
        if (process.env.PLANS) await showPlan(project, call);
      }
    }
    await benchLeadEdits(project, owner);
  } finally {
    await project.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const counts = process.argv.slice(2).map(Number);
  await benchLeadDesk(counts.length > 0 ? counts : [1_000, 100_000, 1_000_000]);
}
