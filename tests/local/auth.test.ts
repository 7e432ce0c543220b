import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { environment } from "../../src/lib/environment.ts";
import { redirectTarget } from "../../supabase/local/auth/service.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { type CallOptions, call, callAsService, openStandIn, PUBLIC_URL } from "./stand-in.ts";

/** What the contract's tests of Auth (tests/contract) do not cover. */
let standIn: StandIn;
const password = "correct horse battery";

beforeAll(async () => {
  standIn = await openStandIn({ linkLifetimeSeconds: 60 });
});
afterAll(() => standIn?.close());

async function answer(path: string, options: CallOptions = {}) {
  const response = await call(standIn, `/auth/v1${path}`, options);
  const text = await response.text();
  const location = response.headers.get("location");
  const fragment = new URLSearchParams(location ? new URL(location).hash.slice(1) : "");
  return {
    status: response.status,
    body: text === "" ? null : JSON.parse(text),
    fragment: Object.fromEntries(fragment),
  };
}

const post = (path: string, body: unknown, options: CallOptions = {}) =>
  answer(path, { method: "POST", body, ...options });

let count = 0;
const newAddress = () => `person-${++count}@example.com`;

async function newUser() {
  const email = newAddress();
  const body = { email, password, email_confirm: true };
  await callAsService(standIn, "/auth/v1/admin/users", { method: "POST", body });
  return email;
}

const signIn = async (email: string) =>
  (await post("/token?grant_type=password", { email, password })).body;

it("accepts the default key of the site's build", () => {
  expect(environment.VITE_SUPABASE_ANON_KEY).toBe(LOCAL_PUBLISHABLE_KEY);
});

describe("an error", () => {
  it("has a number as its code for a client that sends no version, and else a name", async () => {
    const path = "/token?grant_type=password";
    const body = { email: "a@example.com", password: "x" };
    const code = "invalid_credentials";
    const old = await post(path, body, { headers: { "X-Supabase-Api-Version": "" } });
    const msg = "Invalid login credentials";
    expect(old).toMatchObject({ status: 400, body: { code: 400, error_code: code, msg } });
    expect((await post(path, body)).body).toEqual({ code, message: msg });
  });

  it.each([
    ["/signup", "{", 400, "bad_json"],
    ["/signup", { email: "a@example.com" }, 400, "validation_failed"],
    ["/signup", { email: `${"a".repeat(250)}@b.example`, password }, 400, "validation_failed"],
    ["/signup", { email: "a@example.com", password: "ü".repeat(37) }, 400, "validation_failed"],
    // Auth counts bytes: three letters of two bytes each are not enough, six are.
    ["/signup", { email: "a@example.com", password: "şğü" }, 422, "weak_password"],
    ["/signup", { email: "a@example.com", password: "şğüöçı" }, 200, undefined],
    ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, 404, "flow_state_not_found"],
    ["/token?grant_type=refresh_token", { refresh_token: "a\0" }, 400, "validation_failed"],
    ["/recover", { email: "nobody" }, 400, "validation_failed"],
    ["/logout?scope=all", {}, 400, "validation_failed"],
    ["/logout", {}, 403, "bad_jwt"],
    ["/admin/users", { email: "a@example.com", password }, 403, "not_admin"],
  ])("has a code that says what is wrong: %s %j", async (path, body, status, code) => {
    const answered = await post(path, body);
    expect({ status: answered.status, code: answered.body.code }).toEqual({ status, code });
  });

  it.each([
    ["POST", "/auth/v1/otp"],
    ["GET", "/auth/v1/authorize?provider=google"],
    ["GET", "/auth/v1/verify?token=abc&type=invite"],
    ["GET", "/storage/v1/bucket"],
  ])("suggests `supabase start` if the stand-in lacks a feature: %s %s", async (method, path) => {
    const response = await call(standIn, path, { method });
    const { code, message } = await response.json();
    expect({ status: response.status, code }).toEqual({ status: 400, code: "not_in_stand_in" });
    expect(message).toContain("supabase start");
  });

  it("that is unexpected is logged without its message, which may contain a token", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const sign = vi.spyOn(standIn.tokens, "sign").mockRejectedValue(new TypeError("token=secret"));
    onTestFinished(() => {
      sign.mockRestore();
      log.mockRestore();
    });
    const email = await newUser();
    expect((await post("/token?grant_type=password", { email, password })).status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Auth: TypeError at .+$/));
    expect(log.mock.calls.join()).not.toContain("secret");
  });
});

