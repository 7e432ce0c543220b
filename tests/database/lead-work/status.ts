import { describe, expect, it } from "vitest";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { denialOf } from "../support.ts";
import { ayse, call, change, database, events, lead, tom } from "./lead-work-support.ts";

describe("a status", () => {
  it("is changed in the row, with an event", async () => {
    const { outcome, ...moved } = await change(tom, "set_lead_status($1, 1, 'contacted')", [lead]);
    expect(outcome).toBe("changed");
    expect(moved.lead).toMatchObject({ status: "contacted", version: 2 });
    expect(moved.lead.first_contact_at).not.toBeNull();
    expect(moved.event).toMatchObject({
      kind: "status",
      actor: tom.id,
      actor_name: "tom",
      body: { from: "new", to: "contacted" },
    });
    expect((await events(lead)).map(({ kind }) => kind)).toEqual(["received", "status"]);
  });

  it("is not changed if the version is out of date, and the result says who changed it", async () => {
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [lead]);
    const late = await change(tom, "set_lead_status($1, 1, 'closed', 'spam')", [lead]);
    expect(late.outcome).toBe("conflict");
    expect(late.lead).toMatchObject({ status: "contacted", version: 2, close_reason: null });
    expect(late.event).toMatchObject({ actor_name: "ayse", body: { to: "contacted" } });
    expect(await events(lead)).toHaveLength(2);
  });

  it("is unchanged if it is set to the same value", async () => {
    const same = await change(tom, "set_lead_status($1, 1, 'new')", [lead]);
    expect(same).toMatchObject({ outcome: "unchanged", lead: { version: 1 } });
    expect(await events(lead)).toHaveLength(1);
  });

  it("has a reason if it is closed, and otherwise none", async () => {
    for (const [status, reason] of [
      ["closed", null],
      ["contacted", "spam"],
      // If the table's constraint refused this, the server's log would contain the whole row.
      [null, null],
    ]) {
      const denial = await denialOf(
        call(tom, "set_lead_status($1, 1, $2, $3)", [lead, status, reason]),
      );
      expect(denial.code).toBe("22023");
    }
    const closed = await change(tom, "set_lead_status($1, 1, 'closed', 'no_answer')", [lead]);
    expect(closed.lead).toMatchObject({ status: "closed", close_reason: "no_answer" });
    // Closing a lead does not count as contacting the patient.
    expect(closed.lead.first_contact_at).toBeNull();
    const reopened = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(reopened.lead).toMatchObject({ status: "new", close_reason: null, version: 3 });
  });

  it("set back to new counts as not contacted, and the history keeps the earlier status", async () => {
    await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    const undone = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(undone.lead).toMatchObject({ status: "new", first_contact_at: null });
    expect((await events(lead)).map(({ body }) => body.to)).toEqual([undefined, "quoted", "new"]);
  });
});

describe("a contact", () => {
  it("is kept once, assigns a lead without an owner, and changes the status of a new lead", async () => {
    const first = await change(tom, "record_lead_contact($1, 1, 'whatsapp', 'Greeting')", [lead]);
    expect(first.lead).toMatchObject({ status: "contacted", owner_id: tom.id, version: 2 });
    expect(first.event.body).toEqual({
      by: "whatsapp",
      template: "Greeting",
      first: true,
      from: "new",
      to: "contacted",
      owner: tom.id,
    });
    const second = await change(ayse, "record_lead_contact($1, 2, 'email')", [lead]);
    expect(second.lead).toMatchObject({
      owner_id: tom.id,
      first_contact_at: first.lead.first_contact_at,
      version: 3,
    });
    expect(second.event.body).toMatchObject({ by: "email", first: false });
  });

  it.each(["contact", "attempt"])(
    "is recorded once if it is sent again because the answer was lost: %s",
    async (kind) => {
      const record = (version: number) =>
        change(tom, "record_lead_contact($1, $2, 'phone', reached => $3)", [
          lead,
          version,
          kind === "contact",
        ]);
      const { event } = await record(1);
      expect(event.kind).toBe(kind);
      // What the team does meanwhile is no reason to record it twice.
      await change(ayse, "add_lead_note($1, 'Calls back')", [lead]);
      for (const version of [1, 2]) {
        expect(await record(version)).toMatchObject({ outcome: "unchanged", event });
      }
    },
  );

  it("is recorded again by a colleague, another way, or if it means something new", async () => {
    const record = (who: DatabaseCaller, version: number, how: string) =>
      change(who, `record_lead_contact($1, ${version}, ${how})`, [lead]);
    const asOwner = (statement: string) =>
      database.asOwner((sql) => sql.query(`select ${statement}`, [lead]));
    const first = await record(tom, 1, "'email', 'A'");
    await call(tom, "undo_lead_changes(array[$1::bigint])", [first.event.id]);
    await record(tom, 3, "'email', 'A'");
    await record(ayse, 4, "'email', 'A'");
    await record(ayse, 5, "'email', 'B'");
    await record(ayse, 6, "'phone', 'B'");
    await asOwner("private.record_event($1, 'preferences', '{}')");
    await record(ayse, 7, "'phone', 'B'");
    await call(ayse, "record_lead_message($1, 'phone', 'B')", [lead]);
    const { lead: last } = await record(ayse, 8, "'phone', 'B'");
    expect(last).toMatchObject({ version: 9, patient_acted_at: null });
    expect((await events(lead)).filter(({ kind }) => kind === "contact")).toHaveLength(7);
  });
});
