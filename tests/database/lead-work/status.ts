import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { ayse, call, change, events, lead, tom } from "./lead-work-support.ts";

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
      const record = (version: number, id = "c0471ac7-0000-4000-8000-000000000001") =>
        change(tom, "record_lead_contact($1, $2, 'phone', reached => $3, contact_id => $4)", [
          lead,
          version,
          kind === "contact",
          id,
        ]);
      const { event } = await record(1);
      expect(event.kind).toBe(kind);
      // What the team does meanwhile is no reason to record it twice.
      await change(ayse, "add_lead_note($1, 'Calls back')", [lead]);
      for (const version of [1, 2]) {
        expect(await record(version)).toMatchObject({ outcome: "unchanged", event });
      }
      // Another one within a minute counts.
      const next = await record(kind === "contact" ? 2 : 1, crypto.randomUUID());
      expect(next).toMatchObject({ outcome: "changed", event: { kind } });
      expect(next.event.id).not.toBe(event.id);
    },
  );
});
