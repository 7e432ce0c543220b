import { createHash } from "node:crypto";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { redirectTarget } from "../../../supabase/local/auth/redirects.ts";
import type { StandIn } from "../../../supabase/local/stand-in.ts";
import { call, openStandIn, PUBLIC_URL } from "../stand-in.ts";
import {
  answer,
  newAddress,
  newUser,
  passSeconds,
  password,
  post,
  signIn,
  standIn,
} from "./support.ts";

describe("an emailed link", () => {
  function linkTo(email: string): string {
    const link = standIn.mailbox.list(email)[0]?.link ?? "";
    return link.slice(`${PUBLIC_URL}/auth/v1`.length);
  }

  it("confirms the address and signs in, once", async () => {
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

  it("returns a code, which the browser that signed up can exchange once", async () => {
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
    // The first password remains: someone else's second sign-up must not change it.
    expect((await signIn(email)).user.email).toBe(email);
  });

  it("expires", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    await passSeconds(2);
    expect((await answer(linkTo(email))).fragment).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  it("lets in someone who forgot the password", async () => {
    const { email } = await newUser();
    expect(await post("/recover", { email })).toMatchObject({ status: 200, body: {} });
    expect(standIn.mailbox.list(email)).toMatchObject([{ kind: "recovery" }]);
    expect((await answer(linkTo(email))).fragment.type).toBe("recovery");
  });

  it("is not used up by a HEAD request", async () => {
    const email = newAddress();
    await post("/signup", { email, password });
    const head = await answer(linkTo(email), { method: "HEAD" });
    expect(head).toEqual({ status: 405, body: null, fragment: {} });
    expect((await answer(linkTo(email))).fragment.type).toBe("signup");
  });

  it("is not sent to an address without an account", async () => {
    const email = newAddress();
    expect(await post("/recover", { email })).toMatchObject({ status: 200, body: {} });
    expect(standIn.mailbox.list(email)).toEqual([]);
  });

  it("cannot be guessed", async () => {
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
  ])("leads only to this site: %s", (wanted, target) => {
    expect(redirectTarget(wanted, PUBLIC_URL)).toBe(target);
  });
});

describe("an address with an account", () => {
  let strict: StandIn;
  beforeAll(async () => {
    strict = await openStandIn({ mailIntervalSeconds: 60 });
  });
  afterAll(() => strict?.close());

  it.each(["/recover", "/signup"])(
    "cannot be recognised by repeating a request: %s",
    async (path) => {
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
    },
  );

  it("cannot be recognised by the response time", async () => {
    const { email } = await newUser();
    const compare = vi.spyOn(bcrypt, "compare");
    try {
      for (const address of [email, newAddress()]) {
        compare.mockClear();
        const wrong = { email: address, password: "not the password" };
        expect((await post("/token?grant_type=password", wrong)).status).toBe(400);
        // Both cases compare one hash of the same cost, which takes most of the time.
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

describe("the mailbox", () => {
  it("runs no scripts, loads nothing and cannot be framed", async () => {
    const response = await call(standIn, "/_local/mailbox", { key: "" });
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; .*frame-ancestors 'none'$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    // The policy allows exactly the styles that the page contains.
    const styles = /<style>([^<]*)<\/style>/.exec(await response.text())?.[1] ?? "";
    expect(policy).toContain(createHash("sha256").update(styles).digest("base64"));
  });

  it("shows messages as a page, with markup escaped", async () => {
    const email = `"<b>${newAddress().split("@")[0]}"@example.com`;
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

  it("returns the messages to one address as JSON, newest first", async () => {
    const email = newAddress();
    for (const subject of ["first", "second"]) {
      standIn.mailbox.deliver({ kind: "signup", to: email, subject, link: "http://x/" });
    }
    const response = await call(standIn, `/_local/mailbox.json?to=${email}`, { key: "" });
    expect(await response.json()).toMatchObject([{ subject: "second" }, { subject: "first" }]);
  });
});
