import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { environment } from "../../src/lib/environment.ts";
import { createCallLimit } from "../../supabase/local/auth/call-limit.ts";
import { redirectTarget } from "../../supabase/local/auth/redirects.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";
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

/** Longer than the 255 bytes that Auth accepts. */
const longAddress = `${"a".repeat(60)}@${"b".repeat(60)}.${`${"c".repeat(60)}.`.repeat(3)}example`;

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
    [
      "/signup",
      { email: "a@example.com", password, code_challenge: "x", code_challenge_method: "s512" },
      400,
      "bad_json",
    ],
    ["/token?grant_type=pkce", { auth_code: "x" }, 400, "validation_failed"],
    ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, 404, "flow_state_not_found"],
    ["/signup", { email: "a@example.com", password: "ü".repeat(37) }, 400, "validation_failed"],
    ["/signup", { email: "a@example.com", password: "1234567" }, 422, "weak_password"],
    ["/token?grant_type=password", { password }, 400, "validation_failed"],
    ["/token?grant_type=magic", {}, 400, "invalid_credentials"],
    ["/token?grant_type=refresh_token", { refresh_token: "short" }, 400, "validation_failed"],
    ["/recover", {}, 400, "validation_failed"],
    ["/recover", { email: "nobody" }, 400, "validation_failed"],
    ["/recover", { email: longAddress }, 400, "validation_failed"],
    ["/signup", { email: longAddress, password }, 400, "validation_failed"],
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
    ["GET", "/authorize?provider=google"],
    ["POST", "/token?grant_type=id_token"],
    ["GET", "/admin/users"],
    ["GET", "/verify?token=abc&type=invite"],
  ])("names the way out where the stand-in lacks something: %s %s", async (method, path) => {
    const { status, body } = await answer(path, { method });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
    expect(body.message).toContain("supabase start");
  });
});

it("explains a refused request without a body in a header and in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const response = await call(standIn, "/auth/v1/otp", { method: "HEAD" });
    expect(response.status).toBe(400);
    expect(response.headers.get("proxy-status")).toContain("`supabase start`");
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^HEAD \/auth\/v1\/otp: /));
  } finally {
    log.mockRestore();
  }
});

