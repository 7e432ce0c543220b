import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { plainLine } from "../../supabase/functions/_shared/clean-text.ts";
import { CORRECTABLE_FIELDS } from "../../supabase/functions/_shared/lead-fields.ts";
import { createLinkTokens } from "../../supabase/functions/_shared/private-link.ts";
import { createRefusalCount } from "../../supabase/functions/_shared/refusal-limit.ts";
import { createHandler as createContact } from "../../supabase/functions/contact/handler.ts";
import { createMessageStore } from "../../supabase/functions/contact/message-store.ts";
import { createHandler as createMyRequest } from "../../supabase/functions/my-request/handler.ts";
import { createRequestStore } from "../../supabase/functions/my-request/request-store.ts";
import { createHandler as createNewsletter } from "../../supabase/functions/newsletter/handler.ts";
import { createSubscriberStore } from "../../supabase/functions/newsletter/subscriber-store.ts";
import { exampleHash, exampleLead, openTestDatabase } from "../database/support.ts";
import { anyText, FUZZ_MILLISECONDS, fuzzParameters } from "../fuzz.ts";
import { callFunctionsOf } from "./database-call.ts";
import { formSettings, postTo } from "./example-form-settings.ts";

/** Whatever is sent to the other functions, they never return a 5xx, and store only what was sent. */
const MANY = 1_000_000;

const database = await openTestDatabase();

const callDatabase = callFunctionsOf(() => database);
const logged: string[] = [];
const settings = {
  ...formSettings,
  limits: { address: MANY, network: MANY, email: MANY, total: MANY },
  countRefusal: createRefusalCount(callDatabase),
  requestDelivery: () => {},
  log: (code: string) => logged.push(code),
} as const;
const contact = createContact({ ...settings, storeMessage: createMessageStore(callDatabase) });
const newsletter = createNewsletter({
  ...settings,
  store: createSubscriberStore(callDatabase),
  readList: async () => null,
});
const myRequest = createMyRequest({
  ...settings,
  callStore: createRequestStore(callDatabase),
  wait: async () => {},
});

const answerSchema = z.record(z.string(), z.unknown());

async function ask(handler: (request: Request) => Promise<Response>, name: string, body: unknown) {
  const response = await handler(postTo(name, body));
  expect(logged.splice(0), JSON.stringify(body)).toEqual([]);
  expect(response.status).toBeLessThan(500);
  return { status: response.status, told: answerSchema.parse(await response.json()) };
}

async function query(text: string, values: unknown[] = []) {
  const answer = await database.asOwner((sql) => sql.query<Record<string, unknown>>(text, values));
  return answer.rows;
}

/** Mostly a valid value, or else any text or any JSON value. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 30, arbitrary: right },
    { weight: 3, arbitrary: anyText },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
const email = mostly(fc.constantFrom("grace@example.com", " Tom+news@example.com\n"));
const requestId = mostly(fc.uuid());

it(
  "a contact form message is stored as it was sent, or refused",
  async () => {
    const anyMessage = fc.record(
      {
        name: mostly(anyText),
        email,
        subject: mostly(anyText),
        message: mostly(anyText),
        request_id: requestId,
        website: mostly(fc.constant("")),
      },
      { requiredKeys: ["name", "message"] },
    );
    const send = async (message: Partial<Record<string, unknown>>) => {
      const body = z.uuid().safeParse(message.request_id).success
        ? { ...message, request_id: randomUUID() }
        : message;
      const { status } = await ask(contact, "contact", body);
      if (status === 201) {
        const rows = await query(
          "select name, email, subject, message from private.contact_messages where request_id = $1",
          [body.request_id],
        );
        const fields = ["name", "email", "subject", "message"] as const;
        expect(rows).toEqual([
          Object.fromEntries(
            fields.map((field) => {
              const text = String(body[field]);
              const isLine = field === "name" || field === "subject";
              return [field, isLine ? plainLine(text) : text.trim()];
            }),
          ),
        ]);
      }
      return status;
    };
    const right = { name: "Grace", email: "grace@example.com", subject: "Hello", message: "Hello" };
    expect(await send({ ...right, request_id: randomUUID(), website: "" })).toBe(201);
    await fc.assert(
      fc.asyncProperty(anyMessage, async (message) => void (await send(message))),
      fuzzParameters,
    );
  },
  FUZZ_MILLISECONDS,
);

it(
  "a newsletter call is accepted as it was sent, or refused",
  async () => {
    const token = mostly(fc.stringMatching(/^[\w-]{65}$/));
    const anyCall = fc.oneof(
      fc.record({ action: fc.constant("sign_up"), email, request_id: requestId }),
      fc.record({ action: fc.constantFrom("confirm", "leave"), email, token }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const signUp = { action: "sign_up", email: "grace@example.com", request_id: randomUUID() };
    expect((await ask(newsletter, "newsletter", signUp)).status).toBe(201);
    await fc.assert(
      fc.asyncProperty(anyCall, async (call) => {
        await query("delete from private.tries");
        const { status } = await ask(newsletter, "newsletter", call);
        // None of the generated tokens is valid.
        expect([201, 400, 403]).toContain(status);
      }),
      fuzzParameters,
    );
    const rows = await query("select email from private.subscribers");
    expect(rows).toContainEqual({ email: "grace@example.com" });
    for (const row of rows)
      expect(z.object({ email: z.email() }).safeParse(row).success).toBe(true);
  },
  FUZZ_MILLISECONDS,
);

const tokens = createLinkTokens(settings.linkSecret);
const storedSchema = z.object({ id: z.string(), reference: z.string() });

/** A new request, and the proof that opens it. */
async function newRequest() {
  const stored = storedSchema.parse(
    await callDatabase("submit_lead", {
      lead: exampleLead({ email: "grace@example.com" }),
      address_hash: exampleHash("address"),
      email_hash: exampleHash("email"),
      limit_per_address: MANY,
      limit_per_email: MANY,
    }),
  );
  const token = await tokens.tokenOf({ leadId: stored.id, generation: 1 });
  // Until the digits are right, each call only shows the status.
  const proof = { action: "prove", token, email: "grace@example.com", digits: "0123" };
  expect((await ask(myRequest, "my-request", proof)).told.outcome).toBe("open");
  return { ...stored, token };
}

