import * as z from "zod/mini";

const claimsSchema = z.object({
  session_id: z.optional(z.string()),
  /** `aal2` after a second factor. */
  aal: z.optional(z.string()),
  /** Each authentication method with its time in seconds. */
  amr: z.optional(z.array(z.object({ method: z.string(), timestamp: z.number() }))),
});

export type TokenClaims = z.infer<typeof claimsSchema>;

/** The claims of an access token, unverified: to be displayed, never to authorise. */
export function readToken(token: string | undefined): TokenClaims {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return claimsSchema.parse(JSON.parse(window.atob(payload)));
  } catch {
    return {};
  }
}

/** Authentication methods of links in emails, which need no password. */
const emailMethods = ["otp", "recovery", "magiclink"];

/** Whether the session began with a link from an email. */
export function signedInByEmail(claims: TokenClaims): boolean {
  return claims.amr?.some(({ method }) => emailMethods.includes(method)) ?? false;
}
