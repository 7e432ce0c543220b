import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_LENGTHS } from "../../supabase/functions/_shared/lead.ts";
import { type LocalDatabase, openLocalDatabase } from "../../supabase/local/database.ts";
import { writtenPhones } from "../functions/support.ts";
import { denialOf, exampleHash, exampleLead } from "./support.ts";

let database: LocalDatabase;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", seed: false });
});

afterAll(() => database?.close());

interface Outcome {
  outcome: string;
  id?: string;
  retry_after?: number;
}

interface Counting {
  address?: string;
  email?: string;
  limitPerAddress?: number;
  limitPerEmail?: number;
}

/** Calls submit_lead() as the edge function does. Without counting of its own, nothing collides. */
async function submit(lead: unknown = exampleLead(), counting: Counting = {}): Promise<Outcome> {
  const { address = randomUUID(), email = randomUUID() } = counting;
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ outcome: Outcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $5) as outcome",
      [
        JSON.stringify(lead),
        exampleHash(address),
        exampleHash(email),
        counting.limitPerAddress ?? 20,
        counting.limitPerEmail ?? 3,
      ],
    ),
  );
  if (!rows[0]) throw new Error("submit_lead() gave no row.");
  return rows[0].outcome;
}

const CREATED = { outcome: "created", id: expect.stringMatching(/^[0-9a-f-]{36}$/) };

async function count(table: "public.leads" | "private.lead_submissions"): Promise<number> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ total: number }>(`select count(*)::int as total from ${table}`),
  );
  return rows[0]?.total ?? -1;
}

/** Both counts, to see that a refusal left nothing behind. */
async function counts() {
  return [await count("public.leads"), await count("private.lead_submissions")];
}

/** Moves what was counted for an e-mail into the past. */
function age(email: string, interval: string) {
  return database.asOwner((sql) =>
    sql.query(
      `update private.lead_submissions set created_at = created_at - $2::interval
       where email_hash = $1`,
      [exampleHash(email), interval],
    ),
  );
}

