import { describe, expect, it } from "vitest";
import { unprovenSchema } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleHash, readValue } from "../support.ts";
import {
  ask,
  call,
  correct,
  database,
  disown,
  events,
  newRequest,
  open,
  prove,
  tom,
  unprovenRequest,
} from "./requests.ts";

const SECRET = "Lithium since 2019";

/** The kinds of the waiting emails that would be sent. */
async function mailKinds(id: string) {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ kind: string }>(
      `select mail.kind from private.outbox as mail
       where mail.lead_id = $1 and private.outbox_data(mail) ->> 'is_stale' is distinct from 'true'
       order by mail.kind`,
      [id],
    ),
  );
  return rows.map(({ kind }) => kind);
}

/** Lets an hour pass for the limits. */
const passAnHour = () =>
  database.asOwner((sql) => sql.query("update private.tries set at = at - interval '1 hour'"));

describe("a link in a mailbox that is not proven to be the person's", () => {
  it("shows the status and the reference alone, and changes, downloads and erases nothing", async () => {
    const { id, reference, proof } = await unprovenRequest({ notes: SECRET });
    const unproven = {
      outcome: "unproven",
      retry_after: null,
      request: { reference, status: "new" },
    };
    const opened = await open(proof);
    expect(opened).toEqual(unproven);
    expect(unprovenSchema.parse(opened.request)).toEqual(unproven.request);
    const text = JSON.stringify(proof);
    const wish = { contact_by: null, no_calls: true, contact_when: null, status_mail: false };
    expect(await correct(proof, { notes: "More" })).toEqual(unproven);
    expect(
      await ask("set_my_preferences($1::jsonb, $2::jsonb)", text, JSON.stringify(wish)),
    ).toEqual(unproven);
    expect(await ask("withdraw_my_request($1::jsonb)", text)).toEqual(unproven);
    expect(await ask("download_my_request($1::jsonb)", text)).toEqual(unproven);
    expect(await ask("erase_my_request($1::jsonb, $2)", text, reference)).toEqual(unproven);
    expect((await events(id)).map(({ kind }) => kind)).toEqual(["received"]);
  });

  it("names a status that the team has none for", async () => {
    const { reference, proof } = await unprovenRequest();
    await call("restrict_leads(true, reference => $1)", [reference]);
    expect((await open(proof)).request).toEqual({ reference, status: "restricted" });
  });

  it.each([
    ["+44 7700 900123", "0123"],
    ["07700 900-12 ٣", "۰۱۲۳"],
    ["020 7946 0000 ext 12", "0000", "+442079460000"],
  ])("opens for good with the last digits of %s", async (phone, digits, phone_e164?: string) => {
    const { proof } = await unprovenRequest({
      phone,
      phone_e164: phone_e164 ?? null,
      notes: SECRET,
    });
    expect(await prove(proof, digits)).toMatchObject({
      outcome: "open",
      request: { sent: { notes: SECRET } },
    });
    expect((await open(proof)).outcome).toBe("open");
    // So does the next link to the same address.
    await ask("renew_my_links($1, $2, $2)", proof.email, exampleHash(`again ${proof.email}`));
    expect((await open(proof, { generation: 2 })).outcome).toBe("open");
  });

  it("opens with the last digits of a corrected number too", async () => {
    const { id, proof } = await unprovenRequest();
    await call("correct_lead($1, 1, 'phone', '+44 7700 900987')", [id], tom);
    expect((await prove(proof, "0987")).outcome).toBe("open");
    expect((await prove(proof, "0123")).outcome).toBe("open");
  });

  it("answers wrong digits, a wrong address and a made-up link alike, and counts them together", async () => {
    const { proof } = await unprovenRequest();
    const refused = { outcome: "no_match", retry_after: null, request: null };
    expect(await prove(proof, "9999")).toEqual(refused);
    expect(await prove(proof, "23")).toEqual(refused);
    expect(await prove(proof, "")).toEqual(refused);
    expect(await prove(proof, "0123", { email: "other@example.com" })).toEqual(refused);
    const made = { lead_id: null, generation: null, link_hash: exampleHash("made up") };
    expect(await prove(proof, "0123", made)).toEqual(refused);
    expect(await prove(proof, "9999")).toEqual(refused);
    expect((await prove(proof, "0123")).outcome).toBe("limited");
    expect((await open(proof)).outcome).toBe("limited");
    await passAnHour();
    expect((await prove(proof, "0123")).outcome).toBe("open");
  });

  it("closes at the tenth wrong entry, also across links, and tells the team", async () => {
    const { id, proof } = await unprovenRequest();
    for (let attempt = 1; attempt <= 9; attempt++) {
      if (attempt % 5 === 0) await passAnHour();
      expect((await prove(proof, "9999")).outcome).toBe("no_match");
    }
    await passAnHour();
    // A new link to the same mailbox gives no new tries.
    await ask("renew_my_links($1, $2, $2)", proof.email, exampleHash(`tries ${id}`));
    const newer = { ...proof, generation: 2, link_hash: exampleHash(`newer ${id}`) };
    expect((await prove(newer, "9999")).outcome).toBe("no_match");
    expect((await prove(newer, "0123")).outcome).toBe("ended");
    expect(await mailKinds(id)).toContain("team_link");
    expect(await call("lead_link($1)", [id], tom)).toMatchObject({ revoked_because: "digits" });
    await call("renew_lead_link($1)", [id], tom);
    expect((await prove(newer, "0123", { generation: 3 })).outcome).toBe("open");
  });
});

describe("“This is not my request”", () => {
  it("closes the link, tells the team, stops the emails to the address, and deletes nothing", async () => {
    const { id, proof } = await unprovenRequest();
    const before = await readValue(
      database,
      `(select to_jsonb(lead) from public.leads as lead where id = '${id}')`,
    );
    expect(await disown(proof)).toEqual({ outcome: "disowned", retry_after: null, request: null });
    expect((await open(proof)).outcome).toBe("ended");
    expect((await disown(proof)).outcome).toBe("ended");
    expect(
      await readValue(
        database,
        `(select to_jsonb(lead) from public.leads as lead where id = '${id}')`,
      ),
    ).toEqual(before);
    expect((await events(id)).at(-1)).toMatchObject({
      kind: "link",
      actor: null,
      body: { change: "revoked", reason: "not_mine", by: "patient" },
    });
    expect(await mailKinds(id)).toEqual(["team_link", "team_new_lead", "webhook_new_lead"]);
    expect(await call("lead_link($1)", [id], tom)).toMatchObject({ revoked_because: "not_mine" });
    // Nobody who reads the mailbox can get another link, but the team can send one to the right address.
    await ask("renew_my_links($1, $2, $2)", proof.email, exampleHash(`not mine ${id}`));
    expect((await open(proof, { generation: 2 })).outcome).toBe("ended");
    await call("correct_lead($1, 1, 'email', $2)", [id, `right-${proof.email}`], tom);
    const right = { email: `right-${proof.email}`, generation: 2 };
    expect((await open(proof, right)).outcome).toBe("unproven");
    const later = await mailKinds(id);
    expect(later).toContain("patient_link");
    // We promised to stop writing to this mailbox.
    expect(later).not.toContain("patient_moved");
  });

  it("needs the address that the link was sent to", async () => {
    const { proof } = await newRequest();
    expect((await disown(proof, { email: "other@example.com" })).outcome).toBe("no_match");
    expect((await open(proof)).outcome).toBe("open");
  });
});
