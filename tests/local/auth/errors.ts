import { describe, expect, it, vi } from "vitest";
import { environment } from "../../../src/lib/environment.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../../supabase/local/keys.ts";
import { call } from "../stand-in.ts";
import { answer, newUser, password, post, standIn } from "./support.ts";

it("accepts the default key of the site's build", () => {
  expect(environment.VITE_SUPABASE_ANON_KEY).toBe(LOCAL_PUBLISHABLE_KEY);
});

/** Longer than the 255 bytes that Auth accepts. */
const longAddress = `${"a".repeat(60)}@${"b".repeat(60)}.${`${"c".repeat(60)}.`.repeat(3)}example`;

describe("an error", () => {
  const wrong = { email: "a@example.com", password: "x" };

  it("has a name as its code for a client that sends a version, and repeats the version", async () => {
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

  it("has a number as its code for an older client", async () => {
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
  ])("has a code that says what is wrong: %s %j", async (path, body, status, code) => {
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
  ])("suggests `supabase start` if the stand-in lacks a feature: %s %s", async (method, path) => {
    const { status, body } = await answer(path, { method });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
    expect(body.message).toContain("supabase start");
  });
});

it("explains a refused HEAD request in a header and in the log", async () => {
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

describe("a value that cannot be stored", () => {
  it.each([
    ["/signup", { email: "nul@example.com", password, data: { name: "a\0b" } }],
    ["/signup", { email: "half@example.com", password, data: { name: "\ud83e" } }],
    ["/token?grant_type=password", { email: "a\0@example.com", password }],
    ["/token?grant_type=refresh_token", { refresh_token: "abcdefghijk\0" }],
  ])("is a client error: %s %j", async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  it("is a client error in a link, too", async () => {
    expect((await answer("/verify?type=signup&token=a%00")).status).toBe(400);
  });
});

it("does not log the message of an unexpected error, because it may contain a token", async () => {
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

it("refuses the services it does not have", async () => {
  const response = await call(standIn, "/storage/v1/bucket");
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain("supabase start");
});
