import { isAuthWeakPasswordError } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { isStandIn, newAddress, newClient } from "../project.ts";
import { newUser, password, project, request, summary } from "./contract-support.ts";

describe("signing up", () => {
  it("creates an account without a session and emails a link", async ({ skip }) => {
    skip(!isStandIn, "a real project would send real email");
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

  it("answers alike for an address with an account, also when asked again", async ({ skip }) => {
    skip(!isStandIn, "the response of a real project tells those who look at it");
    const { auth } = newClient(project);
    const answersFor = async (email: string) => {
      const answers: unknown[] = [];
      for (const ask of [
        () => auth.signUp({ email, password }),
        () => auth.resetPasswordForEmail(email),
      ]) {
        answers.push(await ask(), await ask());
      }
      // Seconds, IDs and times are made anew for each answer.
      return JSON.stringify(answers)
        .replaceAll(email, "address")
        .replace(/[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|after \d+/g, "new");
    };
    const unknown = await answersFor(newAddress());
    expect(await answersFor((await newUser()).email)).toBe(unknown);
    const tooSoon = '"For security purposes, you can only request this new seconds."';
    expect(unknown.split(tooSoon)).toHaveLength(3);
  });

  it("refuses a weak password and says why", async () => {
    const { error } = await newClient(project).auth.signUp({
      email: newAddress(),
      password: "short",
    });
    expect(error).toMatchObject({ status: 422, code: "weak_password" });
    expect(isAuthWeakPasswordError(error) && error.reasons).toContain("length");
  });

  it("refuses an invalid address", async () => {
    const { error } = await newClient(project).auth.signUp({ email: "nobody", password });
    expect(summary(error)).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Unable to validate email address: invalid format",
    });
  });
});
