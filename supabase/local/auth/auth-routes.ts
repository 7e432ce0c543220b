import { Hono } from "hono";
import { DatabaseError } from "pg";
import type { GatewayEnvironment } from "../gateway.ts";
import { describeFailure } from "../local-setup-error.ts";
import {
  createUser,
  followLink,
  grantToken,
  recover,
  removeUser,
  showUser,
  signOut,
  signUp,
  updateUser,
} from "./accounts.ts";
import { AuthError, authErrorResponse, invalid, refusal } from "./auth-errors.ts";
import type { AuthContext, AuthService } from "./auth-service.ts";
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from "./factors.ts";

/** The part of Supabase Auth that the product calls: `/auth/v1` in the stand-in. */
export function createAuth(service: AuthService): Hono<GatewayEnvironment> {
  const auth = new Hono<GatewayEnvironment>();
  const on = (
    method: string,
    path: string,
    handle: (service: AuthService, context: AuthContext) => Promise<Response>,
  ) => auth.on(method, path, (context) => handle(service, context));

  auth.get("/.well-known/jwks.json", (context) =>
    context.json(service.tokens.publicKeys, 200, { "Cache-Control": "public, max-age=600" }),
  );
  auth.get("/settings", (context) =>
    context.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: !service.rules.allowSignUp,
      mailer_autoconfirm: false,
    }),
  );
  on("POST", "/signup", signUp);
  on("GET", "/verify", followLink);
  on("POST", "/recover", recover);
  on("POST", "/token", grantToken);
  on("POST", "/logout", signOut);
  on("GET", "/user", showUser);
  on("PUT", "/user", updateUser);
  on("POST", "/factors", enrolFactor);
  on("POST", "/factors/:id/challenge", challengeFactor);
  on("POST", "/factors/:id/verify", verifyFactor);
  on("DELETE", "/factors/:id", removeFactor);
  on("POST", "/admin/users", createUser);
  on("DELETE", "/admin/users/:id", removeUser);
  auth.all("*", (context) => {
    throw refusal(`${context.req.method} ${context.req.path}`);
  });

  auth.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context, error);
    if (error instanceof DatabaseError && error.code?.startsWith("22")) {
      return authErrorResponse(context, invalid("A value has characters that cannot be stored"));
    }
    console.error(`Auth: ${describeFailure(error)}`);
    return authErrorResponse(
      context,
      new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs"),
    );
  });

  return auth;
}
