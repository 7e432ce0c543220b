import * as z from "zod/mini";

/** Why a database call failed, as a code that identifies nobody. */
export class DatabaseCallError extends Error {
  override name = "DatabaseCallError";
}

/** Calls an SQL function in the schema `public` with the project's secret key. */
export type CallDatabase = (name: string, parameters?: Record<string, unknown>) => Promise<unknown>;

const REQUEST_TIMEOUT_MILLISECONDS = 10_000;

const databaseErrorSchema = z.object({ code: z.string().check(z.regex(/^[0-9A-Z]{3,10}$/)) });

/** Only the error's code, because its message may quote what the person wrote. */
async function codeOf(response: Response): Promise<string> {
  const body = databaseErrorSchema.safeParse(await response.json().catch(() => undefined));
  return body.success ? `${response.status}_${body.data.code}` : String(response.status);
}

/** Headers that make a request act with the project's secret key. */
export function secretHeaders(secretKey: string): Record<string, string> {
  // A service_role key is a JWT and is also sent as a bearer token. The gateway exchanges a secret key
  // itself.
  return secretKey.startsWith("sb_")
    ? { apikey: secretKey }
    : { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

/** Makes the function that calls the database. It throws a `DatabaseCallError`. */
export function createDatabaseCall(options: {
  supabaseUrl: string;
  secretKey: string;
}): CallDatabase {
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    ...secretHeaders(options.secretKey),
  };
  return async (name, parameters = {}) => {
    let response: Response;
    try {
      response = await fetch(`${options.supabaseUrl}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS),
      });
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === "TimeoutError";
      throw new DatabaseCallError(timedOut ? "database_timeout" : "database_unreachable");
    }
    if (!response.ok) throw new DatabaseCallError(`database_${await codeOf(response)}`);
    // A function without a result responds without a body.
    if (response.status === 204) return null;
    try {
      return await response.json();
    } catch {
      throw new DatabaseCallError("database_unexpected_answer");
    }
  };
}
