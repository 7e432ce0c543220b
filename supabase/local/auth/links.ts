import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { AuthError } from "./errors.ts";
import { redeemLinkToken } from "./link-tokens.ts";
import { challengeFields, challengeOf } from "./pkce.ts";
import { redirectTarget, withFragment } from "./redirects.ts";
import { type AuthContext, checkedEmail, ignoredByClient, readBody, refusal } from "./request.ts";
import type { AuthService } from "./service.ts";
import { confirmUser, findUserByEmail } from "./users.ts";

const linkSchema = z.object({ token: z.string().min(1), type: z.string().min(1) });
/** The minimum time of the response to a recovery: longer than it takes to write an email. */
const RECOVERY_MILLISECONDS = 100;

const recoverSchema = z.object({
  ...ignoredByClient,
  ...challengeFields,
  email: z.string().default(""),
});

/** GET /verify: the address of an emailed link. */
export async function followLink(service: AuthService, context: AuthContext): Promise<Response> {
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
  const target = redirectTarget(context.req.query("redirect_to"), service.publicUrl);

  const followed = await service.database.asOwner(async (sql) => {
    const lifetimeSeconds = service.rules.linkLifetimeSeconds;
    const userId = await redeemLinkToken(sql, { kind: type, token, lifetimeSeconds });
    if (!userId) return undefined;
    await confirmUser(sql, userId);
    const code = service.pkce.issueCode(token, userId, type === "recovery" ? "recovery" : "otp");
    return code ? { code } : { session: await service.signIn(sql, userId, "otp", context) };
  });
  if (!followed) {
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
  if ("code" in followed) {
    const address = new URL(target);
    address.searchParams.set("code", followed.code);
    return context.redirect(address.href, 303);
  }
  const { user: _user, ...values } = followed.session;
  return context.redirect(withFragment(target, { ...values, sb: "", type }), 303);
}

/** POST /recover: asks for an emailed link that signs in without a password. */
export async function recover(service: AuthService, context: AuthContext): Promise<Response> {
  const body = await readBody(context, recoverSchema, { pkce: true });
  if (!body.email) {
    throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  }
  const email = checkedEmail(body.email);
  // An unknown address gets the same response after the same time, so that nobody can probe for accounts.
  const pause = delay(RECOVERY_MILLISECONDS);
  try {
    await service.database.asOwner(async (sql) => {
      const user = await findUserByEmail(sql, email);
      if (user) await service.sendLink(sql, user, "recovery", context, challengeOf(body));
      else service.pretendToSendLink(email, "recovery");
    });
  } finally {
    await pause;
  }
  return context.json({});
}
