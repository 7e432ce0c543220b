import { expect, it } from "vitest";
import { createLinkTokens } from "../../../supabase/functions/_shared/private-link.ts";
import { everyRow } from "../every-row.ts";
import { readValue } from "../support.ts";
import {
  ask,
  call,
  correct,
  database,
  newRequest,
  open,
  prove,
  sendToClinic,
  tom,
} from "./requests.ts";

/** Every row of every table, as text. */
const dump = async () =>
  (
    await everyRow((statement) =>
      database.asOwner(async (sql) =>
        (await sql.query<{ text: string }>(statement)).rows.map(({ text }) => text),
      ),
    )
  ).join("\n");

it("a dump of the database contains no link and no secret to make one", async () => {
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
    "Featherquill",
    "featherquill@example.com",
    "7700 900777",
    "447700900777",
    "left molar",
    "Zirkon",
    "Aunt Ottoline",
    "/from-ottoline",
  ];
  const {
    id,
    reference,
    proof: first,
  } = await newRequest({
    name: "Wilhelmina Quillfeather",
    email: "quillfeather@example.com",
    phone: "+44 7700 900777",
    phone_e164: "+447700900777",
    notes: "The left molar",
    treatment: "A nose like Aunt Ottoline",
    source_page: "/from-ottoline",
  });
  // Both versions of a correction are kept for the team.
  await correct(first, { treatment: "Zirkon crowns", name: "Wilhelmina Featherquill" });
  await correct(first, { email: "featherquill@example.com" });
  const proof = { ...first, email: "featherquill@example.com", generation: 2 };
  expect((await prove(proof, "0777")).outcome).toBe("open");
  await call("add_lead_note($1, 'Quillfeather called')", [id], tom);
  await sendToClinic(id, "Clinic", "Quillfeather: notes");
  await call("record_lead_contact($1, 2, 'email')", [id], tom);
  await database.asOwner(async (sql) => {
    for (const email of ["Featherquill@example.com", "stranger@example.com"]) {
      await sql.query(
        `insert into private.contact_messages (request_id, name, email, subject, message)
          values (gen_random_uuid(), 'A name', $1, 'Hello', $2)`,
        [email, email.startsWith("F") ? "Aunt Ottoline asks" : "Another message"],
      );
      await sql.query("insert into private.subscribers (email) values ($1)", [email]);
    }
  });
  // Some emails about these changes are still queued.
  const before = await dump();
  for (const mark of [...marks, id, reference]) expect(before.includes(mark), mark).toBe(true);

  const erase = (typed: string) =>
    ask("erase_my_request($1::jsonb, $2)", JSON.stringify(proof), typed);
  expect((await erase("SV-7K2M-4QXV")).outcome).toBe("mismatch");
  expect(await erase(reference)).toEqual({ outcome: "erased", retry_after: null, request: null });
  const after = (await dump()).toLowerCase();
  for (const mark of marks) expect(after.includes(mark.toLowerCase()), mark).toBe(false);
  expect(after.split("stranger@example.com").length - 1).toBe(2);
  // Only the audit log and the task for the team keep the ID of the deleted lead, and only the task and its email
  // the reference.
  expect(after.split(id).length - 2).toBe(
    await readValue(database, `(select count(*)::int from private.audit where lead_id = '${id}')`),
  );
  const rows = after.split("\n").filter((row) => row.includes(reference.toLowerCase()));
  expect(rows).toHaveLength(2);
  expect((await open(proof)).outcome).toBe("no_match");
});
