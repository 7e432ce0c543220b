import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../../supabase/local/keys.ts";
import { type LoopbackServer, listenOnLoopback } from "../../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../../supabase/local/stand-in.ts";
import { databaseUrl } from "../../database/support.ts";
import { startMailProvider } from "../../faults/fake-mail-provider.ts";
import { exampleRequest } from "../functions-support.ts";

/**
 * People send every form while functions are killed and the email provider fails: each email is sent once, or
 * parked where administrators see it. Set `MAIL_FAULT_SUBMITS=2000` to run more.
 */
const SUBMITS = Number(process.env.MAIL_FAULT_SUBMITS ?? 30);
/** How many people ask for a new link. More requests from one address are refused. */
const LINKS = 5;
/** The emails that each person causes. The webhook is not set up. */
const KINDS = [
  "patient_confirmation",
  "team_new_lead",
  "contact_to_team",
  "contact_confirmation",
  "newsletter_confirmation",
];

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
      VITE_LEGAL_NAME: "Example Ltd",
      VITE_LEGAL_ADDRESS: "1 Example Street, London",
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
  for (const table of ["public.leads", "private.contact_messages", "private.subscribers"]) {
    await query(`delete from ${table}`);
  }
});

async function query(text: string) {
  return (await running().database.asOwner((sql) => sql.query<Record<string, unknown>>(text))).rows;
}

const functionUrl = (name: string) => `http://127.0.0.1:${server?.port}/functions/v1/${name}`;

const FORMS = ["submit-lead", "contact", "newsletter", "my-request"] as const;

/** How many calls of each function received a response. */
const answered = { "submit-lead": 0, contact: 0, newsletter: 0, "my-request": 0 };

/** Sends something until there is a response, as a person would. */
async function send(name: (typeof FORMS)[number], content: object): Promise<void> {
  const body = JSON.stringify(content);
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(functionUrl(name), {
      method: "POST",
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
      body,
    }).catch(() => undefined);
    // Too many: an earlier attempt was stored, and its answer was lost.
    if (response?.ok || response?.status === 429) {
      answered[name] += 1;
      return;
    }
    await delay(50);
  }
  throw new Error(`${name} never responded.`);
}

const submit = (email: string) =>
  send("submit-lead", exampleRequest({ email, request_id: randomUUID() }));

/** One person, who uses every form. */
async function fillInForms(email: string, wantsLink: boolean): Promise<void> {
  await submit(email);
  const message = { name: "Grace", subject: "A question", message: "Who do I call?" };
  await send("contact", { ...message, email, request_id: randomUUID() });
  await send("newsletter", { action: "sign_up", email, request_id: randomUUID() });
  if (wantsLink) await send("my-request", { action: "renew", email });
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
  `sends or parks each email of ${SUBMITS} people during random kills, and sends none twice`,
  async () => {
    mails.failOneIn(8);
    let isOver = false;
    let atLastKill = 0;
    const killing = (async () => {
      while (!isOver) {
        await delay(randomInt(100, 700));
        const done = Object.values(answered).reduce((sum, one) => sum + one, mails.taken.size);
        // On a busy machine, the functions may still be starting after the last kill.
        if (done === atLastKill) continue;
        atLastKill = done;
        const processId = running().functions?.process.processId;
        if (processId) process.kill(processId, "SIGKILL");
      }
    })();
    const emails = Array.from({ length: SUBMITS }, (_, index) => `patient-${index}@example.com`);
    const waiting = [...emails];
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let email = waiting.pop(); email; email = waiting.pop()) {
          await fillInForms(email, waiting.length < LINKS);
        }
      }),
    );
    isOver = true;
    await killing;

    // Ends leases and waits, as if time had passed.
    const pending = "sent_at is null and parked_at is null and dismissed_at is null";
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
    const rows = z.array(z.object({ key: z.string(), kind: z.string(), end: z.string() })).parse(
      await query(
        `select id || '/' || retries as key, kind,
             case when parked_at is not null then 'parked' else coalesce(last_error, 'sent') end as end
           from private.outbox where kind <> 'webhook_new_lead'`,
      ),
    );
    const ofKind = (wanted: string) => rows.filter(({ kind }) => kind === wanted);
    for (const kind of KINDS) expect(ofKind(kind), kind).toHaveLength(SUBMITS);
    expect(ofKind("patient_link").length).toBeGreaterThanOrEqual(Math.min(LINKS, SUBMITS));
    // A link that another one has replaced is the only email that need not be sent.
    const stale = rows.filter(({ end }) => end === "stale");
    expect(stale.filter(({ kind }) => kind !== "patient_link")).toEqual([]);
    // The provider counts each key once, and each row has a key.
    const sent = rows.filter(({ end }) => end === "sent");
    expect(sent.filter(({ key }) => !mails.taken.has(key))).toEqual([]);
    const once = [...mails.taken.values()]
      .map(
        ({ to, body }) =>
          `${to}: ${z.object({ subject: z.string() }).parse(JSON.parse(body)).subject}`,
      )
      .filter((mail) => !mail.includes("Your link"));
    expect(new Set(once).size).toBe(once.length);
    const confirmed = once.filter((mail) => mail.includes("We have your request"));
    expect(confirmed).toHaveLength(SUBMITS);
  },
  300_000 + SUBMITS * 1000,
);
