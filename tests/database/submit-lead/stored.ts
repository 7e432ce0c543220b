import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { writtenPhones } from "../../functions/functions-support.ts";
import { exampleHash, exampleLead } from "../support.ts";
import { CREATED, database, type Outcome, submit } from "./submit-lead-support.ts";

describe("submit_lead stores", () => {
  it("what the person sent, with the consent's time and wording", async () => {
    const lead = exampleLead({ phone_e164: "+447700900123", contact_by: "whatsapp" });
    const before = Date.now();
    const { id, reference } = await submit(lead);
    const { rows } = await database.asOwner((sql) =>
      sql.query<Record<string, unknown>>("select * from public.leads where id = $1", [id]),
    );
    const { consent, ...stored } = lead;
    expect(consent).toBe(true);
    expect(rows).toEqual([
      {
        ...stored,
        id,
        reference,
        phone_e164: "+447700900123",
        contact_by: "whatsapp",
        status: "new",
        created_at: expect.any(Date),
        consent_at: expect.any(Date),
        due_at: new Date(Number(rows[0]?.created_at) + 24 * 60 * 60 * 1000),
        email_key: "grace@example.com",
        phone_key: "700900123",
        shown_treatment: lead.treatment,
        shown_city: lead.location_city,
        reached_status: "new",
        is_repeat: false,
        contact_when: null,
        no_calls: false,
        restricted_at: null,
        status_mail: false,
        withdrawn_at: null,
        touched_at: rows[0]?.created_at,
        patient_acted_at: null,
        act_by: rows[0]?.due_at,
        stalled_at: null,
        decision: null,
        booked_clinic_id: null,
        arrives_on: null,
        treatment_on: null,
        home_on: null,
        check_in: false,
        source: "form",
        consent_by: null,
        version: 1,
        corrections: {},
        owner_id: null,
        first_contact_at: null,
        next_step_on: null,
        next_step: null,
        close_reason: null,
      },
    ]);
    expect(rows[0]?.consent_at).toEqual(rows[0]?.created_at);
    expect(Math.abs(Number(rows[0]?.created_at) - before)).toBeLessThan(60_000);
  });

  it("a lead without the optional fields", async () => {
    const { travel_month, notes, source_page, request_id, ...required } = exampleLead();
    const { id } = await submit({ ...required, travel_month: null });
    const { rows } = await database.asOwner((sql) =>
      sql.query(
        "select travel_month, notes, source_page, request_id from public.leads where id = $1",
        [id],
      ),
    );
    expect(rows).toEqual([
      {
        travel_month: null,
        notes: null,
        source_page: null,
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it.each(writtenPhones)("the phone number %s, which the form accepts", async (phone) => {
    expect(await submit(exampleLead({ phone }))).toEqual(CREATED);
  });

  it("whether an earlier lead has the same mailbox or the same number", async () => {
    async function isRepeat(email: string, phone: string) {
      const { id } = await submit(exampleLead({ email, phone }));
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ is_repeat: boolean }>("select is_repeat from public.leads where id = $1", [id]),
      );
      return rows[0]?.is_repeat;
    }
    expect(await isRepeat("nora@example.org", "+90 532 111 22 33")).toBe(false);
    expect(await isRepeat("Nora+again@Example.org", "+90 532 111 22 44")).toBe(true);
    expect(await isRepeat("someone.else@example.org", "0532 111 22 33")).toBe(true);
    expect(await isRepeat("nobody.else@example.org", "+90 532 111 22 55")).toBe(false);
  });
});

describe("submit_lead still accepts", () => {
  it("a call from a function deployed before the limits for networks and in total", async () => {
    const { rows } = await database.asRole({ role: "service_role" }, (sql) =>
      sql.query<{ outcome: Outcome }>(
        `select public.submit_lead(lead => $1::jsonb, address_hash => $2, email_hash => $3,
           limit_per_address => 20, limit_per_email => 3) as outcome`,
        [JSON.stringify(exampleLead()), exampleHash(randomUUID()), exampleHash(randomUUID())],
      ),
    );
    expect(rows[0]?.outcome).toEqual(CREATED);
  });
});
