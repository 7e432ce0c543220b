import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { BRAND_NAME } from "../functions/_shared/brand.ts";
import { AuthError, authErrorResponse } from "./auth-errors.ts";
import {
  changePassword,
  confirmUser,
  createLinkToken,
  deleteUser,
  endSessions,
  exchangeRefreshToken,
  findUserByEmail,
  findUserById,
  insertUser,
  type LinkKind,
  presentUser,
  REFRESH_TOKEN_LENGTH,
  redeemLinkToken,
  sessionExists,
  sessionMethods,
  startSession,
  type UserRow,
} from "./auth-store.ts";
import { createCallLimit } from "./call-limit.ts";
import type { LocalDatabase, SqlClient } from "./database.ts";
import { type GatewayEnvironment, remoteAddress } from "./gateway.ts";
import type { Mailbox } from "./mailbox.ts";
import { REFUSAL_CODE, REFUSAL_STATUS, refusalMessage } from "./refusal.ts";
import type { TokenAuthority } from "./tokens.ts";

/** The settings of Auth that a project can choose. */
export interface AuthRules {
  /** Whether a new address must be confirmed before it can sign in. */
  confirmEmail: boolean;
  minimumPasswordLength: number;
  /** How long an access token lasts. */
  jwtLifetimeSeconds: number;
  /** Least time between two mails of one kind to one address. */
  mailIntervalSeconds: number;
  /** How long a mailed link lasts. */
  linkLifetimeSeconds: number;
  /** How long a refresh token that was used before is forgiven. */
  refreshReuseSeconds: number;
  /** Calls from one network address in five minutes; unlimited where nothing is set. */
  callsPerAddress?: CallsPerAddress | undefined;
}

/** Each number covers the calls that Auth counts together. */
interface CallsPerAddress {
  /** Sign-ins with a password, and refreshes. */
  token: number;
  /** Sign-ups, recoveries and changes of a user: most send a mail. */
  mail: number;
  /** Mailed links. */
  verify: number;
}

export interface AuthOptions {
  database: LocalDatabase;
  tokens: TokenAuthority;
  mailbox: Mailbox;
  /** Origin under which a browser reaches the stand-in, without a trailing slash. */
  publicUrl: string;
  rules: AuthRules;
}

type AuthContext = Context<GatewayEnvironment>;

/** The greatest length that bcrypt reads. */
const PASSWORD_BYTES = 72;

/** The client sends `null` for what its flow does not use. */
const ignoredByClient = {
  gotrue_meta_security: z.unknown().optional(),
  code_challenge: z.null().optional(),
};

const credentialsSchema = z.object({
  ...ignoredByClient,
  email: z.string().default(""),
  password: z.string().default(""),
  phone: z.string().optional(),
});
const signUpSchema = credentialsSchema.extend({
  data: z.record(z.string(), z.unknown()).nullish(),
});
const newUserSchema = credentialsSchema.extend({
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});
const recoverSchema = z.object({ ...ignoredByClient, email: z.string().default("") });
const refreshSchema = z.object({ refresh_token: z.string().default("") });
const userUpdateSchema = z.strictObject({
  ...ignoredByClient,
  code_challenge_method: z.null().optional(),
  password: z.string(),
});
const userClaimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });
const linkSchema = z.object({ token: z.string().min(1), type: z.string().min(1) });

/** Parses the request's body; a field of a wrong type is a body that cannot be read. */
async function readBody<Schema extends z.ZodType>(
  context: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return schema.parse(await context.req.json());
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : "not JSON";
    throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
  }
}

function refusal(what: string): AuthError {
  return new AuthError(REFUSAL_STATUS, REFUSAL_CODE, refusalMessage(what));
}

function checkedEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!z.email().safeParse(email).success) {
    throw new AuthError(
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    );
  }
  return email;
}

function checkPassword(password: string, rules: AuthRules): void {
  if (Buffer.byteLength(password) > PASSWORD_BYTES) {
    throw new AuthError(
      400,
      "validation_failed",
      `Password cannot be longer than ${PASSWORD_BYTES} characters`,
    );
  }
  if (password.length < rules.minimumPasswordLength) {
    const message = `Password should be at least ${rules.minimumPasswordLength} characters.`;
    throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
}

/** bcrypt at the cost that Auth uses. */
function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, 10);
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Where a link leads: the wanted address if it is the site's own or this machine's, else the site. */
export function redirectTarget(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const target = new URL(wanted);
  const site = new URL(publicUrl);
  if (target.protocol !== "http:" && target.protocol !== "https:") return publicUrl;
  return target.origin === site.origin || isLoopback(target.hostname) ? wanted : publicUrl;
}

