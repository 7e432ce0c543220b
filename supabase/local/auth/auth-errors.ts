import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { refusalOf } from "../local-setup-error.ts";

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

/** For features of Auth that the stand-in does not have. */
export function refusal(what: string): AuthError {
  const { status, code, message } = refusalOf(what);
  return new AuthError(status, code, message);
}

/** For a value that Auth does not accept. */
export function invalid(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

/** The error body. The client reads the code only if the response has the version of the API since which it is a name. */
export function authErrorResponse(context: Context, error: AuthError): Response {
  const { code, extra, message, status } = error;
  const headers = { "X-Supabase-Api-Version": "2024-01-01" };
  return context.json({ code, message, ...extra }, status, headers);
}
