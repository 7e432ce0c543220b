import bcrypt from "bcryptjs";
import * as z from "zod";
import { LOCAL_SECRET_KEY } from "../keys.ts";
import { AuthError, invalid, refusal } from "./auth-errors.ts";
import {
  type AuthContext,
  type AuthService,
  checkedEmail,
  hashPassword,
  readBody,
  redirectTarget,
  refuseFields,
} from "./auth-service.ts";
import {
  endSessions,
  exchangeRefreshToken,
  requireSession,
  sessionLevel,
  sessionMethods,
} from "./sessions.ts";
import {
  confirmUser,
  existingUser,
  findUser,
  insertUser,
  presentSignUp,
  presentUser,
} from "./users.ts";

const credentialsSchema = z.looseObject({
  email: z.string().default(""),
  password: z.string().default(""),
});

const text = z.string().default("");
const grantSchema = z.object({
  email: text,
  password: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
});

/** POST /token: a session for a password or a code, or a new one for a refresh token. */
export async function grantToken(service: AuthService, context: AuthContext): Promise<Response> {
  const grant = context.req.query("grant_type");
  const body = await readBody(context, grantSchema);
  const session = await service.database.asOwner(async (sql) => {
    if (grant === "refresh_token") {
      return service.sessionBody(sql, await exchangeRefreshToken(sql, body.refresh_token));
    }
    if (grant === "pkce") {
      const { userId, method } = service.exchangeCode(body.auth_code, body.code_verifier);
      return service.signIn(sql, userId, method, context);
    }
    if (grant !== "password") throw refusal(`the grant ${grant}`);
    if (!body.email) throw invalid("missing email or phone");
    const user = await findUser(sql, body.email.trim().toLowerCase());
    const hash = user?.encrypted_password;
    if (!user || !hash || !(await bcrypt.compare(body.password, hash))) {
      throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    }
    if (user.email_confirmed_at) return service.signIn(sql, user.id, "password", context);
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  });
  return context.json(session);
}

/** POST /signup. The response is made from the address alone, so it is alike for one that has an account. */
export async function signUp(service: AuthService, context: AuthContext): Promise<Response> {
  const { database, rules } = service;
  const body = await readBody(context, credentialsSchema);
  if (!rules.allowSignUp) {
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const email = checkedEmail(body.email);
  const passwordHash = await hashPassword(body.password, rules);
  service.limitMails("signup", email);
  await database.asOwner(async (sql) => {
    const known = await findUser(sql, email);
    if (known?.email_confirmed_at) return;
    const newUser = { email, passwordHash, confirmed: false, metadata: {} };
    const user = known ?? (await existingUser(sql, await insertUser(sql, newUser)));
    await service.sendLink(sql, user, "signup", context);
  });
  return context.json(presentSignUp(email));
}

/** POST /recover: asks for an emailed link that signs in without a password. */
export async function recover(service: AuthService, context: AuthContext): Promise<Response> {
  const body = await readBody(context, credentialsSchema);
  const email = checkedEmail(body.email);
  service.limitMails("recovery", email);
  await service.database.asOwner(async (sql) => {
    const user = await findUser(sql, email);
    if (user) await service.sendLink(sql, user, "recovery", context);
  });
  return context.json({});
}

/** An address with values in its fragment. The keys are in alphabetical order, as in Auth. */
function withFragment(target: string, values: Record<string, string | number>): string {
  const fragment = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) fragment.set(key, String(value));
  fragment.sort();
  return `${target.replace(/#.*$/, "")}#${fragment}`;
}

/** GET /verify: the address of an emailed link. */
export async function followLink(service: AuthService, context: AuthContext): Promise<Response> {
  const { token, type, redirect_to: wanted } = context.req.query();
  if (!token || !type) throw invalid("Verify requires a token and a verification type");
  if (type !== "signup" && type !== "recovery") throw refusal(`links of the type ${type}`);
  const target = redirectTarget(wanted, service.publicUrl);
  const address = await service.database.asOwner(async (sql) => {
    const followed = await service.redeemLink(sql, type, token);
    if (!followed) {
      const error_description = "Email link is invalid or has expired";
      const refused = { error: "access_denied", error_code: "otp_expired", error_description };
      return withFragment(target, { ...refused, sb: "" });
    }
    await confirmUser(sql, followed.userId);
    if (followed.code) {
      const withCode = new URL(target);
      withCode.searchParams.set("code", followed.code);
      return withCode.href;
    }
    const session = await service.signIn(sql, followed.userId, "otp", context);
    const { user: _user, ...values } = session;
    return withFragment(target, { ...values, sb: "", type });
  });
  return context.redirect(address, 303);
}

