import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DatabaseCaller } from "../../supabase/local/database/local-database.ts";
import { FUZZ_MILLISECONDS, fuzzParameters } from "../fuzz.ts";
import { moreSteps } from "./audit-more-steps.ts";
import {
  admin,
  auditSince,
  call,
  changesBetween,
  coordinator,
  database,
  lastEntry,
  leads,
  type Step,
  select,
  steps,
} from "./audit-steps.ts";
import { addAccount, denialOf, exampleHash, exampleLead } from "./support.ts";

/** The day on which these tests begin, in the time zone where days begin first. */
const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format();
const service: DatabaseCaller = { role: "service_role" };
const allSteps = [...steps, ...moreSteps];

const submits = steps.filter(({ name }) => name === "submit");

/** Runs a step, compares the new entries with what it changed, and returns how many there are. */
async function entriesOf(step: Step, place: number): Promise<number> {
  const account = step.by === "admin" ? admin : step.by === "coordinator" && coordinator;
  const before = await leads();
  const mark = await lastEntry();
  const added = await step.run(account || service, before.at(place));
  const author = account ? { actor: account.id, by: null } : { actor: null, by: step.by };
  const expected = [
    ...changesBetween(before, await leads(), author),
    ...added.map((entry) => ({ ...author, ...entry })),
  ];
  const found = await auditSince(mark);
  expect(found, step.name).toHaveLength(expected.length);
  expect(found, step.name).toEqual(expect.arrayContaining(expected));
  return found.length;
}

