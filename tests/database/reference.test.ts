import { afterAll, describe, expect, it } from "vitest";
import { parseReference } from "../../supabase/functions/_shared/reference.ts";
import { openMigratedProject } from "./migrated-project.ts";
import { exampleHash, exampleLead, withDrawnReferences } from "./support.ts";

const LEADS = 50;
const insertLeads = `insert into public.leads
  (name, email, phone, treatment, location_city, location_country, consent_at, consent_text)
  select 'A', 'a@example.com', '07700 900123', 'LASIK', 'İzmir', 'Turkey', now(), 'I agree.'
  from generate_series(1, $1::int)`;
const insertWith = `insert into public.leads
  (name, email, phone, treatment, location_city, location_country, consent_at, consent_text, reference)
  values ('A', 'a@example.com', '07700 900123', 'LASIK', 'İzmir', 'Turkey', now(), 'I agree.', $1)`;

const submit = `select public.submit_lead(
  $1::jsonb, '${exampleHash("address")}', '${exampleHash("email")}', 1000, 1000) as outcome`;

const project = await openMigratedProject();
const database = project.owner;
await database.query(insertLeads, [LEADS]);
afterAll(() => project.close());

describe("a lead's reference", () => {
  async function values(text: string, parameters?: unknown[]): Promise<string[]> {
    const { rows } = await database.query(text, parameters);
    return rows.map(({ value }) => String(value));
  }

  const references = () => values("select reference as value from public.leads");

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "none",
      (error: unknown) => (error instanceof Error ? Reflect.get(error, "code") : undefined),
    );

  it("is given to each lead, even if one statement adds many", async () => {
    const given = await references();
    expect(given).toHaveLength(LEADS);
    expect(new Set(given).size).toBe(LEADS);
    for (const reference of given) expect(parseReference(reference)).toBe(reference);
  });

  it("is recognised by the site, and uses every character equally often", async () => {
    const drawn = await values(
      "select private.random_reference() as value from generate_series(1, 4000)",
    );
    const seen = Array.from({ length: 8 }, () => new Set<string>());
    let early = 0;
    for (const reference of drawn) {
      expect(parseReference(reference)).toBe(reference);
      const characters = [...reference.slice(3).replace("-", "")];
      for (const [place, character] of characters.entries()) seen[place]?.add(character);
      early += characters.slice(0, 7).filter((character) => character <= "H").length;
    }
    expect(seen.map(({ size }) => size)).toEqual(Array(8).fill(30));
    // The share of the first 16 of 30 characters. Taking a byte modulo 30 would make it 0.5625.
    expect(Math.abs(early / (7 * drawn.length) - 16 / 30)).toBeLessThan(0.015);
  });

  it.each([
    ["SV-7K2M-4QXV", "none"],
    ["SV-7K2M-4QXV", "23505"],
    [null, "23502"],
    ["sv-7k2m-4qxv", "23514"],
    ["SV-7K2M4QXV", "23514"],
    ["7K2M-4QXV", "23514"],
    ["SV-0K2M-4QXV", "23514"],
    ["SV-7K2M-4QXV\n", "23514"],
  ])("is stored in one form and is unique: %j gives %s", async (reference, code) => {
    expect(await codeOf(database.query(insertWith, [reference]))).toBe(code);
  });

  it("is generated again if a lead already has it", async () => {
    const before = await references();
    const [taken = ""] = before;
    await withDrawnReferences(database, [taken, taken, "SV-2222-2222", taken, "SV-3333-333W"], () =>
      database.query(insertLeads, [2]),
    );
    const added = (await references()).filter((reference) => !before.includes(reference));
    expect(added.sort()).toEqual(["SV-2222-2222", "SV-3333-333W"]);
  });

  it("is returned by submit_lead, even for a repeated request", async () => {
    const lead = JSON.stringify(exampleLead());
    const answers = [await database.query(submit, [lead]), await database.query(submit, [lead])];
    const [first, second] = answers.map(({ rows }) => rows[0]?.outcome);
    expect(second).toEqual(first);
    const [stored] = await values("select reference as value from public.leads where id = $1", [
      Reflect.get(Object(first), "id"),
    ]);
    expect(first).toEqual({ outcome: "created", id: expect.any(String), reference: stored });
  });
});
