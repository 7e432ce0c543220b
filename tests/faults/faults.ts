import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { startMailProvider } from "./fake-mail-provider.ts";
import { PENDING, reportMails } from "./mail-report.ts";
import { startPeople } from "./people.ts";
import { openProxy } from "./proxy.ts";
import { startService } from "./service.ts";

/** The faults that are caused at random, in the order of the table. */
export const FAULTS = [
  "server and database killed",
  "database terminated on its own",
  "functions killed",
  "connections cut",
  "disk full",
  "database read-only",
] as const;

/** Faults that also change when email is due, so that the times of emails mean nothing. */
export const CLOCK_FAULTS = ["clock set forward an hour", "clock set back an hour"] as const;

export type Fault = (typeof FAULTS | typeof CLOCK_FAULTS)[number];

/** How many people send a request each second. */
const PEOPLE_A_SECOND = 14;

/**
 * Makes every write fail, as in a read-only database. The database's own setting would have no effect,
 * because the API begins its transactions with "read write".
 */
const READ_ONLY = `do $do$
  declare
    one regclass;
  begin
    create function private.be_read_only() returns trigger language plpgsql as $$
      begin raise exception 'This database is read-only.' using errcode = '25006'; end;
    $$;
    for one in
      select oid from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('create trigger be_read_only before insert or update or delete on %s
        for each statement execute function private.be_read_only()', one);
    end loop;
  end;
$do$`;

const WRITABLE = "drop function private.be_read_only() cascade";

