import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exampleHash, exampleLead } from "../support.ts";
import { call, claim, database, outbox, owner, service, submit } from "./outbox-support.ts";

describe("queued email", () => {
  it("is written once, in the transaction that stores the lead", async () => {
    const request_id = randomUUID();
    const id = await submit({ request_id });
    expect(await submit({ request_id })).toBe(id);
    expect(await owner("select kind, lead_id from private.outbox order by created_at, id")).toEqual(
      expect.arrayContaining([
        { kind: "team_new_lead", lead_id: id },
        { kind: "patient_confirmation", lead_id: id },
        { kind: "webhook_new_lead", lead_id: id },
      ]),
    );
    expect(await outbox()).toHaveLength(3);
  });

  it("is not written if the lead is not stored", async () => {
    const failing = database.asRole(service, async (sql) => {
      await sql.query("select public.submit_lead($1::jsonb, $2, $3, 20, 20)", [
        JSON.stringify(exampleLead()),
        exampleHash("a"),
        exampleHash("e"),
      ]);
      throw new Error("The connection was lost.");
    });
    await expect(failing).rejects.toThrow("The connection was lost.");
    expect(await outbox()).toEqual([]);
  });

  it("contains nothing that a person typed, and is deleted with the lead", async () => {
    const id = await submit();
    expect(JSON.stringify(await outbox())).not.toMatch(/Grace|grace@|7700|Dental/);
    await owner(`delete from public.leads where id = '${id}'`);
    expect(await outbox()).toEqual([]);
  });

  it("provides the data from which the email is rendered, without the treatment", async () => {
    const id = await submit();
    for (const { data } of await claim()) {
      expect(data.lead).toMatchObject({ id, name: "Grace Example", email: "grace@example.com" });
      expect(JSON.stringify(data)).not.toMatch(/Dental|7700|First line/);
    }
  });
});

describe("notices about leads that nobody has contacted", () => {
  const ageBy = (hours: number) =>
    owner(`update public.leads set due_at = due_at - interval '${hours} hours'`);
  const kinds = async () => (await claim(100)).map(({ kind }) => kind);

  it("are queued after 20 hours and when the lead is overdue, once each", async () => {
    await submit();
    await claim(100);
    await ageBy(19);
    expect(await kinds()).toEqual([]);
    await ageBy(1);
    expect(await kinds()).toEqual(["team_due_soon"]);
    expect(await kinds()).toEqual([]);
    await ageBy(4);
    expect(await kinds()).toEqual(["team_overdue"]);
    await ageBy(1);
    expect(await kinds()).toEqual([]);
  });

  it("are not queued once someone has contacted the patient", async () => {
    await submit();
    await claim(100);
    await owner("update public.leads set status = 'contacted', first_contact_at = now()");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });

  const contact = () =>
    owner("update public.leads set status = 'contacted', first_contact_at = now()");
  const withdrawElsewhere = async () => {
    const other = await submit();
    await owner(`update public.leads set withdrawn_at = clock_timestamp(), status = 'closed',
      close_reason = 'changed_mind' where id = '${other}'`);
  };
  it.each([
    ["someone contacts the patient", "team_due_soon", 20, contact],
    ["someone contacts the patient", "team_overdue", 24, contact],
    ["the patient withdraws in another request", "team_due_soon", 20, withdrawElsewhere],
    ["the patient withdraws in another request", "team_overdue", 24, withdrawElsewhere],
  ])("are not sent if %s while they wait: %s", async (_what, kind, hours, end) => {
    await submit();
    await claim(100);
    await ageBy(hours);
    const stale = async () => {
      await owner(
        "update private.outbox set lease_until = now() - interval '1 second' where lease_until is not null",
      );
      const notice = (await claim(100)).find((mail) => mail.kind === kind);
      return notice?.data.is_stale;
    };
    expect(await stale()).toBe(false);
    await end();
    expect(await stale()).toBe(true);
  });

  it("are not queued if no notice was queued about the lead's arrival", async () => {
    await submit();
    await owner("delete from private.outbox");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });
});

it("queues one digest a day, with the figures at that time", async () => {
  await submit();
  await owner("delete from private.outbox");
  await call(service, "queue_digests('2026-05-04')");
  await submit();
  await owner("delete from private.outbox where lead_id is not null");
  await call(service, "queue_digests('2026-05-04')");
  const mails = await claim();
  const figures = { day: "2026-05-04", waiting: 1, overdue: 0, steps: 0, stalled: 0 };
  expect(mails.map(({ kind, data }) => ({ kind, data }))).toEqual([
    { kind: "team_digest", data: { figures: { ...figures, counted_at: expect.any(String) } } },
  ]);
});

it("sends no digest of a day with nothing to report, even if something arrives later", async () => {
  await call(service, "queue_digests('2026-05-05')");
  await submit();
  await owner("delete from private.outbox where lead_id is not null");
  await call(service, "queue_digests('2026-05-05')");
  expect(await claim()).toEqual([]);
  expect(await outbox()).toMatchObject([{ last_error: "empty", sent_at: null }]);
});