const RIGHT = "<the right one>";
const key = {
  token: mostly(fc.constant(RIGHT)),
  email: mostly(fc.constantFrom("grace@example.com", " Grace@example.com\n")),
};
const field = mostly(anyText);
const anyCall = fc.oneof(
  fc.record({ action: fc.constantFrom("open", "withdraw", "download"), ...key }),
  fc.record({
    action: fc.constant("correct"),
    ...key,
    fields: fc.record(Object.fromEntries(CORRECTABLE_FIELDS.map((name) => [name, field])), {
      requiredKeys: [],
    }),
  }),
  fc.record({
    action: fc.constant("correct"),
    ...key,
    fields: fc
      .constantFrom("name", "treatment", "notes")
      .chain((name) => fc.record({ [name]: field })),
  }),
  fc.record({
    action: fc.constant("prefer"),
    ...key,
    preferences: fc.record({
      contact_by: mostly(fc.constantFrom("email", "whatsapp", "phone", null)),
      no_calls: mostly(fc.boolean()),
      contact_when: mostly(fc.oneof(anyText, fc.constant(null))),
      status_mail: mostly(fc.boolean()),
    }),
  }),
  fc.record({ action: fc.constant("erase"), ...key, reference: mostly(fc.constant(RIGHT)) }),
  fc.record({ action: fc.constant("prove"), ...key, digits: mostly(fc.constant("0123")) }),
  fc.record({ action: fc.constant("disown"), ...key }),
  fc.record({ action: fc.constant("renew"), email: key.email }),
  fc.jsonValue({ maxDepth: 2 }),
);
const correctedSchema = z.object({
  action: z.literal("correct"),
  fields: z.record(z.string(), z.string()),
});
const shownSchema = z.object({
  sent: z.record(z.string(), z.string()),
  corrections: z.record(z.string(), z.string()),
});

it(
  "a call from the patient's page changes what it says, or is refused",
  async () => {
    let known = await newRequest();
    const outcomeOf = async (call: unknown) => {
      await query("delete from private.tries");
      const body: unknown = JSON.parse(JSON.stringify(call), (name, value) =>
        value === RIGHT ? (name === "token" ? known.token : known.reference) : value,
      );
      const { told } = await ask(myRequest, "my-request", body);
      const corrected = correctedSchema.safeParse(body);
      if (told.outcome === "changed" && corrected.success) {
        const { sent, corrections } = shownSchema.parse(told.request);
        for (const [name, text] of Object.entries(corrected.data.fields)) {
          expect(corrections[name] ?? sent[name], name).toBe(
            name === "name" ? plainLine(text) : text.trim(),
          );
        }
      }
      // The next call needs a request that can still be opened and changed.
      if (told.outcome !== "open" && told.outcome !== "unchanged") known = await newRequest();
      return told.outcome ?? told.code;
    };
    const right = { token: RIGHT, email: "grace@example.com" };
    const examples = {
      open: { action: "open", ...right },
      download: { action: "download", ...right },
      changed: { action: "correct", ...right, fields: { notes: "By train" } },
      erased: { action: "erase", ...right, reference: RIGHT },
      disowned: { action: "disown", ...right },
      asked: { action: "renew", email: right.email },
      no_match: { action: "open", ...right, email: "else@example.com" },
      invalid_call: { action: "prove", ...right, digits: "12\u00003" },
    };
    for (const [outcome, call] of Object.entries(examples)) {
      expect(await outcomeOf(call)).toBe(outcome);
    }
    await fc.assert(
      fc.asyncProperty(anyCall, async (call) => void (await outcomeOf(call))),
      fuzzParameters,
    );
  },
  FUZZ_MILLISECONDS,
);
