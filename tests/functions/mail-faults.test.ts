import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";
import { startMailProvider } from "../faults/fake-mail-provider.ts";
import { exampleRequest } from "./support.ts";

/**
 * Submits requests while functions are killed and the email provider fails. Each email is sent once, or
 * parked where administrators see it. Set `MAIL_FAULT_SUBMITS=2000` to run more.
 */
const SUBMITS = Number(process.env.MAIL_FAULT_SUBMITS ?? 30);
/** Each request causes an email to the team and one to the patient. No webhook is set up. */
const MAILS_OF_A_LEAD = 2;

let mails: Awaited<ReturnType<typeof startMailProvider>>;
let standIn: StandIn | undefined;
let server: LoopbackServer | undefined;

function running(): StandIn {
  if (!standIn) throw new Error("The stand-in has not started.");
  return standIn;
}

beforeAll(async () => {
  mails = await startMailProvider();
  server = await listenOnLoopback(
    getRequestListener((request, bindings) => running().fetch(request, bindings)),
    0,
  );
  standIn = await startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: `http://localhost:${server.port}`,
    seed: false,
    functionEnvironment: {
      ALLOWED_ORIGINS: "https://www.example.com",
      LEAD_LIMIT_PER_ADDRESS: "100000",
      LEAD_LIMIT_PER_NETWORK: "100000",
      LEAD_LIMIT_TOTAL: "100000",
      LOCAL_MAIL_API_URL: `http://${mails.host}/emails`,
    },
    functionHosts: [mails.host],
    // Output from killed functions and failed attempts is expected.
    log: () => {},
  });
});

afterAll(async () => {
  await standIn?.close();
  await server?.close();
  mails?.close();
});

beforeEach(async () => {
  mails.taken.clear();
  await query("delete from public.leads");
});

async function query(text: string) {
  return (await running().database.asOwner((sql) => sql.query<Record<string, unknown>>(text))).rows;
}

const functionUrl = (name: string) => `http://127.0.0.1:${server?.port}/functions/v1/${name}`;

/** How many requests received a response. */
let answered = 0;

/** Sends a request until there is a response, as a person would. */
async function submit(email: string): Promise<void> {
  const body = JSON.stringify(exampleRequest({ email, request_id: randomUUID() }));
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(functionUrl("submit-lead"), {
      method: "POST",
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
      body,
    }).catch(() => undefined);
    if (response?.status === 201) {
      answered += 1;
      return;
    }
    await delay(50);
  }
  throw new Error("The request never received a response.");
}

it("sends the confirmation within ten seconds of the request", async () => {
  const waits: number[] = [];
  for (let index = 0; index < 5; index++) {
    const email = `calm-${index}@example.com`;
    await submit(email);
    const from = Date.now();
    await expect
      .poll(() => [...mails.taken.values()].find(({ to }) => to === email)?.at, { timeout: 10_000 })
      .toBeDefined();
    waits.push(Date.now() - from);
  }
  expect(Math.max(...waits)).toBeLessThan(10_000);
}, 90_000);

it(
  `sends or parks each email of ${SUBMITS} requests during random kills, and sends none twice`,
  async () => {
    mails.failOneIn(8);
    let isOver = false;
    const done = { "submit-lead": () => answered, deliver: () => mails.taken.size };
    const atLastKill = { "submit-lead": -1, deliver: -1 };
    const killing = (async () => {
      while (!isOver) {
        await delay(randomInt(100, 700));
        const name = randomInt(4) === 0 ? "submit-lead" : "deliver";
        // On a busy machine, the function may still be starting after the last kill.
        if (done[name]() === atLastKill[name]) continue;
        atLastKill[name] = done[name]();
        const processId = running().functions?.processes.get(name)?.processId;
        if (processId) process.kill(processId, "SIGKILL");
      }
    })();
    const emails = Array.from({ length: SUBMITS }, (_, index) => `patient-${index}@example.com`);
    const waiting = [...emails];
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let email = waiting.pop(); email; email = waiting.pop()) await submit(email);
      }),
    );
    isOver = true;
    await killing;

    // Ends leases and waits, as if time had passed.
    const pending = "sent_at is null and parked_at is null";
    await expect
      .poll(
        async () => {
          await query(`update private.outbox set next_attempt_at = now(),
          lease_until = case when lease_token is not null then now() end where ${pending}`);
          await fetch(functionUrl("deliver"), {
            method: "POST",
            headers: { apikey: LOCAL_SECRET_KEY },
          }).catch(() => undefined);
          return (await query(`select id from private.outbox where ${pending}`)).length;
        },
        { timeout: 120_000, interval: 200 },
      )
      .toBe(0);

    expect(mails.refused).toEqual([]);
    const [counts] = await query(
      `select count(*)::integer as rows, count(parked_at)::integer as parked,
       count(distinct lead_id)::integer as leads from private.outbox where kind <> 'webhook_new_lead'`,
    );
    expect(counts).toMatchObject({ leads: SUBMITS, rows: SUBMITS * MAILS_OF_A_LEAD });
    // The provider counts each key once, and each row has a key.
    expect(mails.taken.size + Number(counts?.parked)).toBe(SUBMITS * MAILS_OF_A_LEAD);
    const toPatients = [...mails.taken.values()]
      .map(({ to }) => to)
      .filter((to) => to.startsWith("patient-"));
    expect(new Set(toPatients).size).toBe(toPatients.length);
    expect([...new Set(toPatients)].sort()).toEqual([...emails].sort());
  },
  300_000 + SUBMITS * 1000,
);
