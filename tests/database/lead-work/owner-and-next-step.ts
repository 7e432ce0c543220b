import { describe, expect, it } from "vitest";
import { z } from "zod";
import { addAccount, denialOf } from "../support.ts";
import { ayse, call, change, database, events, lead, newLead, tom } from "./lead-work-support.ts";

/** The results of a change of many leads. */
const manySchema = z.array(
  z.object({
    outcome: z.string(),
    lead: z.object({ id: z.string() }).loose().optional(),
    event: z.object({ id: z.number() }).optional(),
  }),
);

describe("an owner", () => {
  it("is a team member, or nobody", async () => {
    const given = await change(ayse, "set_lead_owner($1, 1, $2)", [lead, tom.id]);
    expect(given.lead.owner_id).toBe(tom.id);
    expect(given.event).toMatchObject({ kind: "owner", body: { to: tom.id } });
    const freed = await change(ayse, "set_lead_owner($1, 2)", [lead]);
    expect(freed.lead.owner_id).toBeNull();
    expect(freed.event.body).toEqual({ from: tom.id });

    const stranger = await addAccount(database, "stranger@example.com");
    const denial = await denialOf(call(ayse, "set_lead_owner($1, 3, $2)", [lead, stranger.id]));
    expect(denial).toEqual({ code: "22023", message: "The owner is not in the team." });
  });

  it("can be set for many leads together, with a separate result for each", async () => {
    const others = [await newLead(), await newLead()];
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [others[0]]);
    const gone = "00000000-0000-4000-8000-000000000000";
    const chosen = [lead, ...others, gone].map((id) => ({ id, version: 1 }));
    const answers = z
      .array(z.object({ outcome: z.string(), id: z.string().optional() }).loose())
      .parse(await call(ayse, "set_leads_owner($1::jsonb, $2)", [JSON.stringify(chosen), tom.id]));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      "changed",
      "changed",
      "conflict",
      "missing",
    ]);
    expect(answers.find(({ outcome }) => outcome === "missing")?.id).toBe(gone);
    const closed = z.array(z.object({ outcome: z.string() })).parse(
      await call(tom, "set_leads_status($1::jsonb, 'closed', 'duplicate')", [
        JSON.stringify([
          { id: lead, version: 2 },
          { id: others[1], version: 2 },
        ]),
      ]),
    );
    expect(closed).toEqual([{ outcome: "changed" }, { outcome: "changed" }]);
    for (const nonsense of ["{}", "[]", "null"]) {
      const denial = await denialOf(call(tom, "set_leads_owner($1::jsonb)", [nonsense]));
      expect(denial.code).toBe("22023");
    }
  });

  it("can be set for many leads, of which one stays closed because consent was withdrawn", async () => {
    const other = await newLead();
    await call(tom, "withdraw_lead($1, 'email')", [other]);
    const chosen = [
      { id: lead, version: 1 },
      { id: other, version: 2 },
    ];
    const answers = z
      .array(z.object({ outcome: z.string(), lead: z.object({ id: z.string() }) }))
      .parse(await call(tom, "set_leads_status($1::jsonb, 'contacted')", [JSON.stringify(chosen)]));
    const outcomes = Object.fromEntries(answers.map((each) => [each.lead.id, each.outcome]));
    expect(outcomes).toEqual({ [lead]: "changed", [other]: "conflict" });
  });

  it("is removed if the account is deleted, and the events are kept", async () => {
    const leaving = await addAccount(database, "leaving@example.com", ["coordinator"]);
    await change(leaving, "record_lead_contact($1, 1, 'phone')", [lead]);
    await database.asOwner((sql) =>
      sql.query("delete from auth.users where id = $1", [leaving.id]),
    );
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select owner_id from public.leads where id = $1", [lead]),
    );
    expect(rows).toEqual([{ owner_id: null }]);
    expect(await events(lead)).toHaveLength(2);
  });
});

describe("a next step", () => {
  it("has a date, and can be removed", async () => {
    const set = await change(tom, "set_lead_next_step($1, 1, '2027-01-15', ' Call again ')", [
      lead,
    ]);
    expect(set.lead).toMatchObject({ next_step_on: "2027-01-15", next_step: "Call again" });
    expect(set.event).toMatchObject({
      kind: "next_step",
      body: { to: "2027-01-15", step: "Call again" },
    });
    const cleared = await change(tom, "set_lead_next_step($1, 2)", [lead]);
    expect(cleared.lead).toMatchObject({ next_step_on: null, next_step: null });
  });

  it("can be none, for a reason, and back with an undo", async () => {
    await change(tom, "set_lead_next_step($1, 1, '2027-01-15', 'Call again')", [lead]);
    const none = await change(tom, "set_lead_next_step($1, 2, null, 'Decides in spring')", [lead]);
    expect(none.lead).toMatchObject({ next_step_on: null, next_step: "Decides in spring" });
    expect(none.event.body).toEqual({
      from: "2027-01-15",
      former_step: "Call again",
      step: "Decides in spring",
    });
    await call(tom, "undo_lead_changes(array[$1::bigint])", [none.event.id]);
    expect((await events(lead)).at(-1)?.body).toMatchObject({ to: "2027-01-15" });
  });

  it("is put off for many leads, each with its text, and back with one undo", async () => {
    const [other, gone] = [await newLead(), "00000000-0000-4000-8000-000000000000"];
    await change(tom, "set_lead_next_step($1, 1, '2027-01-15', 'Call again')", [lead]);
    const chosen = [
      { id: lead, version: 2 },
      { id: other, version: 1 },
      { id: gone, version: 1 },
    ];
    const putOff = "set_leads_next_step($1::jsonb, '2027-01-22')";
    const answers = manySchema.parse(await call(tom, putOff, [JSON.stringify(chosen)]));
    const stepOf = (id: string) => answers.find((answer) => answer.lead?.id === id)?.lead;
    expect(stepOf(lead)).toMatchObject({ next_step_on: "2027-01-22", next_step: "Call again" });
    expect(stepOf(other)).toMatchObject({ next_step_on: "2027-01-22", next_step: null });
    expect(answers.filter(({ outcome }) => outcome === "missing")).toHaveLength(1);
    const changed = answers.flatMap(({ event }) => (event ? [event.id] : []));
    await call(tom, "undo_lead_changes($1::bigint[])", [changed]);
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select next_step_on::text, next_step from public.leads where id = any ($1)", [
        [lead, other],
      ]),
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { next_step_on: "2027-01-15", next_step: "Call again" },
        { next_step_on: null, next_step: null },
      ]),
    );
    await database.asOwner((sql) =>
      sql.query("update public.leads set patient_acted_at = now() where id = $1", [other]),
    );
    const waiting = JSON.stringify([{ id: other, version: 3 }]);
    expect(await call(tom, putOff, [waiting])).toMatchObject([{ outcome: "conflict" }]);
    const denial = await denialOf(call(tom, "set_leads_next_step($1::jsonb, null)", ["[]"]));
    expect(denial.code).toBe("22023");
  });
});
