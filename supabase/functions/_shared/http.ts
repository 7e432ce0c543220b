/** HTTP for all functions: origins, keys, limited bodies and responses. */

import type { FieldFaults } from "./field-faults.ts";

/** Thrown to refuse a request: a status, a stable code for programs and a message for people. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly error: string,
    readonly details: { faults?: FieldFaults; headers?: Record<string, string> } = {},
  ) {}
}

/** Headers of every response: readable by pages from an allowed origin, and never cached. */
export function answerHeaders(origin: string | null, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: "Origin", "cache-control": "no-store" });
  if (origin !== null && allowedOrigins.includes(origin)) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", "Retry-After");
  }
  return headers;
}

/** The response to a CORS preflight. `methods` is a list such as "POST, OPTIONS". */
export function answerPreflight(methods: string, headers: Headers): Response {
  headers.set("access-control-allow-methods", methods);
  headers.set(
    "access-control-allow-headers",
    "authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-region",
  );
  headers.set("access-control-max-age", "3600");
  return new Response(null, { status: 204, headers });
}

/** A refusal as JSON: `error`, `code` and, if fields are wrong, `fields` and `codes`. */
export function answerRefusal({ status, code, error, details }: Refusal, headers: Headers) {
  for (const [name, value] of Object.entries(details.headers ?? {})) headers.set(name, value);
  return Response.json({ error, code, ...details.faults }, { status, headers });
}

/** Redirects a browser to a page after it has posted a form. */
export function answerSeeOther(location: string, headers: Headers): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}

/** True if the body has this media type, with any parameters. */
export function hasMediaType(request: Request, mediaType: string): boolean {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() === mediaType;
}

/**
 * Throws a `Refusal` unless the request contains one of the project's keys, in a header or in a form field.
 * Functions check this themselves, because a hosted gateway would treat a publishable key in `Authorization`
 * as a broken JWT and refuse every visitor.
 */
export function requireKey(
  headers: Headers,
  publicKeys: readonly string[],
  formKey?: string | null,
): void {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const given = [headers.get("apikey"), bearer, formKey];
  if (given.some((key) => key != null && publicKeys.includes(key))) return;
  throw new Refusal(
    401,
    "unknown_key",
    "The request is missing the site’s key. Please reload the page and try again.",
  );
}

/** The form field with the project's public key, because a form without script cannot send a header. */
export const FORM_KEY_FIELD = "apikey";

/** A refusal of a body that cannot be read. */
function unreadable(message: string): Refusal {
  const faults: FieldFaults = { fields: { body: message }, codes: { body: "invalid" } };
  return new Refusal(400, "unreadable", message, { faults });
}

/** The maximum size of a body in bytes, and the message for a larger one. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

/** Reads a body up to the limit by the bytes that arrive: `content-length` may be wrong. */
async function readBytes(request: Request, limit: BodyLimit): Promise<Uint8Array> {
  const tooLong = new Refusal(413, "too_long", limit.message);
  if (Number(request.headers.get("content-length")) > limit.bytes) throw tooLong;
  const body = new Uint8Array(limit.bytes);
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > limit.bytes) {
      // Not awaited, because a caller that sends too much could delay it.
      reader.cancel().catch(() => {});
      throw tooLong;
    }
    body.set(value, length);
    length += value.byteLength;
  }
  return body.subarray(0, length);
}

/** Reads a body in UTF-8. Throws a `Refusal` if it is too long, incomplete or not UTF-8. */
export async function readText(
  request: Request,
  limit: BodyLimit,
  invalid: string,
): Promise<string> {
  const bytes = await readBytes(request, limit).catch((error: unknown) => {
    throw error instanceof Refusal
      ? error
      : unreadable("We received only part of the request. Please try again.");
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(invalid);
  }
}

/** Reads a JSON body. Throws a `Refusal` if it is too long, incomplete or not JSON. */
export async function readJson(request: Request, limit: BodyLimit): Promise<unknown> {
  const invalid = "The request is not valid JSON.";
  const text = await readText(request, limit, invalid);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(invalid);
  }
}

/** Reads a posted form in either encoding. Throws a `Refusal` if it is too long or not one. */
export async function readForm(request: Request, limit: BodyLimit): Promise<URLSearchParams> {
  const invalid = "The request is not a valid form.";
  const text = await readText(request, limit, invalid);
  if (!hasMediaType(request, "multipart/form-data")) return new URLSearchParams(text);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(text, { headers }).formData().catch(() => {
    throw unreadable(invalid);
  });
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
