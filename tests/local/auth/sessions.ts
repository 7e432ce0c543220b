import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCallLimit } from "../../../supabase/local/auth/call-limit.ts";
import { type StandIn, startStandIn } from "../../../supabase/local/stand-in.ts";
import { databaseUrl } from "../../database/support.ts";
import { callAsService, PUBLIC_URL } from "../stand-in.ts";
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

function refresh(token: string) {
  return post("/token?grant_type=refresh_token", { refresh_token: token });
}

describe("a refresh token", () => {
  /** The three tokens of a session that was refreshed twice, oldest first. */
  async function threeTokens() {
    const { email } = await newUser();
    const first = await signIn(email);
    const second = (await refresh(first.refresh_token)).body;
    return { first, second, third: (await refresh(second.refresh_token)).body };
  }

  it("from before the previous one still works for a moment", async () => {
    const { first } = await threeTokens();
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it("from before the previous one ends the session after that, because it may be stolen", async () => {
    const { first, third } = await threeTokens();
    await passSeconds(1);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: {
        code: "refresh_token_already_used",
        message: "Invalid Refresh Token: Already Used",
      },
    });
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it("that is the previous one returns the current one at any time", async () => {
    const { email } = await newUser();
    const first = await signIn(email);
    const second = (await refresh(first.refresh_token)).body;
    await passSeconds(1);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
  });

  it("has a single successor after two simultaneous requests", async () => {
    const { email } = await newUser();
    const { refresh_token } = await signIn(email);
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});

describe("a user", () => {
  it("is created and deleted only with the secret key", async () => {
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

  it("created with the secret key has the metadata from the request", async () => {
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

  it("cannot be created with a field that the stand-in does not support", async () => {
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

  it("who signs up again with different data cannot see that the account exists", async () => {
    const { email } = await newUser();
    const data = { name: "Somebody else" };
    const again = await post("/signup", { email, password, data });
    expect(again).toMatchObject({ status: 200, body: { user_metadata: data, identities: [] } });
  });

  it("is signed out everywhere if the scope is empty", async () => {
    const { email } = await newUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    const answered = await post("/logout?scope=", {}, { token: here.access_token });
    expect(answered.status).toBe(204);
    expect((await answer("/user", { token: there.access_token })).status).toBe(403);
  });

  it("is not recognised without a bearer token", async () => {
    const headers = { Authorization: "Basic abc" };
    expect(await answer("/user", { headers })).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    });
  });
});

describe("the calls from one address", () => {
  /** How many of `most` calls succeed before the limit refuses one. */
  async function answeredOf(most: number, target: StandIn, path: string) {
    for (let answered = 0; answered < most; answered++) {
      // Each for a different email address, because emails to one address have their own limit.
      const stranger = { email: newAddress(), password };
      const { status, body: refusal } = await post(path, stranger, {}, target);
      if (status !== 429) continue;
      expect(refusal).toEqual({
        code: "over_request_rate_limit",
        message: "Request rate limit reached",
      });
      return answered;
    }
    return most;
  }

  // The quickest call of this kind, because it does not compare a password.
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

  it("have no limit by default", async () => {
    // More than a hosted project allows at once.
    expect(await answeredOf(40, standIn, tokenPath)).toBe(40);
    expect(await answeredOf(40, standIn, "/recover")).toBe(40);
  }, 60_000);

  it.each([
    [tokenPath, 150],
    ["/recover", 30],
  ])(
    "can be limited as on a hosted project: %s",
    async (path, rate) => {
      const begun = performance.now();
      const answered = await answeredOf(100, limited, path);
      // Some calls become available again during the test.
      const regained = (((performance.now() - begun) / 1000) * rate) / 300;
      expect(answered).toBeGreaterThanOrEqual(30);
      expect(answered).toBeLessThanOrEqual(Math.ceil(30 + regained));
    },
    60_000,
  );

  it("are counted separately for each kind", async () => {
    expect((await answer("/verify?token=abc&type=signup", {}, limited)).status).toBe(303);
    expect((await answer("/settings", {}, limited)).status).toBe(200);
  });

  it("become available again at the set rate, up to a burst", () => {
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
