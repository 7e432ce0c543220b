import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { DatabaseCaller } from "../../../supabase/local/database/local-database.ts";
import { addAccount, denialOf, readValue } from "../support.ts";
import {
  ask,
  call,
  correct,
  database,
  events,
  newRequest,
  open,
  prefer,
  sendToClinic,
  tom,
} from "./requests.ts";

type Task = { id: number; kind: string; clinics: unknown };

let admin: (DatabaseCaller & { id: string }) | undefined;

async function asAdmin() {
  admin ??= await addAccount(database, "tasks-admin@example.com", ["admin"]);
  return admin;
}

/** The open tasks about a request, as an administrator sees them. */
async function tasks(reference: string): Promise<Task[]> {
  const { rows } = await database.asRole(await asAdmin(), (sql) =>
    sql.query<Task>(
      `select id::integer, kind, clinics from public.list_privacy_tasks()
       where reference = $1 order by kind`,
      [reference],
    ),
  );
  return rows;
}

const kinds = async (reference: string) => (await tasks(reference)).map(({ kind }) => kind);

/** Records that two clinics have received the data, one of them by mistake. */
async function sendToClinics(id: string) {
  for (const clinic of ["Example Clinic", "Wrong Clinic"]) {
    await sendToClinic(id, clinic, "Grace: notes");
  }
  const last = (await events(id)).at(-1)?.id;
  await call("retract_lead_event($1, $2)", [id, last], tom);
}

const clinics = [{ clinic: "Example Clinic", on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }];

describe("tasks for the team", () => {
  it("stay after a patient erases, with an email to the team, until an administrator ticks them off", async () => {
    const { id, reference, proof } = await newRequest();
    await sendToClinics(id);
    await correct(proof, { notes: "More" });
    expect(await kinds(reference)).toEqual(["correction"]);
    await ask("erase_my_request($1::jsonb, $2)", JSON.stringify(proof), reference);
    const [task] = await tasks(reference);
    expect(await tasks(reference)).toEqual([{ id: task?.id, kind: "erasure", clinics }]);
    expect(
      await readValue(
        database,
        `(select figures from private.outbox where dedupe_key = 'team_erasure/${reference}')`,
      ),
    ).toEqual({ reference });

    const finish = async (who: DatabaseCaller) => call("finish_privacy_task($1)", [task?.id], who);
    expect((await denialOf(finish(tom))).code).toBe("42501");
    expect(await finish(await asAdmin())).toBe(true);
    expect(await finish(await asAdmin())).toBe(false);
    expect(await tasks(reference)).toEqual([]);
    expect(
      await readValue(
        database,
        `(select jsonb_agg(jsonb_build_array(actor, fields)) from private.audit
          where lead_id = '${id}' and action = 'task_done')`,
      ),
    ).toEqual([[(await asAdmin()).id, ["erasure"]]]);
  });

  it("stay after the team erases, even if no clinic has the data", async () => {
    const { reference } = await newRequest();
    await call("erase_leads(reference => $1)", [reference]);
    expect(await tasks(reference)).toMatchObject([{ kind: "erasure", clinics: [] }]);
  });

  it("are not added for a correction, a restriction or a withdrawal if no clinic has the data", async () => {
    const { reference, proof } = await newRequest();
    await correct(proof, { notes: "More" });
    await call("restrict_leads(true, reference => $1)", [reference]);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(await kinds(reference)).toEqual([]);
  });

  it("name the clinics after a correction, a restriction and a withdrawal, once for each", async () => {
    const { id, reference, proof } = await newRequest();
    await sendToClinics(id);
    await correct(proof, { notes: "More" });
    await correct(proof, { notes: "Still more" });
    await call("restrict_leads(true, reference => $1)", [reference]);
    expect(await kinds(reference)).toEqual(["correction", "restriction"]);
    await call("restrict_leads(false, reference => $1)", [reference]);
    expect(await kinds(reference)).toEqual(["correction"]);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(await tasks(reference)).toMatchObject([
      { kind: "correction", clinics },
      { kind: "withdrawal", clinics },
    ]);
  });
});

