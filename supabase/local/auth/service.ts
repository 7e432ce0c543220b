import * as z from "zod";
import { BRAND_NAME } from "../../functions/_shared/brand.ts";
import type { LocalDatabase, SqlClient } from "../database/local-database.ts";
import type { Mailbox } from "../mailbox.ts";
import type { TokenAuthority } from "../tokens.ts";
import { AuthError } from "./errors.ts";
import { createLinkToken, type LinkKind } from "./link-tokens.ts";
import { type Challenge, PkceFlows } from "./pkce.ts";
import { redirectTarget } from "./redirects.ts";
import type { AuthContext } from "./request.ts";
import type { AuthRules } from "./rules.ts";
import {
  type SignInMethod,
  sessionExists,
  sessionLevel,
  sessionMethods,
  startSession,
} from "./sessions.ts";
import { findUserById, presentUser, type UserRow } from "./users.ts";

export interface AuthOptions {
  database: LocalDatabase;
  tokens: TokenAuthority;
  mailbox: Mailbox;
  /** Origin at which a browser reaches the stand-in, without a trailing slash. */
  publicUrl: string;
  rules: AuthRules;
}

/** How many addresses without email are remembered. */
const PRETENDED_MAILS = 10_000;

const userClaimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** The user whose ID a token or an earlier statement gave. */
export async function existingUser(sql: SqlClient, userId: string): Promise<UserRow> {
  const user = await findUserById(sql, userId);
  if (!user) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  return user;
}

/** The user of an access token, if its session has not ended. */
export async function requireSession(
  sql: SqlClient,
  caller: { userId: string; sessionId: string },
): Promise<UserRow> {
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

/** What the Auth handlers share. */
export class AuthService {
  readonly database: LocalDatabase;
  readonly rules: AuthRules;
  readonly publicUrl: string;
  readonly tokens: TokenAuthority;
  readonly pkce = new PkceFlows();
  readonly #mailbox: Mailbox;
  /** When the last email was "sent" to an address that gets none. */
  readonly #pretended = new Map<string, number>();

  constructor(options: AuthOptions) {
    this.database = options.database;
    this.rules = options.rules;
    this.publicUrl = options.publicUrl;
    this.tokens = options.tokens;
    this.#mailbox = options.mailbox;
  }

  /** The body of a response that signs someone in. */
  async sessionBody(
    sql: SqlClient,
    user: UserRow,
    session: { sessionId: string; refreshToken: string },
  ) {
    const lifetime = this.rules.jwtLifetimeSeconds;
    const accessToken = await this.tokens.sign(
      {
        sub: user.id,
        aud: "authenticated",
        email: user.email,
        phone: "",
        app_metadata: user.raw_app_meta_data ?? {},
        user_metadata: user.raw_user_meta_data ?? {},
        role: "authenticated",
        aal: await sessionLevel(sql, session.sessionId),
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

  /** A new session for a user. The user's row is read again, because signing in changes it. */
  async signIn(sql: SqlClient, userId: string, method: SignInMethod, context: AuthContext) {
    const userAgent = context.req.header("user-agent");
    const session = await startSession(sql, { userId, method, userAgent });
    return this.sessionBody(sql, await existingUser(sql, userId), session);
  }

  /** The claims of the caller's access token, even if the session has ended. */
  async callerClaims(context: AuthContext): Promise<{ userId: string; sessionId: string }> {
    const credential = context.get("credential");
    if (credential.kind === "none") {
      throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    }
    if (credential.kind === "key") {
      throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    }
    const verified = await this.tokens.verify(credential.token);
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

  /** Throws unless the caller has a secret key or a service role token. */
  async requireServiceRole(context: AuthContext): Promise<void> {
    const credential = context.get("credential");
    if (credential.kind === "key" && credential.role === "service_role") return;
    if (credential.kind === "bearer") {
      const verified = await this.tokens.verify(credential.token);
      if (verified.valid && verified.claims.role === "service_role") return;
    }
    throw new AuthError(403, "not_admin", "User not allowed");
  }

  /** Throws if the last email to an address was sent too recently. */
  #requirePause(lastSent: number | undefined): void {
    if (lastSent === undefined) return;
    const wait = Math.ceil(this.rules.mailIntervalSeconds - (Date.now() - lastSent) / 1000);
    if (wait <= 0) return;
    throw new AuthError(
      429,
      "over_email_send_rate_limit",
      `For security purposes, you can only request this after ${wait} seconds.`,
    );
  }

  /**
   * Responds as if an email had been sent to an address that gets none, because it has no account or already
   * has one. Otherwise, asking twice would reveal which.
   */
  pretendToSendLink(email: string, kind: LinkKind): void {
    const address = `${kind} ${email}`;
    this.#requirePause(this.#pretended.get(address));
    // Added at the end, so that the oldest come first.
    this.#pretended.delete(address);
    this.#pretended.set(address, Date.now());
    const [oldest] = this.#pretended.keys();
    if (oldest !== undefined && this.#pretended.size > PRETENDED_MAILS) {
      this.#pretended.delete(oldest);
    }
  }

  /** Writes and "sends" an email with a link, but not too soon after the last one. */
  async sendLink(
    sql: SqlClient,
    user: UserRow,
    kind: LinkKind,
    context: AuthContext,
    challenge?: Challenge,
  ): Promise<void> {
    const lastSent = kind === "signup" ? user.confirmation_sent_at : user.recovery_sent_at;
    this.#requirePause(lastSent?.getTime());
    const token = await createLinkToken(sql, user, kind);
    if (challenge) this.pkce.begin(token, challenge);
    const target = redirectTarget(context.req.query("redirect_to"), this.publicUrl);
    const query = new URLSearchParams({ token, type: kind, redirect_to: target });
    this.#mailbox.deliver({
      kind,
      to: user.email,
      subject:
        kind === "signup"
          ? `Confirm your ${BRAND_NAME} account`
          : `Reset your ${BRAND_NAME} password`,
      link: `${this.publicUrl}/auth/v1/verify?${query}`,
    });
  }
}
