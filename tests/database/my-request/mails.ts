import { describe, expect, it } from "vitest";
import { ask, call, correct, database, newRequest, tom } from "./support.ts";

/** The emails of a lead that would be sent, without those of its arrival. */
async function mails(id: string) {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ kind: string; data: Record<string, unknown> }>(
      `select mail.kind, private.outbox_data(mail) as data from private.outbox as mail
       where mail.lead_id = $1 and mail.event_id is not null order by mail.event_id, mail.kind`,
      [id],
    ),
  );
  return rows.filter(({ data }) => data.is_stale !== true);
}

describe("emails tell", () => {
  const kinds = async (id: string) => (await mails(id)).map(({ kind }) => kind);

  it("both sides of corrections, once for what was changed together", async () => {
    const { id, proof } = await newRequest();
    await correct(proof, { notes: "More", treatment: "Veneers" });
    expect(await kinds(id)).toEqual(["patient_change", "team_change"]);
    expect((await mails(id))[0]?.data).toMatchObject({ to: proof.email, generation: 1 });
  });

  it("the former and the new address of a corrected one, the new one with the new link", async () => {
    const { id, proof } = await newRequest();
    await correct(proof, { email: "moved@example.com" });
    expect((await mails(id)).map(({ kind, data }) => [kind, data.to, data.generation])).toEqual([
      ["patient_moved", proof.email, 1],
      ["team_change", "moved@example.com", 1],
      ["patient_link", "moved@example.com", 2],
    ]);
  });

  it("nothing to a corrected address that was meant for the former: a waiting confirmation has its ended link", async () => {
    const { id, proof } = await newRequest();
    const confirmation = async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ data: Record<string, unknown> }>(
          `select private.outbox_data(mail) as data from private.outbox as mail
           where mail.lead_id = $1 and mail.kind = 'patient_confirmation'`,
          [id],
        ),
      );
      return rows[0]?.data;
    };
    await correct(proof, { notes: "More" });
    expect(await confirmation()).toMatchObject({ to: proof.email, generation: 1, is_stale: false });
    await correct(proof, { email: "elsewhere@example.com" });
    expect(await confirmation()).toMatchObject({ is_stale: true });
  });

  it("of a withdrawal, and of new links only the last one", async () => {
    const { id, proof } = await newRequest();
    await call("renew_lead_link($1)", [id], tom);
    await call("renew_lead_link($1)", [id], tom);
    expect((await mails(id)).map(({ kind, data }) => [kind, data.generation])).toEqual([
      ["patient_link", 3],
    ]);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify({ ...proof, generation: 3 }));
    expect((await kinds(id)).slice(1)).toEqual(["patient_withdrawal", "team_withdrawal"]);
  });

  it("of a status where the patient wishes it, and not of one that was undone", async () => {
    const { id, proof } = await newRequest();
    await call("set_lead_status($1, 1, 'contacted')", [id], tom);
    expect(await kinds(id)).toEqual([]);
    const wish = { contact_by: null, no_calls: false, contact_when: null, status_mail: true };
    await ask(
      "set_my_preferences($1::jsonb, $2::jsonb)",
      JSON.stringify(proof),
      JSON.stringify(wish),
    );
    await call("set_lead_status($1, 3, 'booked')", [id], tom);
    await call("set_lead_status($1, 4, 'quoted')", [id], tom);
    expect((await mails(id)).map(({ kind, data }) => [kind, data.event])).toEqual([
      ["team_change", expect.anything()],
      ["patient_status", expect.objectContaining({ from: "booked", to: "quoted" })],
    ]);
  });
});
