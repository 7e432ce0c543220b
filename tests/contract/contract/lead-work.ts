import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseReference } from "../../../supabase/functions/_shared/reference.ts";
import { addSecondFactor, newClient } from "../project.ts";
import {
  newAdministrator,
  newLead,
  newUser,
  project,
  service,
  signIn,
  submission,
  threeLeads,
  traces,
} from "./contract-support.ts";

describe("leads", () => {
  it("are only changed through functions, even by administrators", async () => {
    const { client, id: actor } = await newAdministrator();
    const id = await newLead();
    const setStatus = (version: number, status: string) =>
      client.rpc("set_lead_status", { lead_id: id, version, status });
    expect(await setStatus(1, "quoted")).toMatchObject({
      status: 200,
      data: {
        outcome: "changed",
        lead: { id, status: "quoted", version: 2 },
        event: { kind: "status", actor, body: { from: "new", to: "quoted" } },
      },
    });
    const refused = [
      [client.from("leads").update({ status: "contacted" }).eq("id", id), 403, { code: "42501" }],
      [client.from("leads").delete().eq("id", id), 403, { code: "42501" }],
      [setStatus(2, "lost"), 400, { code: "22P02" }],
      [setStatus(2, "closed"), 400, { code: "22023", details: "close_reason" }],
      [client.rpc("add_lead_note", { lead_id: actor, note: "Nobody" }), 404, { code: "PT404" }],
    ] as const;
    for (const [call, status, error] of refused) {
      expect(await call).toMatchObject({ status, error });
    }
  });

  it("are searched with the text in the request's body, and filtered, ordered and counted like the table", async () => {
    const { client, id: actor } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const search = () =>
      client
        .rpc("search_leads", { query: name }, { count: "exact" })
        .eq("status", "new")
        .filter("shown_city", "in", '("İzmir")')
        .select("id,created_at")
        .order("created_at", { ascending: false })
        .order("id", { ascending: false });
    const first = await search().limit(2);
    expect(first.error).toBeNull();
    expect(first.count).toBe(3);
    expect(first.data).toMatchObject(newestFirst.slice(0, 2).map((id) => ({ id })));
    const none = await client.rpc("search_leads", { query: name }).eq("status", "closed");
    expect(none.data).toEqual([]);

    const exported = await client.rpc("export_leads", {
      ids: newestFirst,
      filter: { city: 1, search: 1 },
      columns: ["Name"],
    });
    expect(exported.data.map(({ id }: { id: string }) => id)).toEqual(newestFirst);
    const { data: noted } = await client
      .from("lead_events")
      .select("actor,body")
      .eq("kind", "export")
      .eq("actor", actor)
      .single();
    const filter = { city: 1, search: 1 };
    const body = { filter, columns: ["Name"], format: "csv", leads: 3, ids: newestFirst };
    expect(noted).toEqual({ actor, body });
  });

  it("cannot be read by someone without a role, or exported by coordinators", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    expect((await client.from("leads").select("id")).data).toEqual([]);
    // No row, or a refusal: it depends on whether PostgreSQL looks at the policy or at the search first.
    const { data, error } = await client.rpc("search_leads", { query: "a" });
    expect({ data, code: error?.code }).toBeOneOf([
      { data: [], code: undefined },
      { data: null, code: "42501" },
    ]);
    expect(await client.rpc("count_restricted", { search: "abcd" })).toMatchObject({
      status: 403,
      error: { code: "42501", message: "This needs the role coordinator." },
    });
    await service.rpc("grant_role", { email, role: "coordinator" });
    await addSecondFactor(client);
    expect((await client.from("leads").select("id").limit(1)).data).toHaveLength(1);
    expect(await client.rpc("export_leads", { ids: [] })).toMatchObject({
      status: 403,
      error: { code: "42501", message: "This needs the role admin." },
    });
    expect((await client.rpc("list_colleagues")).data).toContainEqual({
      user_id: expect.any(String),
      display_name: email.split("@")[0],
      role: "coordinator",
    });
  });

  it("are only added through the function", async () => {
    const row = { name: "x", email: "x@example.com", phone: "1", treatment: "x" };
    const administrator = await newAdministrator();
    for (const client of [administrator.client, service]) {
      const { error, status } = await client.from("leads").insert(row);
      expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
    }
    const visitor = await newClient(project).rpc("submit_lead", submission());
    expect(visitor).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  it("have a reference, which a repeated request returns again", async () => {
    const sent = submission({ request_id: randomUUID() });
    const answers = [
      await service.rpc("submit_lead", sent),
      await service.rpc("submit_lead", sent),
    ];
    const { id, reference } = answers[0]?.data ?? {};
    traces.noteLead(id);
    expect(parseReference(reference)).toBe(reference);
    expect(answers[1]?.data).toEqual({ outcome: "created", id, reference });
    const { client } = await newAdministrator();
    const { data } = await client.from("leads").select("id").eq("reference", reference).single();
    expect(data).toEqual({ id });
  });

  it("can be deleted by the service role", async () => {
    const id = await newLead();
    const { data, status } = await service.from("leads").delete().eq("id", id).select("id");
    expect({ data, status }).toEqual({ data: [{ id }], status: 200 });
  });
});
