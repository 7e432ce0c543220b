import { CONSENT_TEXT, type LeadFaults, readLead } from "../_shared/lead.ts";
import { clientAddress } from "./client-address.ts";
import { LeadStoreError, type StoreLead } from "./lead-store.ts";
import type { Settings } from "./settings.ts";

/** What the handler needs from the world around it. */
export interface HandlerDependencies
  extends Pick<
    Settings,
    | "publicKeys"
    | "allowedOrigins"
    | "limitPerAddress"
    | "limitPerEmail"
    | "hashSecret"
    | "contactEmail"
  > {
  storeLead: StoreLead;
  /** Takes a code for a failure. Nothing that a person sent is ever logged. */
  log: (code: string) => void;
}

/** Greatest size of a request's body in bytes. */
export const BODY_LIMIT_BYTES = 16 * 1024;

const METHODS = "POST, OPTIONS";

/** A refusal: what the visitor's browser gets instead of a lead's number. */
class Refusal {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly extra: { fields?: LeadFaults; headers?: Record<string, string> } = {},
  ) {}
}

/** Headers that let a page of an allowed origin read the answer. */
function corsHeaders(origin: string | null, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: "Origin" });
  if (origin !== null && allowedOrigins.includes(origin)) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", "Retry-After");
  }
  return headers;
}

function preflight(headers: Headers): Response {
  headers.set("access-control-allow-methods", METHODS);
  headers.set(
    "access-control-allow-headers",
    "authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-region",
  );
  headers.set("access-control-max-age", "3600");
  return new Response(null, { status: 204, headers });
}

/**
 * True where the request carries a key of the project. The function asks for it itself: a hosted
 * gateway takes a publishable key in `Authorization` for a broken JWT and would refuse every visitor.
 */
function hasKey(headers: Headers, publicKeys: readonly string[]): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return [headers.get("apikey"), bearer].some((key) => key != null && publicKeys.includes(key));
}

/** Reads a body up to the limit, counting what arrives: a `content-length` may be missing or wrong. */
async function readBody(request: Request): Promise<Uint8Array> {
  const tooLarge = new Refusal(
    413,
    "Your request is too long. Please shorten your notes and try again.",
  );
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) throw tooLarge;
  const body = new Uint8Array(BODY_LIMIT_BYTES);
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > BODY_LIMIT_BYTES) {
      // Not awaited: whoever sends more than it should is not waited for.
      reader.cancel().catch(() => {});
      throw tooLarge;
    }
    body.set(value, length);
    length += value.byteLength;
  }
  return body.subarray(0, length);
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request).catch((error: unknown) => {
    throw error instanceof Refusal ? error : unreadable("The request did not arrive whole.");
  });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("The request is not valid JSON.");
  }
}

function unreadable(message: string): Refusal {
  return new Refusal(400, message, { fields: { body: message } });
}

/** Keyed hashes in hexadecimal, so that the database sees neither an address nor an e-mail to count. */
function createHasher(secret: string): (kind: string, text: string) => Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle
    .importKey("raw", encoder.encode(secret), hmac, false, ["sign"])
    // A key of its own, so that what is stored says nothing about a secret that is used elsewhere.
    .then((base) => crypto.subtle.sign("HMAC", base, encoder.encode("submit-lead limits")))
    .then((derived) => crypto.subtle.importKey("raw", derived, hmac, false, ["sign"]));
  return async (kind, text) => {
    const digest = await crypto.subtle.sign("HMAC", await key, encoder.encode(`${kind}:${text}`));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
  };
}

/** Makes the function that answers a request for a quote. It never throws. */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { publicKeys, allowedOrigins, limitPerAddress, limitPerEmail, contactEmail } = dependencies;
  const hash = createHasher(dependencies.hashSecret);

  /** Stores the lead of a request and gives its number, or throws a `Refusal`. */
  async function submit(request: Request): Promise<string> {
    if (request.method !== "POST") {
      throw new Refusal(405, "A quote request is sent with POST.", { headers: { allow: METHODS } });
    }
    if (!hasKey(request.headers, publicKeys)) {
      throw new Refusal(
        401,
        "This request does not carry the site's key. Please reload the page and try again.",
      );
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
      throw new Refusal(415, "A quote request is sent as JSON.");
    }

    const read = readLead(await readJson(request));
    if (!read.success) {
      const [first = "The request is not a quote request."] = Object.values(read.fields);
      throw new Refusal(400, first, { fields: read.fields });
    }
    const { website, request_id, ...lead } = read.lead;
    if (website) {
      // Mostly a robot, but an over-eager autofill too: say so, and leave a person a way.
      const message = `We could not accept this request. Please write to ${contactEmail} instead.`;
      throw new Refusal(400, message, { fields: { website: message } });
    }

    const outcome = await dependencies.storeLead({
      lead: { ...lead, request_id: request_id ?? crypto.randomUUID(), consent_text: CONSENT_TEXT },
      addressHash: await hash("address", clientAddress(request.headers)),
      emailHash: await hash("email", lead.email.toLowerCase()),
      limitPerAddress,
      limitPerEmail,
    });
    if (outcome.outcome === "created") return outcome.id;
    throw new Refusal(429, "Too many submissions. Please try again later.", {
      headers: { "retry-after": String(outcome.retry_after) },
    });
  }

  return async (request) => {
    const origin = request.headers.get("origin");
    const headers = corsHeaders(origin, allowedOrigins);
    headers.set("cache-control", "no-store");
    try {
      // A browser always names the page's origin here; without one, it is not a browser that asks.
      if (origin !== null && !allowedOrigins.includes(origin)) {
        throw new Refusal(403, "Quote requests are not accepted from this site.");
      }
      if (request.method === "OPTIONS") return preflight(headers);
      return Response.json({ id: await submit(request) }, { status: 201, headers });
    } catch (error) {
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal(500, "Failed to submit quote request. Please try again.");
      if (refusal !== error) {
        dependencies.log(error instanceof LeadStoreError ? error.message : "unexpected_error");
      }
      const { fields, headers: extraHeaders = {} } = refusal.extra;
      for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
      return Response.json(
        { error: refusal.error, ...(fields ? { fields } : {}) },
        { status: refusal.status, headers },
      );
    }
  };
}
