import { afterEach, expect, it, vi } from "vitest";
import { createSubscriberTokens } from "../../supabase/functions/_shared/subscriber-link.ts";
import { createHandler } from "../../supabase/functions/newsletter/handler.ts";
import {
  createSubscriberStore,
  type ReadList,
} from "../../supabase/functions/newsletter/subscriber-store.ts";
import { everyRow } from "../database/every-row.ts";
import { exampleHash, openTestDatabase } from "../database/support.ts";
import { callFunctionsOf } from "./database-call.ts";
import { formSettings, KEY, postTo, SITE } from "./example-form-settings.ts";

/** The newsletter's function with the real SQL functions. */
const SECRET = formSettings.linkSecret;

const database = await openTestDatabase();

const callDatabase = callFunctionsOf(() => database);
const requestDelivery = vi.fn();
const logged: string[] = [];
const readList = vi.fn<ReadList>(async () => null);
const handler = createHandler({
  ...formSettings,
  limits: { address: 1000, network: 1000, email: 3, total: 1000 },
  store: createSubscriberStore(callDatabase),
  readList,
  requestDelivery,
  log: (code) => logged.push(code),
});

const address = "https://project.example.com/newsletter";
const post = (body: object, headers?: Record<string, string>) =>
  handler(postTo("newsletter", body, headers));

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const signUp = (email: string, changes: object = {}) =>
  post({ action: "sign_up", email, request_id: crypto.randomUUID(), website: "", ...changes });

afterEach(() => expect(logged.splice(0)).toEqual([]));

const query = (text: string, values: unknown[] = []) =>
  database.asOwner((sql) => sql.query<Record<string, unknown>>(text, values));

/** What is stored about an address, with the kinds of its emails. */
async function stored(email: string) {
  const { rows } = await query(
    `select known.id, known.confirmed_at is not null as confirmed,
       (select array_agg(mail.kind order by mail.created_at) from private.outbox as mail
         where mail.subscriber_id = known.id) as mails
     from private.subscribers as known where lower(known.email) = lower($1)`,
    [email],
  );
  return rows[0];
}

const tokenOf = async (email: string) =>
  createSubscriberTokens(SECRET).tokenOf(String((await stored(email))?.id));

it("people sign up, confirm and unsubscribe, with the same response for every address", async () => {
  const email = newEmail();
  const answers: string[] = [];
  const keep = async (response: Response) => {
    answers.push(`${response.status} ${await response.text()}`);
  };
  await keep(await signUp(email));
  expect(await stored(email)).toMatchObject({
    confirmed: false,
    mails: ["newsletter_confirmation"],
  });
  const token = await tokenOf(email);
  const confirmed = await post({ action: "confirm", token, email: email.toUpperCase() });
  expect(await confirmed.json()).toEqual({ outcome: "confirmed" });
  await keep(await signUp(email.toUpperCase()));
  expect(await stored(email)).toMatchObject({
    confirmed: true,
    mails: ["newsletter_confirmation", "newsletter_welcome", "newsletter_welcome"],
  });
  expect(new Set(answers)).toEqual(new Set(['201 {"outcome":"received"}']));
  const left = await post({ action: "leave", token, email });
  expect(await left.json()).toEqual({ outcome: "left" });
  expect(await stored(email)).toBeUndefined();
  expect((await post({ action: "confirm", token, email })).status).toBe(403);
});

it.each([
  ["", "missing", "Enter your email address."],
  ["tom at example", "invalid", /correct format/],
  [
    `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.com`,
    "too_long",
    /254/,
  ],
])("refuses the address %j with a message and a code", async (email, code, sentence) => {
  const response = await signUp(email);
  expect(response.status).toBe(400);
  const body: Record<"fields" | "codes", Record<string, string>> = await response.json();
  expect(body.fields.email).toMatch(sentence);
  expect(body.codes).toEqual({ email: code });
});

it("stores the same form once, and refuses errors, programs, other sites and too many requests", async () => {
  const email = newEmail();
  const request_id = crypto.randomUUID();
  for (const _attempt of [1, 2]) await signUp(email, { request_id });
  expect((await stored(email))?.mails).toEqual(["newsletter_confirmation"]);
  expect((await signUp("nobody")).status).toBe(400);
  expect((await signUp(newEmail(), { website: "https://example.com" })).status).toBe(400);
  const body = { action: "sign_up", email: newEmail(), request_id };
  expect((await post(body, { origin: "https://evil.example" })).status).toBe(403);
  expect((await post(body, { apikey: "no" })).status).toBe(401);
  for (const _attempt of [2, 3]) expect((await signUp(email)).status).toBe(201);
  expect((await signUp(email)).headers.get("retry-after")).toMatch(/^\d{4}$/);
});

