/**
 * `npm run bench:backend` measures quote requests through gateway, function and database, compared with plain
 * inserts by HTTP through the same gateway, and the list of leads. The stand-in runs in a separate process, as
 * with `npm start`. Options, with their defaults:
 *   --seconds=10 (for each measurement) --leads=1000,100000,1000000 (0 for none)
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { exampleRequest } from "../functions/support.ts";
import { benchLeadDesk } from "./lead-desk.ts";
import { startService } from "./service.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    leads: { type: "string", default: "1000,100000,1000000" },
  },
});
const seconds = Number(options.seconds);
const leadCounts = options.leads.split(",").map(Number).filter(Boolean);
const CLIENTS = [1, 8, 64];

// On disk, as with `npm start`, so that each commit waits for the disk.
const folder = mkdtempSync(join(tmpdir(), "bench-backend-"));
const service = await startService(folder);

/** Runs a statement as the owner. */
async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const rows = await service.ask(statement);
  if (!rows) throw new Error(`The database refused: ${statement}`);
  return rows;
}

// The same texts as a lead, without checks, limits, history, search, outbox and audit log.
await ask(
  "create table public.bare_inserts (id uuid primary key default gen_random_uuid(), request jsonb not null)",
);
await ask("alter table public.bare_inserts enable row level security");
await ask("grant insert on public.bare_inserts to service_role");
const address = `http://127.0.0.1:${service.port}`;

/** Posts JSON, and returns whether the status was the expected one. */
async function post(path: string, key: string, body: unknown, status: number): Promise<boolean> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status === status;
}

const newRequest = () => exampleRequest({ email: `${randomUUID()}@example.com` });

type Call = () => Promise<boolean>;

const submit: Call = () =>
  post("/functions/v1/submit-lead", LOCAL_PUBLISHABLE_KEY, newRequest(), 201);
const bareInsert: Call = () =>
  post("/rest/v1/bare_inserts", LOCAL_SECRET_KEY, { request: newRequest() }, 201);

/** Calls from this many clients at once, and returns the times of the calls in milliseconds, sorted. */
async function measure(call: Call, clients: number, duration: number) {
  const end = performance.now() + duration * 1000;
  const times: number[] = [];
  let refused = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        if (await call()) times.push(performance.now() - began);
        else refused += 1;
      }
    }),
  );
  return { times: times.sort((one, other) => one - other), refused };
}

function figuresOf({ times, refused }: Awaited<ReturnType<typeof measure>>) {
  const at = (share: number) =>
    Number((times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1));
  const rate = Math.round(times.length / seconds);
  return { "a second": rate, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused };
}

/** Waits until no email is left to be sent, so that one measurement does not slow down the next. */
async function untilMailIsSent(): Promise<void> {
  const waiting = `select count(*)::integer as left from private.outbox
    where sent_at is null and parked_at is null and dismissed_at is null and next_attempt_at <= now()`;
  for (let turn = 0; turn < 1200; turn++) {
    if ((await ask(waiting))[0]?.left === 0) return;
    await post("/functions/v1/deliver", LOCAL_SECRET_KEY, {}, 200).catch(() => false);
  }
}

/**
 * The limits are raised for these measurements, and each request reads the rows that they count. All but the
 * newest 500 are therefore deleted every second, because the default limits never count more.
 */
async function keepDefaultLimit(): Promise<void> {
  await ask(`delete from private.lead_submissions where id in (
    select id from private.lead_submissions order by created_at desc offset 500
  )`);
}

async function benchSubmits(): Promise<void> {
  // The first calls are not measured, because they compile the code.
  for (const call of [submit, bareInsert]) {
    for (let answered = 0; answered < 50; ) answered += (await measure(call, 4, 2)).times.length;
  }
  await untilMailIsSent();
  const rows = [];
  for (const clients of CLIENTS) {
    const figures: Record<string, ReturnType<typeof figuresOf>> = {};
    for (const [name, call] of Object.entries({ submit, "plain insert": bareInsert })) {
      figures[name] = figuresOf(await measure(call, clients, seconds));
      rows.push({ clients, call: name, ...figures[name] });
      await untilMailIsSent();
    }
    const ratio = (figures.submit?.p50 ?? 0) / (figures["plain insert"]?.p50 ?? 1);
    rows.push({ clients, call: `submit / plain insert: ${ratio.toFixed(1)} times (p50)` });
  }
  console.table(rows);
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(", ");
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${load()} at the start`);
const limiting = setInterval(() => void keepDefaultLimit(), 1000);
try {
  await benchSubmits();
} finally {
  clearInterval(limiting);
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}
if (leadCounts.length > 0) await benchLeadDesk(leadCounts);
console.log(`Load ${load()} at the end`);
