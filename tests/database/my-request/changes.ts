import { describe, expect, it } from "vitest";
import { downloadSchema } from "../../../supabase/functions/_shared/my-request.ts";
import { denialOf, exampleHash, readValue } from "../support.ts";
import {
  ask,
  call,
  correct,
  database,
  events,
  newRequest,
  open,
  prefer,
  prove,
  tom,
  versionOf,
} from "./requests.ts";

describe("a patient", () => {
  it("can correct a request, which keeps what was sent and has both versions in the history", async () => {
    const { id, proof } = await newRequest({ travel_month: null, notes: "Left side" });
    const answer = await correct(proof, {
      notes: "Right side",
      travel_month: "June",
      name: "Grace Example",
    });
    expect(answer).toMatchObject({
      outcome: "changed",
      request: {
        sent: { notes: "Left side" },
        corrections: { notes: "Right side", travel_month: "June" },
      },
    });
    const [, ...changes] = await events(id);
    expect(
      changes.map(({ actor, body }) => [actor, body.by, body.field, body.from, body.to]),
    ).toEqual([
      [null, "patient", "notes", "Left side", "Right side"],
      [null, "patient", "travel_month", "", "June"],
    ]);
    expect((await correct(proof, { notes: "Right side" })).outcome).toBe("unchanged");
    expect((await correct(proof, { notes: "" })).request?.corrections).toEqual({
      notes: "",
      travel_month: "June",
    });
    expect((await correct(proof, { notes: "Left side" })).request?.corrections).toEqual({
      travel_month: "June",
    });
  });

  it("that corrects the phone number also sets its international form, until the number is set back", async () => {
    const { id, proof } = await newRequest({ phone: "07700 900123", phone_e164: "+447700900123" });
    const dialled = () =>
      readValue(database, `(select phone_e164 from public.leads where id = '${id}')`);
    const set = (phone: string, e164: string | null) =>
      ask(
        "correct_my_request($1::jsonb, $2::jsonb, $3)",
        JSON.stringify(proof),
        JSON.stringify({ phone }),
        e164,
      );
    expect((await set("0151 12345678", "+4915112345678")).request).toMatchObject({
      phone_e164: "+4915112345678",
    });
    expect(await dialled()).toBe("+4915112345678");
    // A guess by the country of the number before would be wrong.
    await set("07700 900123", "+497700900123");
    expect(await dialled()).toBe("+447700900123");
  });

  it("causes a conflict for a coordinator who loaded the lead before", async () => {
    const { id, proof } = await newRequest();
    await correct(proof, { treatment: "Veneers" });
    expect(await call("set_lead_status($1, 1, 'contacted')", [id], tom)).toMatchObject({
      outcome: "conflict",
      event: { kind: "correction" },
    });
  });

  it("ends the link sent to the old email address by correcting it", async () => {
    const { id, proof } = await newRequest();
    expect((await correct(proof, { email: "new@example.com" })).outcome).toBe("changed");
    expect((await open(proof)).outcome).toBe("no_match");
    expect((await open(proof, { email: "new@example.com" })).outcome).toBe("ended");
    const moved = { email: "new@example.com", generation: 2 };
    expect((await prove(proof, "0123", moved)).outcome).toBe("open");
    expect((await open(proof, moved)).outcome).toBe("open");
    // The same is true if a coordinator corrects it.
    await call(
      "correct_lead($1, $2, 'email', 'newer@example.com')",
      [id, await versionOf(id)],
      tom,
    );
    const newer = { email: "newer@example.com", generation: 3 };
    expect((await open(proof, newer)).outcome).toBe("unproven");
  });

  it("keeps the link if only upper and lower case of the address differ", async () => {
    const { id, proof } = await newRequest();
    const email = proof.email.toUpperCase();
    expect((await correct(proof, { email })).outcome).toBe("unchanged");
    const both = await correct(proof, { email, notes: "More" });
    expect(both).toMatchObject({ outcome: "changed", request: { corrections: { notes: "More" } } });
    expect((await open(proof)).outcome).toBe("open");
    expect((await events(id)).map(({ kind }) => kind)).toEqual(["received", "correction"]);
  });

  it("cannot change other columns, or store invalid values", async () => {
    const { proof } = await newRequest();
    for (const fields of [
      { status: "booked" },
      { name: " " },
      { email: "nobody" },
      { notes: "n".repeat(2001) },
    ]) {
      expect((await denialOf(correct(proof, fields as Record<string, string>))).code).toBe("22023");
    }
  });

  it("sees which corrections are the team's, and why the team closed the request", async () => {
    const { id, proof } = await newRequest();
    await call("correct_lead($1, 1, 'name', 'Grace Hopper')", [id], tom);
    await call("correct_lead($1, 2, 'travel_month', 'June')", [id], tom);
    await correct(proof, { travel_month: "July" });
    await call("set_lead_status($1, 4, 'closed', 'no_answer')", [id], tom);
    expect((await ask("open_my_request($1::jsonb)", JSON.stringify(proof))).request).toMatchObject({
      corrections: { name: "Grace Hopper", travel_month: "July" },
      corrected_by_team: ["name"],
      close_reason: "no_answer",
    });
  });

  it("can choose how to be contacted", async () => {
    const { id, proof } = await newRequest();
    const wish = {
      contact_by: "whatsapp",
      no_calls: true,
      contact_when: "after 18:00",
      status_mail: true,
    };
    const set = () => prefer(proof, wish);
    expect(await set()).toMatchObject({ outcome: "changed", request: { preferences: wish } });
    expect((await set()).outcome).toBe("unchanged");
    expect((await events(id)).at(-1)).toMatchObject({ kind: "preferences", body: { to: wish } });
  });

  it("can withdraw, which closes the lead permanently, and can still download and erase it", async () => {
    const { id, proof } = await newRequest();
    const answer = await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(answer).toMatchObject({
      outcome: "changed",
      request: { status: "closed", withdrawn_at: expect.any(String) },
    });
    expect((await correct(proof, { notes: "More" })).outcome).toBe("withdrawn");
    // This is not the error of the table's constraint, which would put the row into the server's log.
    expect(await denialOf(call("set_lead_status($1, 2, 'contacted')", [id], tom))).toEqual({
      code: "22023",
      message: "The patient withdrew their consent: the lead stays closed.",
    });
    const closed = await call("set_lead_status($1, 2, 'closed', 'other')", [id], tom);
    expect(closed).toMatchObject({ outcome: "changed", lead: { close_reason: "other" } });
    expect((await ask("download_my_request($1::jsonb)", JSON.stringify(proof))).outcome).toBe(
      "download",
    );
  });

  it("can download everything, except which team member did what", async () => {
    const { id, proof } = await newRequest();
    await call("record_lead_contact($1, 1, 'whatsapp')", [id], tom);
    await call("add_lead_note($1, 'Prefers mornings')", [id], tom);
    const { request } = await ask("download_my_request($1::jsonb)", JSON.stringify(proof));
    expect(request).toMatchObject({
      history: [
        { what: "received", by: "you" },
        { what: "contact", by: "Sanavoy", details: { by: "whatsapp", to: "contacted" } },
        { what: "note", by: "Sanavoy", details: { note: "Prefers mornings" } },
      ],
    });
    expect(JSON.stringify(request)).not.toContain(tom.id);
  });

  it("can download the contact messages and the newsletter sign-up of the address", async () => {
    const { proof } = await newRequest();
    await database.asOwner(async (sql) => {
      await sql.query(
        `insert into private.contact_messages (request_id, name, email, subject, message)
         values (gen_random_uuid(), 'Grace', upper($1), 'A question', 'Who do I call?')`,
        [proof.email],
      );
      await sql.query("insert into private.subscribers (email) values ($1)", [proof.email]);
    });
    const { request } = await ask("download_my_request($1::jsonb)", JSON.stringify(proof));
    expect(downloadSchema.parse(request)).toMatchObject({
      messages: [{ subject: "A question", message: "Who do I call?" }],
      newsletter: { email: proof.email, confirmed_at: null },
    });
  });

  it("can get a new link, withdraw and erase while the use of the request is restricted, but nothing else", async () => {
    const { id, reference, proof: first } = await newRequest();
    await call("restrict_leads(true, reference => $1)", [reference]);
    expect((await open(first)).request).toMatchObject({ restricted_at: expect.any(String) });
    expect((await correct(first, { notes: "More" })).outcome).toBe("restricted");
    const asked = await ask(
      "renew_my_links($1, $2, $3)",
      first.email,
      exampleHash(`restricted ${id}`),
      exampleHash("restricted"),
    );
    expect(asked.outcome).toBe("asked");
    const proof = JSON.stringify({ ...first, generation: 2 });
    expect(await ask("withdraw_my_request($1::jsonb)", proof)).toMatchObject({
      outcome: "changed",
      request: { status: "closed", withdrawn_at: expect.any(String) },
    });
    expect((await events(id)).map(({ kind }) => kind)).toEqual([
      "received",
      "link",
      "status",
      "withdrawal",
    ]);
    await call("revoke_lead_link($1)", [id], tom);
    expect((await ask("open_my_request($1::jsonb)", proof)).outcome).toBe("ended");
    await call("renew_lead_link($1)", [id], tom);
    await prove(first, "0123", { generation: 3 });
    const last = JSON.stringify({ ...first, generation: 3 });
    expect((await ask("erase_my_request($1::jsonb, $2)", last, reference)).outcome).toBe("erased");
  });

  it("can make thirty changes an hour, and withdraw consent at any time", async () => {
    const { proof } = await newRequest();
    for (let time = 0; time < 29; time++) await correct(proof, { notes: `Notes ${time}` });
    expect((await correct(proof, { notes: "Once more" })).outcome).toBe("limited");
    const withdrawn = await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(withdrawn.outcome).toBe("changed");
  });
});