/** Causes faults while people send requests, then counts what happened to the requests and their emails. */
export async function runFaults({
  submits,
  faults: wanted,
  rounds = Number.POSITIVE_INFINITY,
  pauses = [1, 7],
  usualSeconds = 15,
  disk,
  log = () => {},
}: {
  submits: number;
  faults: readonly Fault[];
  /** How often each fault is caused, at most. */
  rounds?: number;
  /** The minimum and maximum pause between two faults, in seconds. */
  pauses?: readonly [number, number];
  /** How long email is sent as usual after the last request, before the rest is sent immediately. */
  usualSeconds?: number;
  /** A small separate file system, which may be filled. */
  disk?: string | undefined;
  log?: (line: string) => void;
}) {
  const began = Date.now();
  const folder = mkdtempSync(join(disk ?? tmpdir(), "faults-"));
  const data = join(folder, "data");
  mkdirSync(data);
  const filler = join(folder, "filler");
  const counts: Partial<Record<Fault, number>> = {};
  /** How often someone noticed a fault that lasts until someone notices it. */
  const noticed: Partial<Record<Fault, number>> = {};
  const mails = await startMailProvider();
  const start = () => startService({ dataDirectory: data, mailHost: mails.host });
  let service = await start();
  const proxy = await openProxy(() => service.port);
  const people = await startPeople(proxy.port);
  const { seen } = people;
  let isSending = true;

  /** Waits until this many more presses have ended in an error. After one, the fault counts as noticed. */
  async function untilNoticed(fault: Fault, presses: number, milliseconds: number): Promise<void> {
    const failed = () => Object.values(seen.sentences).reduce((sum, one) => sum + one, 0);
    const before = failed();
    const end = Date.now() + milliseconds;
    while (isSending && failed() < before + presses && Date.now() < end) await delay(20);
    const wasNoticed = failed() > before;
    // If the last person has finished meanwhile, nobody could notice it.
    if (isSending || wasNoticed) noticed[fault] = (noticed[fault] ?? 0) + (wasNoticed ? 1 : 0);
  }

  /** Moves the times in the tables, as if the clock had jumped. */
  const shiftClock = (direction: "+" | "-") =>
    service.ask(
      `with limits as (
         update private.lead_submissions set created_at = created_at ${direction} interval '1 hour'
       )
       update private.outbox set next_attempt_at = next_attempt_at ${direction} interval '1 hour',
         lease_until = lease_until ${direction} interval '1 hour' where ${PENDING}`,
    );

  /** Runs a statement that locks every table, until it is not the one that gives way to requests. */
  async function insist(statement: string): Promise<void> {
    for (let tries = 0; tries < 100 && !(await service.ask(statement)); tries++) await delay(50);
  }

  const make: Record<Fault, () => Promise<unknown>> = {
    "server and database killed": async () => {
      await service.kill();
      service = await start();
    },
    "database terminated on its own": async () => service.killDatabase(),
    "functions killed": async () => service.killFunctions(),
    "connections cut": async () => proxy.cut(),
    "disk full": async () => {
      const { bavail, bsize } = statfsSync(folder);
      // The last bytes of a disk can only be filled in several steps.
      for (let size = bavail * bsize; size >= 4096; size = Math.floor(size / 2)) {
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
        } catch {
          // The disk is full, and what fitted was written.
        }
      }
      await untilNoticed("disk full", 3, 3000);
      rmSync(filler);
    },
    "database read-only": async () => {
      await insist(READ_ONLY);
      await untilNoticed("database read-only", 3, 3000);
      await insist(WRITABLE);
    },
    "clock set forward an hour": () => shiftClock("-"),
    "clock set back an hour": () => shiftClock("+"),
  };

  /** Waits for a random time and the next acknowledged request, so that a slow machine can recover. */
  async function pause(): Promise<void> {
    const { size } = seen.acknowledged;
    const [least, most] = pauses;
    await delay(1000 * (least + Math.random() * (most - least)));
    const end = Date.now() + 20_000;
    while (isSending && seen.acknowledged.size === size && Date.now() < end) await delay(20);
  }

  async function breakThings(): Promise<void> {
    let round: Fault[] = [];
    let made = 0;
    while (isSending) {
      // All faults are equally frequent, in a different order each time.
      if (round.length === 0) {
        if (made++ === rounds) return;
        round = [...wanted].sort(() => Math.random() - 0.5);
      }
      await pause();
      const fault = round.pop();
      if (!isSending || !fault) return;
      await make[fault]();
      counts[fault] = (counts[fault] ?? 0) + 1;
      log(`${fault}; ${seen.acknowledged.size} of ${submits} acknowledged`);
    }
  }

  async function sendAsUsual(): Promise<void> {
    const end = Date.now() + usualSeconds * 1000;
    while (Date.now() < end) {
      const left = await service.ask(`select from private.outbox where ${PENDING} limit 1`);
      if (left?.length === 0) return;
      await delay(500);
    }
  }

  /** Ends all leases and waits, until no email is left to be sent. */
  async function sendTheRest(): Promise<void> {
    const end = Date.now() + 60_000 + submits * 100;
    while (Date.now() < end) {
      const due = `update private.outbox set next_attempt_at = now(),
        lease_until = case when lease_token is not null then now() end where ${PENDING} returning id`;
      const left = await service.ask(due);
      if (left?.length === 0) return;
      log(`${left?.length ?? "?"} emails are left to be sent`);
      await fetch(`http://localhost:${service.port}/functions/v1/deliver`, {
        method: "POST",
        headers: { apikey: LOCAL_SECRET_KEY },
      })
        .then((response) => response.body?.cancel())
        .catch(() => delay(500));
    }
  }

  try {
    mails.failOneIn(100);
    const breaking = breakThings();
    const sending: Promise<void>[] = [];
    const firstAt = Date.now();
    for (let index = 0; index < submits; index++) {
      await delay(Math.max(0, firstAt + (index * 1000) / PEOPLE_A_SECOND - Date.now()));
      sending.push(people.send(index));
    }
    await Promise.all(sending);
    isSending = false;
    await breaking;
    const sendingSeconds = Math.round((Date.now() - began) / 1000);

    // Counts what is stored after a restart.
    await service.kill();
    service = await start();
    mails.failOneIn(0);
    await sendAsUsual();
    await sendTheRest();
    await service.kill();
    const database = await openLocalDatabase({ dataDirectory: data, seed: false, log: () => {} });
    const read = async <Row>(statement: string) =>
      (await database.asOwner((sql) => sql.query<Row>(statement))).rows;
    const leads = await read<{ email: string; notes: string }>(
      "select email, notes from public.leads",
    );
    const mailFigures = await reportMails(database, mails);
    await database.close();

    const stored = new Map(leads.map(({ email, notes }) => [email, notes]));
    return {
      faults: counts,
      "faults that affected a request": noticed,
      requests: {
        sent: submits,
        "acknowledged (201)": seen.acknowledged.size,
        "acknowledged but not stored": [...seen.acknowledged.keys()].filter(
          (email) => !stored.has(email),
        ).length,
        "stored with different content": [...seen.acknowledged].filter(
          ([email, notes]) => stored.has(email) && stored.get(email) !== notes,
        ).length,
        "stored twice": leads.length - stored.size,
        abandoned: seen.givenUp,
      },
      browsers: {
        "times Submit was pressed": seen.presses,
        "automatic retries by the browser": seen.automatic,
        "presses that these saved": seen.helped,
        ...Object.fromEntries(
          Object.entries(seen.sentences).map(([text, times]) => [`people shown “${text}”`, times]),
        ),
        "people shown anything else, or nothing": seen.unclear,
      },
      mails: mailFigures,
      seconds: { sending: sendingSeconds, total: Math.round((Date.now() - began) / 1000) },
    };
  } finally {
    isSending = false;
    people.end();
    proxy.close();
    mails.close();
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
