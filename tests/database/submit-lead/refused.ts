import { describe, expect, it } from "vitest";
import { LEAD_LENGTHS } from "../../../supabase/functions/_shared/lead-fields.ts";
import { denialOf, exampleHash, exampleLead } from "../support.ts";
import { type Counting, counts, database, submit } from "./submit-lead-support.ts";

describe("submit_lead refuses, without leaving anything behind,", () => {
  async function refuses(lead: unknown, code: string, counting?: Counting) {
    const before = await counts();
    const denial = await denialOf(submit(lead, counting));
    expect(denial.code).toBe(code);
    expect(await counts()).toEqual(before);
    return denial;
  }

  it.each(Object.entries(LEAD_LENGTHS))("%s of more than %i characters", async (field, length) => {
    const text =
      field === "email" ? `${"a".repeat(length - 11)}@example.com` : "7".repeat(length + 1);
    expect(text).toHaveLength(length + 1);
    await refuses(exampleLead({ [field]: text }), "23514");
  });

  const required = ["name", "email", "phone", "treatment", "location_city", "location_country"];

  it.each([...required, "consent_text"])("a missing %s", async (field) => {
    await refuses(exampleLead({ [field]: undefined }), "23502");
  });

  it.each([...required, "consent_text"])("a blank %s", async (field) => {
    await refuses(exampleLead({ [field]: " \t" }), "23514");
  });

  it.each(["name", "treatment", "consent_text"])("an invisible %s", async (field) => {
    for (const text of ["\u200b", "\u2060\ufeff", "\u202a \u202c", "\u00a0\u00ad", "\u3164"]) {
      await refuses(exampleLead({ [field]: text }), "23514");
    }
  });

  it("a phone without a digit", async () => {
    await refuses(exampleLead({ phone: "call me" }), "23514");
  });

  it.each(["07700 900123", "+44 7700 900123", "+0123456"])(
    "%s as an E.164 number",
    async (e164) => {
      await refuses(exampleLead({ phone_e164: e164 }), "23514");
    },
  );

  it("a way to be contacted that is not offered", async () => {
    await refuses(exampleLead({ contact_by: "pigeon" }), "22P02");
  });

  it("an email address without an @", async () => {
    await refuses(exampleLead({ email: "nobody.example.com" }), "23514");
  });

  it.each([
    ["an object instead of a text", exampleLead({ name: { first: "A" } })],
    ["a list instead of a text", exampleLead({ notes: ["A"] })],
    ["a number instead of a text", exampleLead({ phone: 447700900123 })],
    ["no consent", exampleLead({ consent: undefined })],
    ["consent refused", exampleLead({ consent: false })],
    ["consent as a text", exampleLead({ consent: "true" })],
    ["a list", [exampleLead()]],
    ["a text", "lead"],
    ["null", null],
  ])("%s", async (_what, lead) => {
    await refuses(lead, "22023");
  });

  it("a request_id that is not a UUID", async () => {
    await refuses(exampleLead({ request_id: "1" }), "22P02");
  });

  it.each([0, -1])("a limit of %i", async (limit) => {
    await refuses(exampleLead(), "22023", { limitPerAddress: limit });
    await refuses(exampleLead(), "22023", { limitPerEmail: limit });
    await refuses(exampleLead(), "22023", { limitPerNetwork: limit });
    await refuses(exampleLead(), "22023", { limitTotal: limit });
  });

  it.each([
    ["203.0.113.7", exampleHash("e")],
    [exampleHash("a"), "grace@example.com"],
    [exampleHash("a").toUpperCase().replace(/0$/, "F"), exampleHash("e")],
    [null, exampleHash("e")],
    [exampleHash("a"), null],
  ])("text that is not a hash, without quoting it: %s, %s", async (addressHash, emailHash) => {
    const before = await counts();
    const denial = await denialOf(
      database.asRole({ role: "service_role" }, (sql) =>
        sql.query("select public.submit_lead($1::jsonb, $2, $3, 20, 3)", [
          JSON.stringify(exampleLead()),
          addressHash,
          emailHash,
        ]),
      ),
    );
    expect(denial).toEqual({ code: "22023", message: "A hash is not 64 hexadecimal digits." });
    expect(await counts()).toEqual(before);
  });

  it("a lead that cannot be counted", async () => {
    await database.asOwner(async (sql) => {
      await sql.query(
        `create function private.fail() returns trigger language plpgsql
           as $$ begin raise exception 'no counting today' using errcode = 'P0001'; end $$`,
      );
      await sql.query(
        `create trigger fail before insert on private.lead_submissions
           for each row execute function private.fail()`,
      );
    });
    try {
      await refuses(exampleLead(), "P0001");
    } finally {
      await database.asOwner((sql) => sql.query("drop function private.fail() cascade"));
    }
  });
});
