import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { ayse, call, change, events, lead, tom } from "./support.ts";

describe("a status", () => {
  it("moves on, and the row and the event say so", async () => {
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

  it("seen in an old version is not changed: the answer tells who changed it", async () => {
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [lead]);
    const late = await change(tom, "set_lead_status($1, 1, 'closed', 'spam')", [lead]);
    expect(late.outcome).toBe("conflict");
    expect(late.lead).toMatchObject({ status: "contacted", version: 2, close_reason: null });
    expect(late.event).toMatchObject({ actor_name: "ayse", body: { to: "contacted" } });
    expect(await events(lead)).toHaveLength(2);
  });

  it("that it has already is no change", async () => {
    const same = await change(tom, "set_lead_status($1, 1, 'new')", [lead]);
    expect(same).toMatchObject({ outcome: "unchanged", lead: { version: 1 } });
    expect(await events(lead)).toHaveLength(1);
  });

  it("is closed for a reason, and for nothing else is there one", async () => {
    for (const [status, reason] of [
      ["closed", null],
      ["contacted", "spam"],
      // What the table refuses would be in the server's log, with the whole row.
      [null, null],
    ]) {
      const denial = await denialOf(
        call(tom, "set_lead_status($1, 1, $2, $3)", [lead, status, reason]),
      );
      expect(denial.code).toBe("22023");
    }
    const closed = await change(tom, "set_lead_status($1, 1, 'closed', 'no_answer')", [lead]);
    expect(closed.lead).toMatchObject({ status: "closed", close_reason: "no_answer" });
    // Nobody has contacted the patient by closing.
    expect(closed.lead.first_contact_at).toBeNull();
    const reopened = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(reopened.lead).toMatchObject({ status: "new", close_reason: null, version: 3 });
  });

  it("back at new counts as not contacted, and the history keeps that it was", async () => {
    await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    const undone = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(undone.lead).toMatchObject({ status: "new", first_contact_at: null });
    expect((await events(lead)).map(({ body }) => body.to)).toEqual([undefined, "quoted", "new"]);
  });
});

describe("a contact", () => {
  it("is kept once, takes a lead that nobody owns and moves a new one on", async () => {
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
});
