import { describe, expect, it } from "vitest";
import { z } from "zod";
import { denialOf, exampleLead, readValue } from "../support.ts";
import { ayse, call, change, database, events, lead, tom } from "./lead-work-support.ts";

const versionNow = async () =>
  z
    .number()
    .parse(await readValue(database, `(select version from public.leads where id = '${lead}')`));

describe("a note", () => {
  it("never conflicts, and is stored once for each ID", async () => {
    await change(ayse, "set_lead_status($1, 1, 'contacted')", [lead]);
    const add = (id: string) => change(tom, "add_lead_note($1, 'Call after six', $2)", [lead, id]);
    const id = crypto.randomUUID();
    const noted = await add(id);
    expect(noted).toMatchObject({ outcome: "changed", lead: { version: 2 } });
    expect(noted.event).toMatchObject({ kind: "note", body: { note: "Call after six" } });
    // The answer was lost: it still has the event, which can be undone.
    const again = await add(id);
    expect([again.outcome, again.event?.id]).toEqual(["unchanged", noted.event?.id]);
    expect(await events(lead)).toHaveLength(3);
    // A note that a colleague retracted meanwhile is seen by nobody, so it is stored again.
    await change(tom, "retract_lead_event($1, $2)", [lead, noted.event?.id]);
    expect((await add(id)).outcome).toBe("changed");
    // The second call without an answer in a minute, say.
    expect((await add(crypto.randomUUID())).outcome).toBe("changed");
    expect(await events(lead)).toHaveLength(6);
    for (const nothing of ["", "  ", "x".repeat(4001)]) {
      expect((await denialOf(call(tom, "add_lead_note($1, $2)", [lead, nothing]))).code).toBe(
        "22023",
      );
    }
  });
});

