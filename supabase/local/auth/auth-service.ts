import { createHash, randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type { Context } from "hono";
import * as z from "zod";
import { BRAND_NAME } from "../../functions/_shared/brand-name.ts";
import { isEmailAddress } from "../../functions/_shared/email-address.ts";
import type { LocalDatabase, SqlClient } from "../database/local-database.ts";
import type { GatewayEnvironment } from "../gateway.ts";
import { isLoopbackHost } from "../loopback.ts";
import type { Mailbox } from "../mailbox.ts";
import type { TokenAuthority } from "../tokens.ts";
import { AuthError, invalid, refusal } from "./auth-errors.ts";
import {
  type Caller,
  type Session,
  type SignInMethod,
  sessionLevel,
  sessionMethods,
  startSession,
} from "./sessions.ts";
import { existingUser, presentUser, type UserRow } from "./users.ts";

export type AuthContext = Context<GatewayEnvironment>;

/** The settings of Auth that a project can change. */
export interface AuthRules {
  /** Whether anyone can create an account. */
  allowSignUp: boolean;
  /** In bytes, as Auth counts it. */
  minimumPasswordLength: number;
  /** How long an access token is valid. */
  jwtLifetimeSeconds: number;
  /** Minimum time between two emails of one kind to one address. */
  mailIntervalSeconds: number;
  /** How long an emailed link is valid. */
  linkLifetimeSeconds: number;
  /** How many second factors an account may have. */
  mostFactors: number;
}

/** The purposes of an emailed link: the name in the link, and the name in `auth.one_time_tokens`. */
const linkTokenTypes = { signup: "confirmation_token", recovery: "recovery_token" } as const;
export type LinkKind = keyof typeof linkTokenTypes;

/** Lengths in bytes: what bcrypt reads of a password, and what Auth accepts as an address. */
const PASSWORD_BYTES = 72;
const EMAIL_BYTES = 255;

const userClaimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** What a client sends if its link should return a code and not tokens: PKCE, with the method S256. */
const challengeSchema = z.object({ code_challenge: z.string().nullish() });

/** An address in the form in which it is stored. Throws for one that Auth does not accept. */
export function checkedEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (Buffer.byteLength(email) > EMAIL_BYTES) throw invalid("An email address is too long");
  if (isEmailAddress(email)) return email;
  throw invalid("Unable to validate email address: invalid format");
}

