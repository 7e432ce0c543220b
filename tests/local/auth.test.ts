import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment } from "../../src/lib/environment.ts";
import { redirectTarget } from "../../supabase/local/auth.ts";
import { createCallLimit } from "../../supabase/local/call-limit.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { type CallOptions, call, callAsService, openStandIn, PUBLIC_URL } from "./stand-in.ts";

let standIn: StandIn;
let count = 0;

const password = "correct horse battery";

beforeAll(async () => {
  standIn = await openStandIn({ refreshReuseSeconds: 1, linkLifetimeSeconds: 2 });
});
afterAll(() => standIn?.close());

async function answer(path: string, options: CallOptions = {}, target = standIn) {
  const response = await call(target, `/auth/v1${path}`, options);
  const text = await response.text();
  const location = response.headers.get("location");
  return {
    status: response.status,
    body: text === "" ? null : JSON.parse(text),
    fragment: location
      ? Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)))
      : {},
  };
}

function post(path: string, body: unknown, options: CallOptions = {}, target = standIn) {
  return answer(path, { method: "POST", body, ...options }, target);
}

function newAddress(): string {
  return `person-${++count}@example.com`;
}

async function newUser(target = standIn) {
  const email = newAddress();
  const response = await callAsService(target, "/auth/v1/admin/users", {
    method: "POST",
    body: { email, password, email_confirm: true },
  });
  expect(response.status).toBe(200);
  const { id } = await response.json();
  return { id, email };
}

async function signIn(email: string, target = standIn) {
  const { status, body } = await post(
    "/token?grant_type=password",
    { email, password },
    {},
    target,
  );
  expect(status).toBe(200);
  return body;
}

function refresh(token: string) {
  return post("/token?grant_type=refresh_token", { refresh_token: token });
}

it("takes the key that the site's build has by default", () => {
  expect(environment.VITE_SUPABASE_ANON_KEY).toBe(LOCAL_PUBLISHABLE_KEY);
});

