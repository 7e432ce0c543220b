// @vitest-environment node
import { randomUUID } from "node:crypto";
import {
  type AuthError,
  isAuthWeakPasswordError,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseReference } from "../../supabase/functions/_shared/reference.ts";
import { exampleForm, exampleRequest } from "../functions/support.ts";
import {
  addSecondFactor,
  isCommandLineStack,
  isStandIn,
  leadLimitPerAddress,
  newAddress,
  newClient,
  OTHER_PAGE,
  openProject,
  type Project,
  Traces,
} from "./project.ts";

/**
 * What the product relies on in Supabase, stated with the real client. Runs against the stand-in by
 * default; with CONTRACT_SUPABASE_URL, CONTRACT_ANON_KEY and CONTRACT_SECRET_KEY against any
 * project that has the migrations, hosted or `supabase start`. It leaves nothing behind there.
 */
let project: Project;
let service: SupabaseClient;
let traces: Traces;

const password = "correct horse battery";

beforeAll(async () => {
  project = await openProject();
  service = newClient(project, project.secretKey);
  traces = new Traces(project);
}, 120_000);

afterAll(async () => {
  await traces?.remove();
  await project?.close();
}, 60_000);

interface Account {
  id: string;
  email: string;
}

async function newUser(options: { confirmed?: boolean } = {}): Promise<Account> {
  const email = newAddress();
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: options.confirmed ?? true,
  });
  if (error) throw error;
  traces.noteUser(data.user.id);
  return { id: data.user.id, email };
}

