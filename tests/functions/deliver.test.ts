import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isSigned, signedHeaders } from "../../supabase/functions/_shared/signed-webhook.ts";
import { digestDay } from "../../supabase/functions/deliver/digest-day.ts";
import { createHandler } from "../../supabase/functions/deliver/handler.ts";
import { composeMail } from "../../supabase/functions/deliver/mails/mails.ts";
import type { ClaimedMail, Outbox, SendOutcome } from "../../supabase/functions/deliver/outbox.ts";
import { createHttpSender } from "../../supabase/functions/deliver/send-by-http.ts";
import { createSmtpSender } from "../../supabase/functions/deliver/send-by-smtp.ts";
import { createWebhook } from "../../supabase/functions/deliver/send-webhook.ts";
import { readSettings } from "../../supabase/functions/deliver/settings.ts";
import { createWorker, type WorkerDependencies } from "../../supabase/functions/deliver/worker.ts";

const NOW = Date.parse("2026-11-22T16:00:00Z");
const SECRET = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==";
const context = {
  siteUrl: "https://www.example.com",
  from: "Sanavoy <hello@example.com>",
  contactEmail: "hello@example.com",
  whatsAppNumber: "+44 7700 900123",
  notifyEmails: ["team@example.com"],
};

function row(changes: Partial<ClaimedMail> = {}): ClaimedMail {
  return {
    id: "5a7a0001-0000-4000-8000-00000000000a",
    kind: "team_new_lead",
    idempotency_key: "5a7a0001-0000-4000-8000-00000000000a/0",
    lease_token: "5a7a0001-0000-4000-8000-00000000000b",
    attempts: 1,
    created_at: "2026-11-22T15:59:00+00:00",
    data: {
      lead: {
        reference: "SV-7K2M-4QXV",
        created_at: "2026-11-22T15:59:00+00:00",
        due_at: "2026-11-23T15:59:00+00:00",
      },
    },
    ...changes,
  };
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Serves on a port of its own until the test is over, and returns the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An outbox in memory that hands out rows once. */
function fakeOutbox(rows: ClaimedMail[]) {
  const finished: [string, SendOutcome][] = [];
  const outbox: Outbox = {
    claim: async () => rows.splice(0, 10),
    finish: async (mail, outcome) => {
      finished.push([mail.kind, outcome]);
      return true;
    },
    queueDigest: vi.fn(async () => {}),
    recordProblem: vi.fn(async () => {}),
    purge: vi.fn(async () => {}),
    health: async () => ({ oldest_seconds: 0, waiting: 0, parked: 0 }),
  };
  return { outbox, finished };
}

function setUpWorker(rows: ClaimedMail[], changes: Partial<WorkerDependencies> = {}) {
  const { outbox, finished } = fakeOutbox(rows);
  const logged: string[] = [];
  const deliver = createWorker({
    outbox,
    context,
    sendMail: async () => ({ outcome: "sent", providerId: "p" }),
    withLinks: async (data) => data,
    sendWebhook: undefined,
    digestDay: () => undefined,
    now: () => NOW,
    log: (code) => logged.push(code),
    ...changes,
  });
  return { deliver, outbox, finished, logged };
}

describe("a run", () => {
  it("sends what is due, batch by batch, and says how each ended", async () => {
    const { deliver, finished } = setUpWorker(Array.from({ length: 23 }, () => row()));
    await deliver();
    expect(finished).toHaveLength(23);
    expect(finished[22]).toEqual(["team_new_lead", { outcome: "sent", providerId: "p" }]);
  });

  it("parks what it cannot render, and sends the others", async () => {
    const { deliver, finished, logged } = setUpWorker([
      row({ kind: "unknown" }),
      row({ data: {} }),
      row(),
    ]);
    await deliver();
    const broken = { outcome: "failed", error: "cannot_render", isFinal: true };
    expect(finished.map(([, outcome]) => outcome)).toEqual([
      broken,
      broken,
      { outcome: "sent", providerId: "p" },
    ]);
    expect(logged).toEqual(["unknown: cannot_render", "team_new_lead: cannot_render"]);
  });

  it("takes a webhook for done where none is set up", async () => {
    const { deliver, finished } = setUpWorker([row({ kind: "webhook_new_lead" })]);
    await deliver();
    expect(finished).toEqual([["webhook_new_lead", { outcome: "sent" }]]);
  });

  it("is shared by calls at the same time, and looks again for what came meanwhile", async () => {
    const rows = [row()];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sendMail = vi.fn(async (): Promise<SendOutcome> => {
      await held;
      return { outcome: "sent", providerId: "p" };
    });
    const { deliver, finished } = setUpWorker(rows, { sendMail });
    const first = deliver();
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
    rows.push(row({ kind: "team_overdue" }));
    const second = deliver();
    release();
    await Promise.all([first, second]);
    expect(finished.map(([kind]) => kind)).toEqual(["team_new_lead", "team_overdue"]);
  });

  it("ends before a lease could", async () => {
    let now = NOW;
    const { deliver, finished } = setUpWorker(
      Array.from({ length: 10 }, () => row()),
      {
        now: () => now,
        sendMail: async () => {
          now += 25_000;
          return { outcome: "sent", providerId: "p" };
        },
      },
    );
    await deliver();
    expect(finished).toHaveLength(3);
  });

  it("queues the digest of a day that is due", async () => {
    const { deliver, outbox } = setUpWorker([], { digestDay: () => "2026-11-22" });
    await deliver();
    expect(outbox.queueDigest).toHaveBeenCalledWith("2026-11-22");
  });
});

describe("the digest's day", () => {
  const at = { minutes: 7 * 60 + 30, timeZone: "Europe/Istanbul" };
  it.each([
    ["2026-11-22T04:29:00Z", undefined],
    ["2026-11-22T04:30:00Z", "2026-11-22"],
    ["2026-11-22T20:59:00Z", "2026-11-22"],
    ["2026-11-22T21:01:00Z", undefined],
  ])("at %s is %s", (time, day) => {
    expect(digestDay(at, Date.parse(time))).toBe(day);
    expect(digestDay(undefined, Date.parse(time))).toBeUndefined();
  });
});

describe("sending through the HTTP API", async () => {
  const mail = await composeMail("team_new_lead", row().data, context);
  const send = (apiUrl: string) => createHttpSender({ apiUrl, apiKey: "re_key" })(mail, row());

  it("sends the mail with the row's key", async () => {
    let received: unknown;
    const apiUrl = await serve(async (request, response) => {
      const body: unknown = JSON.parse(await new Response(request as never).text());
      received = { body, headers: request.headers };
      response.end(JSON.stringify({ id: "re_1" }));
    });
    expect(await send(apiUrl)).toEqual({ outcome: "sent", providerId: "re_1" });
    expect(received).toMatchObject({
      headers: { authorization: "Bearer re_key", "idempotency-key": row().idempotency_key },
      body: {
        from: context.from,
        to: ["team@example.com"],
        subject: mail.subject,
        html: mail.html,
      },
    });
  });

  it.each([
    [500, {}, { error: "http_500", isFinal: false }],
    [401, {}, { error: "http_401", isFinal: false }],
    [422, { name: "validation_error" }, { error: "http_422", isFinal: true }],
    [409, { name: "concurrent_idempotent_requests" }, { error: "http_409", isFinal: false }],
    [
      409,
      { name: "invalid_idempotent_request" },
      { error: "sent_before_with_other_words", isFinal: true },
    ],
    [200, {}, { error: "provider_unexpected_answer" }],
  ])("takes an answer %i %j for %j", async (status, body, failure) => {
    const apiUrl = await serve((request, response) => {
      request.resume();
      response.writeHead(status).end(JSON.stringify(body));
    });
    expect(await send(apiUrl)).toEqual({ outcome: "failed", ...failure });
  });

  it("waits as long as the provider asks", async () => {
    const apiUrl = await serve((request, response) => {
      request.resume();
      response.writeHead(429, { "retry-after": "90" }).end("{}");
    });
    expect(await send(apiUrl)).toMatchObject({ error: "http_429", retryAfterSeconds: 90 });
  });

  it("tries again where nobody answers", async () => {
    const apiUrl = await serve((request) => request.destroy());
    expect(await send(apiUrl)).toEqual({ outcome: "failed", error: "provider_unreachable" });
  });
});

describe("sending by SMTP", async () => {
  /** A mail server that answers RCPT as told, and keeps what it takes. */
  async function smtpServer(recipientAnswer: string) {
    const taken: string[] = [];
    const server = createTcpServer((socket) => {
      let data: string | undefined;
      socket.on("error", () => {});
      socket.write("220 ready\r\n");
      socket.on("data", (chunk) => {
        const text = chunk.toString("latin1");
        if (data !== undefined) {
          data += text;
          if (!data.endsWith("\r\n.\r\n")) return;
          taken.push(data);
          data = undefined;
          socket.write("250 taken\r\n");
        } else if (/^RCPT/.test(text)) socket.write(`${recipientAnswer}\r\n`);
        else if (/^DATA/.test(text)) {
          data = "";
          socket.write("354 go on\r\n");
        } else if (/^QUIT/.test(text)) socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
  }
  const mail = await composeMail("team_new_lead", row().data, context);

  it("sends text and HTML, byte for byte the same each time", async () => {
    const { url, taken } = await smtpServer("250 ok");
    const send = createSmtpSender(url);
    expect(await send(mail, row())).toMatchObject({ outcome: "sent" });
    expect(await send(mail, row())).toMatchObject({ outcome: "sent" });
    expect(taken[0]).toMatch(/Message-ID: <5a7a0001[^>]+\.0@example\.com>/);
    expect(taken[0]).toContain("multipart/alternative");
    expect(taken[1]).toBe(taken[0]);
  });

  it.each([
    ["550 no such mailbox", { error: "smtp_550", isFinal: true }],
    ["451 later", { error: "smtp_451", isFinal: false }],
  ])("takes %s as it is meant", async (answer, failure) => {
    const { url } = await smtpServer(answer);
    expect(await createSmtpSender(url)(mail, row())).toEqual({ outcome: "failed", ...failure });
  });
});

it("the webhook is signed, and says nothing of the person", async () => {
  let received: { headers: Headers; body: string } | undefined;
  const url = await serve(async (request, response) => {
    const body = await new Response(request as never).text();
    received = { headers: new Headers(request.headers as Record<string, string>), body };
    response.writeHead(204).end();
  });
  const options = { url, secret: SECRET, siteUrl: context.siteUrl, now: () => NOW };
  const lead = { ...(row().data.lead as object), name: "Grace", email: "grace@example.com" };
  const outcome = await createWebhook(options)(row({ kind: "webhook_new_lead", data: { lead } }));
  expect(outcome).toMatchObject({ outcome: "sent" });
  if (!received) throw new Error("Nothing was received.");
  const { headers, body } = received;
  expect(JSON.parse(body)).toEqual({
    type: "lead.created",
    timestamp: "2026-11-22T15:59:00+00:00",
    data: {
      reference: "SV-7K2M-4QXV",
      link: "https://www.example.com/admin/leads/SV-7K2M-4QXV",
      due_at: "2026-11-23T15:59:00+00:00",
    },
  });
  const check = (text: string, now: number, secret = SECRET) =>
    isSigned(secret, headers, text, { prefix: "webhook", now });
  expect(await check(body, NOW)).toBe(true);
  expect(await check(`${body} `, NOW)).toBe(false);
  expect(await check(body, NOW + 301_000)).toBe(false);
  expect(await check(body, NOW - 301_000)).toBe(false);
  expect(await check(body, NOW, "another secret of tests")).toBe(false);
});

it("signs as the standard's own example has it", async () => {
  // https://github.com/standard-webhooks/standard-webhooks, the libraries' common test vector.
  const headers = await signedHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  });
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

describe("the function deliver", () => {
  function setUp(health = { oldest_seconds: 0, waiting: 0, parked: 0 }) {
    const deliver = vi.fn(async () => {});
    const recordProblem = vi.fn(async () => {});
    const handler = createHandler({
      allowedOrigins: [context.siteUrl],
      runKeys: ["sb_secret_one", "key-of-the-pinger"],
      isTeam: async (token) => token === "team.session.token",
      deliver,
      health: async () => health,
      recordProblem,
      reportSecret: SECRET,
      now: () => NOW,
      log: () => {},
    });
    const call = (path: string, init: RequestInit = {}) =>
      handler(new Request(`https://project.example.com/deliver${path}`, init));
    return { call, deliver, recordProblem };
  }

  it.each([
    [{ apikey: "sb_secret_one" }, 200],
    [{ authorization: "Bearer key-of-the-pinger" }, 200],
    [{ authorization: "Bearer key-of-the-pinge" }, 401],
    [{ authorization: "Bearer team.session.token" }, 200],
    [{ authorization: "Bearer other.session.token" }, 401],
    [{ apikey: "sb_publishable_one" }, 401],
    [{}, 401],
  ])("runs for %j: %i", async (headers, status) => {
    const { call, deliver } = setUp();
    expect((await call("", { method: "POST", headers: headers as HeadersInit })).status).toBe(
      status,
    );
    expect(deliver).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  it("is healthy until the oldest mail has waited ten minutes", async () => {
    const well = await setUp({ oldest_seconds: 600, waiting: 1, parked: 0 }).call("/health");
    expect([well.status, await well.json()]).toEqual([
      200,
      { status: "ok", oldest_unsent_seconds: 600 },
    ]);
    const late = await setUp({ oldest_seconds: 601, waiting: 0, parked: 1 }).call("/health");
    expect([late.status, await late.json()]).toEqual([
      503,
      { status: "late", oldest_unsent_seconds: 601 },
    ]);
  });

  it("takes signed reports of bounces and complaints, and nothing else", async () => {
    const { call, recordProblem } = setUp();
    const report = async (type: string, secret = SECRET, time = NOW) => {
      const body = JSON.stringify({ type, data: { email_id: "re_1", to: ["grace@example.com"] } });
      const signed = await signedHeaders(secret, { id: "msg_1", timestamp: time / 1000, body });
      const headers = Object.entries(signed).map(([name, value]): [string, string] => [
        name.replace("webhook", "svix"),
        value,
      ]);
      return (await call("/reports", { method: "POST", headers, body })).status;
    };
    expect(await report("email.bounced")).toBe(204);
    expect(await report("email.complained")).toBe(204);
    expect(await report("email.suppressed")).toBe(204);
    expect(await report("email.delivered")).toBe(204);
    expect(await report("email.bounced", "another secret of tests")).toBe(401);
    expect(await report("email.bounced", SECRET, NOW - 600_000)).toBe(401);
    expect(recordProblem.mock.calls).toEqual([
      ["re_1", "bounced"],
      ["re_1", "complained"],
      ["re_1", "undelivered"],
    ]);
  });

  it("refuses what it does not know", async () => {
    const { call } = setUp();
    expect((await call("")).status).toBe(405);
    expect((await call("/other", { method: "POST" })).status).toBe(404);
  });
});

describe("its settings", () => {
  const project: Record<string, string> = {
    SUPABASE_URL: "https://project.example.com",
    SUPABASE_SERVICE_ROLE_KEY: "secret",
    SUPABASE_ANON_KEY: "anon",
    ALLOWED_ORIGINS: "https://www.example.com",
  };
  const read = (changes: Record<string, string> = {}) =>
    readSettings((name) => ({ ...project, ...changes })[name]);

  it("need nothing but the project's own", () => {
    expect(read()).toMatchObject({
      mailFrom: "Sanavoy <hello@sanavoy.example>",
      notifyEmails: ["hello@sanavoy.example"],
      provider: undefined,
      webhook: undefined,
      digestAt: undefined,
      retentionDays: 730,
    });
  });

  it("prefer the HTTP API to SMTP, and both to the local mailbox", () => {
    const local = { LOCAL_MAIL_API_URL: "http://127.0.0.1:1", LOCAL_MAIL_API_KEY: "k" };
    const smtp = { ...local, SMTP_URL: "smtps://u:p@mail.example.com:465" };
    expect(read(local).provider).toEqual({
      kind: "http",
      apiUrl: "http://127.0.0.1:1",
      apiKey: "k",
    });
    expect(read(smtp).provider).toMatchObject({ kind: "smtp" });
    expect(read({ ...smtp, RESEND_API_KEY: "re_1" }).provider).toMatchObject({
      apiUrl: "https://api.resend.com/emails",
    });
  });

  it.each([
    [{ NOTIFY_EMAIL: "one@example.com, two" }, "NOTIFY_EMAIL"],
    [{ MAIL_FROM: "Sanavoy" }, "MAIL_FROM"],
    [{ SMTP_URL: "smtp://mail.example.com:587" }, "SMTP_URL"],
    [{ LEAD_WEBHOOK_URL: "https://example.com/leads" }, "LEAD_WEBHOOK_SECRET"],
    [{ LEAD_WEBHOOK_SECRET: "a secret of 16 characters" }, "LEAD_WEBHOOK_URL"],
    [{ LEAD_RETENTION_DAYS: "0" }, "LEAD_RETENTION_DAYS"],
    [{ LEAD_RETENTION_DAYS: "two years" }, "LEAD_RETENTION_DAYS"],
    [{ NOTIFY_DIGEST_AT: "7:30" }, "NOTIFY_DIGEST_AT"],
    [{ NOTIFY_DIGEST_AT: "07:30 Nowhere/Land" }, "NOTIFY_DIGEST_AT"],
  ])("%j names %s", (changes, name) => {
    expect(() => read(changes as Record<string, string>)).toThrow(name);
  });
});
