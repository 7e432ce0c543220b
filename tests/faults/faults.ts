import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { startMailProvider } from "./fake-mail-provider.ts";
import { startPeople } from "./people.ts";
import { openProxy } from "./proxy.ts";
import { startService } from "./service.ts";

/** The faults that are made, at random, in the order of the table. */
export const FAULTS = [
  "server and database killed",
  "database alone ended",
  "functions killed",
  "connections cut",
  "disk full",
  "database read-only",
  "clock an hour forward",
  "clock an hour back",
] as const;
export type Fault = (typeof FAULTS)[number];

/** How many people send at the same time. */
const CLIENTS = 12;

const PENDING = "sent_at is null and parked_at is null and dismissed_at is null";

/** Makes faults while people send their requests, then counts what happened to those and to their emails. */
export async function runFaults({
  submits,
  faults: wanted,
  rounds = Number.POSITIVE_INFINITY,
  disk,
  log = () => {},
}: {
  submits: number;
  faults: readonly Fault[];
  /** How often each fault is made at the most. */
  rounds?: number;
  /** A small file system of our own, which may be filled. */
  disk?: string | undefined;
  log?: (line: string) => void;
}) {
  const began = Date.now();
  const folder = disk ?? mkdtempSync(join(tmpdir(), "faults-"));
  const data = join(folder, "data");
  mkdirSync(data);
  const filler = join(folder, "filler");
  const counts: Partial<Record<Fault, number>> = {};
  const mails = await startMailProvider();
  const start = () => startService({ dataDirectory: data, mailHost: mails.host });
  let service = await start();
  const proxy = await openProxy(() => service.port);
  const people = await startPeople(proxy.port);
  const { seen } = people;
  let isSending = true;

  /** Until so many more presses have ended in an error: the fault was felt. */
  async function untilFelt(presses: number, milliseconds: number): Promise<void> {
    const failed = () => Object.values(seen.sentences).reduce((sum, one) => sum + one, 0);
    const goal = failed() + presses;
    const end = Date.now() + milliseconds;
    while (isSending && failed() < goal && Date.now() < end) await delay(20);
  }

  /** What the times in the tables look like when the clock has jumped. */
  const shiftClock = (direction: "+" | "-") =>
    service.ask(
      `with limits as (
         update private.lead_submissions set created_at = created_at ${direction} interval '1 hour'
       )
       update private.outbox set next_attempt_at = next_attempt_at ${direction} interval '1 hour',
         lease_until = lease_until ${direction} interval '1 hour' where ${PENDING}`,
    );

  const make: Record<Fault, () => Promise<unknown>> = {
    "server and database killed": async () => {
      await service.kill();
      service = await start();
    },
    "database alone ended": () => service.ask("select pg_sleep(60)"),
    "functions killed": async () => service.killFunctions(),
    "connections cut": async () => proxy.cut(),
    "disk full": async () => {
      const { bavail, bsize } = statfsSync(folder);
      // The last bytes of a disk cannot be had in one go.
      for (let size = bavail * bsize; size >= 4096; size = Math.floor(size / 2)) {
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
        } catch {
          // Full: what fitted is written.
        }
      }
      await untilFelt(3, 3000);
      rmSync(filler);
    },
    "database read-only": async () => {
      await service.ask("set default_transaction_read_only = on");
      await untilFelt(3, 1500);
      await service.ask("set default_transaction_read_only = off");
    },
    "clock an hour forward": () => shiftClock("-"),
    "clock an hour back": () => shiftClock("+"),
  };

  /** Until some more requests were answered, so that a slow machine recovers from each fault. */
  async function untilAcknowledged(more: number): Promise<void> {
    const goal = Math.min(submits, seen.acknowledged.size + more);
    const end = Date.now() + 20_000;
    while (isSending && seen.acknowledged.size < goal && Date.now() < end) await delay(20);
  }

  async function breakThings(): Promise<void> {
    let round: Fault[] = [];
    let made = 0;
    while (isSending) {
      // Each comes as often as the others, in an order of its own each time.
      if (round.length === 0) {
        if (made++ === rounds) return;
        round = [...wanted].sort(() => Math.random() - 0.5);
      }
      await untilAcknowledged(1 + Math.floor(Math.random() * Math.max(2, submits / 24)));
      const fault = round.pop();
      if (!isSending || !fault) return;
      await make[fault]();
      counts[fault] = (counts[fault] ?? 0) + 1;
      log(`${fault}; ${seen.acknowledged.size} of ${submits} acknowledged`);
    }
  }

  /** Leases end and waits are over, until nothing is left to be sent. */
  async function sendTheRest(): Promise<void> {
    const end = Date.now() + 60_000 + submits * 100;
    while (Date.now() < end) {
      const due = `update private.outbox set next_attempt_at = now(),
        lease_until = case when lease_token is not null then now() end where ${PENDING} returning id`;
      const left = await service.ask(due);
      if (left?.length === 0) return;
      log(`${left?.length ?? "?"} mails are left to be sent`);
      await fetch(`http://localhost:${service.port}/functions/v1/deliver`, {
        method: "POST",
        headers: { apikey: LOCAL_SECRET_KEY },
      })
        .then((response) => response.body?.cancel())
        .catch(() => delay(500));
    }
  }

  try {
    mails.failOneIn(10);
    let next = 0;
    const breaking = breakThings();
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < submits) await people.send(next++);
      }),
    );
    isSending = false;
    await breaking;
    const sendingSeconds = Math.round((Date.now() - began) / 1000);

    // What is there after a restart.
    await service.kill();
    service = await start();
    mails.failOneIn(0);
    await sendTheRest();
    await service.kill();
    const database = await openLocalDatabase({ dataDirectory: data, seed: false, log: () => {} });
    const read = async <Row>(statement: string) =>
      (await database.asOwner((sql) => sql.query<Row>(statement))).rows;
    const leads = await read<{ email: string; notes: string }>(
      "select email, notes from public.leads",
    );
    const [outbox] = await read<{ rows: number; sent: number; parked: number; waiting: number }>(
      `select count(*)::integer as rows, count(provider_id)::integer as sent, count(parked_at)::integer as parked,
         (count(*) filter (where ${PENDING}))::integer as waiting
       from private.outbox where kind = 'patient_confirmation' or kind = 'team_new_lead'`,
    );
    const missing = await read(
      `select from public.leads as lead where 2 <> (
         select count(*) from private.outbox where lead_id = lead.id
           and kind in ('patient_confirmation', 'team_new_lead'))`,
    );
    await database.close();

    const stored = new Map(leads.map(({ email, notes }) => [email, notes]));
    const confirmations = [...mails.taken.values()]
      .map(({ to }) => to)
      .filter((to) => to.startsWith("patient-"));
    return {
      faults: counts,
      requests: {
        sent: submits,
        "acknowledged (201)": seen.acknowledged.size,
        "acknowledged, not in the table": [...seen.acknowledged.keys()].filter(
          (email) => !stored.has(email),
        ).length,
        "in the table with other content": [...seen.acknowledged].filter(
          ([email, notes]) => stored.has(email) && stored.get(email) !== notes,
        ).length,
        "in the table twice": leads.length - stored.size,
        "given up": seen.givenUp,
      },
      browsers: {
        "presses of Submit": seen.presses,
        "attempts that the browser made by itself": seen.automatic,
        "presses that such an attempt saved": seen.helped,
        ...Object.fromEntries(
          Object.entries(seen.sentences).map(([text, times]) => [`told “${text}”`, times]),
        ),
        "told anything else, or nothing": seen.unclear,
      },
      mails: {
        queued: outbox?.rows ?? 0,
        "requests without both mails": missing.length,
        sent: outbox?.sent ?? 0,
        "parked, for an administrator": outbox?.parked ?? 0,
        "neither sent nor parked": outbox?.waiting ?? 0,
        "taken by the provider": mails.taken.size,
        "confirmations that somebody got twice": confirmations.length - new Set(confirmations).size,
        "keys that came again with another mail": mails.refused.length,
      },
      seconds: { sending: sendingSeconds, "in all": Math.round((Date.now() - began) / 1000) },
    };
  } finally {
    isSending = false;
    people.end();
    proxy.close();
    mails.close();
    await service.kill();
    if (!disk) rmSync(folder, { recursive: true, force: true });
  }
}