describe("an error", () => {
  const wrong = { email: "a@example.com", password: "x" };

  it("has a name as its code for a client that knows versions, and repeats the version", async () => {
    const response = await call(standIn, "/auth/v1/token?grant_type=password", {
      method: "POST",
      body: wrong,
    });
    expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(await response.json()).toEqual({
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  });

  it("has a number as its code for an older one", async () => {
    const response = await call(standIn, "/auth/v1/token?grant_type=password", {
      method: "POST",
      body: wrong,
      headers: { "X-Supabase-Api-Version": "" },
    });
    expect(response.headers.get("x-supabase-api-version")).toBeNull();
    expect(await response.json()).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
  });

  it.each([
    ["/signup", "{", 400, "bad_json"],
    ["/signup", { email: 7, password }, 400, "bad_json"],
    ["/signup", { email: "a@example.com" }, 400, "validation_failed"],
    ["/signup", { email: "a@example.com", password: "ü".repeat(37) }, 400, "validation_failed"],
    ["/signup", { email: "a@example.com", password: "1234567" }, 422, "weak_password"],
    ["/token?grant_type=password", { password }, 400, "validation_failed"],
    ["/token?grant_type=magic", {}, 400, "invalid_credentials"],
    ["/token?grant_type=refresh_token", { refresh_token: "short" }, 400, "validation_failed"],
    ["/recover", {}, 400, "validation_failed"],
    ["/recover", { email: "nobody" }, 400, "validation_failed"],
    ["/logout?scope=all", {}, 400, "validation_failed"],
    ["/logout", {}, 403, "bad_jwt"],
    [
      "/signup",
      { email: "a@example.com", password, data: { x: "y".repeat(1_000_001) } },
      413,
      "request_too_large",
    ],
  ])("names what is wrong: %s %j", async (path, body, status, code) => {
    const answered = await post(path, body);
    expect({ status: answered.status, code: answered.body.code }).toEqual({ status, code });
  });

  it.each([
    ["POST", "/otp"],
    ["POST", "/resend"],
    ["POST", "/verify"],
    ["POST", "/factors"],
    ["GET", "/authorize?provider=google"],
    ["POST", "/token?grant_type=pkce"],
    ["GET", "/admin/users"],
    ["GET", "/verify?token=abc&type=invite"],
  ])("names the way out where the stand-in lacks something: %s %s", async (method, path) => {
    const { status, body } = await answer(path, { method });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
    expect(body.message).toContain("supabase start");
  });
});

describe("a password", () => {
  it("is kept as a hash alone", async () => {
    const { id } = await newUser();
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query<{ row: string }>("select to_json(u)::text as row from auth.users u where id = $1", [
        id,
      ]),
    );
    expect(rows[0]?.row).toMatch(/"encrypted_password":"\$2[aby]\$10\$/);
    expect(rows[0]?.row).not.toContain(password);
  });

  it("can be changed, which ends the other sessions", async () => {
    const { email } = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const put = (body: unknown) =>
      answer("/user", { method: "PUT", body, token: here.access_token });
    expect(await put({ password })).toMatchObject({ status: 422, body: { code: "same_password" } });
    expect(await put({ password: "short" })).toMatchObject({
      status: 422,
      body: { code: "weak_password" },
    });
    expect(await put({ email: "new@example.com" })).toMatchObject({
      status: 400,
      body: { code: "not_in_stand_in" },
    });
    const changed = await put({
      password: "another horse battery",
      code_challenge: null,
      code_challenge_method: null,
    });
    expect(changed).toMatchObject({ status: 200, body: { email } });
    expect((await answer("/user", { token: here.access_token })).status).toBe(200);
    expect(await answer("/user", { token: there.access_token })).toMatchObject({
      status: 403,
      body: { code: "session_not_found" },
    });
  });
});

describe("a mailed link", () => {
  function linkTo(email: string): string {
    const link = standIn.mailbox.list(email)[0]?.link ?? "";
    return link.slice(`${PUBLIC_URL}/auth/v1`.length);
  }

  it("confirms and signs in, once", async () => {
    const email = newAddress();
    expect((await post("/signup", { email, password })).body.email_confirmed_at).toBeUndefined();
    const opened = await answer(linkTo(email));
    expect(opened).toMatchObject({ status: 303, fragment: { type: "signup" } });
    const token = opened.fragment.access_token ?? "";
    const user = await answer("/user", { token });
    expect(user.body).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { email_verified: true },
    });
    expect((await answer(linkTo(email))).fragment.error_code).toBe("otp_expired");
  });

  it("stops working when a newer one is sent", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    const first = linkTo(email);
    await post("/signup", { email, password: "does not count" });
    expect((await answer(first)).fragment.error_code).toBe("otp_expired");
    expect((await answer(linkTo(email))).fragment.type).toBe("signup");
    // The first password stands: somebody else's second sign-up must not change it.
    expect((await signIn(email)).user.email).toBe(email);
  });

  it("stops working after its time", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    await delay(2100);
    expect((await answer(linkTo(email))).fragment).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  it("gets somebody back in who forgot the password", async () => {
    const { email } = await newUser();
    expect(await post("/recover", { email })).toMatchObject({ status: 200, body: {} });
    expect(standIn.mailbox.list(email)).toMatchObject([{ kind: "recovery" }]);
    expect((await answer(linkTo(email))).fragment.type).toBe("recovery");
  });

  it("is not sent to a stranger", async () => {
    const email = newAddress();
    expect(await post("/recover", { email })).toMatchObject({ status: 200, body: {} });
    expect(standIn.mailbox.list(email)).toEqual([]);
  });

  it("cannot be made up", async () => {
    expect((await answer("/verify?token=abc&type=signup")).fragment.error_code).toBe("otp_expired");
    expect((await answer("/verify?type=signup")).status).toBe(400);
  });

  it.each([
    ["http://localhost:4173/admin/leads", "http://localhost:4173/admin/leads"],
    ["http://127.0.0.1:9999/x", "http://127.0.0.1:9999/x"],
    ["https://elsewhere.example/admin/leads", PUBLIC_URL],
    ["http://localhost:4173.elsewhere.example/", PUBLIC_URL],
    ["http://localhost:4173@elsewhere.example/", PUBLIC_URL],
    ["javascript:alert(1)", PUBLIC_URL],
    ["//elsewhere.example", PUBLIC_URL],
    [undefined, PUBLIC_URL],
  ])("leads home, not astray: %s", (wanted, target) => {
    expect(redirectTarget(wanted, PUBLIC_URL)).toBe(target);
  });
});

describe("a refresh token", () => {
  /** A session that was refreshed twice: its three tokens, the oldest first. */
  async function threeTokens() {
    const { email } = await newUser();
    const first = await signIn(email);
    const second = (await refresh(first.refresh_token)).body;
    return { first, second, third: (await refresh(second.refresh_token)).body };
  }

  it("that is older than the last but one is forgiven for a moment", async () => {
    const { first } = await threeTokens();
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it("that is older than that ends the session, as a stolen one would be", async () => {
    const { first, third } = await threeTokens();
    await delay(1100);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: {
        code: "refresh_token_already_used",
        message: "Invalid Refresh Token: Already Used",
      },
    });
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it("that is the last but one gives the last one, however late", async () => {
    const { email } = await newUser();
    const first = await signIn(email);
    const second = (await refresh(first.refresh_token)).body;
    await delay(1100);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
  });

  it("makes one successor when two ask at once", async () => {
    const { email } = await newUser();
    const { refresh_token } = await signIn(email);
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});

describe("a user", () => {
  it("is made and taken away with the secret key alone", async () => {
    const user = { email: newAddress(), password, email_confirm: true };
    expect(await post("/admin/users", user)).toMatchObject({
      status: 403,
      body: { code: "not_admin" },
    });
    const { id, email } = await newUser();
    const again = await callAsService(standIn, "/auth/v1/admin/users", {
      method: "POST",
      body: { email, password },
    });
    expect({ status: again.status, code: (await again.json()).code }).toEqual({
      status: 422,
      code: "email_exists",
    });
    const { access_token } = await signIn(email);
    const remove = (target: string) =>
      callAsService(standIn, `/auth/v1/admin/users/${target}`, { method: "DELETE" });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await remove("nobody")).status).toBe(404);
    expect(await answer("/user", { token: access_token })).toMatchObject({
      status: 403,
      body: { code: "user_not_found" },
    });
  });

  it("without Authorization is nobody", async () => {
    const headers = { Authorization: "Basic abc" };
    expect(await answer("/user", { headers })).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    });
  });
});