describe("an emailed link", () => {
  const linkTo = (email: string) =>
    standIn.mailbox.list(email)[0]?.link.slice(`${PUBLIC_URL}/auth/v1`.length) ?? "";

  it("stops working when a newer one is sent, and the first password remains", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    const first = linkTo(email);
    await post("/signup", { email, password: "does not count" });
    expect((await answer(first)).fragment.error_code).toBe("otp_expired");
    expect((await answer(linkTo(email))).fragment.type).toBe("signup");
    expect((await signIn(email)).user.email).toBe(email);
  });

  it("expires", async () => {
    const email = await newUser();
    await post("/recover", { email });
    await standIn.database.asOwner((sql) =>
      sql.query(
        "update auth.one_time_tokens set created_at = created_at - interval '61 seconds' where relates_to = $1",
        [email],
      ),
    );
    expect((await answer(linkTo(email))).fragment.error_code).toBe("otp_expired");
  });

  it("returns a code, which the browser that asked can exchange once", async () => {
    const email = newAddress();
    const verifier = "a".repeat(56);
    const code_challenge = createHash("sha256").update(verifier).digest("base64url");
    await post("/signup", { email, password, code_challenge, code_challenge_method: "s256" });
    const opened = await call(standIn, `/auth/v1${linkTo(email)}`);
    const auth_code = new URL(opened.headers.get("location") ?? "").searchParams.get("code");
    const exchange = (code_verifier: string) =>
      post("/token?grant_type=pkce", { auth_code, code_verifier });
    expect(await exchange("b".repeat(56))).toMatchObject({ body: { code: "bad_code_verifier" } });
    expect(await exchange(verifier)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await exchange(verifier)).toMatchObject({ body: { code: "flow_state_not_found" } });
  });

  it.each([
    ["http://localhost:4173/admin/leads", "http://localhost:4173/admin/leads"],
    ["http://127.0.0.1:9999/x", "http://127.0.0.1:9999/x"],
    ["http://localhost:4173@elsewhere.example/", PUBLIC_URL],
    ["javascript:alert(1)", PUBLIC_URL],
    [undefined, PUBLIC_URL],
  ])("leads only to this machine: %s", (wanted, target) => {
    expect(redirectTarget(wanted, PUBLIC_URL)).toBe(target);
  });
});

describe("a session", () => {
  it("has a single next refresh token after two simultaneous requests", async () => {
    const { refresh_token } = await signIn(await newUser());
    const refresh = () => post("/token?grant_type=refresh_token", { refresh_token });
    const answers = await Promise.all([refresh(), refresh()]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const [next = ""] = answers.map(({ body }) => body.refresh_token);
    await post("/token?grant_type=refresh_token", { refresh_token: next });
    expect((await refresh()).body.code).toBe("refresh_token_already_used");
  });

  it("is ended elsewhere by a new password, which is stored only as a hash", async () => {
    const email = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const put = (body: unknown) =>
      answer("/user", {
        method: "PUT",
        body: { current_password: password, ...Object(body) },
        token: here.access_token,
      });
    expect(await put({ password })).toMatchObject({ status: 422, body: { code: "same_password" } });
    expect(await put({ email: "new@example.com" })).toMatchObject({
      body: { code: "not_in_stand_in" },
    });
    const replaced = { password: "another horse battery", code_challenge: null };
    expect((await put(replaced)).status).toBe(200);
    expect((await answer("/user", { token: here.access_token })).status).toBe(200);
    const ended = await answer("/user", { token: there.access_token });
    expect(ended).toMatchObject({ status: 403, body: { code: "session_not_found" } });
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query("select encrypted_password as hash from auth.users where email = $1", [email]),
    );
    expect(rows).toEqual([{ hash: expect.stringMatching(/^\$2[aby]\$10\$/) }]);
  });
});

it("creates no account if sign-up is disabled", async () => {
  const closed = await openStandIn({ allowSignUp: false });
  onTestFinished(() => closed.close());
  const body = { email: newAddress(), password };
  const response = await call(closed, "/auth/v1/signup", { method: "POST", body });
  expect(await response.json()).toMatchObject({ code: "signup_disabled" });
});

describe("the mailbox", () => {
  it("shows messages as a page that runs no scripts, with markup escaped", async () => {
    const subject = "<i>Hello</i>";
    standIn.mailbox.deliver({ kind: "signup", to: "a@example.com", subject, link: "http://x/?a" });
    const response = await call(standIn, "/_local/mailbox", { key: "" });
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    const page = await response.text();
    expect(page).toContain("&lt;i&gt;Hello&lt;/i&gt;");
    // The policy allows exactly the styles that the page contains.
    const styles = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? "";
    expect(policy).toContain(createHash("sha256").update(styles).digest("base64"));
  });

  it("returns the messages to one address as JSON, newest first", async () => {
    const to = newAddress();
    for (const subject of ["first", "second"]) {
      standIn.mailbox.deliver({ kind: "signup", to, subject, link: "http://x/" });
    }
    const response = await call(standIn, `/_local/mailbox.json?to=${to}`, { key: "" });
    expect(await response.json()).toMatchObject([{ subject: "second" }, { subject: "first" }]);
  });
});
