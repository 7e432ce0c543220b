import * as z from "zod/mini";

const claimsSchema = z.object({
  session_id: z.optional(z.string()),
  /** `aal2` where a second factor was proved. */
  aal: z.optional(z.string()),
  /** How and when the person proved who they are, in seconds. */
  amr: z.optional(z.array(z.object({ method: z.string(), timestamp: z.number() }))),
});

export type TokenClaims = z.infer<typeof claimsSchema>;

/**
 * What an access token says about its session, unverified: use it for what is shown, never for
 * what is allowed. `undefined` for a text that is no token.
 */
export function readToken(token: string | undefined): TokenClaims {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return claimsSchema.parse(JSON.parse(window.atob(payload)));
  } catch {
    return {};
  }
}

/** Links in an email sign in by these, and without a password. */
const mailMethods = ["otp", "recovery", "magiclink"];

/** Whether the session began with a link from an email. */
export function cameByMail(claims: TokenClaims): boolean {
  return claims.amr?.some(({ method }) => mailMethods.includes(method)) ?? false;
}
