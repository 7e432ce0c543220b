import { REFUSAL_CODE, refusalProxyStatus } from "../refusal.ts";
import { EXPOSED_SCHEMA } from "./catalogue.ts";
import { RestError } from "./errors.ts";
import type { Preferences } from "./request.ts";
import type { JsonRows } from "./sql.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const OBJECT_TYPE = "application/vnd.pgrst.object+json; charset=utf-8";

/** `Content-Range` of a page: its position, and the total if it was counted. */
export function contentRange(offset: number, rows: number, total: number | undefined): string {
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
  return `${range}/${total ?? "*"}`;
}

/** Rejects a response with no object or several objects if one was requested. */
export function requireOneRow({ rows }: JsonRows): void {
  if (rows === 1) return;
  throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

/** The only element of a JSON array from PostgreSQL: the text between its brackets. */
export function onlyElement(body: string): string {
  return body.trim().slice(1, -1);
}

/** A response in PostgREST's format. Without a body, it has neither a type nor a schema. */
export function answer(options: {
  status: number;
  body: string | null;
  preferences: Preferences;
  range?: string;
  object?: boolean;
}): Response {
  const headers = new Headers();
  if (options.body !== null) {
    headers.set("Content-Type", options.object ? OBJECT_TYPE : JSON_TYPE);
    headers.set("Content-Profile", EXPOSED_SCHEMA);
  }
  if (options.range) headers.set("Content-Range", options.range);
  const { applied } = options.preferences;
  if (applied.length > 0) headers.set("Preference-Applied", applied.join(", "));
  return new Response(options.body, { status: options.status, headers });
}

/** An error with PostgREST's four fields. */
export function errorAnswer(error: RestError): Response {
  const { code, details, hint, message, range, status } = error;
  const isRefusal = code === REFUSAL_CODE;
  const headers = new Headers({
    "Content-Type": JSON_TYPE,
    "Proxy-Status": isRefusal
      ? refusalProxyStatus("PostgREST", message)
      : `PostgREST; error=${code}`,
  });
  if (range) headers.set("Content-Range", range);
  if (status === 401) headers.set("WWW-Authenticate", "Bearer");
  if (status === 503) headers.set("Retry-After", "1");
  return new Response(JSON.stringify({ code, details, hint, message }), { status, headers });
}
