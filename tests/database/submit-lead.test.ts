import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_LENGTHS } from "../../supabase/functions/_shared/lead-fields.ts";
import {
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { writtenPhones } from "../functions/support.ts";
import { databaseUrl, denialOf, exampleHash, exampleLead } from "./support.ts";

let database: LocalDatabase;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
});

afterAll(() => database?.close());

interface Outcome {
  outcome: string;
  id?: string;
  reference?: string;
  retry_after?: number;
  limit?: string;
}

interface Counting {
  address?: string;
  email?: string;
  network?: string;
  limitPerAddress?: number;
  limitPerEmail?: number;
  limitPerNetwork?: number;
  limitTotal?: number;
}

/**
 * Calls submit_lead() as the edge function does. By default each call is counted under new hashes.
 */
async function submit(lead: unknown = exampleLead(), counting: Counting = {}): Promise<Outcome> {
  const { address = randomUUID(), email = randomUUID() } = counting;
  const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
    sql.query<{ outcome: Outcome }>(
      "select public.submit_lead($1::jsonb, $2, $3, $4, $5, $6, $7, $8) as outcome",
      [
        JSON.stringify(lead),
        exampleHash(address),
        exampleHash(email),
        counting.limitPerAddress ?? 20,
        counting.limitPerEmail ?? 3,
        counting.network === undefined ? null : exampleHash(counting.network),
        counting.limitPerNetwork ?? null,
        counting.limitTotal ?? null,
      ],
    ),
  );
  if (!rows[0]) throw new Error("submit_lead() gave no row.");
  return rows[0].outcome;
}

const CREATED = {
  outcome: "created",
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  reference: expect.stringMatching(/^SV-\w{4}-\w{4}$/),
};

async function count(table: "public.leads" | "private.lead_submissions"): Promise<number> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ total: number }>(`select count(*)::int as total from ${table}`),
  );
  return rows[0]?.total ?? -1;
}

/** Both counts, to check that a refusal left nothing behind. */
async function counts() {
  return [await count("public.leads"), await count("private.lead_submissions")];
}

