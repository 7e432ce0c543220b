import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { myRequestSchema } from "../../supabase/functions/_shared/my-request.ts";
import { createLinkTokens } from "../../supabase/functions/_shared/private-link.ts";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import {
  addAccount,
  databaseUrl,
  denialOf,
  exampleHash,
  exampleLead,
  readValue,
} from "./support.ts";

/** The patient's own page: what a private link and the address together open. */
let database: LocalDatabase;
let tom: DatabaseCaller & { id: string };
const service: DatabaseCaller = { role: "service_role" };

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  tom = await addAccount(database, "tom@example.com", ["coordinator"]);
});
afterAll(() => database?.close());

const answerSchema = z.object({
  outcome: z.string(),
  retry_after: z.number().nullable(),
  request: z.record(z.string(), z.unknown()).nullable(),
});

async function call(expression: string, parameters: unknown[], who = service) {
  const { rows } = await database.asRole(who, (sql) =>
    sql.query<{ answer: unknown }>(`select public.${expression} as answer`, parameters),
  );
  return rows[0]?.answer;
}

async function ask(expression: string, ...parameters: unknown[]) {
  return answerSchema.parse(await call(expression, parameters));
}

let people = 0;

/** A new lead of a person of their own, and the proof that opens it. */
async function newRequest(changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `person-${people}@example.com`;
  const stored = z
    .object({ id: z.string(), reference: z.string() })
    .parse(
      await call("submit_lead($1::jsonb, $2, $3, 1000, 1000)", [
        JSON.stringify(exampleLead({ email, ...changes })),
        exampleHash("address"),
        exampleHash(email),
      ]),
    );
  const proof = {
    lead_id: stored.id,
    generation: 1,
    email: String(changes.email ?? email),
    link_hash: exampleHash(`link ${people}`),
    address_hash: exampleHash(`address ${people}`),
  };
  return { ...stored, proof };
}

type Proof = Awaited<ReturnType<typeof newRequest>>["proof"];
const open = (proof: Proof, changes: Record<string, unknown> = {}) =>
  ask("open_my_request($1::jsonb)", JSON.stringify({ ...proof, ...changes }));
const correct = (proof: Proof, fields: Record<string, string>) =>
  ask(
    "correct_my_request($1::jsonb, $2::jsonb, null)",
    JSON.stringify(proof),
    JSON.stringify(fields),
  );

async function events(id: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ kind: string; actor: string | null; body: Record<string, unknown> }>(
      "select kind, actor, body from public.lead_events where lead_id = $1 order by id",
      [id],
    ),
  );
  return rows;
}

describe("a private link", () => {
  it("opens its request with the right address, in any case, and shows nothing of the team's work", async () => {
    const { id, reference, proof } = await newRequest();
    await call("add_lead_note($1, 'Seems nervous')", [id], tom);
    const answer = await open(proof, { email: ` ${proof.email.toUpperCase()} ` });
    expect(answer.outcome).toBe("open");
    expect(myRequestSchema.parse(answer.request)).toMatchObject({ reference, status: "new" });
    expect(JSON.stringify(answer)).not.toMatch(/nervous|owner|version/);
  });

  it("gives the same answer to a wrong address and to a link that is not valid", async () => {
    const { proof } = await newRequest();
    const wrong = await open(proof, { email: "other@example.com" });
    const unknown = await open(proof, {
      lead_id: null,
      generation: null,
      link_hash: exampleHash("none"),
    });
    expect(wrong).toEqual({ outcome: "no_match", retry_after: null, request: null });
    expect(unknown).toEqual(wrong);
  });

  it.each(["known", "unknown"])(
    "takes five wrong addresses an hour, if it is %s",
    async (which) => {
      const { proof } = await newRequest();
      const tried = which === "known" ? {} : { lead_id: null, generation: null };
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await open(proof, { ...tried, email: "guess@example.com" })).outcome).toBe(
          "no_match",
        );
      }
      const sixth = await open(proof, tried);
      expect(sixth).toEqual({ outcome: "limited", retry_after: expect.any(Number), request: null });
      expect(sixth.retry_after).toBeGreaterThan(3500);
      await database.asOwner((sql) =>
        sql.query(
          "update private.link_tries set at = at - interval '61 minutes' where key_hash = $1",
          [proof.link_hash],
        ),
      );
      expect((await open(proof)).outcome).toBe("open");
    },
  );

  it("takes thirty wrong addresses an hour from one network address, over all links", async () => {
    const address_hash = exampleHash("one robot");
    const { proof } = await newRequest();
    for (let attempt = 0; attempt < 30; attempt++) {
      await open(proof, {
        lead_id: null,
        link_hash: exampleHash(`guess ${attempt}`),
        address_hash,
      });
    }
    expect((await open(proof, { address_hash })).outcome).toBe("limited");
    expect((await open(proof)).outcome).toBe("open");
  });

  it.each([
    ["ended", "ends_at = now() - interval '1 second'"],
    ["was revoked", "revoked_at = now()"],
    ["was replaced", "generation = 2"],
  ])("that %s says so to the right address alone", async (_what, change) => {
    const { id, proof } = await newRequest();
    await database.asOwner((sql) =>
      sql.query(`update private.lead_links set ${change} where lead_id = $1`, [id]),
    );
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { email: "other@example.com" })).outcome).toBe("no_match");
  });

  it("ends 26 weeks after the last activity", async () => {
    const { id } = await newRequest();
    await database.asOwner((sql) =>
      sql.query("update private.lead_links set ends_at = now() where lead_id = $1", [id]),
    );
    await call("add_lead_note($1, 'Called back')", [id], tom);
    const days = await readValue(
      database,
      `(select round(extract(epoch from ends_at - now()) / 86400)::int from private.lead_links where lead_id = '${id}')`,
    );
    expect(days).toBe(26 * 7);
  });

  it("is revoked and renewed by the team, which the history tells", async () => {
    const { id, proof } = await newRequest();
    await call("revoke_lead_link($1)", [id], tom);
    expect((await open(proof)).outcome).toBe("ended");
    await call("renew_lead_link($1)", [id], tom);
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { generation: 2 })).outcome).toBe("open");
    expect((await events(id)).map(({ body }) => body.change)).toEqual([
      undefined,
      "revoked",
      "renewed",
    ]);
  });
});

