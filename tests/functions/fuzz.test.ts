import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAD_CITIES } from "../../supabase/functions/_shared/cities.ts";
import { plainLine } from "../../supabase/functions/_shared/clean-text.ts";
import { OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";
import type {
  LeadOutcome,
  LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";
import { openTestDatabase } from "../database/support.ts";
import { anyText, FUZZ_MILLISECONDS, fuzzParameters } from "../fuzz.ts";
import { exampleRequest, writtenPhones } from "./functions-support.ts";
import { newRequest, setUp } from "./handler-support.ts";

/** Sends any input to submit-lead: the handler, its schema and the SQL function behind it. */
const database = await openTestDatabase();

const MANY = 1_000_000;

/** Stores leads in the same way as createLeadStore(), but without a network. */
async function storeLead({ lead, ...counting }: LeadSubmission): Promise<LeadOutcome> {
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ outcome: LeadOutcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $4, $5, $4, $4) as outcome",
      [JSON.stringify(lead), counting.addressHash, counting.emailHash, MANY, counting.networkHash],
    ),
  );
  if (!rows[0]) throw new Error("submit_lead() returned no row.");
  return rows[0].outcome;
}

async function storedLead(id: unknown): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.asOwner((sql) =>
    sql.query("select * from public.leads where id = $1", [id]),
  );
  return rows[0];
}

async function countLeads(): Promise<number> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ total: number }>("select count(*)::int as total from public.leads"),
  );
  return rows[0]?.total ?? -1;
}

/** A value for a field: often a valid one, or else any JSON value. */
function oftenRight(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 2, arbitrary: anyText },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

const fields = {
  treatment: oftenRight(fc.constantFrom("LASIK", "Diş implantı 🦷", "a".repeat(120))),
  name: oftenRight(fc.constantFrom("Grace", "می\u200cخواهم", "O’Neill-Großmann", "=1+1")),
  email: oftenRight(fc.oneof(fc.constant("grace@example.com"), fc.emailAddress())),
  phone: oftenRight(
    fc.oneof(fc.constantFrom(...writtenPhones), fc.stringMatching(/^(\+|00|0|)[1-9][\d ]{3,20}$/)),
  ),
  location_city: oftenRight(fc.constantFrom(...LEAD_CITIES)),
  location_country: oftenRight(fc.constant("Turkey")),
  consent: oftenRight(fc.constant(true)),
};
const optionalFields = {
  ...recordOf(OPTIONAL_TEXTS, () => oftenRight(anyText)),
  source_page: oftenRight(fc.webPath()),
  phone_country: oftenRight(fc.constantFrom("GB", "TR", "US", "")),
  contact_by: oftenRight(fc.constantFrom("email", "whatsapp", "phone")),
  request_id: oftenRight(fc.uuid()),
  website: oftenRight(fc.constant("")),
};

const anyRequest = fc.record(
  { ...fields, ...optionalFields },
  { requiredKeys: ["consent", "email", "location_city", "location_country", "name", "phone"] },
);

/** A valid request, except for the value of one field or for an additional field. */
const almostRight = fc
  .tuple(
    fc.constantFrom(...Object.keys({ ...fields, ...optionalFields }), "status", "id", "__proto__"),
    fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 })),
  )
  .map(([field, value]) => ({ ...exampleRequest(), [field]: value }));

/** Text without what is around it, or null if nothing is left. */
const kept = (field: string, value: unknown) =>
  (typeof value === "string" && (field === "name" ? plainLine(value) : value.trim())) || null;

describe("submit-lead, with any input,", () => {
  async function answer(body: string | Uint8Array<ArrayBuffer>) {
    const { handler, logged } = setUp({
      storeLead,
      limits: { address: MANY, network: 60, email: MANY, total: 500 },
    });
    const response = await handler(newRequest({ body }));
    expect(logged).toEqual([]);
    return { status: response.status, told: await response.json() };
  }

  it(
    "returns 201 and stores exactly what was sent, or returns 400 and stores nothing",
    async () => {
      let stored = await countLeads();
      const send = async (request: Record<string, unknown>) => {
        // A new ID, so that each request is a separate lead.
        const numbered =
          typeof request.request_id === "string" && /^[\da-f-]{36}$/.test(request.request_id)
            ? { ...request, request_id: randomUUID() }
            : request;
        const sent: Record<string, unknown> = JSON.parse(JSON.stringify(numbered));
        const { status, told } = await answer(JSON.stringify(numbered));
        if (status !== 201) {
          expect([400, 413]).toContain(status);
          expect(told.error).toMatch(/^[A-Z].+\.$/s);
          return status;
        }
        stored++;
        const row = await storedLead(told.id);
        expect(row).toMatchObject({
          reference: told.reference,
          status: "new",
          location_country: "Turkey",
          ...Object.fromEntries(
            [
              "treatment",
              "name",
              "email",
              "phone",
              "location_city",
              ...OPTIONAL_TEXTS,
              "source_page",
              "contact_by",
            ].map((field) => [field, kept(field, sent[field])]),
          ),
        });
        expect(row?.phone_e164 ?? "+1234567").toMatch(/^\+[1-9]\d{6,14}$/);
        return status;
      };
      // The property would prove nothing if everything was refused.
      expect(await send(exampleRequest())).toBe(201);
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(anyRequest, almostRight),
          async (request) => void (await send(request)),
        ),
        fuzzParameters,
      );
      expect(await countLeads()).toBe(stored);
    },
    FUZZ_MILLISECONDS,
  );

  it(
    "returns 4xx for a body that is not a quote request",
    async () => {
      const anyBody = fc.oneof(
        fc.json(),
        anyText,
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
        fc
          .tuple(fc.nat({ max: 250 }), anyText)
          .map(([at, text]) => JSON.stringify(exampleRequest()).slice(0, at) + text),
      );
      await fc.assert(
        fc.asyncProperty(anyBody, async (body) => {
          const { status } = await answer(body);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        }),
        fuzzParameters,
      );
    },
    FUZZ_MILLISECONDS,
  );
});
