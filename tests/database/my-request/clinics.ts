import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { call, database, events, newRequest, open, registered, tom } from "./support.ts";

describe("what was sent to a clinic", () => {
  it("is recorded by the team and shown to the patient", async () => {
    const { id, proof } = await newRequest();
    const known = await registered("Example Clinic");
    const record = () =>
      call("record_lead_clinic($1, $2, ' Treatment, month ', current_date)", [id, known], tom);
    expect(await record()).toMatchObject({ outcome: "changed", event: { kind: "clinic" } });
    expect(await record()).toMatchObject({ outcome: "unchanged" });
    const { request } = await open(proof);
    expect(request?.clinics).toEqual([
      {
        clinic: "Example Clinic",
        shared: "Treatment, month",
        on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  it("can be retracted if it was recorded by mistake, and recorded again", async () => {
    const { id, proof } = await newRequest();
    const known = await registered("Example Clinic");
    const record = () =>
      call("record_lead_clinic($1, $2, 'Notes', current_date)", [id, known], tom);
    await record();
    const [, mistake] = await events(id);
    const retract = (event: unknown) =>
      call("retract_lead_event($1, $2)", [id, event], tom) as Promise<{ outcome: string }>;
    expect((await retract(mistake?.id)).outcome).toBe("changed");
    expect((await retract(mistake?.id)).outcome).toBe("unchanged");
    expect((await open(proof)).request?.clinics).toEqual([]);
    expect((await events(id)).at(-1)).toMatchObject({
      kind: "clinic_retracted",
      body: { event_id: mistake?.id, clinic: "Example Clinic" },
    });
    expect(await record()).toMatchObject({ outcome: "changed" });
    expect((await open(proof)).request?.clinics).toHaveLength(1);
    // Other events, and another lead's record, cannot be retracted.
    const [received] = await events(id);
    expect((await denialOf(retract(received?.id))).code).toBe("22023");
    const { id: other } = await newRequest();
    const elsewhere = call("retract_lead_event($1, $2)", [other, mistake?.id], tom);
    expect((await denialOf(elsewhere)).code).toBe("22023");
  });

  it.each([
    ["nothing that was sent", "' ', current_date"],
    ["a date in the future", "'Notes', current_date + 7"],
    ["a date before the request", "'Notes', current_date - 7"],
  ])("is not recorded with %s", async (_what, details) => {
    const { id } = await newRequest();
    const record = call(
      `record_lead_clinic($1, $2, ${details})`,
      [id, await registered("Clinic")],
      tom,
    );
    expect((await denialOf(record)).code).toBe("22023");
  });

  it.each([
    ["is inactive", "is_active = false", "The register has no such clinic, or it is inactive."],
    [
      "was never looked up",
      "certificate_checked_on = null",
      "The clinic's certificate was never looked up.",
    ],
    ["is not insured", "insured_until = null", "The clinic is not insured on that day."],
    [
      "is no longer insured",
      "insured_until = current_date - 1",
      "The clinic is not insured on that day.",
    ],
  ])(
    "is not recorded for a clinic that %s, unless a setting allows it",
    async (what, state, message) => {
      const { id } = await newRequest();
      const clinic = await registered(`Clinic that ${what}`);
      const set = (text: string) => database.asOwner((sql) => sql.query(text));
      await set(`update public.clinics set ${state} where id = '${clinic}'`);
      const record = () =>
        call("record_lead_clinic($1, $2, 'Notes', current_date)", [id, clinic], tom);
      expect(await denialOf(record())).toEqual({ code: "22023", message });
      const allowed = (value: boolean) =>
        set(`update private.settings set value = '${!value}' where name = 'require_clinic_checks'`);
      await allowed(true);
      try {
        if (what === "is inactive") expect((await denialOf(record())).message).toBe(message);
        else expect(await record()).toMatchObject({ outcome: "changed" });
      } finally {
        await allowed(false);
      }
    },
  );
});
