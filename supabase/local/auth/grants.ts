import bcrypt from "bcryptjs";
import * as z from "zod";
import { AuthError, invalid, refusal } from "./errors.ts";
import { type AuthContext, type AuthService, readBody } from "./service.ts";
import { exchangeRefreshToken } from "./sessions.ts";
import { findUser } from "./users.ts";

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
