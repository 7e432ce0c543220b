import { functionsUrl, publicHeaders } from "./supabase-address.ts";

/** Long enough for a function's cold start. */
const TIMEOUT_MILLISECONDS = 30_000;

/** `body` is `null` if the response is not JSON. */
type FunctionResponse = { ok: boolean; body: unknown };

/** Posts JSON to an edge function without a session. `undefined` without a response; never throws. */
export async function callFunction(
  name: string,
  content: object,
): Promise<FunctionResponse | undefined> {
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
