import { expect, it } from "vitest";
import * as z from "zod";
import { addAccount, denialOf, openTestDatabase, readValueAs } from "./support.ts";

/** The register of clinics. Who may do what is in access.test.ts. */
const database = await openTestDatabase();

const admin = await addAccount(database, "admin@example.com", ["admin"]);

const clinicSchema = z.object({
  id: z.uuid(),
  version: z.number(),
  contact_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  certificate_checked_on: z.nullable(z.string()),
  certificate_checked_by: z.nullable(z.string()),
  inactive_since: z.nullable(z.string()),
});

/** Runs a statement on the register as the administrator, and returns the clinic. */
async function run(text: string, values: unknown[] = []) {
  const { rows } = await database.asRole(admin, (sql) =>
    sql.query(`${text} returning to_jsonb(clinics) as clinic`, values),
  );
  return clinicSchema.parse(rows[0]?.clinic);
}

let clinics = 0;

function addClinic(columns = "", values = "") {
  clinics += 1;
  const name = `Example Clinic ${clinics}`;
  return run(
    `insert into public.clinics (name, city${columns}) values ('${name}', 'İzmir'${values})`,
  );
}

const change = (id: string, assignments: string) =>
  run(`update public.clinics set ${assignments} where id = $1`, [id]);

async function auditOf(id: string) {
  const { rows } = await database.asOwner((sql) =>
    sql.query(
      `select actor, by, fields - 'clinic_id' as fields from private.audit
       where fields ->> 'clinic_id' = $1 order by id`,
      [id],
    ),
  );
  return rows;
}

it("counts versions, and records who looked the certificate up, until its number changes", async () => {
  const { id } = await addClinic(", certificate", ", 'A-1'");
  const checked = await change(id, "certificate_checked_on = current_date");
  expect(checked).toMatchObject({ version: 2, certificate_checked_by: admin.id });
  expect((await change(id, "notes = 'Closed in August'")).certificate_checked_by).toBe(admin.id);
  expect(await change(id, "certificate = 'A-2'")).toMatchObject({
    version: 4,
    certificate_checked_on: null,
    certificate_checked_by: null,
  });
});

it.each([
  ["a check without a number", ", certificate_checked_on", ", current_date"],
  ["a check in the future", ", certificate, certificate_checked_on", ", 'A', current_date + 7"],
  ["a number without its country", ", whatsapp", ", '0532 000 00 00'"],
  ["an address that is none", ", email", ", 'clinic'"],
  ["a treatment that is no slug", ", treatments", ", '{Dental Implants}'"],
])("refuses %s", async (_what, columns, values) => {
  expect((await denialOf(addClinic(columns, values))).code).toBe("23514");
});

it("audits every change with its fields, and without values", async () => {
  const { id } = await addClinic(", contact_name", ", 'Deniz Example'");
  await change(id, "contact_name = 'Can Example', is_active = false");
  await run("delete from public.clinics where id = $1", [id]);
  expect(await auditOf(id)).toEqual(
    [
      { change: "added", fields: [] },
      { change: "changed", fields: ["contact_name", "is_active"] },
      { change: "removed", fields: [] },
    ].map((fields) => ({ actor: admin.id, by: null, fields })),
  );
});

it("shows a contact what is held about them, and erases it without the clinic", async () => {
  const { id } = await addClinic(", contact_name, email", ", 'Deniz Example', 'Deniz@example.com'");
  const call = (text: string) => readValueAs(database, admin, `public.${text}`);
  expect(await call("person_data(email => 'deniz@example.com')")).toMatchObject({
    clinics: [{ contact_name: "Deniz Example", email: "Deniz@example.com" }],
  });
  expect(await call("erase_leads(email => 'deniz@example.com')")).toBe(1);
  expect(await call("person_data(email => 'deniz@example.com')")).toMatchObject({ clinics: [] });
  expect(await change(id, "notes = null")).toMatchObject({ contact_name: null, email: null });
});
