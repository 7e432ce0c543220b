import { expect, it } from "vitest";
import { z } from "zod";
import { EXPORT_COLUMN_IDS, exportColumn } from "@/admin/features/export/export-columns.ts";
import privacy from "@/content/documents/privacy.ts";
import {
  LEAD_FIELDS,
  type LeadFieldName,
  leadField,
  OPTIONAL_TEXTS,
} from "../../supabase/functions/_shared/lead-fields.ts";
import { CONTACT_WHEN_LENGTH } from "../../supabase/functions/_shared/my-request.ts";
import { typedKeys } from "../../supabase/functions/_shared/typed-keys.ts";
import { exampleLead as listedLead } from "../admin/example-lead.ts";
import { addLead, openTestDatabase } from "./support.ts";

/** What cannot derive from LEAD_FIELDS is compared with it here. */
const names = typedKeys(LEAD_FIELDS);

const database = await openTestDatabase({ seed: true });

async function rowsOf(query: string, parameters: unknown[] = []) {
  const { rows } = await database.asOwner((sql) =>
    sql.query<Record<string, unknown>>(query, parameters),
  );
  return rows;
}

/** The longest text of a field. */
function longest(name: LeadFieldName): string {
  const { max } = leadField(name);
  return name === "email" ? `${"a".repeat(max - 12)}@example.com` : "7ğ".repeat(max / 2);
}

it("the table in SQL is the same", async () => {
  expect(await rowsOf("select * from private.lead_fields()")).toEqual(
    names.map((name) => {
      const { max, optional = false, correct } = leadField(name);
      return {
        name,
        most: max,
        optional,
        patient_corrects: correct !== undefined,
        team_corrects: correct === "patient and team",
      };
    }),
  );
});

it("columns have the same lengths, and the same may be empty", async () => {
  const rows = await rowsOf(
    `select attname as name, not attnotnull as optional,
       substring(pg_get_constraintdef(c.oid) from 'char_length\\(' || attname || '\\) <= (\\d+)')::integer as most
     from pg_attribute join pg_constraint c on c.conrelid = attrelid and c.contype = 'c' and c.conkey = array[attnum]
     where attrelid = 'public.leads'::regclass`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ...names.map((name) => ({
        name,
        most: leadField(name).max,
        optional: leadField(name).optional ?? false,
      })),
      { name: "contact_when", most: CONTACT_WHEN_LENGTH, optional: true },
    ]),
  );
});

it.each(names)("%s is stored, and shown on the private page and in exports", async (name) => {
  const text = longest(name);
  const id = await addLead(database, { [name]: text });
  const [row] = await rowsOf(
    "select lead.*, private.request_json(lead) -> 'sent' as sent from public.leads as lead where id = $1",
    [id],
  );
  expect(row?.[name]).toBe(text);
  if (leadField(name).correct)
    expect(z.record(z.string(), z.string()).parse(row?.sent)[name]).toBe(text);
  const lead = { ...listedLead, [name]: text };
  expect(
    EXPORT_COLUMN_IDS.filter((id) => exportColumn(id).text(lead, []).includes(text)),
  ).toHaveLength(1);
});

it.each(OPTIONAL_TEXTS)("%s is in the demo data and the privacy policy", async (name) => {
  const [row] = await rowsOf(`select count(${name})::integer as filled from public.leads`);
  expect(row?.filled).toBeGreaterThan(0);
  expect(JSON.stringify(privacy)).toContain(LEAD_FIELDS[name].label.toLowerCase());
});