describe("a correction", () => {
  it("is stored in addition to what was sent, and in the event", async () => {
    const corrected = await change(tom, "correct_lead($1, 1, 'email', 'Grace+new@Example.com')", [
      lead,
    ]);
    expect(corrected.lead).toMatchObject({
      corrections: { email: "Grace+new@Example.com" },
      email_key: "grace@example.com",
    });
    // The link follows the correction that made it.
    expect((await events(lead)).slice(1)).toMatchObject([
      {
        kind: "correction",
        body: {
          field: "email",
          sent: "grace@example.com",
          from: "grace@example.com",
          to: "Grace+new@Example.com",
        },
      },
      { kind: "link", body: { reason: "email", generation: 2 } },
    ]);
    const phone = await change(tom, "correct_lead($1, 2, 'phone', '+44 7700 900999')", [lead]);
    expect(phone.lead).toMatchObject({
      phone: "+44 7700 900123",
      phone_e164: "+447700900999",
      corrections: { phone: "+44 7700 900999" },
    });
    const back = await change(tom, "correct_lead($1, 3, 'email', 'grace@example.com')", [lead]);
    expect(back.lead.corrections).toEqual({ phone: "+44 7700 900999" });
    // Correcting the number back to the one that was sent also restores its international form.
    const sent = await change(tom, "correct_lead($1, 4, 'phone', '+44 7700 900123')", [lead]);
    expect(sent.lead).toMatchObject({ phone_e164: "+447700900123", corrections: {} });
  });

  it("of an email address is ignored if only upper and lower case differ", async () => {
    const answer = await change(tom, "correct_lead($1, 1, 'email', 'GRACE@example.com')", [lead]);
    expect(answer).toMatchObject({ outcome: "unchanged", lead: { corrections: {} } });
    expect((await events(lead)).map(({ kind }) => kind)).toEqual(["received"]);
  });

  it("restores the international form of a number that was sent in national format", async () => {
    await database.asOwner((sql) =>
      sql.query(
        "update public.leads set phone = '07700 900123', phone_e164 = '+447700900123' where id = $1",
        [lead],
      ),
    );
    const version = await versionNow();
    const there = await change(tom, `correct_lead($1, ${version}, 'phone', '+49 (0)171 3920014')`, [
      lead,
    ]);
    expect(there.lead.phone_e164).toBe("+491713920014");
    const back = await change(tom, `correct_lead($1, ${version + 1}, 'phone', '07700 900123')`, [
      lead,
    ]);
    expect(back.lead).toMatchObject({ phone_e164: "+447700900123", corrections: {} });
  });

  it("of a field that was not sent can be removed", async () => {
    await database.asOwner((sql) =>
      sql.query("update public.leads set travel_month = null where id = $1", [lead]),
    );
    const version = await versionNow();
    const there = await change(tom, `correct_lead($1, ${version}, 'travel_month', 'May')`, [lead]);
    expect(there.lead.corrections).toEqual({ travel_month: "May" });
    const back = await change(tom, `correct_lead($1, ${version + 1}, 'travel_month', '')`, [lead]);
    expect(back.lead.corrections).toEqual({});
  });

  it("of an email address that was not sent can be undone or removed, and only who got it is told", async () => {
    const request = { ...exampleLead({ email: "" }), source: "phone", consent_by: "phone" };
    const stored = await call(tom, "add_lead($1, gen_random_uuid())", [
      JSON.stringify({ ...request, consent_at: new Date().toISOString() }),
    ]);
    const { id } = z.object({ id: z.string() }).parse(stored);
    const address = (version: number, value: string) =>
      change(tom, "correct_lead($1, $2, 'email', $3)", [id, version, value]);
    const mails = () =>
      readValue(
        database,
        `(select jsonb_agg(jsonb_build_array(mail.kind, private.outbox_data(mail) ->> 'to') order by mail.event_id)
          from private.outbox as mail where mail.lead_id = '${id}' and mail.kind like 'patient%'
            and (private.outbox_data(mail) ->> 'is_stale')::boolean is not true)`,
      );
    const mistake = await address(1, "wrong@example.com");
    expect(await mails()).toEqual([["patient_link", "wrong@example.com"]]);
    await call(tom, "undo_lead_changes(array[$1::bigint])", [mistake.event.id]);
    expect(await mails()).toEqual([["patient_moved", "wrong@example.com"]]);
    await address(3, "again@example.com");
    const removed = await address(4, "");
    expect(removed).toMatchObject({
      outcome: "changed",
      lead: { corrections: {}, email_key: null },
    });
    expect(await mails()).toEqual([
      ["patient_moved", "wrong@example.com"],
      ["patient_moved", "again@example.com"],
    ]);
    const nothing = [id, 5];
    expect((await denialOf(call(tom, "correct_lead($1, $2, 'email', null)", nothing))).code).toBe(
      "22023",
    );
    expect((await denialOf(call(tom, "correct_lead($1, $2, 'name', '')", nothing))).code).toBe(
      "22023",
    );
  });

  it.each([
    ["consent_text", "Anything"],
    ["email", "nobody"],
    ["name", ""],
    ["phone", "none"],
    ["name", "x".repeat(121)],
  ])("of %s to %s is refused", async (field, value) => {
    const denial = await denialOf(call(tom, "correct_lead($1, 1, $2, $3)", [lead, field, value]));
    expect(denial.code).toBe("22023");
  });
});

describe("events", () => {
  it("cannot be changed, even by the owner of the table", async () => {
    for (const statement of [
      "update public.lead_events set body = '{}'",
      "delete from public.lead_events",
    ]) {
      const denial = await denialOf(database.asOwner((sql) => sql.query(statement)));
      expect(denial).toEqual({ code: "42501", message: "Events are never changed." });
    }
  });

  it("are deleted with their lead", async () => {
    await change(tom, "add_lead_note($1, 'Forget me')", [lead]);
    await database.asRole({ role: "service_role" }, (sql) =>
      sql.query("delete from public.leads where id = $1", [lead]),
    );
    expect(await events(lead)).toEqual([]);
  });
});