/** POST /logout. */
export async function signOut(service: AuthService, context: AuthContext): Promise<Response> {
  const scope = context.req.query("scope") || "global";
  if (scope !== "global" && scope !== "local" && scope !== "others") {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  const caller = await service.callerClaims(context);
  await service.database.asOwner(async (sql) => {
    await requireSession(sql, caller);
    await endSessions(sql, { ...caller, scope });
  });
  return context.body(null, 204);
}

/** GET /user. */
export async function showUser(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  return service.database.asOwner(async (sql) =>
    context.json(await presentUser(sql, await requireSession(sql, caller))),
  );
}

const passwordSchema = z.looseObject({
  password: z.string().default(""),
  current_password: z.string().default(""),
});

/** How sessions begin that Auth allows to choose a password without the current one: with an emailed link. */
const byEmail: readonly string[] = ["otp", "recovery"];

/** PUT /user: a new password, which needs the current one and ends the other sessions. */
export async function updateUser(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const {
    password,
    current_password: current,
    ...others
  } = await readBody(context, passwordSchema);
  refuseFields(others, ["gotrue_meta_security"]);
  const hash = await hashPassword(password, service.rules);
  return service.database.asOwner(async (sql) => {
    const user = await requireSession(sql, caller);
    const { factors } = await presentUser(sql, user);
    if (factors && (await sessionLevel(sql, caller.sessionId)) !== "aal2") {
      const message = "AAL2 session is required to update email or password when MFA is enabled.";
      throw new AuthError(401, "insufficient_aal", message);
    }
    const methods = await sessionMethods(sql, caller.sessionId);
    if (
      !methods.some(({ method }) => byEmail.includes(method)) &&
      !(await bcrypt.compare(current, user.encrypted_password ?? ""))
    ) {
      const message = "Current password required when setting new password.";
      throw new AuthError(400, "current_password_mismatch", message);
    }
    if (user.encrypted_password && (await bcrypt.compare(password, user.encrypted_password))) {
      const message = "New password should be different from the old password.";
      throw new AuthError(422, "same_password", message);
    }
    await sql.query(
      "update auth.users set encrypted_password = $2, updated_at = now() where id = $1",
      [user.id, hash],
    );
    await endSessions(sql, { ...caller, scope: "others" });
    return context.json(await presentUser(sql, await existingUser(sql, user.id)));
  });
}

const newUserSchema = credentialsSchema.extend({
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});

/** Throws unless the caller has the secret key. */
function requireSecretKey(context: AuthContext): void {
  if (context.req.header("apikey") === LOCAL_SECRET_KEY) return;
  throw new AuthError(403, "not_admin", "User not allowed");
}

// The product never calls the next two. Its tests need them to run against any project.

/** POST /admin/users. */
export async function createUser(service: AuthService, context: AuthContext): Promise<Response> {
  requireSecretKey(context);
  const body = await readBody(context, newUserSchema);
  refuseFields(body, Object.keys(newUserSchema.shape));
  const email = checkedEmail(body.email);
  const passwordHash = await hashPassword(body.password, service.rules);
  return service.database.asOwner(async (sql) => {
    if (await findUser(sql, email)) {
      const message = "A user with this email address has already been registered";
      throw new AuthError(422, "email_exists", message);
    }
    const { email_confirm: confirmed, user_metadata: metadata } = body;
    const id = await insertUser(sql, { email, passwordHash, confirmed, metadata });
    return context.json(await presentUser(sql, await existingUser(sql, id)));
  });
}

/** DELETE /admin/users/{id}. */
export async function removeUser(service: AuthService, context: AuthContext): Promise<Response> {
  requireSecretKey(context);
  const { affectedRows } = await service.database.asOwner((sql) =>
    sql.query("delete from auth.users where id::text = $1", [context.req.param("id")]),
  );
  if (affectedRows === 0) throw new AuthError(404, "user_not_found", "User not found");
  return context.json({});
}
