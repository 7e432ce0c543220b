import { recordOf } from "@shared/typed-keys.ts";
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, onTestFinished, vi } from "vitest";
import type { Role } from "@/admin/features/access/auth-api.ts";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";

afterEach(() => {
  cleanup();
  forgetAdminData();
});

type Request = { body: unknown; search: URLSearchParams };
/** `count` is the number of rows that `Content-Range` reports. */
type Answer = { status?: number; json: unknown; count?: number };
/** Responses by method and last part of the path, such as `GET user_roles`. A test may change them. */
export type Answers = Record<string, (request: Request) => Answer | Promise<Answer>>;

/** A list of every call that was made, as method, last part of the path, and body. */
export type Calls = { name: string; body: unknown }[];

/** A private link that works. */
export const exampleLink = {
  ends_at: "2099-05-22T10:00:00+00:00",
  revoked_at: null,
  revoked_because: null,
};

/** Nothing is stored: nobody has withdrawn consent, every address works, and nothing is restricted. */
const usual: Answers = {
  "POST deliver": () => ({ json: { status: "done" } }),
  "POST lead_link": () => ({ json: exampleLink }),
  "POST lead_mail": () => ({ json: { parked: [], problem: null } }),
  "POST count_restricted": () => ({ json: 0 }),
  ...recordOf(
    [
      "GET lead_events",
      "GET lead_proposals",
      "GET message_templates",
      "GET saved_views",
      "POST contact_limits",
      "POST list_colleagues",
      "POST related_leads",
    ],
    () => () => ({ json: [] }),
  ),
};

const queries = new WeakMap<Calls[number], URLSearchParams>();

export function queryOf(call: Calls[number]): URLSearchParams {
  return queries.get(call) ?? new URLSearchParams();
}

/**
 * Responds in place of a Supabase project, and returns the calls. A call without a response gets an error.
 */
export function fakeProject(answers: Answers): Calls {
  const calls: Calls = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    // Any response may be about a patient, and must not stay in the browser's cache.
    if (init.cache !== "no-store") throw new Error(`${String(input)} would be cached.`);
    const url = new URL(String(input));
    const name = `${init.method ?? "GET"} ${url.pathname.split("/").at(-1)}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { name, body };
    calls.push(call);
    queries.set(call, url.searchParams);
    const answer = answers[name] ?? usual[name];
    if (!answer)
      return Response.json({ message: `There is no response for ${name}.` }, { status: 501 });
    const { status = 200, json, count } = await answer({ body, search: url.searchParams });
    const headers = count === undefined ? {} : { "content-range": `*/${count}` };
    return status === 204
      ? new Response(null, { status })
      : Response.json(json, { status, headers });
  });
  return calls;
}

/** The project's response to the question whether someone holds a role. */
export function roleAnswer(...held: (Role | null)[]): Answers[string] {
  return ({ search }) => ({
    json: held.filter((role) => search.get("role") === `eq.${role}`).map((role) => ({ role })),
  });
}

/** Takes the browser offline until the test ends. */
export function goOffline() {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => void window.dispatchEvent(new Event("offline")));
}
