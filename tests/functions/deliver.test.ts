import { describe, expect, it, vi } from "vitest";
import { signedHeaders } from "../../supabase/functions/_shared/signed-webhook.ts";
import { readSettings } from "../../supabase/functions/deliver/deliver-settings.ts";
import { createHandler } from "../../supabase/functions/deliver/handler.ts";
import type { ProblemReport } from "../../supabase/functions/deliver/outbox.ts";
import { context, NOW, SECRET } from "./deliver-support.ts";

describe("the function deliver", () => {
  function setUp(health = { oldest_seconds: 0, waiting: 0, parked: 0 }, isKnown = true) {
    const deliver = vi.fn(async () => {});
    const recordProblem = vi.fn(async (_report: ProblemReport) => isKnown);
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
  ])("responds to a call with %j: %i", async (headers, status) => {
    const { call, deliver } = setUp();
    expect((await call("", { method: "POST", headers: headers as HeadersInit })).status).toBe(
      status,
    );
    expect(deliver).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  it("is healthy until the oldest email has waited ten minutes", async () => {
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

  it.each([
    [600, 200],
    [601, 503],
  ])("tells a monitor that sends HEAD the same after %i seconds: %i", async (seconds, status) => {
    const { call } = setUp({ oldest_seconds: seconds, waiting: 1, parked: 0 });
    const response = await call("/health", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([status, ""]);
  });

  /** Reports a problem with an email, and returns the status of the response. */
  async function report(
    { call }: ReturnType<typeof setUp>,
    type: string,
    {
      mail = {},
      secret = SECRET,
      time = NOW,
    }: { mail?: object; secret?: string; time?: number } = {},
  ) {
    const data = { email_id: "re_1", to: ["grace@example.com"], ...mail };
    const body = JSON.stringify({ type, data });
    const signed = await signedHeaders(secret, { id: "msg_1", timestamp: time / 1000, body });
    const headers = Object.entries(signed).map(([name, value]): [string, string] => [
      name.replace("webhook", "svix"),
      value,
    ]);
    return (await call("/reports", { method: "POST", headers, body })).status;
  }

  it("accepts only signed reports of bounces and complaints", async () => {
    const set = setUp();
    for (const type of ["bounced", "complained", "suppressed", "delivered"]) {
      expect(await report(set, `email.${type}`)).toBe(204);
    }
    expect(await report(set, "email.bounced", { secret: "another secret of tests" })).toBe(401);
    expect(await report(set, "email.bounced", { time: NOW - 600_000 })).toBe(401);
    expect(set.recordProblem.mock.calls).toEqual(
      ["bounced", "complained", "undelivered"].map((problem) => [
        { problem, mailId: undefined, providerId: "re_1" },
      ]),
    );
  });

  const mailId = "5a7a0001-0000-4000-8000-00000000000a";
  it.each([
    ["an object", { mail_id: mailId }],
    ["a list", [{ name: "mail_id", value: mailId }]],
  ])("finds the email by its tag, which the provider repeats as %s", async (_what, tags) => {
    const set = setUp();
    expect(await report(set, "email.bounced", { mail: { tags } })).toBe(204);
    expect(set.recordProblem).toHaveBeenCalledWith({
      problem: "bounced",
      mailId,
      providerId: "re_1",
    });
  });

  it.each([
    [
      "has just been sent, and may not be recorded yet",
      { created_at: "2026-11-22T15:59:00Z" },
      503,
    ],
    ["is older, and therefore not ours", { created_at: "2026-11-22T14:59:00Z" }, 204],
    ["has no time", {}, 204],
    [
      "is ours and was erased",
      { created_at: "2026-11-22T15:59:00Z", tags: { mail_id: mailId } },
      204,
    ],
  ])("an unknown email that %s: %j is %i", async (_what, mail, status) => {
    const set = setUp(undefined, false);
    expect(await report(set, "email.bounced", { mail })).toBe(status);
  });

  it("limits how much of a report it reads, whatever length the request claims", async () => {
    const { call, recordProblem } = setUp();
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        if (given > 100) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const init = { method: "POST", body, duplex: "half" };
    expect((await call("/reports", init)).status).toBe(413);
    expect(given).toBeLessThan(10);
    expect(recordProblem).not.toHaveBeenCalled();
  });

  it("refuses unknown methods and paths", async () => {
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
    VITE_LEGAL_NAME: "Example Ltd",
    VITE_LEGAL_ADDRESS: "1 High Street, London",
  };
  const read = (changes: Record<string, string> = {}) =>
    readSettings((name) => ({ ...project, ...changes })[name]);

  it("name who sends the emails of a site that the public can reach", () => {
    expect(read({ VITE_COMPANY_NUMBER: "01234567" }).operator).toBe(
      "Sanavoy is run by Example Ltd, 1 High Street, London. Company number: 01234567.",
    );
    expect(() => read({ VITE_LEGAL_NAME: " " })).toThrow(
      "VITE_LEGAL_NAME must be set for https://www.example.com.",
    );
    const example = { VITE_LEGAL_NAME: "", ALLOWED_ORIGINS: "http://127.0.0.1:4173" };
    expect(read(example).operator).toMatch(/^This is an example/);
  });

  const webhookSecret = { LEAD_WEBHOOK_SECRET: "a secret of 16 characters" };

  it("require an encrypted webhook, unless it is on the same machine", () => {
    for (const url of ["https://example.com/leads", "http://localhost:8080/leads"]) {
      expect(read({ LEAD_WEBHOOK_URL: url, ...webhookSecret }).webhook).toMatchObject({ url });
    }
  });

  it("need only the project's own variables", () => {
    expect(read()).toMatchObject({
      mailFrom: "Sanavoy <hello@sanavoy.example>",
      notifyEmails: ["hello@sanavoy.example"],
      provider: undefined,
      webhook: undefined,
      digestAt: undefined,
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
    [{ LEAD_WEBHOOK_URL: "http://example.com/leads", ...webhookSecret }, "LEAD_WEBHOOK_URL"],
    [{ LEAD_WEBHOOK_URL: "http://localhost.example.com", ...webhookSecret }, "LEAD_WEBHOOK_URL"],
    [{ NOTIFY_DIGEST_AT: "7:30" }, "NOTIFY_DIGEST_AT"],
    [{ NOTIFY_DIGEST_AT: "07:30 Nowhere/Land" }, "NOTIFY_DIGEST_AT"],
  ])("for %j throw an error that names %s", (changes, name) => {
    expect(() => read(changes as Record<string, string>)).toThrow(name);
  });
});
