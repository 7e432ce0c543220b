import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { exampleHash, exampleLead, openTestDatabase, readValueAs } from "./support.ts";

/** A row dated in the future, by a clock that ran ahead, must not lock people out until that day, nor let all through. */
const database = await openTestDatabase();

const call = (expression: string, parameters: unknown[] = []) =>
  readValueAs(database, { role: "service_role" }, `public.${expression}`, parameters);

const hash = exampleHash("someone");
const limits = JSON.stringify({ address: 2, network: 2, email: 2, total: 2 });

const limited: [table: string, column: string, attempt: () => Promise<unknown>][] = [
  [
    "lead_submissions",
    "created_at",
    () =>
      call("submit_lead($1::jsonb, $2, $2, 2, 2, $2, 2, 2)", [JSON.stringify(exampleLead()), hash]),
  ],
  [
    "tries",
    "at",
    () =>
      call("submit_contact_message($1::jsonb, $2, $2, $2, $3::jsonb)", [
        JSON.stringify({
          request_id: randomUUID(),
          name: "Tom",
          email: "tom@example.com",
          subject: "A question",
          message: "Text",
        }),
        hash,
        limits,
      ]),
  ],
  ["tries", "at", () => call("count_refusal($1, 2)", [hash])],
];

const isLimited = (answer: unknown) =>
  typeof answer === "number" || JSON.stringify(answer).includes('"limited"');

it.each(limited)(
  "rows of %s from the future neither count nor stay",
  async (table, column, attempt) => {
    const outcomes = async () => [await attempt(), await attempt(), await attempt()].map(isLimited);
    expect(await outcomes()).toEqual([false, false, true]);
    await database.asOwner((sql) =>
      sql.query(`update private.${table} set ${column} = ${column} + interval '30 days'`),
    );
    // The limit is there again from the first request on, and a little difference between clocks changes nothing.
    expect(isLimited(await attempt())).toBe(false);
    await database.asOwner((sql) =>
      sql.query(
        `update private.${table} set ${column} = clock_timestamp() + interval '10 seconds'`,
      ),
    );
    expect((await outcomes()).slice(0, 2)).toEqual([false, true]);
    const { rows } = await database.asOwner((sql) =>
      sql.query(
        `select from private.${table} where ${column} > clock_timestamp() + interval '1 hour'`,
      ),
    );
    expect(rows).toEqual([]);
  },
);

it("emails that wait for a time in the far future are sent", async () => {
  const claim = () =>
    database.asRole({ role: "service_role" }, (sql) =>
      sql.query("select from public.claim_outbox(100)"),
    );
  expect((await claim()).rows.length).toBeGreaterThan(0);
  expect((await claim()).rows).toEqual([]);
  await database.asOwner((sql) =>
    sql.query(
      "update private.outbox set next_attempt_at = now() + interval '30 days', lease_until = now() + interval '30 days'",
    ),
  );
  expect((await claim()).rows.length).toBeGreaterThan(0);
});

it("the daily deletion runs, although the last one is dated in the future", async () => {
  await database.asOwner((sql) =>
    sql.query(
      "insert into private.audit (at, by, action) values (now() + interval '30 days', 'system', 'retention')",
    ),
  );
  expect(await call("run_retention()")).not.toBeNull();
  expect(await call("run_retention()")).toBeNull();
});