/** Moves the count of an e-mail into the past. */
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
    const lead = exampleLead({ phone_e164: "+447700900123", contact_by: "whatsapp" });
    const before = Date.now();
    const { id, reference } = await submit(lead);
    const { rows } = await database.asOwner((sql) =>
      sql.query<Record<string, unknown>>("select * from public.leads where id = $1", [id]),
    );
    const { consent, ...stored } = lead;
    expect(consent).toBe(true);
    expect(rows).toEqual([
      {
        ...stored,
        id,
        reference,
        phone_e164: "+447700900123",
        contact_by: "whatsapp",
        status: "new",
        created_at: expect.any(Date),
        consent_at: expect.any(Date),
        due_at: new Date(Number(rows[0]?.created_at) + 24 * 60 * 60 * 1000),
        email_key: "grace@example.com",
        phone_key: "700900123",
        is_repeat: false,
        contact_when: null,
        no_calls: false,
        restricted_at: null,
        status_mail: false,
        withdrawn_at: null,
        version: 1,
        corrections: {},
        owner_id: null,
        first_contact_at: null,
        next_step_on: null,
        next_step: null,
        close_reason: null,
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

describe("submit_lead still takes", () => {
  it("the call of a function that was deployed before the limits by network and in total", async () => {
    const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
      sql.query<{ outcome: Outcome }>(
        `select public.submit_lead(lead => $1::jsonb, address_hash => $2, email_hash => $3,
           limit_per_address => 20, limit_per_email => 3) as outcome`,
        [JSON.stringify(exampleLead()), exampleHash(randomUUID()), exampleHash(randomUUID())],
      ),
    );
    expect(rows[0]?.outcome).toEqual(CREATED);
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

  it.each(["07700 900123", "+44 7700 900123", "+0123456"])(
    "%s as an E.164 number",
    async (e164) => {
      await refuses(exampleLead({ phone_e164: e164 }), "23514");
    },
  );

  it("a way to be contacted that is not offered", async () => {
    await refuses(exampleLead({ contact_by: "pigeon" }), "22P02");
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
    await refuses(exampleLead(), "22023", { limitPerNetwork: limit });
    await refuses(exampleLead(), "22023", { limitTotal: limit });
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
  it("allow the set number for an e-mail, from any address", async () => {
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

  it("allow the set number for an address, with any e-mail", async () => {
    const address = randomUUID();
    for (let sent = 0; sent < 5; sent++) {
      expect(await submit(exampleLead(), { address, limitPerAddress: 5 })).toEqual(CREATED);
    }
    const limited = await submit(exampleLead(), { address, limitPerAddress: 5 });
    expect(limited).toEqual({ outcome: "limited", retry_after: expect.any(Number), limit: "own" });
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

  it("slide: a request is allowed again once the oldest is an hour old", async () => {
    const email = randomUUID();
    for (const minutes of [30, 20, 0]) {
      expect(await submit(exampleLead(), { email })).toEqual(CREATED);
      await age(email, `${minutes} minutes`);
    }
    // They are now 50, 20 and 0 minutes old.
    const { retry_after = 0 } = await submit(exampleLead(), { email });
    expect(retry_after).toBeGreaterThan(540);
    expect(retry_after).toBeLessThanOrEqual(600);
    // After a limit was lowered, the wait depends on the newest that it counts.
    const lowered = await submit(exampleLead(), { email, limitPerEmail: 2 });
    expect(lowered.retry_after).toBeGreaterThan(2340);
    expect(lowered.retry_after).toBeLessThanOrEqual(2400);
  });

  it("let as many through as they say, by network, from whatever address in it", async () => {
    const network = randomUUID();
    for (let sent = 0; sent < 4; sent++) {
      expect(await submit(exampleLead(), { network, limitPerNetwork: 4 })).toEqual(CREATED);
    }
    const limited = await submit(exampleLead(), { network, limitPerNetwork: 4 });
    expect(limited).toEqual({ outcome: "limited", retry_after: expect.any(Number), limit: "own" });
    // Another network, none at all, and no limit by network are not held up by it.
    const other = randomUUID();
    expect(await submit(exampleLead(), { network: other, limitPerNetwork: 4 })).toEqual(CREATED);
    expect(await submit(exampleLead(), { limitPerNetwork: 1 })).toEqual(CREATED);
    expect(await submit(exampleLead(), { network })).toEqual(CREATED);
  });

  it("let as many through as they say from everybody together, and say that it is them", async () => {
    const counted = await count("private.lead_submissions");
    const limitTotal = counted + 2;
    expect(await submit(exampleLead(), { limitTotal })).toEqual(CREATED);
    const email = randomUUID();
    expect(await submit(exampleLead(), { limitTotal, email, limitPerEmail: 1 })).toEqual(CREATED);
    const before = await counts();
    const limited = await submit(exampleLead(), { limitTotal });
    expect(limited).toEqual({
      outcome: "limited",
      retry_after: expect.any(Number),
      limit: "total",
    });
    expect(limited.retry_after).toBeLessThanOrEqual(3600);
    // Who sent too many themselves is told so.
    const own = await submit(exampleLead(), { limitTotal, email, limitPerEmail: 1 });
    expect(own.limit).toBe("own");
    expect(await counts()).toEqual(before);
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

  it("with other content is a lead of its own, which loses nothing and says so", async () => {
    const lead = exampleLead();
    const first = await submit(lead);
    const corrected = { ...lead, notes: "The second attempt, corrected" };
    const second = await submit(corrected);
    expect(second).toEqual({ ...CREATED, renumbered: true });
    expect(second.id).not.toBe(first.id);
    expect(second.reference).not.toBe(first.reference);
    const before = await counts();
    // Each content keeps its answer, however often and in whatever order it comes.
    expect(await submit(corrected)).toEqual(second);
    expect(await submit(lead)).toEqual(first);
    expect(await counts()).toEqual(before);
    const { rows } = await database.asOwner((sql) =>
      sql.query("select notes from public.leads where id in ($1, $2) order by created_at", [
        first.id,
        second.id,
      ]),
    );
    expect(rows).toEqual([{ notes: lead.notes }, { notes: corrected.notes }]);
  });

  it("with other content does not pass the limit", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const limited = { email, limitPerEmail: 1 };
    expect(await submit(lead, limited)).toEqual(CREATED);
    expect((await submit({ ...lead, notes: "more" }, limited)).outcome).toBe("limited");
    await age(email, "1 hour");
    expect((await submit({ ...lead, notes: "more" }, limited)).outcome).toBe("created");
  });

  it("is the same request also after the lead was corrected, and where the consent's wording changed", async () => {
    const lead = exampleLead();
    const first = await submit(lead);
    await database.asOwner((sql) =>
      sql.query("update public.leads set notes = 'corrected' where id = $1", [first.id]),
    );
    expect(await submit({ ...lead, consent_text: "I agree, newly worded." })).toEqual(first);
  });

  it("leaves nothing behind when the lead is erased", async () => {
    const lead = exampleLead();
    const { id } = await submit(lead);
    await database.asOwner((sql) => sql.query("delete from public.leads where id = $1", [id]));
    const { rows } = await database.asOwner((sql) =>
      sql.query("select 1 from private.lead_requests where request_id = $1", [lead.request_id]),
    );
    expect(rows).toEqual([]);
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

  it("is a time and hashes, and leads hold no hash", async () => {
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
        "network_hash",
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
