import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DatabaseError } from "../database/errors.ts";
import { describeFailure } from "../failure.ts";
import { type GatewayEnvironment, remoteAddress } from "../gateway.ts";
import { logRefusedHead, REFUSAL_CODE } from "../refusal.ts";
import { showUser, signOut, updateUser } from "./account.ts";
import { createUser, removeUser } from "./admin.ts";
import { createCallLimit } from "./call-limit.ts";
import { AuthError, authErrorResponse } from "./errors.ts";
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from "./factors.ts";
import { grantToken } from "./grants.ts";
import { followLink, recover } from "./links.ts";
import { refusal } from "./request.ts";
import { type AuthOptions, AuthService } from "./service.ts";
import { signUp } from "./sign-up.ts";

function limitCalls(rate: number): MiddlewareHandler<GatewayEnvironment> {
  const take = createCallLimit(rate);
  return async (context, next) => {
    if (!take(remoteAddress(context))) {
      throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
    }
    await next();
  };
}

/** The part of Supabase Auth that the product calls: `/auth/v1` in the stand-in. */
export function createAuth(options: AuthOptions): Hono<GatewayEnvironment> {
  const { tokens, rules } = options;
  const service = new AuthService(options);
  const auth = new Hono<GatewayEnvironment>();

  auth.use(
    bodyLimit({
      maxSize: 1_000_000,
      onError: (context) =>
        authErrorResponse(
          context,
          new AuthError(413, "request_too_large", "Request body is too large"),
        ),
    }),
  );

  if (rules.callsPerAddress) {
    const { token, mail, verify, factor } = rules.callsPerAddress;
    auth.on("POST", "/token", limitCalls(token));
    auth.on(["POST", "PUT"], ["/signup", "/recover", "/user"], limitCalls(mail));
    auth.on("GET", "/verify", limitCalls(verify));
    auth.on("POST", ["/factors/:id/challenge", "/factors/:id/verify"], limitCalls(factor));
  }

  auth.get("/health", (context) =>
    context.json({
      version: "local",
      name: "GoTrue",
      description: "Local stand-in for Supabase Auth",
    }),
  );
  auth.get("/.well-known/jwks.json", (context) =>
    context.json(tokens.publicKeys, 200, { "Cache-Control": "public, max-age=600" }),
  );
  auth.get("/settings", (context) =>
    context.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: !rules.allowSignUp,
      mailer_autoconfirm: !rules.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );

  auth.post("/signup", (context) => signUp(service, context));
  // Hono routes HEAD to the GET handler. Programs that check links before people open them use HEAD, which
  // must not use up a link.
  auth.use("/verify", async (context, next) =>
    context.req.method === "HEAD" ? context.body(null, 405, { Allow: "GET" }) : next(),
  );
  auth.get("/verify", (context) => followLink(service, context));
  auth.post("/recover", (context) => recover(service, context));
  auth.post("/token", (context) => grantToken(service, context));
  auth.post("/logout", (context) => signOut(service, context));
  auth.get("/user", (context) => showUser(service, context));
  auth.put("/user", (context) => updateUser(service, context));
  auth.post("/factors", (context) => enrolFactor(service, context));
  auth.post("/factors/:id/challenge", (context) => challengeFactor(service, context));
  auth.post("/factors/:id/verify", (context) => verifyFactor(service, context));
  auth.delete("/factors/:id", (context) => removeFactor(service, context));
  auth.post("/admin/users", (context) => createUser(service, context));
  auth.delete("/admin/users/:id", (context) => removeUser(service, context));
  auth.all("*", (context) => {
    throw refusal(`${context.req.method} ${context.req.path}`);
  });

  auth.onError((error, context) => {
    if (error instanceof AuthError) {
      if (error.code === REFUSAL_CODE) logRefusedHead(context.req.raw, error.message);
      return authErrorResponse(context, error);
    }
    if (error instanceof DatabaseError && error.code.startsWith("22")) {
      const message = "The request has characters that cannot be stored";
      return authErrorResponse(context, new AuthError(400, "validation_failed", message));
    }
    console.error(`Auth: ${describeFailure(error)}`);
    return authErrorResponse(
      context,
      new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs"),
    );
  });

  return auth;
}
