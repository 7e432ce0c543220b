import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newAdministrator, newUser, signIn } from "./contract-support.ts";

describe("views and templates", () => {
  it("are saved, renamed and removed by a team member", async () => {
    const { client, id: owner } = await newAdministrator();
    const made = await client
      .from("saved_views")
      .insert({ name: "Late in İzmir", query: "tab=due&city=İzmir" })
      .select()
      .single();
    expect(made.data).toMatchObject({ owner_id: owner, is_shared: false });
    const twice = await client.from("saved_views").insert({ name: "Late in İzmir", query: "" });
    expect(twice).toMatchObject({ status: 409, error: { code: "23505" } });
    const renamed = await client
      .from("saved_views")
      .update({ name: "Late" })
      .eq("id", made.data.id)
      .select("name");
    expect(renamed.data).toEqual([{ name: "Late" }]);

    const other = await newAdministrator();
    const unseen = await other.client
      .from("saved_views")
      .delete()
      .eq("id", made.data.id)
      .select("id");
    expect(unseen).toMatchObject({ status: 200, data: [] });
    const removed = await client.from("saved_views").delete().eq("id", made.data.id).select("id");
    expect(removed.data).toEqual([{ id: made.data.id }]);
  });

  it("cannot all be changed at once because of a missing filter", async () => {
    const { client } = await newAdministrator();
    const { error, status } = await client.from("message_templates").update({ body: "Gone" });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "21000" });
  });

  it("that a user may not see are silently not changed", async () => {
    const { client } = await newAdministrator();
    const name = `Contract ${randomUUID()}`;
    const made = await client
      .from("message_templates")
      .insert({ name, channel: "whatsapp", body: "Hello {name}" })
      .select("id,version")
      .single();
    const { email } = await newUser();
    const { error, status } = await (await signIn(email))
      .from("message_templates")
      .update({ body: "Changed" })
      .eq("id", made.data?.id);
    expect({ status, error }).toEqual({ status: 204, error: null });

    const template = () => client.from("message_templates");
    const changed = await template()
      .update({ body: "Good morning {name}" })
      .eq("id", made.data?.id)
      .eq("version", made.data?.version)
      .select("body,version");
    expect(changed.data).toEqual([{ body: "Good morning {name}", version: 2 }]);
    const stale = await template()
      .update({ body: "Good evening {name}" })
      .eq("id", made.data?.id)
      .eq("version", made.data?.version)
      .select("body");
    expect(stale.data).toEqual([]);
    expect(await template().delete().eq("id", made.data?.id)).toMatchObject({ status: 204 });
  });
});
