import { beforeEach, describe, expect, it } from "vitest";
import { addClinic, denialOf, readValue } from "../support.ts";
import { ayse, call, change, database, events, lead, newLead, tom } from "./lead-work-support.ts";

const DAYS = "current_date - 10, current_date - 9, current_date - 7";

/** The emails that ask this patient how they are, and whether each must still be sent. */
const checkIns = () =>
  readValue(
    database,
    `(select coalesce(jsonb_agg((private.outbox_data(mail) ->> 'is_stale')::boolean is not true), '[]')
      from private.outbox as mail where mail.kind = 'patient_check_in' and mail.lead_id = '${lead}')`,
  );

const queueMails = () => database.asOwner((sql) => sql.query("select private.queue_due_mails()"));

const book = (version: number, clinic: string | null, checkIn: boolean) =>
  change(tom, `set_lead_booking($1, $2, $3, ${DAYS}, $4)`, [lead, version, clinic, checkIn]);

const bookLead = async () => {
  await change(tom, "set_lead_status($1, 1, 'booked')", [lead]);
};

describe("a booking", () => {
  beforeEach(bookLead);

  it("has a clinic of the register and days in their order, only while the lead is booked", async () => {
    const clinic = await addClinic(database, "Booked Clinic");
    const booked = await book(2, clinic, true);
    expect(booked).toMatchObject({ outcome: "changed", lead: { version: 3 } });
    expect((await events(lead)).at(-1)).toMatchObject({
      kind: "booking",
      body: { clinic: "Booked Clinic", check_in: true },
    });
    expect((await book(2, null, true)).outcome).toBe("conflict");
    for (const refused of [
      "set_lead_booking($1, 3, null, current_date, current_date - 1)",
      "set_lead_booking($1, 3, null, null, '9999-01-01')",
      "set_lead_booking($1, 3, check_in => true)",
      "set_lead_booking($1, 3, gen_random_uuid())",
    ]) {
      expect((await denialOf(call(tom, refused, [lead]))).code, refused).toBe("22023");
    }
    // The clinic's name, and no ID, is in the copy of the person's data.
    const copy = await call(ayse, "person_data(reference => $1)", [booked.lead.reference]);
    expect(copy).toMatchObject({ leads: [{ lead: { booked_clinic: "Booked Clinic" } }] });
    expect(JSON.stringify(copy)).not.toContain(clinic);
    await change(tom, "set_lead_status($1, 3, 'quoted')", [lead]);
    expect((await denialOf(book(4, null, false))).code).toBe("22023");
    const done = call(tom, "set_lead_status($1, 4, 'closed', 'treatment_done')", [lead]);
    expect((await denialOf(done)).code).toBe("22023");
  });

  it("has not stalled while the patient travels, and needs the team once they are home", async () => {
    await change(tom, "set_lead_booking($1, 2, home_on => current_date + 20)", [lead]);
    const { rows } = await database.asOwner((sql) =>
      sql.query(
        `select stalled_at > now() + interval '19 days' as waits, act_by::date - current_date as days
         from public.leads where id = $1`,
        [lead],
      ),
    );
    expect(rows).toEqual([{ waits: true, days: 20 }]);
  });
});

describe("the email a week after the return", () => {
  beforeEach(bookLead);

  it("is sent once, after the treatment is done, and only to a patient who agreed to it", async () => {
    await book(2, null, false);
    await change(tom, "set_lead_status($1, 3, 'closed', 'treatment_done')", [lead]);
    await queueMails();
    expect(await checkIns()).toEqual([]);
    await change(tom, "set_lead_status($1, 4, 'booked')", [lead]);
    await book(5, null, true);
    await queueMails();
    expect(await checkIns()).toEqual([]);
    await change(tom, "set_lead_status($1, 6, 'closed', 'treatment_done')", [lead]);
    await queueMails();
    await queueMails();
    expect(await checkIns()).toEqual([true]);
    // They said meanwhile that they want to hear nothing more.
    await call(tom, "withdraw_lead($1, 'email')", [lead]);
    expect(await checkIns()).toEqual([false]);
  });

  it.each([
    // The link in it was made for the former address.
    [
      "a correction of the address",
      () => call(tom, "correct_lead($1, 4, 'email', 'moved@example.com')", [lead]),
    ],
    [
      "a withdrawal in another request",
      async () => call(tom, "withdraw_lead($1, 'email')", [await newLead()]),
    ],
  ])("is not sent after %s", async (_what, end) => {
    await book(2, null, true);
    await change(tom, "set_lead_status($1, 3, 'closed', 'treatment_done')", [lead]);
    await queueMails();
    expect(await checkIns()).toEqual([true]);
    await end();
    expect(await checkIns()).toEqual([false]);
  });

  it("waits until they have been home for a week", async () => {
    const days = "home_on => current_date - 6, check_in => true";
    await change(tom, `set_lead_booking($1, 2, ${days})`, [lead]);
    await change(tom, "set_lead_status($1, 3, 'closed', 'treatment_done')", [lead]);
    await queueMails();
    expect(await checkIns()).toEqual([]);
  });
});
