import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "./keys.ts";
import type { TokenAuthority } from "./tokens.ts";

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
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer\s+(\S+)$/i)?.[1];
}

/** The IP address from which a request comes. */
export function remoteAddress(context: Context): string {
  // Without a socket (if a test calls the application directly), the caller is this machine.
  const address = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return (address ?? "127.0.0.1").replace(/^::ffff:/, "");
}

/** True for a JWT that represents a project key: it contains a role but no user. */
async function isKeyToken(key: string, tokens: TokenAuthority): Promise<boolean> {
  const verified = await tokens.verify(key);
  return (
    verified.valid &&
    verified.claims.sub === undefined &&
    (verified.claims.role === "anon" || verified.claims.role === "service_role")
  );
}

/**
 * The key check of a hosted project's gateway. Requests to Auth or REST need one of the project's keys. An
 * opaque key in `Authorization` counts only if it equals `apikey`.
 */
export function requireKey(tokens: TokenAuthority): MiddlewareHandler<GatewayEnvironment> {
  return async (context, next) => {
    const refuse = (message: string, hint: string) => context.json({ message, hint }, 401);
    const key = context.req.header("apikey") ?? context.req.query("apikey");
    if (!key) {
      const hint = "No `apikey` request header or url param was found.";
      return refuse("No API key found in request", hint);
    }
    const authorization = context.req.header("authorization");
    const token = bearerToken(authorization);
    const role = keyRoles.get(key);
    const isKnown = role !== undefined || (await isKeyToken(key, tokens));
    if (!isKnown || (token?.startsWith("sb_") && token !== key)) {
      const hint = "Double check your Supabase `anon` or `service_role` API key.";
      return refuse("Invalid API key", hint);
    }
    if (key === LOCAL_SECRET_KEY && /\bMozilla\//.test(context.req.header("user-agent") ?? "")) {
      const hint =
        "Secret API keys can only be used in a protected environment, never in a browser.";
      return refuse("Forbidden use of secret API key in browser", hint);
    }
    const isKeyAlone = role && (!authorization || token === key);
    const bearer = token ? ({ kind: "bearer", token } as const) : ({ kind: "none" } as const);
    context.set("credential", isKeyAlone ? { kind: "key", role } : bearer);
    await next();
  };
}
