import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "./keys.ts";
import type { TokenAuthority } from "./tokens.ts";

/** Who calls, as far as the gateway can tell from the headers. A bearer token is not verified yet. */
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

/** The network address that a request comes from. */
export function remoteAddress(context: Context): string {
  // Without a socket (a test that calls the application itself) the caller is this machine.
  const address = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return (address ?? "127.0.0.1").replace(/^::ffff:/, "");
}

/** True for a JWT that stands for a project key: it names a role and no user. */
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
 * The key step of a hosted project's gateway: no request to Auth or REST passes without a key of
 * the project, and an opaque key in `Authorization` counts only where it equals `apikey`.
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
