import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "./keys.ts";
import { isLoopbackHost } from "./loopback.ts";

/** The caller, as far as the gateway can tell from the headers. A bearer token has not been verified yet. */
export type Credential =
  | { kind: "key"; role: "anon" | "service_role" }
  | { kind: "bearer"; token: string }
  | { kind: "none" };

export type GatewayEnvironment = { Variables: { credential: Credential } };

const keyRoles = new Map<string, "anon" | "service_role">([
  [LOCAL_PUBLISHABLE_KEY, "anon"],
  [LOCAL_SECRET_KEY, "service_role"],
]);

/** The token of an `Authorization: Bearer` header. */
function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer\s+(\S+)$/i)?.[1];
}

/** The IP address from which a request comes. */
export function remoteAddress(context: Context): string {
  // Without a socket (if a test calls the application directly), the caller is this machine.
  const address = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return (address ?? "127.0.0.1").replace(/^::ffff:/, "");
}

/** The key check of a hosted project's gateway. An opaque key in `Authorization` counts only if it equals `apikey`. */
export const requireKey: MiddlewareHandler<GatewayEnvironment> = async (context, next) => {
  const refuse = (message: string, hint: string) => context.json({ message, hint }, 401);
  const key = context.req.header("apikey") ?? context.req.query("apikey");
  if (!key) {
    const hint = "No `apikey` request header or url param was found.";
    return refuse("No API key found in request", hint);
  }
  const authorization = context.req.header("authorization");
  const token = bearerToken(authorization);
  const role = keyRoles.get(key);
  if (!role || (token?.startsWith("sb_") && token !== key)) {
    const hint = "Double check your Supabase `anon` or `service_role` API key.";
    return refuse("Invalid API key", hint);
  }
  const isKeyAlone = !authorization || token === key;
  const bearer = token ? ({ kind: "bearer", token } as const) : ({ kind: "none" } as const);
  context.set("credential", isKeyAlone ? { kind: "key", role } : bearer);
  await next();
};

/**
 * Answers only requests that were sent to a name of this machine. Otherwise a page on the internet could
 * point its own host name at this machine and read its data (DNS rebinding).
 */
export const refuseForeignHosts: MiddlewareHandler = async (context, next) => {
  if (isLoopbackHost(new URL(context.req.url).hostname)) return next();
  const message = "The local server answers only to localhost and other names of this machine.";
  return context.json({ code: "unknown_host", message }, 421);
};

/**
 * Refuses requests from pages of other sites. A hosted project answers every page, because callers need a
 * key. Here the keys are public constants.
 */
export function refuseForeignPages(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isOwn =
      origin === undefined ||
      allowedOrigins.includes(origin) ||
      (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname));
    if (isOwn) return next();
    const message =
      "The local server answers only pages from this machine and from the origins in ALLOWED_ORIGINS.";
    return context.json({ code: "unknown_origin", message }, 403);
  };
}

/** Keeps responses out of every cache, because most of them contain personal data. */
export const neverCache: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) context.header("Cache-Control", "no-store");
};
