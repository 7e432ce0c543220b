import { afterAll, beforeAll, expect } from "vitest";
import type { StandIn } from "../../../supabase/local/stand-in.ts";
import { type CallOptions, call, callAsService, openStandIn } from "../stand-in.ts";

export let standIn: StandIn;

let count = 0;

/** Makes all emailed links and refresh tokens older, as if time had passed. */
export async function passSeconds(seconds: number): Promise<void> {
  await standIn.database.asOwner(async (sql) => {
    const time = [seconds];
    await sql.query(
      "update auth.one_time_tokens set created_at = created_at - make_interval(secs => $1)",
      time,
    );
    await sql.query(
      "update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1)",
      time,
    );
  });
}

export const password = "correct horse battery";

beforeAll(async () => {
  standIn = await openStandIn({ refreshReuseSeconds: 1, linkLifetimeSeconds: 2 });
});

afterAll(() => standIn?.close());

export async function answer(path: string, options: CallOptions = {}, target = standIn) {
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

export function post(path: string, body: unknown, options: CallOptions = {}, target = standIn) {
  return answer(path, { method: "POST", body, ...options }, target);
}

export function newAddress(): string {
  return `person-${++count}@example.com`;
}

export async function newUser(target = standIn) {
  const email = newAddress();
  const response = await callAsService(target, "/auth/v1/admin/users", {
    method: "POST",
    body: { email, password, email_confirm: true },
  });
  expect(response.status).toBe(200);
  const { id } = await response.json();
  return { id, email };
}

export async function signIn(email: string, target = standIn) {
  const { status, body } = await post(
    "/token?grant_type=password",
    { email, password },
    {},
    target,
  );
  expect(status).toBe(200);
  return body;
}
