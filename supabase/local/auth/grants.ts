import bcrypt from "bcryptjs";
import * as z from "zod";
import { AuthError } from "./errors.ts";
import { type AuthContext, credentialsSchema, readBody, refusal } from "./request.ts";
import { type AuthService, existingUser } from "./service.ts";
import { exchangeRefreshToken, REFRESH_TOKEN_LENGTH } from "./sessions.ts";
import { findUserByEmail } from "./users.ts";

/** The hash of a password that nobody knows, for addresses without an account. */
const NOBODYS_PASSWORD = "$2b$10$sAroFAWDz26NX/ABTGYhj.LsRfy6PmUy8io08JihYtnVE3M/uB5qm";

const refreshSchema = z.object({ refresh_token: z.string().default("") });

const codeSchema = z.object({
  auth_code: z.string().default(""),
  code_verifier: z.string().default(""),
});

/** POST /token: a session for a password or a code, or a new one for a refresh token. */
export async function grantToken(service: AuthService, context: AuthContext): Promise<Response> {
  const grant = context.req.query("grant_type");
  if (grant === "password") return passwordGrant(service, context);
  if (grant === "refresh_token") return refreshGrant(service, context);
  if (grant === "pkce") return codeGrant(service, context);
  if (grant === "id_token") throw refusal(`the grant ${grant}`);
  throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
}

async function passwordGrant(service: AuthService, context: AuthContext): Promise<Response> {
  const { database } = service;
  const body = await readBody(context, credentialsSchema);
  if (body.phone) throw refusal("sign-in by telephone");
  if (!body.email) throw new AuthError(400, "validation_failed", "missing email or phone");
  const email = body.email.trim().toLowerCase();
  const user = await database.asOwner((sql) => findUserByEmail(sql, email));
  // Compared in both cases, so that the response time does not show which addresses have an account.
  const hash = user?.encrypted_password ?? NOBODYS_PASSWORD;
  const matches = await bcrypt.compare(body.password, hash);
  if (!user || !matches) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  if (!user.email_confirmed_at) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  const session = await database.asOwner((sql) =>
    service.signIn(sql, user.id, "password", context),
  );
  return context.json(session);
}

async function refreshGrant(service: AuthService, context: AuthContext): Promise<Response> {
  const { refresh_token: token } = await readBody(context, refreshSchema);
  if (token.length < REFRESH_TOKEN_LENGTH) {
    throw new AuthError(400, "validation_failed", "Refresh token is not valid");
  }
  const answer = await service.database.asOwner(async (sql) => {
    const exchange = await exchangeRefreshToken(sql, token, {
      reuseSeconds: service.rules.refreshReuseSeconds,
      ...service.rules.sessionLimits,
    });
    // Returned, not thrown, because ending the family of a stolen token must be committed.
    if (exchange.outcome !== "refreshed") return exchange.outcome;
    return service.sessionBody(sql, await existingUser(sql, exchange.userId), exchange);
  });
  if (answer === "unknown") {
    throw new AuthError(
      400,
      "refresh_token_not_found",
      "Invalid Refresh Token: Refresh Token Not Found",
    );
  }
  if (answer === "expired") {
    throw new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (answer === "already_used") {
    throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  return context.json(answer);
}

async function codeGrant(service: AuthService, context: AuthContext): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(context, codeSchema);
  if (!code || !verifier) {
    throw new AuthError(
      400,
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  const exchange = service.pkce.exchange(code, verifier);
  if (exchange === "unknown") {
    throw new AuthError(
      404,
      "flow_state_not_found",
      "invalid flow state, no valid flow state found",
    );
  }
  if (exchange === "mismatch") {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  const session = await service.database.asOwner((sql) =>
    service.signIn(sql, exchange.userId, exchange.method, context),
  );
  return context.json(session);
}