/** The hash of a password, with the cost that Auth uses. Throws for one that Auth does not accept. */
export function hashPassword(password: string, rules: AuthRules): Promise<string> {
  const bytes = Buffer.byteLength(password);
  if (bytes > PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${PASSWORD_BYTES} characters`);
  }
  if (bytes < rules.minimumPasswordLength) {
    const message = `Password should be at least ${rules.minimumPasswordLength} characters.`;
    throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
  return bcrypt.hash(password, 10);
}

/** Parses the request's body. */
export async function readBody<Schema extends z.ZodType>(
  context: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

/** The target of a link: the requested address if it is on this machine, and otherwise the site. */
export function redirectTarget(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const target = new URL(wanted);
  const isOwn = target.origin === publicUrl || isLoopbackHost(target.hostname);
  return isOwn && /^https?:$/.test(target.protocol) ? target.href : publicUrl;
}

/** What the Auth handlers share. */
export class AuthService {
  /** The challenges of links, by their token. After a restart, a link still confirms the address. */
  readonly #challenges = new Map<string, string>();
  /** The codes of links that were followed. */
  readonly #codes = new Map<string, { challenge: string; userId: string; method: SignInMethod }>();

  /** When each kind of email was last asked for, by kind and address. */
  readonly #asked = new Map<string, number>();

  constructor(
    readonly database: LocalDatabase,
    readonly rules: AuthRules,
    readonly publicUrl: string,
    readonly tokens: TokenAuthority,
    readonly mailbox: Mailbox,
  ) {}

  /** The body of a response that signs someone in. */
  async sessionBody(sql: SqlClient, { userId, sessionId, refreshToken }: Session) {
    const lifetime = this.rules.jwtLifetimeSeconds;
    const user = await existingUser(sql, userId);
    const accessToken = await this.tokens.sign(
      {
        sub: user.id,
        aud: "authenticated",
        email: user.email,
        phone: "",
        app_metadata: user.raw_app_meta_data,
        user_metadata: user.raw_user_meta_data,
        role: "authenticated",
        aal: await sessionLevel(sql, sessionId),
        amr: await sessionMethods(sql, sessionId),
        session_id: sessionId,
        is_anonymous: false,
      },
      lifetime,
    );
    return {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: lifetime,
      expires_at: Math.floor(Date.now() / 1000) + lifetime,
      refresh_token: refreshToken,
      user: await presentUser(sql, user),
    };
  }

  /** A new session for a user. */
  async signIn(sql: SqlClient, userId: string, method: SignInMethod, context: AuthContext) {
    const userAgent = context.req.header("user-agent");
    return this.sessionBody(sql, await startSession(sql, { userId, method, userAgent }));
  }

  /** The claims of the caller's access token, even if the session has ended. */
  async callerClaims(context: AuthContext): Promise<Caller> {
    const credential = context.get("credential");
    if (credential.kind === "none") {
      throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    }
    const verified =
      credential.kind === "bearer" ? await this.tokens.verify(credential.token) : undefined;
    const claims = userClaimsSchema.safeParse(verified?.valid ? verified.claims : undefined);
    if (claims.success) return { userId: claims.data.sub, sessionId: claims.data.session_id };
    throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify its claims");
  }

  /** Throws if an email of a kind was asked for too soon, whether or not there is an account. */
  limitMails(kind: LinkKind, email: string): void {
    const interval = this.rules.mailIntervalSeconds * 1000;
    const now = Date.now();
    for (const [other, at] of this.#asked) if (now - at >= interval) this.#asked.delete(other);
    const asked = this.#asked.get(`${kind} ${email}`);
    if (asked !== undefined) {
      const wait = Math.ceil((asked + interval - now) / 1000);
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, "over_email_send_rate_limit", message);
    }
    this.#asked.set(`${kind} ${email}`, now);
  }

  /** Writes and "sends" an email with a link. */
  async sendLink(
    sql: SqlClient,
    user: UserRow,
    kind: LinkKind,
    context: AuthContext,
  ): Promise<void> {
    const column = kind === "signup" ? "confirmation_sent_at" : "recovery_sent_at";
    await sql.query(`update auth.users set ${column} = now() where id = $1`, [user.id]);
    const token = createHash("sha224").update(randomUUID()).digest("hex");
    // An earlier token of the same kind stops working.
    await sql.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values ($1, $2, $3, $4, $5) on conflict (user_id, token_type)
       do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [randomUUID(), user.id, linkTokenTypes[kind], token, user.email],
    );
    const { code_challenge: challenge } = await readBody(context, challengeSchema);
    if (challenge) this.#challenges.set(token, challenge);
    const target = redirectTarget(context.req.query("redirect_to"), this.publicUrl);
    const query = new URLSearchParams({ token, type: kind, redirect_to: target });
    const subject =
      kind === "signup"
        ? `Confirm your ${BRAND_NAME} account`
        : `Reset your ${BRAND_NAME} password`;
    const link = `${this.publicUrl}/auth/v1/verify?${query}`;
    this.mailbox.deliver({ kind, to: user.email, subject, link });
  }

  /** Uses up a link's token. Returns its user's ID and, for PKCE, a code, or nothing. */
  async redeemLink(sql: SqlClient, kind: LinkKind, token: string) {
    const { rows } = await sql.query<{ user_id: string; fresh: boolean }>(
      `delete from auth.one_time_tokens where token_hash = $1 and token_type = $2
       returning user_id, created_at > now()::timestamp - make_interval(secs => $3) as fresh`,
      [token, linkTokenTypes[kind], this.rules.linkLifetimeSeconds],
    );
    if (!rows[0]?.fresh) return undefined;
    const userId = rows[0].user_id;
    const challenge = this.#challenges.get(token);
    if (challenge === undefined) return { userId, code: undefined };
    const code = randomUUID();
    this.#codes.set(code, { challenge, userId, method: kind === "recovery" ? kind : "otp" });
    return { userId, code };
  }

  /** Uses up a code, which only the browser that asked for it can exchange for a session. */
  exchangeCode(code: string, verifier: string) {
    const issued = this.#codes.get(code);
    if (!issued) {
      const message = "invalid flow state, no valid flow state found";
      throw new AuthError(404, "flow_state_not_found", message);
    }
    if (createHash("sha256").update(verifier).digest("base64url") !== issued.challenge) {
      const message = "code challenge does not match previously saved code verifier";
      throw new AuthError(400, "bad_code_verifier", message);
    }
    this.#codes.delete(code);
    return issued;
  }
}

/** Fields of a request that ask for something that the stand-in does not have. */
export function refuseFields(body: Record<string, unknown>, known: readonly string[]): void {
  const other = Object.keys(body).find((name) => body[name] && !known.includes(name));
  if (other) throw refusal(`the field ${other}`);
}
