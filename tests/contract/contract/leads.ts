import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { newClient } from "../project.ts";
import {
  newAdministrator,
  newLead,
  newUser,
  project,
  signIn,
  threeLeads,
} from "./contract-support.ts";

describe("leads", () => {
  it("cannot be read by visitors", async () => {
    const { error, status } = await newClient(project).from("leads").select("*");
    expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
  });

  it("are not shown to a signed-in user without a role", async () => {
    await newLead();
    const { email } = await newUser();
    const { data, error } = await (await signIn(email)).from("leads").select("*");
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  it("are returned newest first, with each kind of value", async () => {
    const { client } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const { data, error } = await client
      .from("leads")
      .select("*")
      .eq("name", name)
      .order("created_at", { ascending: false });
    expect(error).toBeNull();
    expect(data?.map((lead) => lead.id)).toEqual(newestFirst);
    // A value of each kind. The columns themselves are in the types, which a test compares with the migrations.
    expect(data?.[0]).toMatchObject({
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      location_city: "İzmir",
      phone_e164: null,
      status: "new",
      is_repeat: true,
      corrections: {},
      version: 1,
    });
  });

  type Position = { created_at: string; id: string };

  /** The administrators' query for a page, limited to leads with one name. */
  async function page(client: SupabaseClient, name: string, side?: "gt" | "lt", than?: Position) {
    const upwards = side === "gt";
    let query = client
      .from("leads")
      .select("*")
      .eq("name", name)
      .order("created_at", { ascending: upwards })
      .order("id", { ascending: upwards })
      .limit(2);
    if (side && than) {
      const { created_at, id } = than;
      query = query
        .filter("created_at", `${side}e`, created_at)
        .or(
          `created_at.${side}."${created_at}",and(created_at.eq."${created_at}",id.${side}.${id})`,
        );
    }
    const { data, error } = await query;
    expect(error).toBeNull();
    return (data ?? []).map(({ created_at, id }): Position => ({ created_at, id }));
  }

  const idsOf = (rows: Position[]) => rows.map(({ id }) => id);

  it("can be paged by key, in both directions", async () => {
    const { client } = await newAdministrator();
    const { name, ids, newestFirst } = await threeLeads();
    const top = await page(client, name);
    expect(idsOf(top)).toEqual(newestFirst.slice(0, 2));
    const older = await page(client, name, "lt", top[1]);
    expect(idsOf(older)).toEqual(newestFirst.slice(2));
    expect(await page(client, name, "lt", older[0])).toEqual([]);

    // In ascending order, so that the nearest come first.
    const newer = await page(client, name, "gt", older[0]);
    expect(idsOf(newer)).toEqual(ids.slice(1));
    expect(await page(client, name, "gt", newer[1])).toEqual([]);
  });

  it("with the same time are ordered by ID", async () => {
    const { client } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const [, middle] = await page(client, name);
    if (!middle) throw new Error("The page has no second row.");
    const atSameTime = (id: string) => ({ created_at: middle.created_at, id });
    const [first, last] = ["00000000", "ffffffff"].map((part) =>
      atSameTime(`${part}-0000-4000-8000-000000000000`),
    );
    expect(idsOf(await page(client, name, "lt", last))).toEqual(newestFirst.slice(1));
    expect(idsOf(await page(client, name, "lt", first))).toEqual(newestFirst.slice(2));
    expect(idsOf(await page(client, name, "gt", last))).toEqual([newestFirst[0]]);
    expect(idsOf(await page(client, name, "gt", first))).toEqual(
      newestFirst.slice(0, 2).toReversed(),
    );
  });

  it("can be counted without reading them", async () => {
    const { client } = await newAdministrator();
    const { name } = await threeLeads();
    const { count, data, status } = await client
      .from("leads")
      .select("*", { count: "exact", head: true })
      .eq("name", name);
    expect({ count, data, status }).toEqual({ count: 3, data: null, status: 200 });
  });

  it("can be filtered", async () => {
    const { client } = await newAdministrator();
    const { name, ids } = await threeLeads();
    const leads = () => client.from("leads").select("id").eq("name", name).order("created_at");
    const found = async (query: ReturnType<typeof leads>) =>
      (await query).data?.map((lead) => ids.indexOf(lead.id));
    expect(await found(leads().is("notes", null))).toEqual([2]);
    expect(await found(leads().not("notes", "is", null))).toEqual([0, 1]);
    expect(await found(leads().in("notes", ["first", "second, with a comma"]))).toEqual([0, 1]);
    expect(await found(leads().neq("notes", "first"))).toEqual([1]);
    expect(await found(leads().gte("id", ids[0]).lte("id", ids[0]))).toEqual([0]);
    expect(await found(leads().or('notes.eq."second, with a comma",notes.is.null'))).toEqual([
      1, 2,
    ]);
    expect(await found(leads().in("id", []))).toEqual([]);
    expect(await found(leads().limit(1))).toEqual([0]);
  });
});
