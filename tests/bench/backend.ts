/**
 * `npm run bench:backend` measures quote requests through gateway, function and database, compared with plain
 * inserts by HTTP through the same gateway. It also measures each part of a request, memory under constant
 * load, and the list of leads. The stand-in runs in a separate process, as with `npm start`.
 * Options, with their defaults:
 *   --seconds=10 (for each measurement) --soak=600 (seconds) --leads=1000,100000,1000000 (0 for none)
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { escapeLiteral } from "pg";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { exampleHash } from "../database/support.ts";
import { startService } from "../faults/service.ts";
import { exampleRequest } from "../functions/functions-support.ts";
import { benchLeadDesk } from "./lead-desk.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    soak: { type: "string", default: "600" },
    leads: { type: "string", default: "1000,100000,1000000" },
  },
});
const [seconds, soakSeconds] = [Number(options.seconds), Number(options.soak)];
const leadCounts = options.leads.split(",").map(Number).filter(Boolean);
const CLIENTS = [1, 8, 64];
const MANY = 1_000_000;

// On disk, as with `npm start`, so that each commit waits for the disk.
const folder = mkdtempSync(join(tmpdir(), "bench-backend-"));
const service = await startService({ dataDirectory: folder });

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

/** The values that the function passes to the database. */
function submission() {
  const { website: _, phone_country: __, ...lead } = newRequest();
  return {
    lead: { ...lead, phone_e164: "+447700900123", consent_text: "I agree.", contact_by: null },
    address_hash: exampleHash(randomUUID()),
    email_hash: exampleHash(randomUUID()),
    limit_per_address: MANY,
    limit_per_email: MANY,
  };
}

type Call = () => Promise<boolean>;

const submit: Call = () =>
  post("/functions/v1/submit-lead", LOCAL_PUBLISHABLE_KEY, newRequest(), 201);
const bareInsert: Call = () =>
  post("/rest/v1/bare_inserts", LOCAL_SECRET_KEY, { request: newRequest() }, 201);

/** The parts of a submission, each measured separately. */
const parts: Readonly<Record<string, Call>> = {
  "submit, the whole path": submit,
  "gateway and function, no database (a refused request)": () =>
    post("/functions/v1/submit-lead", LOCAL_PUBLISHABLE_KEY, {}, 400),
  "gateway and submit_lead(), no function": () =>
    post("/rest/v1/rpc/submit_lead", LOCAL_SECRET_KEY, submission(), 200),
  "submit_lead() in the database, no HTTP": async () => {
    const { lead, address_hash, email_hash } = submission();
    const text = escapeLiteral(JSON.stringify(lead));
    await ask(
      `select public.submit_lead(${text}, '${address_hash}', '${email_hash}', ${MANY}, ${MANY})`,
    );
    return true;
  },
  "plain insert through the gateway": bareInsert,
};

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
 * Memory in megabytes of the server, the functions and the database, on Linux. What processes share, such as
 * PostgreSQL's buffers, counts once.
 */
function memory() {
  const own = String(service.processId);
  const childrenOf = (parent: string, ...name: string[]) =>
    execFileSync("pgrep", ["-P", parent, ...name], { encoding: "utf8" })
      .trim()
      .split("\n");
  const megabytes = (...processes: string[]) => {
    const kilobytes = processes.map((id) => {
      const file = `/proc/${id}/smaps_rollup`;
      // A connection may have ended meanwhile.
      if (!existsSync(file)) return 0;
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1]);
    });
    return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
  };
  const databases = childrenOf(own, "-x", "postgres");
  return {
    "server, MB": megabytes(own),
    "functions, MB": megabytes(...childrenOf(own, "-x", "deno")),
    "database, MB": megabytes(...databases, ...databases.flatMap((id) => childrenOf(id))),
  };
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

async function benchParts(): Promise<void> {
  const rows = [];
  for (const [part, call] of Object.entries(parts)) {
    rows.push({ "one client": part, ...figuresOf(await measure(call, 1, seconds)) });
    await untilMailIsSent();
  }
  // Without the trigger no email is queued, so none is sent during the requests.
  await ask("alter table public.leads disable trigger queue_lead_mails");
  const part = "submit, the whole path, without its emails";
  rows.push({ "one client": part, ...figuresOf(await measure(submit, 1, seconds)) });
  await ask("alter table public.leads enable trigger queue_lead_mails");
  console.table(rows);
}

async function benchSoak(): Promise<void> {
  if (soakSeconds === 0) return;
  const steps = 10;
  const samples = [{ second: 0, requests: 0, "a second": 0, ...memory() }];
  let requests = 0;
  for (let step = 1; step <= steps; step++) {
    const { times } = await measure(submit, 8, soakSeconds / steps);
    requests += times.length;
    samples.push({
      second: Math.round((soakSeconds / steps) * step),
      requests,
      "a second": Math.round((times.length / soakSeconds) * steps),
      ...memory(),
    });
  }
  console.log(`\nMemory over ${soakSeconds} seconds of requests by 8 clients`);
  console.table(samples);
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(", ");
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${load()} at the start`);
const limiting = setInterval(() => void keepDefaultLimit(), 1000);
try {
  await benchSubmits();
  await benchParts();
  await benchSoak();
} finally {
  clearInterval(limiting);
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}
if (leadCounts.length > 0) await benchLeadDesk(leadCounts);
console.log(`Load ${load()} at the end`);