async function signIn(email: string): Promise<SupabaseClient> {
  const client = newClient(project);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function newAdministrator(): Promise<Account & { client: SupabaseClient }> {
  const account = await newUser();
  const { error } = await service.rpc("grant_role", { email: account.email, role: "admin" });
  if (error) throw error;
  const client = await signIn(account.email);
  await addSecondFactor(client);
  return { ...account, client };
}

/** Stores a lead as the edge function does. */
async function newLead(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await service.rpc("submit_lead", submission(fields));
  if (error) throw error;
  expect(data).toMatchObject({ outcome: "created" });
  traces.noteLead(data.id);
  return data.id;
}

function submission(fields: Record<string, unknown> = {}) {
  const hash = () => randomUUID().replaceAll("-", "").repeat(2);
  return {
    lead: {
      name: "Contract Test",
      email: "contract@example.com",
      phone: "+44 7700 900123",
      treatment: "Rhinoplasty",
      location_city: "İzmir",
      location_country: "Turkey",
      consent: true,
      consent_text: "I agree.",
      ...fields,
    },
    address_hash: hash(),
    email_hash: hash(),
    limit_per_address: 20,
    limit_per_email: 3,
  };
}

/** A request as the browser could make it, without the client. */
function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${project.url}${path}`, init);
}

function sessionOf(client: SupabaseClient) {
  return client.auth.getSession().then(({ data }) => {
    if (!data.session) throw new Error("There is no session.");
    return data.session;
  });
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function summary(error: AuthError | null) {
  return { status: error?.status, code: error?.code, message: error?.message };
}

describe("the gateway", () => {
  const openedByKey = ["/rest/v1/leads?select=id", "/auth/v1/settings"];

  it("asks for a key", async ({ skip }) => {
    skip(isCommandLineStack, "the gateway of `supabase start` lets everybody in as a visitor");
    for (const path of openedByKey) {
      const response = await request(path);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "No API key found in request" });
    }
  });

  it("knows its keys", async ({ skip }) => {
    skip(isCommandLineStack, "the gateway of `supabase start` lets everybody in as a visitor");
    for (const path of openedByKey) {
      const response = await request(path, { headers: { apikey: "sb_publishable_unknown" } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Invalid API key" });
    }
  });

  it("answers the preflight of a page of another origin", async () => {
    const response = await request("/rest/v1/leads", {
      method: "OPTIONS",
      headers: {
        Origin: OTHER_PAGE,
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "apikey,authorization,prefer,x-retry-count",
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const header of ["apikey", "authorization", "prefer", "x-retry-count"]) {
      expect(allowed).toContain(header);
    }
  });

  it("lets a page of another origin read the count and the error's code", async () => {
    const headers = { apikey: project.publicKey, Origin: OTHER_PAGE };
    const exposedBy = (response: Response) => {
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers") ?? "";
      return exposed.split(",").map((name) => name.trim().toLowerCase());
    };

    const rows = await request("/rest/v1/leads?select=id", { headers });
    expect(exposedBy(rows)).toContain("content-range");

    const refused = await request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify({ email: newAddress(), password }),
    });
    expect(refused.status).toBe(400);
    // The client reads the code only if it can read this version in the answer.
    expect(refused.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(exposedBy(refused)).toContain("x-supabase-api-version");
    expect(await refused.json()).toMatchObject({ code: "invalid_credentials" });
  });
});

describe("signing up", () => {
  it("gives an account without a session and mails a link", async ({ skip }) => {
    skip(!isStandIn, "a real project would send real mail");
    const email = newAddress();
    const { data, error } = await newClient(project).auth.signUp({
      email: email.toUpperCase(),
      password,
      options: { emailRedirectTo: `${project.url}/admin/leads` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, aud: "authenticated", role: "authenticated" });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String));
    expect(data.user?.email_confirmed_at).toBeUndefined();

    const mails = await (await request(`/_local/mailbox.json?to=${email}`)).json();
    expect(mails).toMatchObject([{ kind: "signup", to: email }]);

    const opened = await fetch(mails[0].link, { redirect: "manual" });
    expect(opened.status).toBe(303);
    const target = new URL(opened.headers.get("location") ?? "");
    expect(`${target.origin}${target.pathname}`).toBe(`${project.url}/admin/leads`);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect([...fragment.keys()]).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "refresh_token",
      "sb",
      "token_type",
      "type",
    ]);
    expect(fragment.get("type")).toBe("signup");

    const client = newClient(project);
    const session = await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(session.error).toBeNull();
    expect(session.data.user?.email).toBe(email);

    const again = await fetch(mails[0].link, { redirect: "manual" });
    expect(again.status).toBe(303);
    const refused = new URLSearchParams(new URL(again.headers.get("location") ?? "").hash.slice(1));
    expect(Object.fromEntries(refused)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  it("does not tell that an address has an account", async () => {
    const { email, id } = await newUser();
    const { data, error } = await newClient(project).auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(id);
  });

  it("refuses a weak password and says why", async () => {
    const { error } = await newClient(project).auth.signUp({
      email: newAddress(),
      password: "short",
    });
    expect(error).toMatchObject({ status: 422, code: "weak_password" });
    expect(isAuthWeakPasswordError(error) && error.reasons).toContain("length");
  });

  it("refuses what is no address", async () => {
    const { error } = await newClient(project).auth.signUp({ email: "nobody", password });
    expect(summary(error)).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Unable to validate email address: invalid format",
    });
  });

  it("refuses a missing address", async () => {
    const { error } = await newClient(project).auth.signUp({ email: "", password });
    expect(summary(error)).toEqual({
      status: 422,
      code: "anonymous_provider_disabled",
      message: "Anonymous sign-ins are disabled",
    });
  });

  it("lets a person ask for mail only now and then", async ({ skip }) => {
    skip(!isStandIn, "a real project would send real mail");
    const email = newAddress();
    const client = newClient(project);
    expect((await client.auth.signUp({ email, password })).error).toBeNull();
    const { error } = await client.auth.signUp({ email, password });
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
  });
});

describe("signing in", () => {
  it("gives a session", async () => {
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
  ])("answers %s alike", async (_case, credentials) => {
    const { email } = await newUser();
    const { error } = await newClient(project).auth.signInWithPassword(credentials(email));
    expect(summary(error)).toEqual({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  });

  it("waits for the address to be confirmed", async () => {
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

  it("refuses a token that nobody signed", async () => {
    const { error } = await newClient(project).auth.getUser("not.a.token");
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  });

  it("is needed to read its user", async () => {
    const { error } = await newClient(project).auth.getUser(undefined);
    expect(error?.name).toBe("AuthSessionMissingError");
  });

  it("changes its refresh token and keeps its number", async () => {
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

  it("accepts the refresh token before the newest: the answer may have been lost", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const { refresh_token } = await sessionOf(client);
    const first = await client.auth.refreshSession({ refresh_token });
    const second = await newClient(project).auth.refreshSession({ refresh_token });
    expect(second.error).toBeNull();
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  it("cannot be made up from a refresh token", async () => {
    const client = newClient(project);
    const unknown = await client.auth.refreshSession({ refresh_token: "abcdefghijkl" });
    expect(summary(unknown.error)).toEqual({
      status: 400,
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    });
  });

  it("ends with signing out, here alone or everywhere", async () => {
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

  it("gives the rights of a role until it ends, even where its token lasts longer", async () => {
    const { client } = await newAdministrator();
    const { access_token } = await sessionOf(client);
    const rpc = (name: string) =>
      request(`/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: project.publicKey, Authorization: `Bearer ${access_token}` },
      });
    expect((await rpc("lead_counts")).status).toBe(200);
    expect(await (await rpc("my_session_state")).json()).toBe("open");
    await client.auth.signOut();
    expect((await rpc("lead_counts")).status).toBe(403);
    expect(await (await rpc("my_session_state")).json()).toBe("ended");
  });

  it("answers a request for a new password alike for every address", async () => {
    const { error } = await newClient(project).auth.resetPasswordForEmail(newAddress());
    expect(error).toBeNull();
  });
});