describe("submit_lead stores", () => {
  it("what the person sent, with the time and the wording of the consent", async () => {
    const lead = exampleLead();
    const before = Date.now();
    const { id } = await submit(lead);
    const { rows } = await database.asOwner((sql) =>
      sql.query<Record<string, unknown>>("select * from public.leads where id = $1", [id]),
    );
    const { consent, ...stored } = lead;
    expect(consent).toBe(true);
    expect(rows).toEqual([
      {
        ...stored,
        id,
        status: "new",
        created_at: expect.any(Date),
        consent_at: expect.any(Date),
      },
    ]);
    expect(rows[0]?.consent_at).toEqual(rows[0]?.created_at);
    expect(Math.abs(Number(rows[0]?.created_at) - before)).toBeLessThan(60_000);
  });

  it("a lead without the optional fields", async () => {
    const { travel_month, notes, source_page, request_id, ...required } = exampleLead();
    const { id } = await submit({ ...required, travel_month: null });
    const { rows } = await database.asOwner((sql) =>
      sql.query(
        "select travel_month, notes, source_page, request_id from public.leads where id = $1",
        [id],
      ),
    );
    expect(rows).toEqual([
      {
        travel_month: null,
        notes: null,
        source_page: null,
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it.each(writtenPhones)("the phone %s, which the form takes", async (phone) => {
    expect(await submit(exampleLead({ phone }))).toEqual(CREATED);
  });

  it.each(Object.entries(LEAD_LENGTHS))("%s of up to %i characters", async (field, length) => {
    const text =
      field === "email" ? `${"a".repeat(length - 12)}@example.com` : "7ğ".repeat(length / 2);
    expect(text).toHaveLength(length);
    expect(await submit(exampleLead({ [field]: text }))).toEqual(CREATED);
  });
});

describe("submit_lead refuses, and leaves nothing behind,", () => {
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

  it.each(["name", "treatment", "consent_text"])("a %s that does not show", async (field) => {
    for (const text of ["\u200b", "\u2060\ufeff", "\u202a \u202c", "\u00a0\u00ad", "\u3164"]) {
      await refuses(exampleLead({ [field]: text }), "23514");
    }
  });

  it("a phone without a digit", async () => {
    await refuses(exampleLead({ phone: "call me" }), "23514");
  });

  it("an e-mail address without an @", async () => {
    await refuses(exampleLead({ email: "nobody.example.com" }), "23514");
  });

  it.each([
    ["an object for a text", exampleLead({ name: { first: "A" } })],
    ["a list for a text", exampleLead({ notes: ["A"] })],
    ["a number for a text", exampleLead({ phone: 447700900123 })],
    ["no consent", exampleLead({ consent: undefined })],
    ["consent refused", exampleLead({ consent: false })],
    ["consent as a text", exampleLead({ consent: "true" })],
    ["a list", [exampleLead()]],
    ["a text", "lead"],
    ["null", null],
  ])("%s", async (_what, lead) => {
    await refuses(lead, "22023");
  });

  it("a request_id that is no UUID", async () => {
    await refuses(exampleLead({ request_id: "1" }), "22P02");
  });

  it.each([0, -1])("a limit of %i", async (limit) => {
    await refuses(exampleLead(), "22023", { limitPerAddress: limit });
    await refuses(exampleLead(), "22023", { limitPerEmail: limit });
  });

  it.each([
    ["203.0.113.7", exampleHash("e")],
    [exampleHash("a"), "grace@example.com"],
    [exampleHash("a").toUpperCase().replace(/0$/, "F"), exampleHash("e")],
    [null, exampleHash("e")],
    [exampleHash("a"), null],
  ])("what is no hash, without quoting it: %s, %s", async (addressHash, emailHash) => {
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

describe("the limits of submit_lead", () => {
  it("let as many through as they say, by e-mail, from whatever address", async () => {
    const email = randomUUID();
    for (let sent = 0; sent < 3; sent++) {
      expect(await submit(exampleLead(), { email })).toEqual(CREATED);
    }
    const before = await counts();
    const { outcome, retry_after = 0 } = await submit(exampleLead(), { email });
    expect(outcome).toBe("limited");
    expect(retry_after).toBeGreaterThan(3500);
    expect(retry_after).toBeLessThanOrEqual(3600);
    expect(await counts()).toEqual(before);
  });

  it("let as many through as they say, by address, with whatever e-mail", async () => {
    const address = randomUUID();
    for (let sent = 0; sent < 5; sent++) {
      expect(await submit(exampleLead(), { address, limitPerAddress: 5 })).toEqual(CREATED);
    }
    const limited = await submit(exampleLead(), { address, limitPerAddress: 5 });
    expect(limited).toEqual({ outcome: "limited", retry_after: expect.any(Number) });
    expect(await submit(exampleLead(), { limitPerAddress: 5 })).toEqual(CREATED);
  });

  it("do not count what was refused: waiting as told is enough", async () => {
    const email = randomUUID();
    const limited = { email, limitPerEmail: 1 };
    expect(await submit(exampleLead(), limited)).toEqual(CREATED);
    await age(email, "50 minutes");
    for (let sent = 0; sent < 3; sent++) {
      const { outcome, retry_after = 0 } = await submit(exampleLead(), limited);
      expect(outcome).toBe("limited");
      expect(retry_after).toBeGreaterThan(540);
      expect(retry_after).toBeLessThanOrEqual(600);
    }
    await age(email, "10 minutes");
    expect(await submit(exampleLead(), limited)).toEqual(CREATED);
  });

  it("slide: a place is free when the oldest of the last hour's grows an hour old", async () => {
    const email = randomUUID();
    for (const minutes of [30, 20, 0]) {
      expect(await submit(exampleLead(), { email })).toEqual(CREATED);
      await age(email, `${minutes} minutes`);
    }
    // They are now 50, 20 and 0 minutes old.
    const { retry_after = 0 } = await submit(exampleLead(), { email });
    expect(retry_after).toBeGreaterThan(540);
    expect(retry_after).toBeLessThanOrEqual(600);
    // A limit that was lowered meanwhile waits for the newest that it counts.
    const lowered = await submit(exampleLead(), { email, limitPerEmail: 2 });
    expect(lowered.retry_after).toBeGreaterThan(2340);
    expect(lowered.retry_after).toBeLessThanOrEqual(2400);
  });

  it("name the longer wait where both are reached", async () => {
    const [address, email] = [randomUUID(), randomUUID()];
    await submit(exampleLead(), { email, limitPerEmail: 1 });
    await age(email, "50 minutes");
    await submit(exampleLead(), { address, limitPerAddress: 1 });
    const both = { address, email, limitPerAddress: 1, limitPerEmail: 1 };
    expect((await submit(exampleLead(), both)).retry_after).toBeGreaterThan(3500);
  });
});

describe("a request_id that comes again", () => {
  it("gets the same answer, is one lead, and counts nothing", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const first = await submit(lead, { email });
    const before = await counts();
    expect(first).toEqual(CREATED);
    expect(await submit(lead, { email })).toEqual(first);
    expect(await submit(lead, { email })).toEqual(first);
    expect(await counts()).toEqual(before);
  });

  it("gets the same answer also when the limit is reached", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const first = await submit(lead, { email, limitPerEmail: 1 });
    expect((await submit(exampleLead(), { email, limitPerEmail: 1 })).outcome).toBe("limited");
    expect(await submit(lead, { email, limitPerEmail: 1 })).toEqual(first);
  });

  it("is free again after a refusal", async () => {
    const email = randomUUID();
    const limited = { email, limitPerEmail: 1 };
    await submit(exampleLead(), limited);
    const lead = exampleLead();
    expect((await submit(lead, limited)).outcome).toBe("limited");
    await age(email, "1 hour");
    expect(await submit(lead, limited)).toEqual(CREATED);
  });
});

describe("what the limits keep", () => {
  it("goes after an hour, with the next request of anyone", async () => {
    const old = randomUUID();
    await submit(exampleLead(), { email: old });
    await age(old, "59 minutes");
    const kept = () =>
      database.asOwner((sql) =>
        sql.query("select 1 from private.lead_submissions where email_hash = $1", [
          exampleHash(old),
        ]),
      );
    await submit();
    expect((await kept()).rows).toHaveLength(1);
    await age(old, "1 minute");
    await submit();
    expect((await kept()).rows).toHaveLength(0);
  });

  it("names no lead: it has a number of its own, and a rounded time", async () => {
    for (let sent = 0; sent < 10; sent++) await submit();
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ id: string; seconds: number; leads: number }>(
        `select counted.id::text, extract(epoch from counted.created_at)::float8 as seconds,
           (select count(*)::int from public.leads as lead
             where counted.id::text in (lead.id::text, lead.request_id::text)) as leads
         from private.lead_submissions as counted`,
      ),
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const { id, seconds, leads } of rows) {
      expect(leads).toBe(0);
      expect(seconds % 5).toBe(0);
      // A random number: version 4.
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
  });

  it("is a time and two hashes, and leads hold no hash", async () => {
    const counting = { address: randomUUID(), email: randomUUID() };
    const { id } = await submit(exampleLead(), counting);
    await database.asOwner(async (sql) => {
      const submissions = await sql.query<{ row: string }>(
        "select to_jsonb(s)::text as row from private.lead_submissions s where email_hash = $1",
        [exampleHash(counting.email)],
      );
      expect(Object.keys(JSON.parse(submissions.rows[0]?.row ?? "{}")).sort()).toEqual([
        "address_hash",
        "created_at",
        "email_hash",
        "id",
      ]);
      expect(submissions.rows[0]?.row).not.toContain("grace@example.com");
      expect(submissions.rows[0]?.row).not.toContain(id);
      const leads = await sql.query<{ row: string }>(
        "select to_jsonb(l)::text as row from public.leads l where id = $1",
        [id],
      );
      expect(leads.rows[0]?.row).toContain("grace@example.com");
      for (const hash of [exampleHash(counting.address), exampleHash(counting.email)]) {
        expect(leads.rows[0]?.row).not.toContain(hash);
      }
    });
  });
});