describe("the audit log", () => {
  it.each(allSteps)("has the expected entries of a step: $name", async (step) => {
    for (const submit of submits) await entriesOf(submit, -1);
    const lead = (await leads()).at(-1);
    if (lead) await step.prepare?.(lead);
    const entries = await entriesOf(step, -1);
    if (step.changesNothing) expect(entries).toBe(0);
    else expect(entries).toBeGreaterThan(0);
  });

  it(
    "has exactly the expected entries after any sequence of calls",
    async () => {
      const sequence = fc.array(
        fc.record({ step: fc.constantFrom(...allSteps), place: fc.nat({ max: 5 }) }),
        { minLength: 4, maxLength: 14 },
      );
      await fc.assert(
        fc.asyncProperty(sequence, async (sequences) => {
          // Adds enough leads for the sequence, however many were erased before.
          for (const step of [...submits, ...submits]) await entriesOf(step, 0);
          for (const { step, place } of sequences) await entriesOf(step, place);
        }),
        { numRuns: Math.ceil((fuzzParameters.numRuns ?? 0) / 50) },
      );
    },
    FUZZ_MILLISECONDS,
  );

  it("records who acted without an account", async () => {
    const email = "without-account@example.com";
    const owner = await addAccount(database, "leaves@example.com", ["coordinator"]);
    await call(service, "public.submit_lead($1::jsonb, $2, $3, 100000, 3)", [
      JSON.stringify(exampleLead({ email })),
      exampleHash("address"),
      exampleHash(email),
    ]);
    const lead = (await leads()).find((each) => each.email === email);
    await call(admin, "public.set_lead_owner($1, 1, $2)", [lead?.id, owner.id]);
    const by = async (work: () => Promise<unknown>) => {
      const mark = await lastEntry();
      await work();
      const rows = await auditSince(mark);
      expect(rows.every(({ actor }) => actor === null)).toBe(true);
      return rows.map((row) => `${row.by}: ${row.action} ${JSON.stringify(row.fields)}`);
    };
    const person = `email => '${email}'`;
    expect(
      await by(() => call(service, `public.correct_leads('name', 'Grace', ${person})`)),
    ).toEqual(['operator: changed ["corrections"]']);
    expect(await by(() => call(service, `public.restrict_leads(true, ${person})`))).toEqual([
      'operator: changed ["restricted_at"]',
    ]);
    expect(await by(() => call(service, `public.restrict_leads(false, ${person})`))).toEqual([
      'operator: changed ["restricted_at"]',
    ]);
    expect(
      await by(() =>
        call(service, `public.renew_my_links('${email}', $1, $1)`, [exampleHash("a")]),
      ),
    )
      // The setting ends with the call, although the connection stays.
      .toEqual(['patient: changed ["link"]']);
    // In the dashboard, which acts as another owner of the database.
    expect(await by(() => select("delete from auth.users where id = $1", [owner.id]))).toEqual(
      expect.arrayContaining([
        'operator: changed ["owner_id"]',
        expect.stringMatching(/^operator: role .*"revoked"/),
      ]),
    );
    expect(await by(() => select("delete from public.leads where id = $1", [lead?.id]))).toEqual([
      "operator: erased []",
    ]);
  });

  it("contains no value of a lead", async () => {
    await call(service, "public.submit_lead($1::jsonb, $2, $3, 100000, 3)", [
      JSON.stringify(
        exampleLead({
          name: "Zebedee Uniquely",
          email: "zebedee@example.com",
          treatment: "What Zebedee asks",
          source_page: "/zebedee",
        }),
      ),
      exampleHash("address"),
      exampleHash("zebedee"),
    ]);
    const lead = (await leads()).find(({ name }) => name === "Zebedee Uniquely");
    await call(coordinator, "public.correct_lead($1, 1, 'name', 'Zebedee Otherwise')", [lead?.id]);
    await call(coordinator, "public.add_lead_note($1, 'Zebedee called')", [lead?.id]);
    await call(
      admin,
      `(select count(*) from public.export_leads('{}', '{"search": 1, "treatment": 1}'))`,
    );
    await call(admin, "public.erase_leads(email => 'zebedee@example.com')");
    const rows = await select("select to_jsonb(entry)::text as entry from private.audit as entry");
    expect(JSON.stringify(rows)).not.toMatch(/zebedee/i);
    const events = await select(
      "select body::text as body from public.lead_events where lead_id is null",
    );
    expect(JSON.stringify(events)).not.toMatch(/zebedee/i);
    const kept = await select("select action from private.audit where lead_id = $1 order by id", [
      lead?.id,
    ]);
    expect(kept.map(({ action }) => action)).toEqual(["received", "changed", "changed", "erased"]);
  });

  it.each([
    "update private.audit set actor = null",
    "delete from private.audit",
    "truncate private.audit",
  ])("cannot be changed, even by its owner: %s", async (statement) => {
    expect(await denialOf(database.asOwner((sql) => sql.query(statement)))).toEqual({
      code: "42501",
      message: "The audit is never changed.",
    });
  });

  it("can be read by page and filter, and only by administrators", async () => {
    const rows = (filter: unknown, before: number | null = null, most = 2) =>
      database
        .asRole(admin, (sql) =>
          sql.query<Record<string, unknown>>("select * from public.search_audit($1, $2, $3)", [
            JSON.stringify(filter),
            before,
            most,
          ]),
        )
        .then((answer) => answer.rows);
    // The sequences above may have added any number of sign-ins.
    const signIns = await rows({ action: "signed_in" }, null, 100);
    expect(signIns.map(({ actor_email }) => actor_email)).toContain("coordinator@example.com");
    for (const by of ["patient", "operator"]) {
      const found = await rows({ by });
      expect(found.map((row) => row.by)).toEqual([by, by]);
    }
    expect(await rows({ by: "system" })).toEqual([]);
    const first = await rows({});
    const second = await rows({}, Number(first.at(-1)?.id));
    expect([...first, ...second].map(({ id }) => Number(id))).toEqual(
      [...first, ...second].map(({ id }) => Number(id)).toSorted((one, other) => other - one),
    );
    expect(await rows({ reference: "SV-2222-2222" })).toEqual([]);
    expect(await rows({ from: "2999-01-01" })).toEqual([]);
    // The two time zones are always on different days, so this day has not begun in the second one.
    expect(await rows({ from: day, time_zone: "Pacific/Kiritimati" })).not.toEqual([]);
    expect(await rows({ from: day, time_zone: "Pacific/Niue" })).toEqual([]);
    // The sequences above may have made the other coordinator an administrator.
    const another = await addAccount(database, "another@example.com", ["coordinator"]);
    expect((await denialOf(call(another, "public.search_audit()"))).message).toBe(
      "This needs the role admin.",
    );
  });
});
