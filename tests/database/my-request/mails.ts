import { describe, expect, it } from "vitest";
import { exampleHash, readValue } from "../support.ts";
import { propose } from "./proposal-support.ts";
import { ask, call, correct, database, newRequest, prefer, tom, versionOf } from "./requests.ts";

type QueuedMail = { id: string; kind: string; delay: number; data: Record<string, unknown> };

/** The waiting emails about a lead, except those to the team about its arrival. */
async function queued(id: string): Promise<QueuedMail[]> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<QueuedMail>(
      `select mail.id, mail.kind, private.outbox_data(mail) as data,
         round(extract(epoch from mail.next_attempt_at - mail.created_at))::integer as delay
       from private.outbox as mail
       where mail.lead_id = $1 and mail.sent_at is null and mail.dismissed_at is null
         and mail.kind not in ('team_new_lead', 'webhook_new_lead')
       order by coalesce(mail.event_id, 0), mail.kind`,
      [id],
    ),
  );
  return rows;
}

/** The emails that would be sent, without the confirmation. */
const mails = async (id: string) =>
  (await queued(id)).filter(({ kind, data }) => !data.is_stale && kind !== "patient_confirmation");
const kinds = async (id: string) => (await mails(id)).map(({ kind }) => kind);

/** Records that all waiting emails were sent, or were stale. */
async function deliver(id: string) {
  for (const mail of await queued(id)) {
    const end = mail.data.is_stale ? "dismissed_at" : "sent_at";
    await database.asOwner((sql) =>
      sql.query(`update private.outbox set ${end} = now() where id = $1`, [mail.id]),
    );
  }
}

const lastEventOf = (id: string) =>
  readValue(database, `(select max(id) from public.lead_events where lead_id = '${id}')`);

/** A change by the team, of the lead's current version. */
async function change(name: string, id: string, ...values: string[]) {
  const list = values.map((_value, index) => `, $${index + 3}`).join("");
  await call(`${name}($1, $2${list})`, [id, await versionOf(id), ...values], tom);
}

describe("emails", () => {
  it("are sent to the patient and the team after corrections, once for changes made together", async () => {
    const { id, proof } = await newRequest();
    await correct(proof, { notes: "More", treatment: "Veneers" });
    expect(await kinds(id)).toEqual(["patient_change", "team_change"]);
    expect((await mails(id))[0]?.data).toMatchObject({ to: proof.email, generation: 1 });
  });

  it("never contain a link that has ended, if the address was corrected together with other fields", async () => {
    const { id, proof } = await newRequest();
    const email = `with-others-${proof.email}`;
    await correct(proof, { email, name: "Ada", notes: "More", phone: "+44 7700 900124" });
    expect((await mails(id)).map(({ kind, data }) => [kind, data.to, data.generation])).toEqual([
      ["patient_moved", proof.email, 1],
      ["team_change", email, 1],
      ["patient_link", email, 2],
    ]);
  });

  it("are sent to both addresses if the team corrects the address, in one or in all requests of a person", async () => {
    for (const by of ["coordinator", "operator"]) {
      const { id, proof } = await newRequest();
      const email = `by-${by}-${proof.email}`;
      if (by === "coordinator") await change("correct_lead", id, "email", email);
      else await call("correct_leads('email', $1, email => $2)", [email, proof.email]);
      expect((await mails(id)).map(({ kind, data }) => [kind, data.to, data.generation])).toEqual([
        ["patient_moved", proof.email, 1],
        ["patient_link", email, 2],
      ]);
      expect((await mails(id))[1]?.data).toMatchObject({ event: { reason: "email" } });
    }
  });

  it("that were waiting for the old address are not sent, because their link has ended", async () => {
    const { id, proof } = await newRequest();
    const confirmation = async () =>
      (await queued(id)).find(({ kind }) => kind === "patient_confirmation")?.data;
    await correct(proof, { notes: "More" });
    expect(await confirmation()).toMatchObject({ to: proof.email, generation: 1, is_stale: false });
    await correct(proof, { email: "elsewhere@example.com" });
    expect(await confirmation()).toMatchObject({ is_stale: true });
  });

  it("are sent to the patient about the team's corrections, but not if these were undone within two minutes", async () => {
    const { id, proof } = await newRequest();
    await change("correct_lead", id, "treatment", "Veneers");
    await change("correct_lead", id, "name", "Ada Example");
    expect(await mails(id)).toMatchObject([
      { kind: "patient_correction", delay: 120, data: { to: proof.email } },
    ]);
    await deliver(id);
    await change("correct_lead", id, "treatment", "Crowns");
    await change("correct_lead", id, "treatment", "Veneers");
    expect(await kinds(id)).toEqual([]);
    await deliver(id);
    await change("correct_lead", id, "treatment", "Crowns");
    expect(await kinds(id)).toEqual(["patient_correction"]);
  });

  it("are not sent about an address that was changed back", async () => {
    const { id, proof } = await newRequest();
    await change("correct_lead", id, "email", `slip-${proof.email}`);
    await change("correct_lead", id, "email", proof.email);
    expect((await mails(id)).map(({ kind, data }) => [kind, data.to, data.generation])).toEqual([
      ["patient_moved", `slip-${proof.email}`, 2],
      ["patient_link", proof.email, 3],
    ]);
  });

  it("are sent about a withdrawal, and only about the last of several new links", async () => {
    const { id, proof } = await newRequest();
    await call("renew_lead_link($1)", [id], tom);
    await call("renew_lead_link($1)", [id], tom);
    expect((await mails(id)).map(({ kind, data }) => [kind, data.generation])).toEqual([
      ["patient_link", 3],
    ]);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify({ ...proof, generation: 3 }));
    expect((await kinds(id)).slice(1)).toEqual(["patient_withdrawal", "team_withdrawal"]);
  });

  it.each(["this", "another"])(
    "that confirm a request are not sent after a withdrawal in %s request, because they promise an answer",
    async (which) => {
      const { id, proof } = await newRequest();
      const isStale = async () =>
        (await queued(id)).find(({ kind }) => kind === "patient_confirmation")?.data.is_stale;
      const other = which === "this" ? { proof } : await newRequest({ email: proof.email });
      expect(await isStale()).toBe(false);
      await ask("withdraw_my_request($1::jsonb)", JSON.stringify(other.proof));
      expect(await isStale()).toBe(true);
    },
  );

  it.each([
    ["this", ["patient_withdrawal", "team_withdrawal"]],
    ["another", []],
  ])(
    "are sent after a withdrawal in %s request only about what the patient does",
    async (which, told) => {
      const { id, proof } = await newRequest();
      await prefer(proof, { status_mail: true });
      await deliver(id);
      await correct(proof, { notes: "More" });
      await change("set_lead_status", id, "contacted");
      await change("correct_lead", id, "treatment", "Veneers");
      await propose(id, ["Example Clinic"]);
      const own = ["patient_change", "team_change"];
      const others = ["patient_status", "patient_correction", "patient_proposal"];
      expect(await kinds(id)).toEqual([...own, ...others]);
      const other = which === "this" ? { proof } : await newRequest({ email: proof.email });
      await ask("withdraw_my_request($1::jsonb)", JSON.stringify(other.proof));
      expect(await kinds(id)).toEqual([...own, ...told]);
    },
  );

  it("are sent about a restricted request only if the patient needs them to use their rights", async () => {
    const { id, reference, proof } = await newRequest();
    await correct(proof, { notes: "More" });
    await call("restrict_leads(true, reference => $1)", [reference]);
    expect(await kinds(id)).toEqual([]);
    await ask(
      "renew_my_links($1, $2, $3)",
      proof.email,
      exampleHash(`rights ${id}`),
      exampleHash("rights"),
    );
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify({ ...proof, generation: 2 }));
    expect(await kinds(id)).toEqual(["patient_link", "patient_withdrawal", "team_withdrawal"]);
  });

  it("contain the name as it was at the time of their event, so that each attempt is the same", async () => {
    const { id, proof } = await newRequest({ name: "Jhon Smith" });
    const nameIn = async (wanted: string) =>
      (await queued(id)).find(({ kind }) => kind === wanted)?.data.lead;
    await correct(proof, { name: "John Smith" });
    expect(await nameIn("patient_change")).toMatchObject({ name: "John Smith" });
    await change("correct_lead", id, "name", "Johann Smith");
    expect(await nameIn("patient_change")).toMatchObject({ name: "John Smith" });
    expect(await nameIn("patient_correction")).toMatchObject({ name: "Johann Smith" });
    expect(await nameIn("patient_confirmation")).toMatchObject({ name: "Jhon Smith" });
  });
});