describe("roles", () => {
  function readRole(client: SupabaseClient, userId: string) {
    return client.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin");
  }

  it("count from the next request on, and as long as they are held", async () => {
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

  it("of others are not visible", async () => {
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

  it("cannot be given to somebody unknown", async () => {
    const email = newAddress();
    const { error, status } = await service.rpc("grant_role", { email, role: "admin" });
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: "PT404",
      message: `No account has the e-mail address ${email}.`,
    });
  });

  it("cannot be given by a signed-in user", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const { error, status } = await client.rpc("grant_role", { email, role: "admin" });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
  });

  it("cannot be written by their holder", async () => {
    const { id, email } = await newUser();
    const client = await signIn(email);
    const { error, status } = await client
      .from("user_roles")
      .insert({ user_id: id, role: "admin" });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
  });
});

describe("leads", () => {
  /** Three leads with a name that no other lead has, the newest last. */
  async function threeLeads() {
    const name = `Contract ${randomUUID()}`;
    const ids: string[] = [];
    for (const notes of ["first", "second, with a comma", null]) {
      ids.push(await newLead({ name, notes }));
    }
    return { name, ids, newestFirst: ids.toReversed() };
  }

  it("are closed to visitors", async () => {
    const { error, status } = await newClient(project).from("leads").select("*");
    expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
  });

  it("are empty for a signed-in user without a role", async () => {
    await newLead();
    const { email } = await newUser();
    const { data, error } = await (await signIn(email)).from("leads").select("*");
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  it("come newest first, with every column", async () => {
    const { client } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const { data, error } = await client
      .from("leads")
      .select("*")
      .eq("name", name)
      .order("created_at", { ascending: false });
    expect(error).toBeNull();
    expect(data?.map((lead) => lead.id)).toEqual(newestFirst);
    expect(data?.[0]).toEqual({
      id: newestFirst[0],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      name,
      email: "contract@example.com",
      phone: "+44 7700 900123",
      phone_e164: null,
      contact_by: null,
      treatment: "Rhinoplasty",
      location_city: "İzmir",
      location_country: "Turkey",
      travel_month: null,
      notes: null,
      source_page: null,
      status: "new",
      consent_at: expect.any(String),
      consent_text: "I agree.",
      request_id: expect.any(String),
      reference: expect.any(String),
      due_at: expect.any(String),
      owner_id: null,
      first_contact_at: null,
      next_step_on: null,
      next_step: null,
      close_reason: null,
      email_key: "contract@example.com",
      phone_key: "700900123",
      is_repeat: true,
      contact_when: null,
      no_calls: false,
      restricted_at: null,
      status_mail: false,
      withdrawn_at: null,
      corrections: {},
      version: 1,
    });
  });

  type Position = { created_at: string; id: string };

  /** The administrators' query for a page, limited to leads of one name. */
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

  it("can be paged by key, down and up again", async () => {
    const { client } = await newAdministrator();
    const { name, ids, newestFirst } = await threeLeads();
    const top = await page(client, name);
    expect(idsOf(top)).toEqual(newestFirst.slice(0, 2));
    const older = await page(client, name, "lt", top[1]);
    expect(idsOf(older)).toEqual(newestFirst.slice(2));
    expect(await page(client, name, "lt", older[0])).toEqual([]);

    // Ascending, so the nearest come first.
    const newer = await page(client, name, "gt", older[0]);
    expect(idsOf(newer)).toEqual(ids.slice(1));
    expect(await page(client, name, "gt", newer[1])).toEqual([]);
  });

  it("of one moment are told apart by their id", async () => {
    const { client } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const [, middle] = await page(client, name);
    if (!middle) throw new Error("The page has no second row.");
    const beside = (id: string) => ({ created_at: middle.created_at, id });
    const [first, last] = ["00000000", "ffffffff"].map((part) =>
      beside(`${part}-0000-4000-8000-000000000000`),
    );
    expect(idsOf(await page(client, name, "lt", last))).toEqual(newestFirst.slice(1));
    expect(idsOf(await page(client, name, "lt", first))).toEqual(newestFirst.slice(2));
    expect(idsOf(await page(client, name, "gt", last))).toEqual([newestFirst[0]]);
    expect(idsOf(await page(client, name, "gt", first))).toEqual(
      newestFirst.slice(0, 2).toReversed(),
    );
  });

  it("can be counted without being read", async () => {
    const { client } = await newAdministrator();
    const { name } = await threeLeads();
    const { count, data, status } = await client
      .from("leads")
      .select("*", { count: "exact", head: true })
      .eq("name", name);
    expect({ count, data, status }).toEqual({ count: 3, data: null, status: 200 });
  });

  it("can be read in part, with a count of all", async () => {
    const { client } = await newAdministrator();
    const { name, ids } = await threeLeads();
    const page = (from: number, to: number) =>
      client
        .from("leads")
        .select("id", { count: "exact" })
        .eq("name", name)
        .order("created_at")
        .range(from, to);
    const first = await page(0, 1);
    expect({ status: first.status, count: first.count }).toEqual({ status: 206, count: 3 });
    expect(first.data?.map((lead) => lead.id)).toEqual(ids.slice(0, 2));
    const beyond = await page(7, 8);
    expect({ status: beyond.status, code: beyond.error?.code }).toEqual({
      status: 416,
      code: "PGRST103",
    });
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
    expect(await found(leads().ilike("notes", "%WITH A%"))).toEqual([1]);
    expect(await found(leads().neq("notes", "first"))).toEqual([1]);
    expect(await found(leads().gte("id", ids[0]).lte("id", ids[0]))).toEqual([0]);
    expect(await found(leads().or('notes.eq."second, with a comma",notes.is.null'))).toEqual([
      1, 2,
    ]);
    expect(await found(leads().in("id", []))).toEqual([]);
    expect(await found(leads().limit(1))).toEqual([0]);
  });

  it("are changed by functions alone, also by administrators", async () => {
    const { client, id: actor } = await newAdministrator();
    const id = await newLead();
    for (const changes of [{ status: "contacted" }, { name: "Else" }, { owner_id: null }]) {
      const rewritten = await client.from("leads").update(changes).eq("id", id);
      expect(rewritten).toMatchObject({ status: 403, error: { code: "42501" } });
    }
    const removed = await client.from("leads").delete().eq("id", id);
    expect(removed).toMatchObject({ status: 403, error: { code: "42501" } });

    const moved = await client.rpc("set_lead_status", {
      lead_id: id,
      version: 1,
      status: "quoted",
    });
    expect(moved).toMatchObject({
      status: 200,
      data: {
        outcome: "changed",
        lead: { id, status: "quoted", version: 2 },
        event: { kind: "status", actor, body: { from: "new", to: "quoted" } },
      },
    });
    const late = await client.rpc("set_lead_status", {
      lead_id: id,
      version: 1,
      status: "closed",
      close_reason: "spam",
    });
    expect(late).toMatchObject({
      status: 200,
      data: { outcome: "conflict", lead: { status: "quoted" }, event: { body: { to: "quoted" } } },
    });
    const wrong = await client.rpc("set_lead_status", { lead_id: id, version: 2, status: "lost" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "22P02" } });
    const unexplained = await client.rpc("set_lead_status", {
      lead_id: id,
      version: 2,
      status: "closed",
    });
    expect(unexplained).toMatchObject({
      status: 400,
      error: { code: "22023", details: "close_reason" },
    });
    const missing = await client.rpc("add_lead_note", { lead_id: actor, note: "Nobody" });
    expect(missing).toMatchObject({ status: 404, error: { code: "PT404" } });
    const { data: events } = await client
      .from("lead_events")
      .select("kind,actor")
      .eq("lead_id", id)
      .order("id");
    expect(events).toEqual([
      { kind: "received", actor: null },
      { kind: "status", actor },
    ]);
  });

  it("are searched for in the body of a request, and counted by the same filter", async () => {
    const { client } = await newAdministrator();
    const { name, newestFirst } = await threeLeads();
    const filter = { search: name, city: ["İzmir"], status: ["new"] };
    const first = await client.rpc("search_leads", { filter, page_size: 2 });
    expect(first.error).toBeNull();
    expect(first.data.leads.map((lead: { id: string }) => lead.id)).toEqual(
      newestFirst.slice(0, 2),
    );
    const rest = await client.rpc("search_leads", { filter, page_size: 2, after: first.data.next });
    expect(rest.data).toMatchObject({ leads: [{ id: newestFirst[2] }], next: null });
    expect((await client.rpc("count_leads", { filter })).data).toBe(3);
    const wrong = await client.rpc("search_leads", { filter: { colour: "red" } });
    expect(wrong).toMatchObject({ status: 400, error: { code: "22023", details: "filter" } });

    const columns = ["Name", "Phone"];
    const exported = await client.rpc("export_leads", { filter, columns });
    expect(exported.data).toMatchObject({ total: 3, next: null });
    const { data: noted } = await client
      .from("lead_events")
      .select("body")
      .eq("id", exported.data.export_id)
      .single();
    expect(noted).toEqual({
      body: {
        filter: { city: ["İzmir"], status: ["new"] },
        searched: true,
        columns,
        format: "csv",
        leads: 3,
      },
    });
  });

  it("are closed to somebody without a role, and their export to coordinators", async () => {
    const { email } = await newUser();
    const client = await signIn(email);
    const denied = {
      status: 403,
      error: { code: "42501", message: "This needs the role coordinator." },
    };
    expect(await client.rpc("search_leads")).toMatchObject(denied);
    expect(await client.rpc("lead_counts")).toMatchObject(denied);
    await service.rpc("grant_role", { email, role: "coordinator" });
    await addSecondFactor(client);
    expect((await client.rpc("lead_counts")).data).toMatchObject({
      due: expect.any(Number),
      new: 0,
    });
    expect(await client.rpc("export_leads")).toMatchObject({
      status: 403,
      error: { code: "42501", message: "This needs the role admin." },
    });
    expect((await client.rpc("list_colleagues")).data).toContainEqual({
      user_id: expect.any(String),
      display_name: email.split("@")[0],
      role: "coordinator",
    });
  });

  it("come in through the function alone", async () => {
    const row = { name: "x", email: "x@example.com", phone: "1", treatment: "x" };
    const administrator = await newAdministrator();
    for (const client of [administrator.client, service]) {
      const { error, status } = await client.from("leads").insert(row);
      expect({ status, code: error?.code }).toEqual({ status: 403, code: "42501" });
    }
    const visitor = await newClient(project).rpc("submit_lead", submission());
    expect(visitor).toMatchObject({ status: 401, error: { code: "42501" } });
  });

  it("sent twice are one", async () => {
    const request_id = randomUUID();
    expect(await newLead({ request_id })).toBe(await newLead({ request_id }));
  });

  it("have a reference, which the answer to a repeated request names again", async () => {
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

describe("views and templates", () => {
  it("are kept by one of the team, renamed and removed", async () => {
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

  it("cannot be changed all at once by a forgotten filter", async () => {
    const { client } = await newAdministrator();
    const { error, status } = await client.from("message_templates").update({ body: "Gone" });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "21000" });
  });

  it("that a user may not see are not changed, without a word", async () => {
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

describe("mistakes in a query", () => {
  it("name the table", async () => {
    const { error, status } = await service.from("nothing").select("*");
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 404,
      code: "PGRST205",
      message: "Could not find the table 'public.nothing' in the schema cache",
    });
  });

  it("name the column", async () => {
    const { error, status } = await service.from("leads").select("nothing");
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 400,
      code: "42703",
      message: "column leads.nothing does not exist",
    });
  });

  it("name the function and what it was given", async () => {
    const { error, status } = await service.rpc("submit_lead", { lead: {} });
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 404,
      code: "PGRST202",
      message: "Could not find the function public.submit_lead(lead) in the schema cache",
    });
  });

  it("are told from bad tokens", async () => {
    const headers = { apikey: project.publicKey, Authorization: "Bearer nonsense" };
    const response = await request("/rest/v1/leads?select=id", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST301" });
  });

  it("are told from expired tokens", async ({ skip }) => {
    skip(!isStandIn, "only the stand-in's key is at hand to sign a token that has expired");
    const token = await project.standIn?.tokens.sign({ role: "authenticated" }, -1);
    const headers = { apikey: project.publicKey, Authorization: `Bearer ${token}` };
    const response = await request("/rest/v1/leads?select=id", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST303", message: "JWT expired" });
  });
});

describe("the edge function", () => {
  function quote(fields: Record<string, unknown> = {}) {
    return {
      treatment: "Dental Implants",
      location_country: "Turkey",
      location_city: "İstanbul",
      name: "Contract Test",
      email: newAddress(),
      phone: "+44 7700 900123",
      travel_month: null,
      notes: null,
      consent: true,
      source_page: "/",
      ...fields,
    };
  }

  /** As the site sends it: JSON, with the key as a bearer token. */
  function submit(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return request("/functions/v1/submit-lead", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${project.publicKey}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  /** As a browser posts it without script: the key in a field, and no extra header. */
  async function postForm(fields: URLSearchParams): Promise<URL> {
    const response = await request("/functions/v1/submit-lead", {
      method: "POST",
      body: fields,
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return new URL(response.headers.get("location") ?? "");
  }

  it("stores a lead, and answers with its id and reference", async () => {
    const request_id = randomUUID();
    const response = await submit(quote({ request_id }));
    expect(response.status).toBe(201);
    const answer = await response.json();
    traces.noteLead(answer.id);
    const { data } = await service
      .from("leads")
      .select("id, reference")
      .eq("request_id", request_id)
      .single();
    expect(answer).toEqual(data);
  });

  it("stores a form that is posted without script, once, and leads to its reference", async () => {
    const form = exampleForm({ apikey: project.publicKey, email: newAddress() });
    const target = await postForm(form);
    expect(target.pathname).toBe("/quote/sent");
    const reference = target.hash.slice(1);
    expect((await postForm(form)).href).toBe(target.href);

    const { data } = await service.from("leads").select("*").eq("reference", reference).single();
    traces.noteLead(data.id);
    const { website, request_id, consent, ...sent } = exampleRequest();
    expect(data).toMatchObject({ ...sent, email: form.get("email") });
  });

  it("leads a form with a fault, or without the key, to the reason", async () => {
    const faulty = await postForm(exampleForm({ apikey: project.publicKey, phone: "12" }));
    expect(`${faulty.pathname}${faulty.hash}`).toBe("/quote/not-sent#phone");
    const keyless = await postForm(exampleForm());
    expect(`${keyless.pathname}${keyless.hash}`).toBe("/quote/not-sent#failed");
  });

  it("can be called by the client", async () => {
    const { data, error } = await newClient(project).functions.invoke("submit-lead", {
      body: quote(),
    });
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), reference: expect.any(String) });
    traces.noteLead(data.id);
  });

  it("says what is wrong", async () => {
    const response = await submit(quote({ email: "nobody" }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      code: "invalid_fields",
      fields: { email: expect.any(String) },
      codes: { email: "invalid" },
    });
  });

  it("asks for the key", async () => {
    const response = await submit(quote(), { Authorization: "Bearer sb_publishable_unknown" });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String), code: "unknown_key" });
  });

  it("limits how often one address asks", async () => {
    const email = newAddress();
    for (let time = 1; time <= 3; time++) {
      const response = await submit(quote({ email }));
      expect(response.status).toBe(201);
      traces.noteLead((await response.json()).id);
    }
    const response = await submit(quote({ email }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      error: "Too many submissions. Please try again later.",
      code: "limit",
    });
  });

  it("that nobody wrote is not found", async () => {
    const response = await request("/functions/v1/nothing", {
      method: "POST",
      headers: { Authorization: `Bearer ${project.publicKey}` },
    });
    expect(response.status).toBe(404);
  });

  // The last one: it leaves no room under the limit of this machine's address.
  it("counts the address that the platform saw, whichever one the caller claims", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= leadLimitPerAddress && !statuses.includes(429); sent++) {
      const forged = `203.0.113.${sent}`;
      const response = await submit(quote(), {
        "x-forwarded-for": sent % 2 === 0 ? forged : `${forged}, 198.51.100.${sent}`,
        "cf-connecting-ip": forged,
        "x-real-ip": forged,
        "true-client-ip": forged,
        "sb-forwarded-for": forged,
        forwarded: `for=${forged}`,
      });
      statuses.push(response.status);
      if (response.status === 201) traces.noteLead((await response.json()).id);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
  }, 60_000);
});
