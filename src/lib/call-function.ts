import { functionsUrl, publicHeaders } from "./supabase-address.ts";

/** Longer than a cold start of a function. */
const TIMEOUT_MILLISECONDS = 30_000;

/** The answer of a function. `body` is `null` for what is no JSON. */
type FunctionAnswer = { ok: boolean; body: unknown };

/** Posts JSON to an edge function, without a session. `undefined` if no answer came; never throws. */
export async function callFunction(
  name: string,
  content: object,
): Promise<FunctionAnswer | undefined> {
  try {
    const response = await fetch(functionsUrl(name), {
      method: "POST",
      headers: { ...publicHeaders(), "content-type": "application/json" },
      body: JSON.stringify(content),
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { ok: response.ok, body: await response.json().catch(() => null) };
  } catch {
    return undefined;
  }
}
