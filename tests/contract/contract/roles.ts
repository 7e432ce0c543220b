import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { newAddress } from "../project.ts";
import { newAdministrator, newUser, service, signIn } from "./support.ts";

describe("roles", () => {
  function readRole(client: SupabaseClient, userId: string) {
    return client.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin");
  }

  it("take effect on the next request, and until they are revoked", async () => {
    const { id, email } = await newUser();
    const client = await signIn(email);
    expect((await readRole(client, id).maybeSingle()).data).toBeNull();

    expect((await service.rpc("grant_role", { email, role: "admin" })).data).toBe(true);
    expect((await service.rpc("grant_role", { email, role: "admin" })).data).toBe(false);
    expect((await readRole(client, id).maybeSingle()).data).toEqual({ role: "admin" });
    expect((await readRole(client, id).single()).data).toEqual({ role: "admin" });

    expect((await service.rpc("revoke_role", { email, role: "admin" })).data).toBe(true);
    const { data, error, status } = await readRole(client, id).single();
    expect({ data, status, error: { code: error?.code, details: error?.details } }).toEqual({
      data: null,
      status: 406,
      error: { code: "PGRST116", details: "The result contains 0 rows" },
    });
  });

  it("of other people are not visible", async () => {
    const administrator = await newAdministrator();
    const { email } = await newUser();
    const { data } = await readRole(await signIn(email), administrator.id);
    expect(data).toEqual([]);
  });

  it("can be listed by the service role", async () => {
    const { email } = await newAdministrator();
    const { data } = await service.rpc("list_roles");
    expect(data).toContainEqual({ email, role: "admin" });
  });

  it("cannot be granted to an unknown address", async () => {
    const email = newAddress();
    const { error, status } = await service.rpc("grant_role", { email, role: "admin" });
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: "PT404",
      message: "No account has this email address.",
    });
  });

  it("cannot be granted by a signed-in user", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const { error, status } = await client.rpc("grant_role", { email, role: "admin" });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
  });

  it("cannot be inserted by their holder", async () => {
    const { id, email } = await newUser();
    const client = await signIn(email);
    const { error, status } = await client
      .from("user_roles")
      .insert({ user_id: id, role: "admin" });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
  });
});
