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

function refuse(context: Context, message: string, hint: string): Response {
  return context.json({ message, hint }, 401);
}

/**
 * The key check of a hosted project's gateway. Requests to Auth or REST need one of the project's keys. An
 * opaque key in `Authorization` counts only if it equals `apikey`.
 */
export function requireKey(tokens: TokenAuthority): MiddlewareHandler<GatewayEnvironment> {
  return async (context, next) => {
    const key = context.req.header("apikey") ?? context.req.query("apikey");
    if (!key) {
      return refuse(
        context,
        "No API key found in request",
        "No `apikey` request header or url param was found.",
      );
    }
    const role = keyRoles.get(key);
    if (!role && !(await isKeyToken(key, tokens))) {
      return refuse(
        context,
        "Invalid API key",
        "Double check your Supabase `anon` or `service_role` API key.",
      );
    }
    if (key === LOCAL_SECRET_KEY && /\bMozilla\//.test(context.req.header("user-agent") ?? "")) {
      return refuse(
        context,
        "Forbidden use of secret API key in browser",
        "Secret API keys can only be used in a protected environment, never in a browser.",
      );
    }

    const authorization = context.req.header("authorization");
    const token = bearerToken(authorization);
    if (!authorization || token === key) {
      if (role) context.set("credential", { kind: "key", role });
      else context.set("credential", token ? { kind: "bearer", token } : { kind: "none" });
    } else if (token?.startsWith("sb_")) {
      return refuse(
        context,
        "Invalid API key",
        "The key in the Authorization header differs from the one in the apikey header.",
      );
    } else {
      context.set("credential", token ? { kind: "bearer", token } : { kind: "none" });
    }
    await next();
  };
}
