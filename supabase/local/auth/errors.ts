import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { REFUSAL_CODE, refusalProxyStatus } from "../refusal.ts";

/** An error response from Auth. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Additional fields of the body. */
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
 * The error body in the format of the API version that the request asks for. The client reads the code only
 * if the response repeats the version header.
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
