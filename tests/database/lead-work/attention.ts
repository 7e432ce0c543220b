import { describe, expect, it } from "vitest";
import { STALLED_DAYS } from "@/admin/features/lead/lead-clock.ts";
import { defaultEnvironment } from "@/lib/environment.ts";
import { readValue } from "../support.ts";
import { call, change, database, events, lead, tom } from "./lead-work-support.ts";

/** A condition on the lead, by the database. */
const holds = (condition: string) =>
  readValue(database, `(select ${condition} from public.leads as lead where lead.id = '${lead}')`);

/** Moves everything that happened to the lead into the past. */
async function letDaysPass(days: number) {
  await database.asOwner((sql) =>
    sql.query(
      "update public.leads set touched_at = touched_at - $2 * interval '1 day' where id = $1",
      [lead, days],
    ),
  );
}

const patientCorrects = () =>
  database.asOwner((sql) =>
    sql.query(
      `select private.record_event($1, 'correction', '{"field": "notes", "by": "patient"}')`,
      [lead],
    ),
  );

const isStalled = () => holds("coalesce(lead.stalled_at <= now(), false)");

describe("an attempt without an answer", () => {
  it("is recorded, and nothing else changes", async () => {
    const attempt = await change(tom, "record_lead_contact($1, 1, 'phone', reached => false)", [
      lead,
    ]);
    expect(attempt).toMatchObject({
      lead: { version: 1, status: "new", owner_id: null, first_contact_at: null },
      event: { kind: "attempt", body: { by: "phone" } },
    });
    expect((await events(lead)).map(({ kind }) => kind)).toEqual(["received", "attempt"]);
  });
});

describe("a lead that has stalled", () => {
  it("is open without a next step, or nothing has happened for a while", async () => {
    expect(await readValue(database, "extract(days from private.stalled_after())::integer")).toBe(
      STALLED_DAYS,
    );
    // A new lead has its promise instead.
    expect(await isStalled()).toBe(false);
    await change(tom, "record_lead_contact($1, 1, 'email')", [lead]);
    expect(await isStalled()).toBe(true);
    await change(tom, "set_lead_next_step($1, 2, null, 'Decides in spring')", [lead]);
    expect(await isStalled()).toBe(false);
    await letDaysPass(STALLED_DAYS - 1);
    expect(await isStalled()).toBe(false);
    await letDaysPass(1);
    expect(await isStalled()).toBe(true);
    // Something happens: a note, and then a step on a later day.
    await call(tom, "add_lead_note($1, 'Called')", [lead]);
    expect(await isStalled()).toBe(false);
    await change(tom, "set_lead_next_step($1, 3, current_date + 9)", [lead]);
    await letDaysPass(STALLED_DAYS + 1);
    expect(await isStalled()).toBe(false);
    await change(tom, "set_lead_status($1, 4, 'closed', 'no_answer')", [lead]);
    await letDaysPass(STALLED_DAYS);
    expect(await isStalled()).toBe(false);
  });
});

it("the team's days end in the time zone that the workspace shows", async () => {
  expect(await readValue(database, "private.team_time_zone()")).toBe(
    defaultEnvironment.VITE_TEAM_TIME_ZONE,
  );
});

describe("what needs the team first", () => {
  it("is the promised answer, then the step, then what the patient did", async () => {
    expect(await holds("lead.act_by = lead.due_at")).toBe(true);
    await change(tom, "record_lead_contact($1, 1, 'email')", [lead]);
    expect(await holds("lead.act_by = lead.touched_at + interval '14 days'")).toBe(true);
    await change(tom, "set_lead_next_step($1, 2, current_date + 9)", [lead]);
    expect(await holds("lead.act_by::date - current_date")).toBe(9);
    await patientCorrects();
    // After what is due today, and before what is due tomorrow.
    expect(
      await holds(
        "lead.act_by = private.end_of_day((now() at time zone private.team_time_zone())::date)",
      ),
    ).toBe(true);
    expect(await holds("lead.version")).toBe(3);
  });

  it("is no longer what the patient did once the team has dealt with it", async () => {
    await change(tom, "record_lead_contact($1, 1, 'email')", [lead]);
    const acted = () => holds("lead.patient_acted_at is not null");
    for (const deal of [
      "set_lead_next_step($1, 2, current_date + 9)",
      "record_lead_contact($1, 3, 'email')",
      "set_lead_status($1, 4, 'quoted')",
    ]) {
      await patientCorrects();
      await call(tom, "add_lead_note($1, 'Seen')", [lead]);
      expect(await acted()).toBe(true);
      await change(tom, deal, [lead]);
      expect(await acted()).toBe(false);
    }
  });
});
