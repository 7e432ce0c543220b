import { vi } from "vitest";

type Request = { body: unknown; search: URLSearchParams };
type Answer = { status?: number; json: unknown };
/** Responses by method and last part of the path, such as `GET user_roles`. A test may change them. */
export type Answers = Record<string, (request: Request) => Answer | Promise<Answer>>;

/** A list of every call that was made, as method, last part of the path, and body. */
export type Calls = { name: string; body: unknown }[];

/** Nobody has withdrawn consent, and every address works. */
const usual: Answers = { "POST contact_limits": () => ({ json: [] }) };

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
    calls.push({ name, body });
    const answer = answers[name] ?? usual[name];
    if (!answer)
      return Response.json({ message: `There is no response for ${name}.` }, { status: 501 });
    const { status = 200, json } = await answer({ body, search: url.searchParams });
    return status === 204 ? new Response(null, { status }) : Response.json(json, { status });
  });
  return calls;
}
