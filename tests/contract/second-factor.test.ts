import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { createTeamCheck } from "../../supabase/functions/deliver/team-check.ts";
import { codeOf, wrongCodeFor } from "../one-time-code.ts";
import { newUser, password, project, service, signIn } from "./contract/contract-support.ts";
import { addSecondFactor, isStandIn, newClient } from "./project.ts";

/** The part of the contract about accounts: second factors, sessions and passwords. */

async function newCoordinator(): Promise<{ email: string; client: SupabaseClient }> {
  const { email } = await newUser();
  await service.rpc("grant_role", { email, role: "coordinator" });
  return { email, client: await signIn(email) };
}

const stateOf = async (client: SupabaseClient) => (await client.rpc("my_session_state")).data;
const mayRead = async (client: SupabaseClient) =>
  (await client.rpc("list_colleagues")).error?.code !== "42501";

/** Whether `deliver` accepts this person's session as that of a team member. */
async function isTeam(client: SupabaseClient): Promise<boolean> {
  const check = createTeamCheck({ supabaseUrl: project.url, publicKeys: [project.publicKey] });
  const { data } = await client.auth.getSession();
  return check(data.session?.access_token ?? "");
}

async function levels(client: SupabaseClient) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

describe("a second factor", () => {
  it("is enrolled with a QR code, a secret and a URI, and raises the level of the session", async () => {
    const { email, client } = await newCoordinator();
    const other = await signIn(email);
    expect(await levels(client)).toEqual(["aal1", "aal1"]);

    const enrolled = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(enrolled.error).toBeNull();
    const { id = "", totp } = enrolled.data ?? {};
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<(\?xml|svg)/);
    expect(totp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp?.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    const secret = totp?.secret ?? "";

    const wrong = { factorId: id, code: wrongCodeFor(secret) };
    expect((await client.auth.mfa.challengeAndVerify(wrong)).error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
    });
    const right = { factorId: id, code: codeOf(secret) };
    const { data, error } = await client.auth.mfa.challengeAndVerify(right);
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id, status: "verified", friendly_name: "Phone" }]);
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    expect(await stateOf(client)).toBe("open");
    expect(await mayRead(client)).toBe(true);

    // The session without a second factor has ended.
    expect(await stateOf(other)).toBe("ended");
    expect(await mayRead(other)).toBe(false);
    // The level stays raised.
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
  });

  it("is required at each sign-in, before anything can be read or changed", async () => {
    const { email, client } = await newCoordinator();
    const { id, secret } = await addSecondFactor(client);
    const again = await signIn(email);
    expect(await levels(again)).toEqual(["aal1", "aal2"]);
    expect(await stateOf(again)).toBe("second_factor");
    expect(await mayRead(again)).toBe(false);
    expect(await isTeam(again)).toBe(false);
    expect(
      (await again.auth.updateUser({ password: "another horse battery" })).error,
    ).toMatchObject({ status: 401, code: "insufficient_aal" });
    expect(
      (await again.auth.mfa.enroll({ factorType: "totp", friendlyName: "Mine" })).error,
    ).toMatchObject({ status: 403, code: "insufficient_aal" });
    expect((await again.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
    });
    const code = codeOf(secret);
    expect((await again.auth.mfa.challengeAndVerify({ factorId: id, code })).error).toBeNull();
    expect(await mayRead(again)).toBe(true);
    expect(await isTeam(again)).toBe(true);
  });

  it("can be a second device with another name, and either can be removed", async () => {
    const { client, email } = await newCoordinator();
    const phone = await addSecondFactor(client);
    const taken = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(taken.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    await addSecondFactor(client, "Tablet");
    const withPhone = await signIn(email);
    const proof = { factorId: phone.id, code: codeOf(phone.secret) };
    expect((await withPhone.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect(await mayRead(withPhone)).toBe(true);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp.map((factor) => factor.friendly_name)).toEqual(["Phone", "Tablet"]);
    expect((await client.auth.mfa.unenroll({ factorId: phone.id })).error).toBeNull();
    const left = await client.auth.mfa.listFactors();
    expect(left.data?.totp.map((factor) => factor.friendly_name)).toEqual(["Tablet"]);
    // What the lost phone has opened ends at once, although its token is still valid.
    expect(await stateOf(withPhone)).toBe("second_factor");
    expect(await mayRead(withPhone)).toBe(false);
  });

  it("of someone else cannot be used", async () => {
    const [one, other] = [await newCoordinator(), await newCoordinator()];
    const { id, secret } = await addSecondFactor(one.client);
    const code = codeOf(secret);
    expect(
      (await other.client.auth.mfa.challengeAndVerify({ factorId: id, code })).error,
    ).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  });

  it("can be reset by the operator, and by nobody else", async () => {
    const { email, client } = await newCoordinator();
    await addSecondFactor(client);
    expect((await client.rpc("reset_second_factor", { email })).error?.code).toBe("42501");
    expect(await service.rpc("reset_second_factor", { email })).toMatchObject({ data: 1 });
    expect(await stateOf(client)).toBe("ended");
    expect(await levels(await signIn(email))).toEqual(["aal1", "aal1"]);
  });
});

