/**
 * HTTP for all functions: origins, keys, bodies up to a limit, and answers. What a function accepts and
 * what it does with it, its own handler decides.
 */

/** What a refusal says about each field: a sentence for a person, and a stable code for programs. */
export interface FieldFaults {
  fields: Record<string, string>;
  codes: Record<string, string>;
}

/** Thrown to refuse a request: a status, a stable code for programs and a sentence for a person. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly error: string,
    readonly details: { faults?: FieldFaults; headers?: Record<string, string> } = {},
  ) {}
}

/** Headers of every answer: readable by pages of an allowed origin, and never cached. */
export function answerHeaders(origin: string | null, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: "Origin", "cache-control": "no-store" });
  if (origin !== null && allowedOrigins.includes(origin)) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", "Retry-After");
  }
  return headers;
}

/** The answer to a CORS preflight. `methods` is a list such as "POST, OPTIONS". */
export function answerPreflight(methods: string, headers: Headers): Response {
  headers.set("access-control-allow-methods", methods);
  headers.set(
    "access-control-allow-headers",
    "authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-region",
  );
  headers.set("access-control-max-age", "3600");
  return new Response(null, { status: 204, headers });
}

/** A refusal as JSON: `error`, `code` and, where fields are at fault, `fields` and `codes`. */
export function answerRefusal({ status, code, error, details }: Refusal, headers: Headers) {
  for (const [name, value] of Object.entries(details.headers ?? {})) headers.set(name, value);
  return Response.json({ error, code, ...details.faults }, { status, headers });
}

/** Redirects a browser to a page after it posted a form. */
export function answerSeeOther(location: string, headers: Headers): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}

/** True where the body has this media type, whatever its parameters. */
export function hasMediaType(request: Request, mediaType: string): boolean {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() === mediaType;
}

/**
 * Throws a `Refusal` unless the request carries a key of the project: in a header, or in a field of a
 * form. Functions check it themselves, because a hosted gateway takes a publishable key in
 * `Authorization` for a broken JWT and would refuse every visitor.
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
    "The request is missing the site's key. Please reload the page and try again.",
  );
}

/** The field with the project's public key: a form without script cannot send a header. */
export const FORM_KEY_FIELD = "apikey";

/** A refusal of a body that cannot be read at all. */
function unreadable(message: string): Refusal {
  const faults: FieldFaults = { fields: { body: message }, codes: { body: "invalid" } };
  return new Refusal(400, "unreadable", message, { faults });
}

/** How many bytes a body may have, and the sentence for one that has more. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

/** Reads a body up to the limit, counting what arrives: a `content-length` may be missing or wrong. */
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

async function readText(request: Request, limit: BodyLimit, invalid: string): Promise<string> {
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

/** Reads a JSON body. Throws a `Refusal` where it is too long, incomplete or no JSON. */
export async function readJson(request: Request, limit: BodyLimit): Promise<unknown> {
  const invalid = "The request is not valid JSON.";
  const text = await readText(request, limit, invalid);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(invalid);
  }
}

/** Reads the fields of a posted form. Throws a `Refusal` where the body is too long or incomplete. */
export async function readForm(request: Request, limit: BodyLimit): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request, limit, "The request is not a valid form."));
}
