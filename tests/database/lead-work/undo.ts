import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { addAccount, denialOf } from "../support.ts";
import { ayse, call, change, database, events, lead, newLead, tom } from "./lead-work-support.ts";

const undoneSchema = z.array(
  z.looseObject({ outcome: z.string(), lead: z.optional(z.looseObject({})) }),
);

async function undo(who: DatabaseCaller, ...changes: { event: { id: number } }[]) {
  const ids = changes.map(({ event }) => event.id);
  return undoneSchema.parse(await call(who, "undo_lead_changes($1)", [ids]));
}

/** Sets the lead to contacted. Returns the time of that contact. */
async function contactLead() {
  const contacted = await change(tom, "set_lead_status($1, 1, 'contacted')", [lead]);
  return contacted.lead.first_contact_at;
}

describe("an undo", () => {
  it("restores the first contact that was lost when the lead was set to new", async () => {
    const first = await contactLead();
    const mistake = await change(tom, "set_lead_status($1, 2, 'new')", [lead]);
    expect(mistake.lead.first_contact_at).toBeNull();
    const [answer] = await undo(tom, mistake);
    expect(answer).toMatchObject({
      outcome: "changed",
      lead: { status: "contacted", first_contact_at: first, version: 4 },
    });
  });

  it("restores many leads at once", async () => {
    const other = await newLead({ email: "other@example.com" });
    const first = await contactLead();
    await change(ayse, "set_lead_status($1, 1, 'closed', 'spam')", [other]);
    const chosen = [
      { id: lead, version: 2 },
      { id: other, version: 2 },
    ];
    const answers = z
      .array(z.object({ event: z.object({ id: z.number() }) }))
      .parse(await call(tom, "set_leads_status($1, 'new')", [JSON.stringify(chosen)]));
    const undone = await undo(tom, ...answers);
    expect(undone.map(({ lead: row }) => row)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: lead, status: "contacted", first_contact_at: first }),
        expect.objectContaining({ id: other, status: "closed", close_reason: "spam" }),
      ]),
    );
  });

  it("of a contact also removes the owner that came with it", async () => {
    const contact = await change(tom, "record_lead_contact($1, 1, 'email')", [lead]);
    expect(contact.lead.owner_id).toBe(tom.id);
    const [answer] = await undo(tom, contact);
    expect(answer?.lead).toMatchObject({ status: "new", first_contact_at: null, owner_id: null });
    expect((await events(lead)).map(({ kind }) => kind)).toEqual([
      "received",
      "contact",
      "owner",
      "status",
    ]);
  });

  it("restores one change after the other, even after a colleague changed something else", async () => {
    const owner = await change(tom, "set_lead_owner($1, 1, $2)", [lead, tom.id]);
    const step = await change(tom, "set_lead_next_step($1, 2, '2027-01-15', 'Call')", [lead]);
    const name = await change(tom, "correct_lead($1, 3, 'name', 'Grace B.')", [lead]);
    await change(ayse, "set_lead_status($1, 4, 'quoted')", [lead]);
    const [named] = await undo(tom, name);
    expect(named?.lead).toMatchObject({ corrections: {}, status: "quoted", next_step: "Call" });
    const [stepped] = await undo(tom, step);
    expect(stepped?.lead).toMatchObject({ next_step: null, next_step_on: null, owner_id: tom.id });
    const [owned] = await undo(tom, owner);
    expect(owned?.lead).toMatchObject({ owner_id: null, status: "quoted", version: 8 });
  });

  it("keeps what the patient has done since the change", async () => {
    const done = await change(tom, "set_lead_next_step($1, 1, current_date + 9)", [lead]);
    await database.asOwner((sql) =>
      sql.query("select private.record_event($1, 'preferences', '{}')", [lead]),
    );
    const [undone] = await undo(tom, done);
    expect(undone?.lead).toMatchObject({ patient_acted_at: expect.any(String) });
  });

  it("does not make a patient wait who only asked for a new link", async () => {
    await database.asOwner((sql) =>
      sql.query("select private.record_event($1, 'link', '{\"by\": \"patient\"}')", [lead]),
    );
    const done = await change(tom, "set_lead_next_step($1, 1, current_date + 9)", [lead]);
    const [undone] = await undo(tom, done);
    expect(undone?.lead).toMatchObject({ patient_acted_at: null });
  });

  it("restores what a closed lead had reached, which decides how long it is kept", async () => {
    await change(tom, "set_lead_status($1, 1, 'booked')", [lead]);
    await change(tom, "set_lead_status($1, 2, 'closed', 'treatment_done')", [lead]);
    const mistake = await change(tom, "set_lead_status($1, 3, 'contacted')", [lead]);
    const [undone] = await undo(tom, mistake);
    expect(undone?.lead).toMatchObject({ status: "closed", reached_status: "booked" });
  });

  it.each([
    "set_lead_status($1, seen, 'quoted')",
    "set_lead_next_step($1, seen, current_date + 9)",
    "record_lead_contact($1, seen, 'email')",
  ])("of %s makes the patient wait again, unless somebody has answered since", async (mistake) => {
    await database.asOwner((sql) =>
      sql.query("select private.record_event($1, 'preferences', '{}')", [lead]),
    );
    const done = await change(tom, mistake.replace("seen", "1"), [lead]);
    expect(done.lead.patient_acted_at).toBeNull();
    const [undone] = await undo(tom, done);
    expect(undone?.lead).toMatchObject({ patient_acted_at: expect.any(String) });

    const again = await change(tom, mistake.replace("seen", "3"), [lead]);
    await change(ayse, "set_lead_next_step($1, 4, current_date + 2, 'Call')", [lead]);
    const [late] = await undo(tom, again);
    expect(late?.lead).toMatchObject({ patient_acted_at: null });
  });

  it.each([
    ["newest", [1, 0]],
    ["oldest", [0, 1]],
  ] as const)(
    "of two changes, the %s first, makes the patient wait as before",
    async (_, order) => {
      await database.asOwner((sql) =>
        sql.query("select private.record_event($1, 'preferences', '{}')", [lead]),
      );
      const owned = await change(tom, "set_lead_owner($1, 1, $2)", [lead, ayse.id]);
      const before = { ...owned.lead, version: 6 };
      expect(before.patient_acted_at).not.toBeNull();
      const done = [
        await change(tom, "set_lead_next_step($1, 2, current_date + 9, 'Call')", [lead]),
        await change(tom, "set_lead_status($1, 3, 'quoted')", [lead]),
      ];
      const undone = [];
      for (const each of order) undone.push(...(await undo(tom, ...done.slice(each, each + 1))));
      expect(undone).toMatchObject([
        { outcome: "changed", lead: { patient_acted_at: null } },
        { outcome: "changed", lead: before },
      ]);
    },
  );

  it("of two contacts, one after the other, restores the lead as it was before both", async () => {
    const first = await change(tom, "record_lead_contact($1, 1, 'email')", [lead]);
    const second = await change(tom, "record_lead_contact($1, 2, 'phone')", [lead]);
    await undo(tom, second);
    const [answer] = await undo(tom, first);
    expect(answer).toMatchObject({
      outcome: "changed",
      lead: { status: "new", first_contact_at: null, owner_id: null },
    });
  });

  it("happens once, and is not undone itself", async () => {
    const quoted = await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    await undo(tom, quoted);
    const undoing = (await events(lead)).at(-1);
    const again = await change(ayse, "set_lead_status($1, 3, 'quoted')", [lead]);
    expect(await undo(tom, quoted)).toMatchObject([{ outcome: "conflict", lead: again.lead }]);
    await undo(ayse, again);
    if (!undoing) throw new Error("The undo has no event.");
    expect(await undo(tom, { event: undoing })).toMatchObject([{ outcome: "conflict" }]);
  });

  it("restores the international form of a phone number in national format", async () => {
    const correct = (version: number, phone: string, e164: string) =>
      change(tom, `correct_lead($1, ${version}, 'phone', $2, $3)`, [lead, phone, e164]);
    const first = await correct(1, "07911 999888", "+447911999888");
    expect(first.lead.phone_e164).toBe("+447911999888");
    const second = await correct(first.lead.version, "07911 999777", "+447911999777");
    expect(second.lead.phone_e164).toBe("+447911999777");
    const [undone] = await undo(tom, second);
    expect(undone?.lead).toMatchObject({
      corrections: { phone: "07911 999888" },
      phone_e164: "+447911999888",
    });
    expect((await denialOf(correct(4, "07911 999666", "07911 999666"))).code).toBe("22023");
  });

  it("does not revert what was changed again", async () => {
    const quoted = await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    const booked = await change(ayse, "set_lead_status($1, 2, 'booked')", [lead]);
    const [answer] = await undo(tom, quoted);
    expect(answer).toMatchObject({
      outcome: "conflict",
      lead: { status: "booked", version: 3 },
      event: { id: booked.event.id, actor_name: "ayse" },
    });
  });

  it("does not revert a contact that a colleague has made since", async () => {
    const contacted = await change(tom, "set_lead_status($1, 1, 'contacted')", [lead]);
    const theirs = await change(ayse, "record_lead_contact($1, 2, 'phone')", [lead]);
    const [answer] = await undo(tom, contacted);
    expect(answer).toMatchObject({
      outcome: "conflict",
      lead: { first_contact_at: theirs.lead.first_contact_at },
    });
  });

  it("is only possible for the user's own changes, and for events that change something", async () => {
    const quoted = await change(tom, "set_lead_status($1, 1, 'quoted')", [lead]);
    expect(await undo(ayse, quoted)).toEqual([{ outcome: "missing", id: quoted.event.id }]);
    const note = await change(tom, "add_lead_note($1, 'Called')", [lead]);
    expect((await denialOf(undo(tom, note))).code).toBe("22023");
    expect((await denialOf(undo(tom))).code).toBe("22023");
  });

  it("frees a lead of somebody who has left the team, and is refused if it is free already", async () => {
    const other = await newLead({ email: "other@example.com" });
    const leaving = await addAccount(database, `${lead}@example.com`, ["coordinator"]);
    for (const id of [lead, other]) {
      await change(ayse, "set_lead_owner($1, 1, $2)", [id, leaving.id]);
    }
    await call(ayse, "revoke_role($1, 'coordinator')", [`${lead}@example.com`]);
    const given = await change(tom, "set_lead_owner($1, 2, $2)", [lead, tom.id]);
    const freed = await change(tom, "set_lead_owner($1, 2)", [other]);
    const undone = await undo(tom, given, freed);
    expect(undone).toHaveLength(2);
    expect(undone).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          outcome: "changed",
          lead: expect.objectContaining({ id: lead, owner_id: null }),
        }),
        expect.objectContaining({
          outcome: "conflict",
          lead: expect.objectContaining({ id: other, owner_id: null }),
        }),
      ]),
    );
  });

  it("does not reopen a lead whose patient withdrew their consent", async () => {
    const closed = await change(tom, "set_lead_status($1, 1, 'closed', 'changed_mind')", [lead]);
    await database.asOwner((sql) =>
      sql.query("update public.leads set withdrawn_at = now() where id = $1", [lead]),
    );
    const [answer] = await undo(tom, closed);
    expect(answer).toMatchObject({ outcome: "conflict", lead: { status: "closed" } });
  });
});
