import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encodeQR } from "qr";
import * as z from "zod";
import type { SqlClient } from "../database/local-database.ts";
import { remoteAddress } from "../gateway.ts";
import { AuthError } from "./errors.ts";
import { type AuthContext, readBody, refusal } from "./request.ts";
import { type AuthService, existingUser, requireSession } from "./service.ts";
import { raiseSession, sessionLevel } from "./sessions.ts";
import { hasVerifiedFactor, type UserRow } from "./users.ts";

// Second factors: TOTP devices, as Auth keeps them in auth.mfa_factors and auth.mfa_challenges.

/**
 * How long a device without a confirmed code is kept, and how long a challenge can be answered, in seconds.
 */
const PATIENCE_SECONDS = 300;

const enrolSchema = z.object({
  factor_type: z.string().default(""),
  friendly_name: z.string().default(""),
  issuer: z.string().default(""),
});

const verifySchema = z.object({
  challenge_id: z.uuid().catch("00000000-0000-0000-0000-000000000000"),
  code: z.string().default(""),
});

interface FactorRow {
  id: string;
  status: "unverified" | "verified";
  friendly_name: string;
  secret: string;
}

function totpOf(secret: Secret, label: string, issuer: string): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: 30 });
}

function unprocessable(code: string, message: string): AuthError {
  return new AuthError(422, code, message);
}

/** The caller's session and the factor in the URL, which must belong to the caller. */
async function ownFactor(sql: SqlClient, caller: Caller, id: string): Promise<OwnFactor> {
  const user = await requireSession(sql, caller);
  const { rows } = z.uuid().safeParse(id).success
    ? await sql.query<FactorRow>(
        `select id, status, friendly_name, secret from auth.mfa_factors
         where id = $1::text::uuid and user_id = $2::text::uuid for update`,
        [id, user.id],
      )
    : { rows: [] };
  const factor = rows[0];
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return { user, factor };
}

type Caller = { userId: string; sessionId: string };
type OwnFactor = { user: UserRow; factor: FactorRow };

/** POST /factors: a new device, which counts once a code from it has been confirmed. */
export async function enrolFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const body = await readBody(context, enrolSchema);
  if (body.factor_type !== "totp") throw refusal(`second factors of the type ${body.factor_type}`);
  if (!service.rules.totp.enrol) {
    throw unprocessable("mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
  }
  return service.database.asOwner(async (sql) => {
    const user = await requireSession(sql, caller);
    await sql.query(
      `delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'
         and created_at < now() - make_interval(secs => ${PATIENCE_SECONDS})`,
      [user.id],
    );
    const { rows: known } = await sql.query<FactorRow>(
      "select friendly_name, status from auth.mfa_factors where user_id = $1::text::uuid",
      [user.id],
    );
    const name = body.friendly_name;
    if (known.some((factor) => factor.friendly_name === name)) {
      throw unprocessable(
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    }
    if (known.length >= service.rules.totp.most) {
      throw unprocessable(
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    }
    const level = await sessionLevel(sql, caller.sessionId);
    if (level !== "aal2" && known.some(({ status }) => status === "verified")) {
      throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }

    const secret = new Secret({ size: 20 });
    const issuer = body.issuer || new URL(service.publicUrl).host;
    const uri = totpOf(secret, user.email, issuer).toString();
    const id = randomUUID();
    await sql.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1::text::uuid, $2::text::uuid, $3::text, 'totp', 'unverified', now(), now(), $4::text)`,
      [id, user.id, name, secret.base32],
    );
    return context.json({
      id,
      type: "totp",
      friendly_name: name,
      totp: { qr_code: encodeQR(uri, "svg"), secret: secret.base32, uri },
    });
  });
}

/** POST /factors/{id}/challenge: asks for a code. */
export async function challengeFactor(
  service: AuthService,
  context: AuthContext,
): Promise<Response> {
  const caller = await service.callerClaims(context);
  if (!service.rules.totp.verify) {
    throw unprocessable("mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP");
  }
  return service.database.asOwner(async (sql) => {
    const { factor } = await ownFactor(sql, caller, context.req.param("id") ?? "");
    const id = randomUUID();
    await sql.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1::text::uuid, $2::text::uuid, now(), $3::text::inet)`,
      [id, factor.id, remoteAddress(context)],
    );
    const expires_at = Math.floor(Date.now() / 1000) + PATIENCE_SECONDS;
    return context.json({ id, type: "totp", expires_at });
  });
}

/** Uses up a challenge, or throws Auth's error if it cannot be answered. */
async function useChallenge(
  sql: SqlClient,
  challenge: { id: string; factorId: string; address: string },
): Promise<void> {
  const { rows } = await sql.query<{ open: boolean; fresh: boolean }>(
    `select verified_at is null and ip_address = $3::text::inet as open,
       created_at > now() - make_interval(secs => ${PATIENCE_SECONDS}) as fresh
     from auth.mfa_challenges where id = $1::text::uuid and factor_id = $2::text::uuid`,
    [challenge.id, challenge.factorId, challenge.address],
  );
  const found = rows[0];
  if (!found) {
    throw unprocessable(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  }
  if (!found.open) {
    throw unprocessable("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  if (!found.fresh) {
    throw unprocessable(
      "mfa_challenge_expired",
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  await sql.query("update auth.mfa_challenges set verified_at = now() where id = $1::text::uuid", [
    challenge.id,
  ]);
}

/**
 * POST /factors/{id}/verify: a correct code raises the session's level, and ends the user's sessions without
 * a second factor.
 */
export async function verifyFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const body = await readBody(context, verifySchema);
  if (!body.code) throw new AuthError(400, "validation_failed", "Code needs to be non-empty");
  return service.database.asOwner(async (sql) => {
    const { user, factor } = await ownFactor(sql, caller, context.req.param("id") ?? "");
    const address = remoteAddress(context);
    await useChallenge(sql, { id: body.challenge_id, factorId: factor.id, address });
    const totp = totpOf(Secret.fromBase32(factor.secret), user.email, "");
    if (totp.validate({ token: body.code, window: 1 }) === null) {
      throw unprocessable("mfa_verification_failed", "Invalid TOTP code entered");
    }
    await sql.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1::text::uuid`,
      [factor.id],
    );
    await sql.query(
      `delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'`,
      [user.id],
    );
    const refreshToken = await raiseSession(sql, { ...caller, factorId: factor.id });
    const session = { sessionId: caller.sessionId, refreshToken };
    return context.json(await service.sessionBody(sql, user, session));
  });
}

/** DELETE /factors/{id}. Sessions that the device had raised are lowered again. */
export async function removeFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  return service.database.asOwner(async (sql) => {
    const { factor } = await ownFactor(sql, caller, context.req.param("id") ?? "");
    const level = await sessionLevel(sql, caller.sessionId);
    if (factor.status === "verified" && level !== "aal2") {
      throw unprocessable("insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await sql.query("delete from auth.mfa_factors where id = $1::text::uuid", [factor.id]);
    await sql.query(
      "update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::text::uuid",
      [factor.id],
    );
    return context.json({ id: factor.id });
  });
}

/** Throws if an account with a device changes its password in a session without a second factor. */
export async function requireRaisedSession(sql: SqlClient, caller: Caller): Promise<void> {
  const user = await existingUser(sql, caller.userId);
  if (!(await hasVerifiedFactor(sql, user.id))) return;
  if ((await sessionLevel(sql, caller.sessionId)) === "aal2") return;
  throw new AuthError(
    401,
    "insufficient_aal",
    "AAL2 session is required to update email or password when MFA is enabled.",
  );
}