describe("emails about the status", () => {
  /** A request whose patient wants emails about its status. */
  async function followed() {
    const { id, proof } = await newRequest();
    await prefer(proof, { status_mail: true });
    await deliver(id);
    return id;
  }
  const told = async (id: string) =>
    (await mails(id)).map(({ data }) => {
      const { from, to } = data.event as { from: string; to: string };
      return { from, to };
    });

  it("are not sent to patients who do not want them", async () => {
    const { id } = await newRequest();
    await change("set_lead_status", id, "contacted");
    expect(await kinds(id)).toEqual([]);
  });

  it("are not sent if the status was replaced or undone", async () => {
    const id = await followed();
    await change("set_lead_status", id, "booked");
    await change("set_lead_status", id, "quoted");
    expect(await told(id)).toEqual([{ from: "booked", to: "quoted" }]);
    await change("set_lead_status", id, "new");
    expect(await told(id)).toEqual([]);
    await call("undo_lead_changes($1)", [[await lastEventOf(id)]], tom);
    expect(await told(id)).toEqual([{ from: "new", to: "quoted" }]);
    await change("set_lead_status", id, "new");
    await deliver(id);
    await change("record_lead_contact", id, "email");
    expect(await told(id)).toMatchObject([{ from: "new", to: "contacted" }]);
    await deliver(id);
    await change("set_lead_status", id, "booked");
    await change("set_lead_status", id, "contacted");
    expect(await told(id)).toEqual([]);
    await deliver(id);
    // The patient knows of the contact, so going back to new is news.
    await change("set_lead_status", id, "new");
    expect(await told(id)).toEqual([{ from: "contacted", to: "new" }]);
  });

  it("are not sent once the patient has turned them off, or withdrawn their consent", async () => {
    for (const ends of [
      "update public.leads set status_mail = false where id = $1",
      "update public.leads set withdrawn_at = now() where id = $1",
    ]) {
      const id = await followed();
      await change("set_lead_status", id, "closed", "no_answer");
      expect(await told(id)).toHaveLength(1);
      await database.asOwner((sql) => sql.query(ends, [id]));
      expect(await told(id)).toEqual([]);
    }
  });
});
