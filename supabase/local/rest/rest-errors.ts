import { DatabaseError } from "pg";
import { refusalOf } from "../local-setup-error.ts";

/** A REST error: PostgREST's four fields and a status. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | undefined; hint?: string | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

/** For PostgREST features that the stand-in does not have. */
export function refusal(what: string): RestError {
  const { status, code, message } = refusalOf(what);
  return new RestError(status, code, message);
}

/** SQLSTATE classes and their statuses, longest match first. All others are 400. */
const statusOfState: readonly (readonly [prefix: string, status: number])[] = [
  ["23503", 409],
  ["23505", 409],
  ["42883", 404],
  ["42P01", 404],
  ["57014", 500],
  ["08", 503],
  ["28", 403],
  ["40", 500],
  ["53", 503],
  ["XX", 500],
];

function statusOf(state: string, isAnonymous: boolean): number {
  if (state === "42501") return isAnonymous ? 401 : 403;
  const raised = state.match(/^PT(\d{3})$/)?.[1];
  if (raised) return Number(raised);
  return statusOfState.find(([prefix]) => state.startsWith(prefix))?.[1] ?? 400;
}

/** A PostgreSQL error in PostgREST's format, or nothing for another kind of error. */
export function fromDatabase(error: unknown, isAnonymous: boolean): RestError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = "", message, detail: details, hint } = error;
  return new RestError(statusOf(code, isAnonymous), code, message, { details, hint });
}
