import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import * as z from "zod";
import { LocalSetupError } from "./local-setup-error.ts";

/** Why a token was rejected. */
export type TokenFault = "untrusted" | "expired";

export type VerifiedToken =
  | { valid: true; claims: JWTPayload }
  | { valid: false; fault: TokenFault; reason: string };

/** Signs and verifies the stand-in's JWTs with one ES256 key, as on a hosted project. */
export interface TokenAuthority {
  /** The `iss` claim of every token. */
  readonly issuer: string;
  /** The response of `/.well-known/jwks.json`. */
  readonly publicKeys: { keys: JWK[] };
  /** `lifetimeSeconds` counts from now. A negative value makes an expired token. */
  sign(claims: JWTPayload, lifetimeSeconds: number): Promise<string>;
  verify(token: string): Promise<VerifiedToken>;
}

const privateKeySchema = z.looseObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** The key in the data folder, made at the first start; without a file, of this process. */
async function openPrivateKey(keyFile: string | undefined): Promise<JWK> {
  if (keyFile && existsSync(keyFile)) {
    try {
      return privateKeySchema.parse(JSON.parse(readFileSync(keyFile, "utf8")));
    } catch {
      throw new LocalSetupError(
        `${keyFile} does not contain a signing key. Delete the file to create a new one (everyone must sign in again).`,
      );
    }
  }
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  if (keyFile) {
    writeFileSync(keyFile, JSON.stringify(jwk), { mode: 0o600, flush: true });
    chmodSync(keyFile, 0o600);
  }
  return jwk;
}

/** Opens the key that signs tokens: the one in `keyFile`, if given, or else a new one. */
export async function openTokenAuthority(options: {
  issuer: string;
  keyFile?: string | undefined;
}): Promise<TokenAuthority> {
  const { issuer } = options;
  const privateJwk = await openPrivateKey(options.keyFile);
  const { d: _private, ...point } = privateJwk;
  const kid = await calculateJwkThumbprint(point);
  const publicKeys = {
    keys: [{ ...point, alg: "ES256", kid, use: "sig", key_ops: ["verify"], ext: true }],
  };
  const signingKey = await importJWK(privateJwk, "ES256");
  const keySet = createLocalJWKSet(publicKeys);

  return {
    issuer,
    publicKeys,
    sign(claims, lifetimeSeconds) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims, iss: issuer, iat: now, exp: now + lifetimeSeconds })
        .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
        .sign(signingKey);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keySet, { issuer, algorithms: ["ES256"] });
        return { valid: true, claims: payload };
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          return { valid: false, fault: "expired", reason: "JWT expired" };
        }
        return { valid: false, fault: "untrusted", reason: "No suitable key or wrong key type" };
      }
    },
  };
}