it("a yes that was taken back names its own clinic, with those that still have to be told", async () => {
  const { id, reference } = await newRequest();
  const takeBack = async (clinic: string) => {
    const proposal = await sendToClinic(id, clinic);
    await call("record_proposal_answer($1, 'taken_back', 'phone')", [proposal], tom);
  };
  const named = async () =>
    (await tasks(reference)).map(({ kind, clinics }) => [
      kind,
      z
        .array(z.object({ clinic: z.string() }))
        .parse(clinics)
        .map(({ clinic }) => clinic),
    ]);
  await takeBack("First Clinic");
  const [told] = await tasks(reference);
  await call("finish_privacy_task($1)", [told?.id], await asAdmin());
  await takeBack("Second Clinic");
  expect(await named()).toEqual([["taken_back", ["Second Clinic"]]]);
  await takeBack("Third Clinic");
  expect(await named()).toEqual([["taken_back", ["Second Clinic", "Third Clinic"]]]);
});

it("a withdrawal also names the clinics of the person’s other requests, but not again of one that was withdrawn", async () => {
  const person = { email: "same@example.com", phone: "+49 170 1234567" };
  const withdrawn = await newRequest(person);
  await sendToClinics(withdrawn.id);
  await call("withdraw_lead($1, 'email')", [withdrawn.id], tom);
  const [task] = await tasks(withdrawn.reference);
  await call("finish_privacy_task($1)", [task?.id], await asAdmin());

  const asked = await newRequest({ ...person, email: "same+1@example.com" });
  const unasked = await newRequest({ phone: person.phone });
  const stranger = await newRequest();
  for (const { id } of [asked, stranger]) await sendToClinics(id);
  const { proof } = await newRequest(person);
  await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
  expect(await tasks(asked.reference)).toMatchObject([{ kind: "withdrawal", clinics }]);
  for (const { reference } of [withdrawn, unasked, stranger]) {
    expect(await tasks(reference)).toEqual([]);
  }
});

describe("a withdrawal that reached the team", () => {
  it("is recorded once, closes the request, tells both sides, and says how it came", async () => {
    const { id, proof } = await newRequest();
    await prefer(proof, { status_mail: true });
    const withdraw = () => call("withdraw_lead($1, 'whatsapp')", [id], tom);
    expect(await withdraw()).toMatchObject({ outcome: "changed", lead: { status: "closed" } });
    expect(await withdraw()).toMatchObject({ outcome: "unchanged" });
    expect((await open(proof)).request).toMatchObject({ withdrawn_at: expect.any(String) });
    expect((await events(id)).slice(-2)).toMatchObject([
      { kind: "status", actor: tom.id, body: { to: "closed", reason: "changed_mind" } },
      { kind: "withdrawal", actor: tom.id, body: { how: "whatsapp" } },
    ]);
    const mails = () =>
      readValue(
        database,
        `(select jsonb_agg(mail.kind order by mail.kind) from private.outbox as mail
          where mail.lead_id = '${id}' and mail.event_id is not null
            and (private.outbox_data(mail) ->> 'is_stale')::boolean is not true)`,
      );
    expect(await mails()).toEqual(["patient_withdrawal", "team_change", "team_withdrawal"]);
    // No email goes to a patient whose private link has been revoked.
    await call("revoke_lead_link($1)", [id], tom);
    expect(await mails()).toEqual(["team_change", "team_withdrawal"]);
    expect((await denialOf(call("withdraw_lead($1, null)", [id], tom))).code).toBe("22023");
  });

  it("can be recorded by the operator for all requests of a person", async () => {
    const { proof } = await newRequest();
    expect(await call("withdraw_leads('email', email => $1)", [proof.email])).toBe(1);
    expect(await call("withdraw_leads('email', email => $1)", [proof.email])).toBe(0);
  });
});