describe("a project with other rules", () => {
  let other: StandIn;
  beforeAll(async () => {
    other = await openStandIn({ confirmEmail: false, jwtLifetimeSeconds: 1 });
  });
  afterAll(() => other?.close());

  it("signs in at once where no confirmation is asked for", async () => {
    const email = newAddress();
    const { status, body } = await post("/signup", { email, password }, {}, other);
    expect({ status, email: body.user.email }).toEqual({ status: 200, email });
    expect(await post("/signup", { email, password }, {}, other)).toMatchObject({
      status: 422,
      body: { code: "user_already_exists", message: "User already registered" },
    });
    expect((await answer("/settings", {}, other)).body.mailer_autoconfirm).toBe(true);
  });

  it("lets tokens expire when it says", async () => {
    const { email } = await newUser(other);
    const { access_token, expires_in } = await signIn(email, other);
    expect(expires_in).toBe(1);
    await delay(2000);
    expect(await answer("/user", { token: access_token }, other)).toMatchObject({
      status: 403,
      body: { code: "bad_jwt" },
    });
    const rest = await call(other, "/rest/v1/leads", { token: access_token });
    expect({ status: rest.status, code: (await rest.json()).code }).toEqual({
      status: 401,
      code: "PGRST303",
    });
  });
});

describe("the calls from one address", () => {
  /** How many calls are answered, of so many at most, until one is refused for being one too many. */
  async function answeredOf(most: number, target: StandIn, path: string, body: unknown) {
    for (let answered = 0; answered < most; answered++) {
      const { status, body: told } = await post(path, body, {}, target);
      if (status !== 429) continue;
      expect(told).toEqual({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      return answered;
    }
    return most;
  }

  const signInPath = "/token?grant_type=password";
  const stranger = { email: "nobody@example.com", password };

  let limited: StandIn;
  beforeAll(async () => {
    limited = await startStandIn({
      dataDirectory: "memory",
      publicUrl: PUBLIC_URL,
      seed: false,
      functions: false,
      limitAuthCalls: true,
    });
  });
  afterAll(() => limited?.close());

  it("have no limit, unless one is asked for", async () => {
    expect(await answeredOf(60, standIn, signInPath, stranger)).toBe(60);
    expect(await answeredOf(60, standIn, "/recover", stranger)).toBe(60);
  });

  it.each([
    [signInPath, 150],
    ["/recover", 30],
  ])("are limited as on a hosted project where that is asked for: %s", async (path, rate) => {
    const begun = performance.now();
    const answered = await answeredOf(100, limited, path, stranger);
    // Some come back while the others are made.
    const regained = (((performance.now() - begun) / 1000) * rate) / 300;
    expect(answered).toBeGreaterThanOrEqual(30);
    expect(answered).toBeLessThanOrEqual(Math.ceil(30 + regained));
  });

  it("are counted apart where they are of different kinds", async () => {
    expect((await answer("/verify?token=abc&type=signup", {}, limited)).status).toBe(303);
    expect((await answer("/settings", {}, limited)).status).toBe(200);
  });

  it("come back at the rate that is set, up to a burst", () => {
    let now = 0;
    const take = createCallLimit(60, () => now);
    const taken = (caller: string) => {
      let count = 0;
      while (take(caller)) count++;
      return count;
    };
    expect([taken("one"), taken("other")]).toEqual([30, 30]);
    now += 4999;
    expect(taken("one")).toBe(0);
    now += 1;
    expect(taken("one")).toBe(1);
    now += 50_000;
    expect(taken("one")).toBe(10);
    now += 3_600_000;
    expect(taken("one")).toBe(30);
  });
});

describe("the mailbox", () => {
  it("shows mail to a person, whatever the address holds", async () => {
    const email = `"<b>${++count}"@example.com`;
    standIn.mailbox.deliver({
      kind: "signup",
      to: email,
      subject: "<i>Hello</i>",
      link: "http://x/?a&b",
    });
    const response = await call(standIn, "/_local/mailbox", { key: "" });
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain("&lt;i&gt;Hello&lt;/i&gt;");
    expect(page).not.toContain("<b>");
  });

  it("gives a test the newest first, of one address if it wants", async () => {
    const email = newAddress();
    for (const subject of ["first", "second"]) {
      standIn.mailbox.deliver({ kind: "signup", to: email, subject, link: "http://x/" });
    }
    const response = await call(standIn, `/_local/mailbox.json?to=${email}`, { key: "" });
    expect(await response.json()).toMatchObject([{ subject: "second" }, { subject: "first" }]);
  });
});

it("refuses the services it does not have", async () => {
  const response = await call(standIn, "/storage/v1/bucket");
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain("supabase start");
});
