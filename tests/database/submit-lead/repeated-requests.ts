import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exampleLead } from "../support.ts";
import { age, CREATED, counts, database, submit } from "./submit-lead-support.ts";

describe("a repeated request_id", () => {
  it("gets the same result, is stored once, and is not counted", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const first = await submit(lead, { email });
    const before = await counts();
    expect(first).toEqual(CREATED);
    expect(await submit(lead, { email })).toEqual(first);
    expect(await submit(lead, { email })).toEqual(first);
    expect(await counts()).toEqual(before);
  });

  it("gets the same result even if the limit is reached", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const first = await submit(lead, { email, limitPerEmail: 1 });
    expect((await submit(exampleLead(), { email, limitPerEmail: 1 })).outcome).toBe("limited");
    expect(await submit(lead, { email, limitPerEmail: 1 })).toEqual(first);
  });

  it("with different content is stored as a separate lead, and the result says so", async () => {
    const lead = exampleLead();
    const first = await submit(lead);
    const corrected = { ...lead, notes: "The second attempt, corrected" };
    const second = await submit(corrected);
    expect(second).toEqual({ ...CREATED, renumbered: true });
    expect(second.id).not.toBe(first.id);
    expect(second.reference).not.toBe(first.reference);
    const before = await counts();
    // The result for each content stays the same, however often it is sent, in any order.
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

  it("with different content does not bypass the limit", async () => {
    const email = randomUUID();
    const lead = exampleLead();
    const limited = { email, limitPerEmail: 1 };
    expect(await submit(lead, limited)).toEqual(CREATED);
    expect((await submit({ ...lead, notes: "more" }, limited)).outcome).toBe("limited");
    await age(email, "1 hour");
    expect((await submit({ ...lead, notes: "more" }, limited)).outcome).toBe("created");
  });

  it("is the same request even if the lead was corrected or the consent wording has changed", async () => {
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

  it("can be used again after a refusal", async () => {
    const email = randomUUID();
    const limited = { email, limitPerEmail: 1 };
    await submit(exampleLead(), limited);
    const lead = exampleLead();
    expect((await submit(lead, limited)).outcome).toBe("limited");
    await age(email, "1 hour");
    expect(await submit(lead, limited)).toEqual(CREATED);
  });
});
