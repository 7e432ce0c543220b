import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Calls, fakeProject } from "./fake-project.ts";
import { session } from "./workspace-support.tsx";

/** A link with another person's tokens does not change the session. */
const STORED = "sb-localhost-auth-token";
const stranger = {
  access_token: `header.${btoa(JSON.stringify({ sub: "stranger", exp: 9_999_999_999 }))}.signature`,
  refresh_token: "stranger",
  expires_in: "3600",
  token_type: "bearer",
};
let calls: Calls;

beforeEach(() => {
  vi.resetModules();
  // The project would accept the stranger's tokens.
  calls = fakeProject({ "GET user": () => ({ json: { ...session().user, id: "stranger" } }) });
  history.replaceState(null, "", `/admin/leads#${new URLSearchParams(stranger)}`);
});
afterEach(() => {
  history.replaceState(null, "", "/");
});

/** The session that the workspace's client finds when it starts. */
async function sessionAtStart() {
  const { getSupabase } = await import("@/admin/features/access/supabase-client.ts");
  return (await getSupabase().auth.getSession()).data.session;
}

it("signs nobody in with tokens in a URL", async () => {
  expect(await sessionAtStart()).toBeNull();
  expect(localStorage.getItem(STORED)).toBeNull();
  expect(calls).toEqual([]);
});

it("does not change who is signed in", async () => {
  localStorage.setItem(STORED, JSON.stringify(session()));
  expect((await sessionAtStart())?.refresh_token).toBe(session().refresh_token);
  expect(localStorage.getItem(STORED)).not.toContain("stranger");
  expect(calls).toEqual([]);
});