describe("a password", () => {
  it("is changed only with the current one", async () => {
    const { client } = await newCoordinator();
    const next = { password: "another horse battery" };
    for (const current of [{}, { current_password: "not this one" }]) {
      expect((await client.auth.updateUser({ ...next, ...current })).error).toMatchObject({
        status: 400,
        code: "current_password_mismatch",
      });
    }
    const known = { ...next, current_password: password };
    expect((await client.auth.updateUser(known)).error).toBeNull();
  });
});

describe("sessions", () => {
  it("are listed for their owner, who can end the others", async () => {
    const { email, client } = await newCoordinator();
    const { id, secret } = await addSecondFactor(client);
    const other = await signIn(email);
    await other.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    const list = async () => {
      const { data, error } = await client.rpc("list_my_sessions");
      if (error) throw error;
      return (data as { is_current: boolean }[]).map(({ is_current }) => is_current);
    };
    expect(await list()).toEqual([false, true]);
    expect((await client.auth.signOut({ scope: "others" })).error).toBeNull();
    expect(await list()).toEqual([true]);
    expect(await stateOf(other)).toBe("ended");
  });
});

it("a forgotten password can be replaced in the browser that asked, which ends the other sessions", async ({
  skip,
}) => {
  skip(!isStandIn, "a real project would send real email");
  const { email, client } = await newCoordinator();
  // The client stores the verifier in the same place as its session.
  const kept = new Map<string, string>();
  const browser = newClient(project, project.publicKey, {
    flowType: "pkce",
    persistSession: true,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  const redirectTo = `${project.url}/admin/new-password`;
  expect((await browser.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const mails = await (await fetch(`${project.url}/_local/mailbox.json?to=${email}`)).json();
  expect(mails).toMatchObject([{ kind: "recovery", to: email }]);
  const opened = await fetch(mails[0].link, { redirect: "manual" });
  const target = new URL(opened.headers.get("location") ?? "");
  expect(`${target.origin}${target.pathname}`).toBe(redirectTo);
  const code = target.searchParams.get("code") ?? "";

  expect((await newClient(project).auth.exchangeCodeForSession(code)).error).not.toBeNull();
  expect((await browser.auth.exchangeCodeForSession(code)).error).toBeNull();
  const { data } = await browser.auth.getClaims();
  expect(data?.claims.amr).toMatchObject([{ method: "recovery" }]);
  expect((await browser.auth.updateUser({ password: "another horse battery" })).error).toBeNull();
  expect(await stateOf(client)).toBe("ended");
  await expect(signIn(email)).rejects.toThrow("Invalid login credentials");
});
