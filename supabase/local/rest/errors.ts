import { z } from "zod";
import { REFUSAL_CODE, REFUSAL_STATUS, refusalMessage } from "../refusal.ts";

/** A REST error: PostgREST's four fields and a status. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  /** `Content-Range` of the response, if it has one. */
  readonly range: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; range?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.range = more.range;
  }
}

/** For PostgREST features that the stand-in does not have. */
export function refusal(what: string): RestError {
  return new RestError(REFUSAL_STATUS, REFUSAL_CODE, refusalMessage(what));
}

/** For a query string that cannot be parsed. */
export function unreadable(part: string, text: string): RestError {
  return new RestError(400, "PGRST100", `"failed to parse ${part} (${text})"`, {
    details: `unexpected input in ${part}`,
  });
}

const databaseErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** SQLSTATE classes and their statuses, longest match first. All others are 400. */
const statusOfState: readonly (readonly [prefix: string, status: number])[] = [
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["57014", 500],
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  ["28", 403],
  ["40", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
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
  const parsed = databaseErrorSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { code, message, detail, hint } = parsed.data;
  return new RestError(statusOf(code, isAnonymous), code, message, {
    details: detail ?? null,
    hint: hint ?? null,
  });
}