describe("a password", () => {
  it("is measured in bytes", async () => {
    const signUp = (text: string) => post("/signup", { email: newAddress(), password: text });
    // Six letters of two bytes each are twelve bytes; three of them are six.
    expect((await signUp("şğüöçı")).status).toBe(200);
    expect(await signUp("şğü")).toMatchObject({ status: 422, body: { code: "weak_password" } });
  });

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

  it("gives a code, which the browser that signed up exchanges once", async () => {
    const email = newAddress();
    const verifier = "a".repeat(56);
    await post("/signup", {
      email,
      password,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "s256",
    });
    const opened = await call(standIn, `/auth/v1${linkTo(email)}`);
    const address = new URL(opened.headers.get("location") ?? "");
    expect(address.hash).toBe("");
    const auth_code = address.searchParams.get("code");
    const exchange = (code_verifier: string) =>
      post("/token?grant_type=pkce", { auth_code, code_verifier });

    expect(await exchange("b".repeat(56))).toMatchObject({
      status: 400,
      body: { code: "bad_code_verifier" },
    });
    expect(await exchange(verifier)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await exchange(verifier)).toMatchObject({
      status: 404,
      body: { code: "flow_state_not_found" },
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
    // The first password remains: somebody else's second sign-up must not change it.
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

  it("is not used up by a program that asks for its head", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    const head = await answer(linkTo(email), { method: "HEAD" });
    expect(head).toEqual({ status: 405, body: null, fragment: {} });
    expect((await answer(linkTo(email))).fragment.type).toBe("signup");
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
    ["http://localhost:4173/a\r\nSet-Cookie: b=c", "http://localhost:4173/aSet-Cookie:%20b=c"],
    ["http://localhost:4173/é", "http://localhost:4173/%C3%A9"],
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

  it("made with the secret key has the metadata that it is given", async () => {
    const email = newAddress();
    const response = await callAsService(standIn, "/auth/v1/admin/users", {
      method: "POST",
      body: {
        email,
        password,
        email_confirm: true,
        user_metadata: { name: "Grace" },
        app_metadata: { team: "north", provider: null },
      },
    });
    const expected = { team: "north", providers: ["email"] };
    expect(await response.json()).toMatchObject({
      user_metadata: { name: "Grace" },
      app_metadata: expected,
    });
    const { user } = await signIn(email);
    expect(user.app_metadata).toEqual(expected);
  });

  it("cannot be made with a setting that the stand-in would drop", async () => {
    const response = await callAsService(standIn, "/auth/v1/admin/users", {
      method: "POST",
      body: { email: newAddress(), password, ban_duration: "1h" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "not_in_stand_in",
      message: expect.stringContaining("ban_duration"),
    });
  });

  it("that signs up again with data of its own cannot tell that the account is taken", async () => {
    const { email } = await newUser();
    const data = { name: "Somebody else" };
    const again = await post("/signup", { email, password, data });
    expect(again).toMatchObject({ status: 200, body: { user_metadata: data, identities: [] } });
  });

  it("signs out everywhere where the scope is empty", async () => {
    const { email } = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const answered = await post("/logout?scope=", {}, { token: here.access_token });
    expect(answered.status).toBe(204);
    expect((await answer("/user", { token: there.access_token })).status).toBe(403);
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
  /** How many of `most` calls are answered before one is refused by the limit. */
  async function answeredOf(most: number, target: StandIn, path: string) {
    for (let answered = 0; answered < most; answered++) {
      // Each for another address: mail to one address has a limit of its own.
      const stranger = { email: newAddress(), password };
      const { status, body: told } = await post(path, stranger, {}, target);
      if (status !== 429) continue;
      expect(told).toEqual({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      return answered;
    }
    return most;
  }

  // The quickest call of its kind: it compares no password.
  const tokenPath = "/token?grant_type=refresh_token";

  let limited: StandIn;
  beforeAll(async () => {
    limited = await startStandIn({
      dataDirectory: "memory",
      databaseUrl,
      publicUrl: PUBLIC_URL,
      seed: false,
      functions: false,
      limitAuthCalls: true,
    });
  });
  afterAll(() => limited?.close());

  it("have no limit, unless one is asked for", async () => {
    // More than a hosted project answers at once.
    expect(await answeredOf(40, standIn, tokenPath)).toBe(40);
    expect(await answeredOf(40, standIn, "/recover")).toBe(40);
  }, 60_000);

  it.each([
    [tokenPath, 150],
    ["/recover", 30],
  ])(
    "are limited as on a hosted project where that is asked for: %s",
    async (path, rate) => {
      const begun = performance.now();
      const answered = await answeredOf(100, limited, path);
      // Some are available again while the others are made.
      const regained = (((performance.now() - begun) / 1000) * rate) / 300;
      expect(answered).toBeGreaterThanOrEqual(30);
      expect(answered).toBeLessThanOrEqual(Math.ceil(30 + regained));
    },
    60_000,
  );

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

describe("an address with an account", () => {
  let strict: StandIn;
  beforeAll(async () => {
    strict = await openStandIn({ mailIntervalSeconds: 60 });
  });
  afterAll(() => strict?.close());

  it.each(["/recover", "/signup"])("is not told from another by asking twice: %s", async (path) => {
    const { email } = await newUser(strict);
    const answers = async (address: string) => {
      const statuses = [];
      for (let time = 0; time < 3; time++) {
        const { status, body } = await post(path, { email: address, password }, {}, strict);
        statuses.push(status === 429 ? [status, body.code] : status);
      }
      return statuses;
    };
    const limited = [429, "over_email_send_rate_limit"];
    expect(await answers(email)).toEqual([200, limited, limited]);
    expect(await answers(newAddress())).toEqual([200, limited, limited]);
  });

  it("is not told from another by how long the answer takes", async () => {
    const { email } = await newUser();
    const compare = vi.spyOn(bcrypt, "compare");
    try {
      for (const address of [email, newAddress()]) {
        compare.mockClear();
        const wrong = { email: address, password: "not the password" };
        expect((await post("/token?grant_type=password", wrong)).status).toBe(400);
        // What takes the time is the same, at the same cost.
        expect(compare.mock.calls.map(([, hash]) => hash)).toEqual([
          expect.stringMatching(/^\$2[aby]\$10\$/),
        ]);
        const begun = performance.now();
        expect((await post("/recover", { email: address })).status).toBe(200);
        expect(performance.now() - begun).toBeGreaterThanOrEqual(99);
      }
    } finally {
      compare.mockRestore();
    }
  });
});

it("takes no account where an operator has closed sign-up", async () => {
  const closed = await openStandIn({ allowSignUp: false });
  try {
    expect(await post("/signup", { email: newAddress(), password }, {}, closed)).toMatchObject({
      status: 422,
      body: { code: "signup_disabled" },
    });
    expect((await answer("/settings", {}, closed)).body.disable_signup).toBe(true);
  } finally {
    await closed.close();
  }
});

describe("what cannot be stored", () => {
  it.each([
    ["/signup", { email: "nul@example.com", password, data: { name: "a\0b" } }],
    ["/signup", { email: "half@example.com", password, data: { name: "\ud83e" } }],
    ["/token?grant_type=password", { email: "a\0@example.com", password }],
    ["/token?grant_type=refresh_token", { refresh_token: "abcdefghijk\0" }],
  ])("is the caller's fault: %s %j", async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  it("is the caller's fault in a link, too", async () => {
    expect((await answer("/verify?type=signup&token=a%00")).status).toBe(400);
  });
});

it("logs no message of an error that nobody foresaw: it may hold a token", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const sign = vi
    .spyOn(standIn.tokens, "sign")
    .mockRejectedValue(new TypeError('Invalid value "access_token=secret\r\n"'));
  try {
    const { email } = await newUser();
    const { status } = await post("/token?grant_type=password", { email, password });
    expect(status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Auth: TypeError at .+$/));
    expect(log.mock.calls.join()).not.toContain("secret");
  } finally {
    sign.mockRestore();
    log.mockRestore();
  }
});

describe("the mailbox", () => {
  it("runs nothing, loads nothing and is framed by nobody", async () => {
    const { headers } = await call(standIn, "/_local/mailbox", { key: "" });
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*frame-ancestors 'none'$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  });

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
