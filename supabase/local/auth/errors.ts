import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { REFUSAL_CODE, refusalProxyStatus } from "../refusal.ts";

/** A failure that Auth answers with. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Further fields of the body. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** First version of the API in which `code` is the error's name. */
const NAMED_CODES_SINCE = "2024-01-01";

/**
 * The error body in the shape that the request's API version asks for. The client reads the code
 * only where the answer repeats the version's header.
 */
export function authErrorResponse(context: Context, error: AuthError): Response {
  const version = context.req.header("x-supabase-api-version") ?? "";
  const headers: Record<string, string> = { "x-sb-error-code": error.code };
  if (error.code === REFUSAL_CODE)
    headers["Proxy-Status"] = refusalProxyStatus("Auth", error.message);
  if (version >= NAMED_CODES_SINCE) {
    headers["X-Supabase-Api-Version"] = NAMED_CODES_SINCE;
    return context.json(
      { code: error.code, message: error.message, ...error.extra },
      error.status,
      headers,
    );
  }
  return context.json(
    { code: error.status, error_code: error.code, msg: error.message, ...error.extra },
    error.status,
    headers,
  );
}
