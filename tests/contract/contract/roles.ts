import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { newUser, service, signIn } from "./contract-support.ts";

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
});
