import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exampleHash, exampleLead } from "../support.ts";
import { call, claim, database, outbox, owner, service, submit } from "./support.ts";

describe("what is queued", () => {
  it("is written in the lead's own transaction, once", async () => {
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

  it("is not there where the lead is not", async () => {
    const failing = database.asRole(service, async (sql) => {
      await sql.query("select public.submit_lead($1::jsonb, $2, $3, 20, 20)", [
        JSON.stringify(exampleLead()),
        exampleHash("a"),
        exampleHash("e"),
      ]);
      throw new Error("The connection is gone.");
    });
    await expect(failing).rejects.toThrow("The connection is gone.");
    expect(await outbox()).toEqual([]);
  });

  it("holds nothing that a person typed, and goes with the lead", async () => {
    const id = await submit();
    expect(JSON.stringify(await outbox())).not.toMatch(/Grace|grace@|7700|Dental/);
    await owner(`delete from public.leads where id = '${id}'`);
    expect(await outbox()).toEqual([]);
  });

  it("gives the email what it is rendered from, and no treatment", async () => {
    const id = await submit();
    for (const { data } of await claim()) {
      expect(data.lead).toMatchObject({ id, name: "Grace Example", email: "grace@example.com" });
      expect(JSON.stringify(data)).not.toMatch(/Dental|7700|First line/);
    }
  });
});

describe("leads that nobody contacts", () => {
  const ageBy = (hours: number) =>
    owner(`update public.leads set due_at = due_at - interval '${hours} hours'`);
  const kinds = async () => (await claim(100)).map(({ kind }) => kind);

  it("are told of at 20 hours and when they are overdue, once each", async () => {
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

  it("are not told of once someone has contacted them", async () => {
    await submit();
    await claim(100);
    await owner("update public.leads set status = 'contacted', first_contact_at = now()");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });

  it("are not told of where their arrival was not", async () => {
    await submit();
    await owner("delete from private.outbox");
    await ageBy(30);
    expect(await kinds()).toEqual([]);
  });
});

it("queues one digest a day, with the figures of its moment", async () => {
  await submit();
  await owner("delete from private.outbox");
  await call(service, "queue_team_digest('2026-05-04')");
  await submit();
  await owner("delete from private.outbox where lead_id is not null");
  await call(service, "queue_team_digest('2026-05-04')");
  const mails = await claim();
  expect(mails.map(({ kind, data }) => ({ kind, data }))).toEqual([
    {
      kind: "team_digest",
      data: { figures: { day: "2026-05-04", waiting: 1, overdue: 0, steps: 0 } },
    },
  ]);
});
