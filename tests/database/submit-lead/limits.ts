import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exampleHash, exampleLead } from "../support.ts";
import { age, CREATED, count, counts, database, submit } from "./submit-lead-support.ts";

describe("the limits of submit_lead", () => {
  it("allow the set number for an email address, from any IP address", async () => {
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

  it("allow the set number for an IP address, with any email address", async () => {
    const address = randomUUID();
    for (let sent = 0; sent < 5; sent++) {
      expect(await submit(exampleLead(), { address, limitPerAddress: 5 })).toEqual(CREATED);
    }
    const limited = await submit(exampleLead(), { address, limitPerAddress: 5 });
    expect(limited).toEqual({ outcome: "limited", retry_after: expect.any(Number), limit: "own" });
    expect(await submit(exampleLead(), { limitPerAddress: 5 })).toEqual(CREATED);
  });

  it("do not count refused requests, so waiting for the given time is enough", async () => {
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

  it("are for a sliding hour, so a request is allowed once the oldest is an hour old", async () => {
    const email = randomUUID();
    for (const minutes of [30, 20, 0]) {
      expect(await submit(exampleLead(), { email })).toEqual(CREATED);
      await age(email, `${minutes} minutes`);
    }
    // They are now 50, 20 and 0 minutes old.
    const { retry_after = 0 } = await submit(exampleLead(), { email });
    expect(retry_after).toBeGreaterThan(540);
    expect(retry_after).toBeLessThanOrEqual(600);
    // After a limit is lowered, the wait depends on the newest requests that it counts.
    const lowered = await submit(exampleLead(), { email, limitPerEmail: 2 });
    expect(lowered.retry_after).toBeGreaterThan(2340);
    expect(lowered.retry_after).toBeLessThanOrEqual(2400);
  });

  it("allow the set number for a network, from any address in it", async () => {
    const network = randomUUID();
    for (let sent = 0; sent < 4; sent++) {
      expect(await submit(exampleLead(), { network, limitPerNetwork: 4 })).toEqual(CREATED);
    }
    const limited = await submit(exampleLead(), { network, limitPerNetwork: 4 });
    expect(limited).toEqual({ outcome: "limited", retry_after: expect.any(Number), limit: "own" });
    // Another network, no network, and no limit for networks are not affected.
    const other = randomUUID();
    expect(await submit(exampleLead(), { network: other, limitPerNetwork: 4 })).toEqual(CREATED);
    expect(await submit(exampleLead(), { limitPerNetwork: 1 })).toEqual(CREATED);
    expect(await submit(exampleLead(), { network })).toEqual(CREATED);
  });

  it("allow the set number in total, and say that the total was the reason", async () => {
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
    // The sender's own limit is reported before the total.
    const own = await submit(exampleLead(), { limitTotal, email, limitPerEmail: 1 });
    expect(own.limit).toBe("own");
    expect(await counts()).toEqual(before);
  });

  it("give the longer wait if two are reached", async () => {
    const [address, email] = [randomUUID(), randomUUID()];
    await submit(exampleLead(), { email, limitPerEmail: 1 });
    await age(email, "50 minutes");
    await submit(exampleLead(), { address, limitPerAddress: 1 });
    const both = { address, email, limitPerAddress: 1, limitPerEmail: 1 };
    expect((await submit(exampleLead(), both)).retry_after).toBeGreaterThan(3500);
  });
});

describe("a row of the limits", () => {
  it("is deleted after an hour, with anyone's next request", async () => {
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

  it("does not identify a lead, because its ID is random and its time is rounded", async () => {
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
      // A random UUID has version 4.
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
  });

  it("consists of a time and hashes, which leads do not contain", async () => {
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