/** The fragment of a redirect has its keys in alphabetical order. */
function withFragment(target: string, values: Record<string, string | number>): string {
  const fragment = new URLSearchParams(
    Object.entries(values)
      .map(([key, value]): [string, string] => [key, String(value)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return `${target.replace(/#.*$/, "")}#${fragment}`;
}

function limitCalls(rate: number): MiddlewareHandler<GatewayEnvironment> {
  const take = createCallLimit(rate);
  return async (context, next) => {
    if (!take(remoteAddress(context))) {
      throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
    }
    await next();
  };
}

/** Supabase Auth, as far as the product calls it: `/auth/v1` of the stand-in. */
export function createAuth(options: AuthOptions): Hono<GatewayEnvironment> {
  const { database, tokens, mailbox, publicUrl, rules } = options;
  const auth = new Hono<GatewayEnvironment>();

  async function sessionBody(
    sql: SqlClient,
    user: UserRow,
    session: { sessionId: string; refreshToken: string },
  ) {
    const lifetime = rules.jwtLifetimeSeconds;
    const accessToken = await tokens.sign(
      {
        sub: user.id,
        aud: "authenticated",
        email: user.email,
        phone: "",
        app_metadata: user.raw_app_meta_data ?? {},
        user_metadata: user.raw_user_meta_data ?? {},
        role: "authenticated",
        aal: "aal1",
        amr: await sessionMethods(sql, session.sessionId),
        session_id: session.sessionId,
        is_anonymous: false,
      },
      lifetime,
    );
    return {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: lifetime,
      expires_at: Math.floor(Date.now() / 1000) + lifetime,
      refresh_token: session.refreshToken,
      user: await presentUser(sql, user),
    };
  }

  /** A new session of a user whose row is read again, because signing in changes it. */
  async function signIn(
    sql: SqlClient,
    userId: string,
    method: "password" | "otp",
    context: AuthContext,
  ) {
    const userAgent = context.req.header("user-agent");
    const session = await startSession(sql, { userId, method, userAgent });
    return sessionBody(sql, await existingUser(sql, userId), session);
  }

  async function existingUser(sql: SqlClient, userId: string): Promise<UserRow> {
    const user = await findUserById(sql, userId);
    if (!user) {
      throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
    }
    return user;
  }

  /** The claims of the caller's access token. The session behind them may have ended. */
  async function callerClaims(context: AuthContext) {
    const credential = context.get("credential");
    if (credential.kind === "none") {
      throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    }
    if (credential.kind === "key") {
      throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    }
    const verified = await tokens.verify(credential.token);
    if (!verified.valid) {
      throw new AuthError(
        403,
        "bad_jwt",
        `invalid JWT: unable to parse or verify signature, ${verified.reason}`,
      );
    }
    const claims = userClaimsSchema.safeParse(verified.claims);
    if (!claims.success) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    return { userId: claims.data.sub, sessionId: claims.data.session_id };
  }

  async function requireSession(sql: SqlClient, caller: { userId: string; sessionId: string }) {
    const user = await existingUser(sql, caller.userId);
    if (!(await sessionExists(sql, caller.sessionId))) {
      throw new AuthError(
        403,
        "session_not_found",
        "Session from session_id claim in JWT does not exist",
      );
    }
    return user;
  }

  async function requireServiceRole(context: AuthContext): Promise<void> {
    const credential = context.get("credential");
    if (credential.kind === "key" && credential.role === "service_role") return;
    if (credential.kind === "bearer") {
      const verified = await tokens.verify(credential.token);
      if (verified.valid && verified.claims.role === "service_role") return;
    }
    throw new AuthError(403, "not_admin", "User not allowed");
  }

  /** Writes and "sends" a mail with a link, not too soon after the last one. */
  async function sendLink(sql: SqlClient, user: UserRow, kind: LinkKind, context: AuthContext) {
    const lastSent = kind === "signup" ? user.confirmation_sent_at : user.recovery_sent_at;
    const wait = lastSent
      ? Math.ceil(rules.mailIntervalSeconds - (Date.now() - lastSent.getTime()) / 1000)
      : 0;
    if (wait > 0) {
      throw new AuthError(
        429,
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${wait} seconds.`,
      );
    }
    const token = await createLinkToken(sql, user, kind);
    const target = redirectTarget(context.req.query("redirect_to"), publicUrl);
    const query = new URLSearchParams({ token, type: kind, redirect_to: target });
    mailbox.deliver({
      kind,
      to: user.email,
      subject:
        kind === "signup"
          ? `Confirm your ${BRAND_NAME} account`
          : `Reset your ${BRAND_NAME} password`,
      link: `${publicUrl}/auth/v1/verify?${query}`,
    });
  }

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
    const { token, mail, verify } = rules.callsPerAddress;
    auth.on("POST", "/token", limitCalls(token));
    auth.on(["POST", "PUT"], ["/signup", "/recover", "/user"], limitCalls(mail));
    auth.on("GET", "/verify", limitCalls(verify));
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
      disable_signup: false,
      mailer_autoconfirm: !rules.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );

  auth.post("/signup", async (context) => {
    const body = await readBody(context, signUpSchema);
    if (body.phone) throw refusal("sign-up by telephone");
    if (!body.email) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    if (!body.password) {
      throw new AuthError(400, "validation_failed", "Signup requires a valid password");
    }
    checkPassword(body.password, rules);
    const email = checkedEmail(body.email);
    // Outside the transaction: hashing is slow, and the database serves one transaction at a time.
    const passwordHash = await hashPassword(body.password);

    return database.asOwner(async (sql) => {
      const known = await findUserByEmail(sql, email);
      if (known?.email_confirmed_at) {
        if (!rules.confirmEmail) {
          throw new AuthError(422, "user_already_exists", "User already registered");
        }
        return context.json(decoyUser(email));
      }
      const userId =
        known?.id ??
        (await insertUser(sql, {
          email,
          passwordHash,
          confirmed: !rules.confirmEmail,
          metadata: body.data ?? {},
        }));
      if (!rules.confirmEmail) {
        await confirmUser(sql, userId);
        return context.json(await signIn(sql, userId, "password", context));
      }
      await sendLink(sql, await existingUser(sql, userId), "signup", context);
      return context.json(await presentUser(sql, await existingUser(sql, userId)));
    });
  });

  auth.get("/verify", async (context) => {
    const query = linkSchema.safeParse(context.req.query());
    if (!query.success) {
      throw new AuthError(
        400,
        "validation_failed",
        "Verify requires a token and a verification type",
      );
    }
    const { token, type } = query.data;
    if (type !== "signup" && type !== "recovery") throw refusal(`links of the type ${type}`);
    const target = redirectTarget(context.req.query("redirect_to"), publicUrl);

    const session = await database.asOwner(async (sql) => {
      const lifetimeSeconds = rules.linkLifetimeSeconds;
      const userId = await redeemLinkToken(sql, { kind: type, token, lifetimeSeconds });
      if (!userId) return undefined;
      await confirmUser(sql, userId);
      return signIn(sql, userId, "otp", context);
    });
    if (!session) {
      return context.redirect(
        withFragment(target, {
          error: "access_denied",
          error_code: "otp_expired",
          error_description: "Email link is invalid or has expired",
          sb: "",
        }),
        303,
      );
    }
    const { user: _user, ...values } = session;
    return context.redirect(withFragment(target, { ...values, sb: "", type }), 303);
  });

  auth.post("/token", async (context) => {
    const grant = context.req.query("grant_type");
    if (grant === "password") return passwordGrant(context);
    if (grant === "refresh_token") return refreshGrant(context);
    if (grant === "pkce" || grant === "id_token") throw refusal(`the grant ${grant}`);
    throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  });

  async function passwordGrant(context: AuthContext): Promise<Response> {
    const body = await readBody(context, credentialsSchema);
    if (body.phone) throw refusal("sign-in by telephone");
    if (!body.email) throw new AuthError(400, "validation_failed", "missing email or phone");
    const email = body.email.trim().toLowerCase();
    const user = await database.asOwner((sql) => findUserByEmail(sql, email));
    const matches =
      user?.encrypted_password && (await bcrypt.compare(body.password, user.encrypted_password));
    if (!user || !matches) {
      throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    }
    if (!user.email_confirmed_at) {
      throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
    }
    const session = await database.asOwner((sql) => signIn(sql, user.id, "password", context));
    return context.json(session);
  }

  async function refreshGrant(context: AuthContext): Promise<Response> {
    const { refresh_token: token } = await readBody(context, refreshSchema);
    if (token.length < REFRESH_TOKEN_LENGTH) {
      throw new AuthError(400, "validation_failed", "Refresh token is not valid");
    }
    const answer = await database.asOwner(async (sql) => {
      const exchange = await exchangeRefreshToken(sql, token, rules.refreshReuseSeconds);
      // Returned, not thrown: ending the family of a stolen token must be committed.
      if (exchange.outcome !== "refreshed") return exchange.outcome;
      return sessionBody(sql, await existingUser(sql, exchange.userId), exchange);
    });
    if (answer === "unknown") {
      throw new AuthError(
        400,
        "refresh_token_not_found",
        "Invalid Refresh Token: Refresh Token Not Found",
      );
    }
    if (answer === "already_used") {
      throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
    }
    return context.json(answer);
  }

  auth.post("/logout", async (context) => {
    const scope = context.req.query("scope") ?? "global";
    if (scope !== "global" && scope !== "local" && scope !== "others") {
      throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope}"`);
    }
    const caller = await callerClaims(context);
    await database.asOwner(async (sql) => {
      await requireSession(sql, caller);
      await endSessions(sql, { ...caller, scope });
    });
    return context.body(null, 204);
  });

  auth.get("/user", async (context) => {
    const caller = await callerClaims(context);
    const user = await database.asOwner(async (sql) =>
      presentUser(sql, await requireSession(sql, caller)),
    );
    return context.json(user);
  });

  auth.put("/user", async (context) => {
    const caller = await callerClaims(context);
    const body = await context.req.json().catch(() => undefined);
    const update = userUpdateSchema.safeParse(body);
    if (!update.success) throw refusal("changes of a user other than the password");
    const { password } = update.data;
    checkPassword(password, rules);
    const user = await database.asOwner((sql) => requireSession(sql, caller));
    if (user.encrypted_password && (await bcrypt.compare(password, user.encrypted_password))) {
      throw new AuthError(
        422,
        "same_password",
        "New password should be different from the old password.",
      );
    }
    const hash = await hashPassword(password);
    return database.asOwner(async (sql) => {
      await changePassword(sql, user.id, hash);
      await endSessions(sql, { ...caller, scope: "others" });
      return context.json(await presentUser(sql, await existingUser(sql, user.id)));
    });
  });

  auth.post("/recover", async (context) => {
    const body = await readBody(context, recoverSchema);
    if (!body.email) {
      throw new AuthError(400, "validation_failed", "Password recovery requires an email");
    }
    const email = checkedEmail(body.email);
    await database.asOwner(async (sql) => {
      const user = await findUserByEmail(sql, email);
      // An unknown address gets the same answer, so that nobody can probe for accounts.
      if (user) await sendLink(sql, user, "recovery", context);
    });
    return context.json({});
  });

  // The product never calls the two below: the contract's tests need them to run against any project.
  auth.post("/admin/users", async (context) => {
    await requireServiceRole(context);
    const body = await readBody(context, newUserSchema);
    const email = checkedEmail(body.email);
    checkPassword(body.password, rules);
    const passwordHash = await hashPassword(body.password);
    return database.asOwner(async (sql) => {
      if (await findUserByEmail(sql, email)) {
        throw new AuthError(
          422,
          "email_exists",
          "A user with this email address has already been registered",
        );
      }
      const id = await insertUser(sql, {
        email,
        passwordHash,
        confirmed: body.email_confirm,
        metadata: body.user_metadata,
      });
      return context.json(await presentUser(sql, await existingUser(sql, id)));
    });
  });

  auth.delete("/admin/users/:id", async (context) => {
    await requireServiceRole(context);
    const id = context.req.param("id");
    const deleted =
      z.uuid().safeParse(id).success && (await database.asOwner((sql) => deleteUser(sql, id)));
    if (!deleted) throw new AuthError(404, "user_not_found", "User not found");
    return context.json({});
  });

  auth.all("*", (context) => {
    throw refusal(`${context.req.method} ${context.req.path}`);
  });

  auth.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context, error);
    console.error(`Auth: ${error.message}`);
    return authErrorResponse(
      context,
      new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs"),
    );
  });

  return auth;
}

/** What sign-up answers for an address that has an account already: it must not tell. */
function decoyUser(email: string): Record<string, unknown> {
  const now = new Date();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
