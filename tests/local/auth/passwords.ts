import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { StandIn } from "../../../supabase/local/stand-in.ts";
import { call, openStandIn } from "../stand-in.ts";
import { answer, newAddress, newUser, password, post, signIn, standIn } from "./support.ts";

describe("a password", () => {
  it("is measured in bytes", async () => {
    const signUp = (text: string) => post("/signup", { email: newAddress(), password: text });
    // Six letters of two bytes each have twelve bytes, and three have six.
    expect((await signUp("şğüöçı")).status).toBe(200);
    expect(await signUp("şğü")).toMatchObject({ status: 422, body: { code: "weak_password" } });
  });

  it("is stored only as a hash", async () => {
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

describe("a project with different settings", () => {
  let other: StandIn;
  beforeAll(async () => {
    other = await openStandIn({ confirmEmail: false, jwtLifetimeSeconds: 1 });
  });
  afterAll(() => other?.close());

  it("signs new users in at once if confirmation is off", async () => {
    const email = newAddress();
    const { status, body } = await post("/signup", { email, password }, {}, other);
    expect({ status, email: body.user.email }).toEqual({ status: 200, email });
    expect(await post("/signup", { email, password }, {}, other)).toMatchObject({
      status: 422,
      body: { code: "user_already_exists", message: "User already registered" },
    });
    expect((await answer("/settings", {}, other)).body.mailer_autoconfirm).toBe(true);
  });

  it("issues tokens that expire after the set time", async () => {
    const { email } = await newUser(other);
    const { access_token, expires_in } = await signIn(email, other);
    expect(expires_in).toBe(1);
    vi.setSystemTime(Date.now() + 2000);
    onTestFinished(() => void vi.useRealTimers());
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

it("creates no account if sign-up is disabled", async () => {
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
