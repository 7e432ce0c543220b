import { createHmac } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { newAddress, newClient } from "../project.ts";
import {
  newAdministrator,
  newUser,
  password,
  project,
  request,
  signIn,
  summary,
} from "./contract-support.ts";

function sessionOf(client: SupabaseClient) {
  return client.auth.getSession().then(({ data }) => {
    if (!data.session) throw new Error("There is no session.");
    return data.session;
  });
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

describe("signing in", () => {
  it("returns a session", async () => {
    const { id, email } = await newUser();
    const { data, error } = await newClient(project).auth.signInWithPassword({
      email: email.toUpperCase(),
      password,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email,
      aud: "authenticated",
      role: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
      is_anonymous: false,
    });
    expect(data.user?.last_sign_in_at).toEqual(expect.any(String));
    expect(data.user?.identities).toMatchObject([
      { provider: "email", user_id: id, identity_data: { sub: id, email } },
    ]);
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: expect.any(Number) });
    expect(data.session?.refresh_token).toMatch(/^[\w-]{12,}$/);

    const claims = claimsOf(data.session?.access_token ?? "");
    expect(claims).toMatchObject({
      iss: `${project.url}/auth/v1`,
      sub: id,
      aud: "authenticated",
      role: "authenticated",
      email,
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      session_id: expect.any(String),
    });
    expect(claims.exp).toBe(data.session?.expires_at);
  });

  it.each([
    ["a wrong password", (email: string) => ({ email, password: "not this one" })],
    ["an unknown address", () => ({ email: newAddress(), password })],
    ["a missing password", (email: string) => ({ email, password: "" })],
  ])("responds to %s in the same way", async (_case, credentials) => {
    const { email } = await newUser();
    const { error } = await newClient(project).auth.signInWithPassword(credentials(email));
    expect(summary(error)).toEqual({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  });

  it("requires a confirmed address", async () => {
    const { email } = await newUser({ confirmed: false });
    const { error } = await newClient(project).auth.signInWithPassword({ email, password });
    expect(summary(error)).toEqual({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });
  });

  it("notifies listeners", async () => {
    const { email } = await newUser();
    const client = newClient(project);
    const events: string[] = [];
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.getSession();
    await client.auth.signInWithPassword({ email, password });
    await client.auth.refreshSession();
    await client.auth.signOut();
    data.subscription.unsubscribe();
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "SIGNED_OUT"]);
  });
});

describe("a session", () => {
  it("belongs to a user who can be read", async () => {
    const { id, email } = await newUser();
    const client = await signIn(email);
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email });
  });

  it("carries a token that the key set verifies", async () => {
    const { id, email } = await newUser();
    const client = await signIn(email);
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(id);
  });

  it("rejects forged and altered tokens", async () => {
    const { email } = await newUser();
    const { access_token } = await sessionOf(await signIn(email));
    const [head = "", claims = "", signature = ""] = access_token.split(".");
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const weak = `${part({ alg: "HS256", typ: "JWT" })}.${claims}`;
    const altered = part({ ...claimsOf(access_token), role: "service_role" });
    for (const token of [
      "not.a.token",
      `${part({ alg: "none" })}.${claims}.`,
      `${weak}.${createHmac("sha256", project.publicKey).update(weak).digest("base64url")}`,
      `${head}.${altered}.${signature}`,
    ]) {
      const { error } = await newClient(project).auth.getUser(token);
      expect(error, token).toMatchObject({ status: 403, code: "bad_jwt" });
      const answer = await fetch(`${project.url}/rest/v1/leads`, {
        headers: { apikey: project.publicKey, authorization: `Bearer ${token}` },
      });
      expect(answer.status, token).toBe(401);
    }
  });

  it("is required to read its user", async () => {
    const { error } = await newClient(project).auth.getUser(undefined);
    expect(error?.name).toBe("AuthSessionMissingError");
  });

  it("changes its refresh token and keeps its ID", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const before = await sessionOf(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    expect(claimsOf(data.session?.access_token ?? "").session_id).toBe(
      claimsOf(before.access_token).session_id,
    );
  });

  it("accepts the second newest refresh token, because the response may have been lost", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const { refresh_token } = await sessionOf(client);
    const first = await client.auth.refreshSession({ refresh_token });
    const second = await newClient(project).auth.refreshSession({ refresh_token });
    expect(second.error).toBeNull();
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  it("cannot be obtained with a made-up refresh token", async () => {
    const client = newClient(project);
    const unknown = await client.auth.refreshSession({ refresh_token: "abcdefghijkl" });
    expect(summary(unknown.error)).toEqual({
      status: 400,
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    });
  });

  it("is ended by signing out, here, elsewhere or everywhere", async () => {
    const { email } = await newUser();
    const [here, there, third] = [await signIn(email), await signIn(email), await signIn(email)];

    expect((await here.auth.signOut({ scope: "local" })).error).toBeNull();
    expect((await there.auth.getUser()).error).toBeNull();

    expect((await there.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await there.auth.getUser()).error).toBeNull();
    expect((await third.auth.getUser()).error?.name).toBe("AuthSessionMissingError");

    const fourth = await signIn(email);
    expect((await there.auth.signOut()).error).toBeNull();
    expect((await fourth.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  it("that ended elsewhere can be signed out of without an error", async () => {
    const { email } = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    await there.auth.signOut({ scope: "global" });
    expect((await here.auth.signOut()).error).toBeNull();
    expect((await here.auth.getSession()).data.session).toBeNull();
  });

  it("invalidates its refresh token when it ends", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const { refresh_token } = await sessionOf(client);
    await client.auth.signOut();
    const { error } = await newClient(project).auth.refreshSession({ refresh_token });
    expect(error?.status).toBe(400);
  });

  it("has the rights of a role until it ends, even if its token is valid for longer", async () => {
    const { client } = await newAdministrator();
    const { access_token } = await sessionOf(client);
    const rpc = (name: string) =>
      request(`/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: project.publicKey, Authorization: `Bearer ${access_token}` },
      });
    expect((await rpc("list_colleagues")).status).toBe(200);
    expect(await (await rpc("my_session_state")).json()).toBe("open");
    await client.auth.signOut();
    expect((await rpc("list_colleagues")).status).toBe(403);
    expect(await (await rpc("my_session_state")).json()).toBe("ended");
  });

  it("responds to a request for a new password in the same way for every address", async () => {
    const { error } = await newClient(project).auth.resetPasswordForEmail(newAddress());
    expect(error).toBeNull();
  });
});