describe("a new link", () => {
  const renew = (email: string, hash = email) =>
    ask("renew_my_links($1, $2, $3)", email, exampleHash(hash), exampleHash(`from ${hash}`));

  it("is asked for with the same answer, whether the address is known or not", async () => {
    const { id, proof } = await newRequest();
    expect(await renew(proof.email.toUpperCase())).toEqual(await renew("nobody@example.com"));
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { generation: 2 })).outcome).toBe("open");
    expect((await events(id)).at(-1)).toMatchObject({ kind: "link", body: { reason: "asked" } });
  });

  it("is asked for three times an hour", async () => {
    for (let time = 0; time < 3; time++) {
      expect((await renew("often@example.com")).outcome).toBe("asked");
    }
    expect((await renew("often@example.com")).outcome).toBe("limited");
  });
});

describe("a patient changes their request", () => {
  it("by corrections beside what was sent, with both versions in the history", async () => {
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

  it("so that a coordinator who saw it before meets a conflict", async () => {
    const { id, proof } = await newRequest();
    await correct(proof, { treatment: "Veneers" });
    expect(await call("set_lead_status($1, 1, 'contacted')", [id], tom)).toMatchObject({
      outcome: "conflict",
      event: { kind: "correction" },
    });
  });

  it("but a corrected address ends the link that went to the former one", async () => {
    const { id, proof } = await newRequest();
    expect((await correct(proof, { email: "new@example.com" })).outcome).toBe("changed");
    expect((await open(proof)).outcome).toBe("no_match");
    expect((await open(proof, { email: "new@example.com" })).outcome).toBe("ended");
    expect((await open(proof, { email: "new@example.com", generation: 2 })).outcome).toBe("open");
    // The same where a coordinator corrects it.
    const version = await readValue(
      database,
      `(select version from public.leads where id = '${id}')`,
    );
    await call("correct_lead($1, $2, 'email', 'newer@example.com')", [id, version], tom);
    expect((await open(proof, { email: "newer@example.com", generation: 3 })).outcome).toBe("open");
  });

  it("never in a column that is not theirs, nor with what the table could not hold", async () => {
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

  it("by how they want to be reached", async () => {
    const { id, proof } = await newRequest();
    const wish = {
      contact_by: "whatsapp",
      no_calls: true,
      contact_when: "after 18:00",
      status_mail: true,
    };
    const set = () =>
      ask("set_my_preferences($1::jsonb, $2::jsonb)", JSON.stringify(proof), JSON.stringify(wish));
    expect(await set()).toMatchObject({ outcome: "changed", request: { preferences: wish } });
    expect((await set()).outcome).toBe("unchanged");
    expect((await events(id)).at(-1)).toMatchObject({ kind: "preferences", body: { to: wish } });
  });

  it("by withdrawing, which ends the work for good and leaves the right to download and erase", async () => {
    const { id, proof } = await newRequest();
    const answer = await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(answer).toMatchObject({
      outcome: "changed",
      request: { status: "closed", withdrawn_at: expect.any(String) },
    });
    expect((await correct(proof, { notes: "More" })).outcome).toBe("withdrawn");
    expect((await denialOf(call("set_lead_status($1, 2, 'contacted')", [id], tom))).code).toBe(
      "23514",
    );
    const clinic = call("record_lead_clinic($1, 'Clinic', 'Notes', current_date)", [id], tom);
    expect((await denialOf(clinic)).code).toBe("22023");
    expect((await ask("download_my_request($1::jsonb)", JSON.stringify(proof))).outcome).toBe(
      "download",
    );
  });

  it("and downloads all of it, but not who of the team did what", async () => {
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

  it("in no way while the use of the request is restricted, but for erasing it", async () => {
    const { id, reference, proof } = await newRequest();
    await call("restrict_leads(true, reference => $1)", [reference]);
    expect((await correct(proof, { notes: "More" })).outcome).toBe("restricted");
    // Asking for a link must not tell either.
    const asked = await ask(
      "renew_my_links($1, $2, $3)",
      proof.email,
      exampleHash(`restricted ${id}`),
      exampleHash("restricted"),
    );
    expect(asked.outcome).toBe("asked");
    const erased = await ask("erase_my_request($1::jsonb, $2)", JSON.stringify(proof), reference);
    expect(erased.outcome).toBe("erased");
  });

  it("no more than thirty times an hour", async () => {
    const { proof } = await newRequest();
    for (let time = 0; time < 29; time++) await correct(proof, { notes: `Notes ${time}` });
    expect((await correct(proof, { notes: "Once more" })).outcome).toBe("limited");
  });
});

describe("what was sent to a clinic", () => {
  it("is recorded by the team and seen by the patient", async () => {
    const { id, proof } = await newRequest();
    const record = () =>
      call(
        "record_lead_clinic($1, ' Example Clinic ', 'Treatment, month', current_date)",
        [id],
        tom,
      );
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

  it.each([
    ["no clinic", "'', 'Notes', current_date"],
    ["nothing", "'Clinic', ' ', current_date"],
    ["a day to come", "'Clinic', 'Notes', current_date + 7"],
    ["a day before the request", "'Clinic', 'Notes', current_date - 7"],
  ])("is not recorded with %s", async (_what, details) => {
    const { id } = await newRequest();
    expect((await denialOf(call(`record_lead_clinic($1, ${details})`, [id], tom))).code).toBe(
      "22023",
    );
  });
});

/** The mails of a lead that would be sent, without those of its arrival. */
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

describe("mails tell", () => {
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

  it("of a withdrawal, and of a new link the last one alone", async () => {
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
      ["patient_status", { from: "booked", to: "quoted" }],
    ]);
  });
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  return database.asOwner(async (sql) => {
    const { rows: tables } = await sql.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql.query<{ text: string }>(
        `select t::text as text from ${name} as t`,
      );
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join("\n");
  });
}

it("a dump of the database holds no link, and nothing that a link could be made of", async () => {
  const { id } = await newRequest();
  const tokens = createLinkTokens("a secret that is not in the database");
  const token = await tokens.tokenOf({ leadId: id, generation: 1 });
  expect(await tokens.read(token)).toEqual({ leadId: id, generation: 1 });
  const everything = await dump();
  expect(everything.includes(id)).toBe(true);
  expect(everything.includes(token.slice(-43))).toBe(false);
  for (const secret of new Set(everything.match(/[\w-]{16,}/g))) {
    expect(await createLinkTokens(secret).read(token)).toBeUndefined();
  }
});

it("erasing leaves no trace of the person in any table", async () => {
  const marks = [
    "Quillfeather",
    "quillfeather@example.com",
    "7700 900777",
    "447700900777",
    "left molar",
    "Zirkon",
  ];
  const { id, reference, proof } = await newRequest({
    name: "Wilhelmina Quillfeather",
    email: "quillfeather@example.com",
    phone: "+44 7700 900777",
    phone_e164: "+447700900777",
    notes: "The left molar",
  });
  await correct(proof, { treatment: "Zirkon crowns" });
  await call("add_lead_note($1, 'Quillfeather called')", [id], tom);
  await call("record_lead_clinic($1, 'Clinic', 'Quillfeather: notes', current_date)", [id], tom);
  const before = await dump();
  for (const mark of [...marks, id, reference]) expect(before.includes(mark), mark).toBe(true);

  const erase = (typed: string) =>
    ask("erase_my_request($1::jsonb, $2)", JSON.stringify(proof), typed);
  expect((await erase("SV-7K2M-4QXV")).outcome).toBe("mismatch");
  expect(await erase(reference)).toEqual({ outcome: "erased", retry_after: null, request: null });
  const after = (await dump()).toLowerCase();
  for (const mark of [...marks, reference]) {
    expect(after.includes(mark.toLowerCase()), mark).toBe(false);
  }
  // The audit keeps the number of a lead that is gone, and nothing else of it.
  expect(after.split(id).length - 1).toBe(
    await readValue(database, `(select count(*)::int from private.audit where lead_id = '${id}')`),
  );
  expect((await open(proof)).outcome).toBe("no_match");
});
