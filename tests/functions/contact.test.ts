import { describe, expect, it, vi } from "vitest";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import { createHandler } from "../../supabase/functions/contact/handler.ts";
import {
  createMessageStore,
  type StoreMessage,
} from "../../supabase/functions/contact/message-store.ts";
import { openTestDatabase, readValue } from "../database/support.ts";
import { callFunctionsOf } from "./database-call.ts";
import { formSettings, KEY, postTo, SITE } from "./example-form-settings.ts";

/** The contact form's function with the real SQL functions. */
const database = await openTestDatabase();

const storeMessage = createMessageStore(callFunctionsOf(() => database));

function setUp(changes: { storeMessage?: StoreMessage; email?: number } = {}) {
  const requestDelivery = vi.fn();
  const logged: string[] = [];
  const handler = createHandler({
    ...formSettings,
    limits: { ...formSettings.limits, email: changes.email ?? 3 },
    storeMessage: changes.storeMessage ?? storeMessage,
    requestDelivery,
    log: (code) => logged.push(code),
  });
  return { handler, requestDelivery, logged };
}

const message = (changes: Record<string, unknown> = {}) => ({
  name: "Tom Example",
  email: `${crypto.randomUUID()}@example.com`,
  subject: "A question",
  message: "First line\nSecond line",
  request_id: crypto.randomUUID(),
  website: "",
  ...changes,
});

const post = (body: unknown, headers?: Record<string, string>) => postTo("contact", body, headers);

const stored = (email: string) =>
  readValue(
    database,
    `(select count(*)::integer from private.contact_messages where email = '${email}')`,
  );

describe("a message", () => {
  it("is stored once with its two emails, however often it is sent", async () => {
    const { handler, requestDelivery } = setUp();
    const body = message();
    for (const _attempt of [1, 2]) expect((await handler(post(body))).status).toBe(201);
    expect(await stored(body.email)).toBe(1);
    expect(requestDelivery).toHaveBeenCalled();
    const kinds = await readValue(
      database,
      `(select array_agg(mail.kind order by mail.kind) from private.outbox as mail
        join private.contact_messages as sent on sent.id = mail.message_id where sent.email = '${body.email}')`,
    );
    expect(kinds).toEqual(["contact_confirmation", "contact_to_team"]);
  });

  it.each([
    [{ name: " \u200b" }, "name", "missing", "Enter your name."],
    [{ name: undefined }, "name", "missing", "Enter your name."],
    [{ email: "tom at example" }, "email", "invalid", /correct format/],
    [{ subject: "a".repeat(151) }, "subject", "too_long", /150 characters or fewer/],
    [{ message: "a\u0000b" }, "message", "bad_characters", /characters that we cannot store/],
    [{ message: 7 }, "message", "wrong_type", "Enter your message."],
  ])("with %j is refused with a message and a code", async (changes, field, code, sentence) => {
    const { handler, requestDelivery } = setUp();
    const response = await handler(post(message(changes)));
    expect(response.status).toBe(400);
    const body: Record<"fields" | "codes", Record<string, string>> = await response.json();
    expect(body.fields[field]).toMatch(sentence);
    expect(body.codes[field]).toBe(code);
    expect(requestDelivery).not.toHaveBeenCalled();
  });

  it("from a program that fills in every field is refused, with another way for people", async () => {
    const { handler } = setUp();
    const response = await handler(post(message({ website: "https://example.com" })));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("hello@example.com");
  });

  it("is refused if too many came from one address, with the time to wait", async () => {
    const { handler } = setUp({ email: 2 });
    const email = `${crypto.randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (const tag of ["", "+one", "+two"]) {
      const response = await handler(post(message({ email: email.replace("@", `${tag}@`) })));
      statuses.push(response.status);
      if (response.status === 429) {
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
      }
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it("that cannot be stored is refused without details from the database", async () => {
    const { handler, logged } = setUp({
      storeMessage: () => Promise.reject(new DatabaseCallError("database_timeout")),
    });
    const response = await handler(post(message()));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      error: "Your message could not be sent. Please try again, or email hello@example.com.",
    });
    expect(logged).toEqual(["database_timeout"]);
  });

  it("from another site, or without the key, is refused", async () => {
    const { handler } = setUp();
    expect((await handler(post(message(), { origin: "https://evil.example" }))).status).toBe(403);
    expect((await handler(post(message(), { apikey: "no" }))).status).toBe(401);
    expect((await handler(post("{"))).status).toBe(400);
    expect((await handler(post(`"${"a".repeat(70_000)}"`))).status).toBe(413);
  });
});

describe("a form without script", () => {
  const form = (changes: Record<string, string> = {}) => {
    const { request_id: _id, ...fields } = message();
    const all = { ...fields, apikey: KEY, ...changes };
    return new Request("https://project.example.com/contact", {
      method: "POST",
      headers: { origin: SITE },
      body: new URLSearchParams(all),
    });
  };

  it("is stored once if it is posted twice, and redirects to the page", async () => {
    const { handler } = setUp();
    const email = `${crypto.randomUUID()}@example.com`;
    for (const _attempt of [1, 2]) {
      const response = await handler(form({ email }));
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe(`${SITE}/contact#message-sent`);
    }
    expect(await stored(email)).toBe(1);
  });

  it("redirects to a notice on the page if it was not sent", async () => {
    const { handler } = setUp();
    const response = await handler(form({ name: "" }));
    expect(response.headers.get("location")).toBe(`${SITE}/contact#message-not-sent`);
  });
});

it("keeps messages for 30 days", async () => {
  const { handler } = setUp();
  const [old, recent] = [message(), message()];
  for (const body of [old, recent]) await handler(post(body));
  await database.asOwner((sql) =>
    sql.query(
      `update private.contact_messages set created_at = now() - case email
         when $1 then interval '31 days' else interval '29 days' end where email in ($1, $2)`,
      [old.email, recent.email],
    ),
  );
  await database.asOwner((sql) => sql.query("update private.outbox set sent_at = now()"));
  await database.asRole({ role: "service_role" }, (sql) => sql.query("select public.purge_mail()"));
  expect([await stored(old.email), await stored(recent.email)]).toEqual([0, 1]);
});
