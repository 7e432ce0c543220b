import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { addAccount, databaseUrl, exampleHash, exampleLead, readValueAs } from "./support.ts";

let database: LocalDatabase;
let coordinator: DatabaseCaller;

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  coordinator = await addAccount(database, "coordinator@example.com", ["coordinator"]);
});
afterAll(() => database?.close());

async function addLead(changes: Record<string, unknown>): Promise<string> {
  const answer = await readValueAs(
    database,
    { role: "service_role" },
    "public.submit_lead($1::jsonb, $2, $3, 1000, 1000)",
    [JSON.stringify(exampleLead(changes)), exampleHash("address"), exampleHash("email")],
  );
  return z.object({ id: z.string() }).parse(answer).id;
}

describe("consent that was withdrawn in one request", () => {
  const limits = async (ids: readonly string[]) => {
    const { rows } = await database.asRole(coordinator, (sql) =>
      sql.query("select lead_id from public.contact_limits($1) where withdrawn_at is not null", [
        ids,
      ]),
    );
    return rows.map(({ lead_id }) => lead_id);
  };
  const withdraw = (id: string) =>
    database.asOwner((sql) =>
      sql.query(
        "update public.leads set status = 'closed', close_reason = 'changed_mind', withdrawn_at = clock_timestamp() where id = $1",
        [id],
      ),
    );

  it("holds for all that the person had sent until then, by email address or phone number, and for nobody else", async () => {
    const first = await addLead({ email: "grace@example.com", phone: "+44 7700 900123" });
    const sameEmail = await addLead({ email: "Grace+two@example.com", phone: "+49 170 1234567" });
    const samePhone = await addLead({ email: "work@example.com", phone: "07700 900123" });
    const other = await addLead({ email: "other@example.com", phone: "+44 7700 900999" });
    const all = [first, sameEmail, samePhone, other];
    expect(await limits(all)).toEqual([]);
    await withdraw(first);
    expect(new Set(await limits(all))).toEqual(new Set([first, sameEmail, samePhone]));
    // Someone who asks again agrees again.
    const later = await addLead({ email: "grace@example.com", phone: "+44 7700 900123" });
    expect(await limits([later])).toEqual([]);
  });
});
