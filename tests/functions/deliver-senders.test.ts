import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { describe, expect, it } from "vitest";
import { isSigned, signedHeaders } from "../../supabase/functions/_shared/signed-webhook.ts";
import { composeMail } from "../../supabase/functions/deliver/mails/mails.ts";
import { createHttpSender } from "../../supabase/functions/deliver/send-by-http.ts";
import { createSmtpSender } from "../../supabase/functions/deliver/send-by-smtp.ts";
import { createWebhook } from "../../supabase/functions/deliver/send-webhook.ts";
import { closers, context, NOW, row, SECRET } from "./deliver-support.ts";

/** Starts a server on a free port until the test is over, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("sending through the HTTP API", async () => {
  const mail = await composeMail("team_new_lead", row().data, context);
  const send = (apiUrl: string) => createHttpSender({ apiUrl, apiKey: "re_key" })(mail, row());

  it("sends the email with the row's key", async () => {
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
        // Reports of bounces repeat it.
        tags: [{ name: "mail_id", value: row().id }],
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
    // A value that the database cannot store would make the whole batch fail.
    [200, { id: "re\u0000" }, { error: "provider_unexpected_answer" }],
  ])("reads a response %i %j as %j", async (status, body, failure) => {
    const apiUrl = await serve((request, response) => {
      request.resume();
      response.writeHead(status).end(JSON.stringify(body));
    });
    expect(await send(apiUrl)).toEqual({ outcome: "failed", ...failure });
  });

  it("waits as long as the provider asks", async () => {
    let wait = "90";
    const apiUrl = await serve((request, response) => {
      request.resume();
      response.writeHead(429, { "retry-after": wait }).end("{}");
    });
    expect(await send(apiUrl)).toMatchObject({ error: "http_429", retryAfterSeconds: 90 });
    wait = "99999999999";
    expect(await send(apiUrl)).toMatchObject({ error: "http_429", retryAfterSeconds: 3600 });
  });

  it("is retried if there is no response", async () => {
    const apiUrl = await serve((request) => request.destroy());
    expect(await send(apiUrl)).toEqual({ outcome: "failed", error: "provider_unreachable" });
  });
});

describe("sending by SMTP", async () => {
  /** A mail server that stores the emails that it accepts. Responds to each RCPT with the next of the given responses. */
  async function smtpServer(...recipientAnswers: string[]) {
    let recipients = 0;
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
        } else if (/^RCPT/.test(text)) {
          socket.write(`${recipientAnswers[recipients++ % recipientAnswers.length]}\r\n`);
        } else if (/^DATA/.test(text)) {
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

  it("sends text and HTML, with the same bytes each time", async () => {
    const { url, taken } = await smtpServer("250 ok");
    const send = createSmtpSender(url);
    expect(await send(mail, row())).toMatchObject({ outcome: "sent" });
    expect(await send(mail, row())).toMatchObject({ outcome: "sent" });
    expect(taken[0]).toMatch(/Message-ID: <5a7a0001[^>]+\.0@example\.com>/);
    expect(taken[0]).toContain("multipart/alternative");
    expect(taken[1]).toBe(taken[0]);
  });

  it.each(["550 no such mailbox", "451 later"])(
    "does not report an email as sent if one of two people does not get it: %s",
    async (answer) => {
      const { url, taken } = await smtpServer("250 ok", answer);
      const toBoth = { ...mail, to: ["one@example.com", "two@example.com"] };
      // It is not retried, because the other person would get it again.
      expect(await createSmtpSender(url)(toBoth, row())).toEqual({
        outcome: "failed",
        error: "smtp_some_rejected",
        isFinal: true,
      });
      expect(taken).toHaveLength(1);
    },
  );

  it.each([
    ["550 no such mailbox", { error: "smtp_550", isFinal: true }],
    ["451 later", { error: "smtp_451", isFinal: false }],
  ])("handles the response %s correctly", async (answer, failure) => {
    const { url } = await smtpServer(answer);
    expect(await createSmtpSender(url)(mail, row())).toEqual({ outcome: "failed", ...failure });
  });
});

it("the webhook is signed, and contains nothing about the person", async () => {
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
      link: "https://www.example.com/admin/leads?lead=SV-7K2M-4QXV",
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

it("creates the same signature as the example in the standard", async () => {
  // https://github.com/standard-webhooks/standard-webhooks, the libraries' common test vector.
  const headers = await signedHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  });
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
