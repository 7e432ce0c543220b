import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encodeQR } from "qr";
import * as z from "zod";
import type { SqlClient } from "../database/local-database.ts";
import { AuthError, refusal } from "./auth-errors.ts";
import { type AuthContext, type AuthService, readBody } from "./auth-service.ts";
import { type Caller, raiseSession, requireSession, sessionLevel } from "./sessions.ts";

// Second factors: TOTP devices, as Auth keeps them in auth.mfa_factors and auth.mfa_challenges.

/** How long a device without a confirmed code is kept, and how long a challenge can be answered, in seconds. */
const PATIENCE_SECONDS = 300;

const enrolSchema = z.object({
  factor_type: z.string(),
  friendly_name: z.string().default(""),
  issuer: z.string().optional(),
});

const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string() });

interface FactorRow {
  id: string;
  status: "unverified" | "verified";
  friendly_name: string;
  secret: string;
}

function unprocessable(code: string, message: string): AuthError {
  return new AuthError(422, code, message);
}

/** The caller's factor in the URL. */
async function ownFactor(sql: SqlClient, caller: Caller, context: AuthContext): Promise<FactorRow> {
  const user = await requireSession(sql, caller);
  const { rows } = await sql.query<FactorRow>(
    "select * from auth.mfa_factors where id::text = $1 and user_id = $2 for update",
    [context.req.param("id"), user.id],
  );
  if (rows[0]) return rows[0];
  throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
}

/** POST /factors: a new device, which counts once a code from it has been confirmed. */
export async function enrolFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const body = await readBody(context, enrolSchema);
  if (body.factor_type !== "totp") throw refusal(`second factors of the type ${body.factor_type}`);
  return service.database.asOwner(async (sql) => {
    const user = await requireSession(sql, caller);
    await sql.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - make_interval(secs => ${PATIENCE_SECONDS})`,
      [user.id],
    );
    const { rows: known } = await sql.query<FactorRow>(
      "select * from auth.mfa_factors where user_id = $1",
      [user.id],
    );
    const name = body.friendly_name;
    if (known.some((factor) => factor.friendly_name === name)) {
      throw unprocessable(
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    }
    if (known.length >= service.rules.mostFactors) {
      throw unprocessable(
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    }
    const isGuarded = known.some(({ status }) => status === "verified");
    if (isGuarded && (await sessionLevel(sql, caller.sessionId)) !== "aal2") {
      throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    const secret = new Secret({ size: 20 });
    const issuer = body.issuer ?? new URL(service.publicUrl).host;
    const uri = new TOTP({ issuer, label: user.email, secret }).toString();
    const id = randomUUID();
    await sql.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, user.id, name, secret.base32],
    );
    const totp = { qr_code: encodeQR(uri, "svg"), secret: secret.base32, uri };
    return context.json({ id, type: "totp", friendly_name: name, totp });
  });
}

/** POST /factors/{id}/challenge: asks for a code. */
export async function challengeFactor(
  service: AuthService,
  context: AuthContext,
): Promise<Response> {
  const caller = await service.callerClaims(context);
  return service.database.asOwner(async (sql) => {
    const factor = await ownFactor(sql, caller, context);
    const id = randomUUID();
    await sql.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1, $2, now(), '127.0.0.1')`,
      [id, factor.id],
    );
    const expires_at = Math.floor(Date.now() / 1000) + PATIENCE_SECONDS;
    return context.json({ id, type: "totp", expires_at });
  });
}

/** POST /factors/{id}/verify: a correct code raises the session's level, and ends the sessions without one. */
export async function verifyFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const { challenge_id: challenge, code } = await readBody(context, verifySchema);
  return service.database.asOwner(async (sql) => {
    const factor = await ownFactor(sql, caller, context);
    const { rows } = await sql.query<{ fresh: boolean }>(
      `delete from auth.mfa_challenges where id = $1 and factor_id = $2
       returning created_at > now() - make_interval(secs => ${PATIENCE_SECONDS}) as fresh`,
      [challenge, factor.id],
    );
    if (!rows[0]?.fresh) {
      throw unprocessable("mfa_challenge_expired", `MFA challenge ${challenge} has expired`);
    }
    const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
    if (totp.validate({ token: code, window: 1 }) === null) {
      throw unprocessable("mfa_verification_failed", "Invalid TOTP code entered");
    }
    await sql.query(
      "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
      [factor.id],
    );
    await sql.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
      caller.userId,
    ]);
    const refreshToken = await raiseSession(sql, { ...caller, factorId: factor.id });
    return context.json(await service.sessionBody(sql, { ...caller, refreshToken }));
  });
}

/** DELETE /factors/{id}. Sessions that the device had raised are lowered again. */
export async function removeFactor(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  return service.database.asOwner(async (sql) => {
    const factor = await ownFactor(sql, caller, context);
    const level = await sessionLevel(sql, caller.sessionId);
    if (factor.status === "verified" && level !== "aal2") {
      throw unprocessable("insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await sql.query("delete from auth.mfa_factors where id = $1", [factor.id]);
    await sql.query(
      "update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1",
      [factor.id],
    );
    return context.json({ id: factor.id });
  });
}