it("needs the link and the address together, with five attempts an hour", async () => {
  const email = newEmail();
  await signUp(email);
  const token = await tokenOf(email);
  const statuses: number[] = [];
  for (const guess of [1, 2, 3, 4, 5, 6]) {
    const action = guess % 2 ? "confirm" : "leave";
    statuses.push((await post({ action, token, email: newEmail() })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  const forged = await createSubscriberTokens("another").tokenOf(String((await stored(email))?.id));
  expect((await post({ action: "confirm", token: forged, email })).status).toBe(403);
  expect(await stored(email)).toMatchObject({ confirmed: false });
});

it("an email program can unsubscribe with one click, and nothing else at that URL can", async () => {
  const email = newEmail();
  await signUp(email);
  const link = `${address}?leave=${await tokenOf(email)}`;
  const scanned = await handler(new Request(link));
  expect(scanned.status).toBe(303);
  expect(scanned.headers.get("location")).toMatch(
    /^https:\/\/www\.example\.com\/newsletter#leave\..{64}$/,
  );
  const send = (url: string, body: Record<string, string>) =>
    handler(new Request(url, { method: "POST", body: new URLSearchParams(body) }));
  expect((await send(link, {})).status).toBe(400);
  expect(await stored(email)).toBeDefined();
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await send(`${address}?leave=${"t".repeat(64)}`, oneClick)).status).toBe(400);
  for (const _press of [1, 2]) expect((await send(link, oneClick)).status).toBe(200);
  expect(await stored(email)).toBeUndefined();
});

it("accepts one-click unsubscribing as multipart/form-data, which RFC 8058 recommends", async () => {
  const email = newEmail();
  await signUp(email);
  const link = `${address}?leave=${await tokenOf(email)}`;
  const send = (body: BodyInit, headers: HeadersInit = {}) =>
    handler(new Request(link, { method: "POST", body, headers }));
  const form = (value: string) => {
    const data = new FormData();
    data.set("List-Unsubscribe", value);
    return data;
  };
  expect((await send(form("Something else"))).status).toBe(400);
  const broken = { "content-type": "multipart/form-data; boundary=b" };
  expect((await send("--b\r\nnothing", broken)).status).toBe(400);
  expect((await send(form("x".repeat(5000)))).status).toBe(413);
  expect(await stored(email)).toBeDefined();
  expect((await send(form("One-Click"))).status).toBe(200);
  expect(await stored(email)).toBeUndefined();
});

it("deletes addresses that are not confirmed within seven days or are reported as unreachable", async () => {
  const [late, recent, confirmed, bounced] = [newEmail(), newEmail(), newEmail(), newEmail()];
  for (const email of [late, recent, confirmed, bounced]) await signUp(email);
  await post({ action: "confirm", token: await tokenOf(confirmed), email: confirmed });
  await query(
    `update private.subscribers set asked_at = now() - case email when $2 then interval '6 days'
       else interval '8 days' end where email in ($1, $2, $3)`,
    [late, recent, confirmed],
  );
  const tooLate = { action: "confirm", token: await tokenOf(late), email: late };
  expect((await post(tooLate)).status).toBe(403);
  await callDatabase("purge_mail");
  expect([await stored(late), await stored(recent), await stored(confirmed)]).toMatchObject([
    undefined,
    { confirmed: false },
    { confirmed: true },
  ]);
  await query(
    "update private.outbox set provider_id = 'p', sent_at = now() where subscriber_id = $1",
    [(await stored(bounced))?.id],
  );
  await callDatabase("record_mail_problem", { provider_id: "p", problem: "undelivered" });
  expect(await stored(bounced)).toBeDefined();
  await callDatabase("record_mail_problem", { provider_id: "p", problem: "bounced" });
  expect(await stored(bounced)).toBeUndefined();
});

it("returns the list only to administrators, with each subscriber's link to unsubscribe", async () => {
  const ask = (authorization?: string) =>
    handler(
      new Request(`${address}/list`, {
        method: "POST",
        headers: { apikey: KEY, ...(authorization ? { authorization } : {}) },
      }),
    );
  expect((await ask()).status).toBe(403);
  expect((await ask("Bearer coordinator")).status).toBe(403);
  const id = crypto.randomUUID();
  const confirmed_at = "2026-11-22T16:05:00+00:00";
  readList.mockResolvedValueOnce([{ id, email: "ada@example.com", confirmed_at }]);
  const token = await createSubscriberTokens(SECRET).tokenOf(id);
  expect(await (await ask("Bearer administrator")).json()).toEqual({
    subscribers: [
      {
        email: "ada@example.com",
        confirmed_at,
        leave_page: `${SITE}/newsletter#leave.${token}`,
        one_click: `https://project.example.com/functions/v1/newsletter?leave=${token}`,
      },
    ],
  });
});

it("stores nothing from which a link could be made", async () => {
  const email = newEmail();
  await signUp(email);
  const token = await tokenOf(email);
  const dump = (
    await everyRow(async (statement) =>
      (await query(statement)).rows.map(({ text }) => String(text)),
    )
  ).join("\n");
  expect(dump).toContain(email);
  expect(dump).not.toContain(token.slice(24));
  for (const secret of new Set(dump.match(/[\w-]{16,}/g))) {
    expect(await createSubscriberTokens(secret).read(token)).toBeUndefined();
  }
});

it("a person's subscription and messages can be shown and erased by email address", async () => {
  const email = newEmail();
  await signUp(email);
  await query(
    `insert into private.contact_messages (request_id, name, email, subject, message)
     values (gen_random_uuid(), 'Ada', upper($1), 'A', 'B')`,
    [email],
  );
  expect(await callDatabase("person_data", { email })).toMatchObject({
    leads: [],
    messages: [{ name: "Ada", subject: "A" }],
    newsletter: { email, confirmed_at: null },
  });
  expect(await callDatabase("erase_leads", { email })).toBe(2);
  expect(await callDatabase("person_data", { email })).toEqual({
    leads: [],
    clinics: [],
    messages: [],
    newsletter: null,
  });
});

it("an address that was not hashed is refused, so that it is never stored", async () => {
  const sent = {
    email: newEmail(),
    request_id: crypto.randomUUID(),
    address_hash: exampleHash("address"),
    network_hash: null,
    email_hash: exampleHash("email"),
    limits: { address: 9, network: 9, email: 9, total: 1000 },
  };
  for (const forgotten of ["address_hash", "network_hash", "email_hash"])
    await expect(
      callDatabase("sign_up_for_newsletter", { ...sent, [forgotten]: "192.0.2.1" }),
    ).rejects.toThrow("A hash is not 64 hexadecimal digits.");
  expect(await callDatabase("sign_up_for_newsletter", sent)).toEqual({ outcome: "created" });
});
