import { randomUUID } from "node:crypto";
import * as z from "zod";
import { AuthError } from "./errors.ts";
import { challengeFields, challengeOf } from "./pkce.ts";
import {
  type AuthContext,
  checkedEmail,
  checkPassword,
  credentialsSchema,
  hashPassword,
  readBody,
  refusal,
} from "./request.ts";
import { type AuthService, existingUser } from "./service.ts";
import { confirmUser, findUserByEmail, insertUser, presentUser } from "./users.ts";

const signUpSchema = credentialsSchema.extend({
  ...challengeFields,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** POST /signup. */
export async function signUp(service: AuthService, context: AuthContext): Promise<Response> {
  const { database, rules } = service;
  const body = await readBody(context, signUpSchema, { pkce: true });
  if (!rules.allowSignUp) {
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  if (body.phone) throw refusal("sign-up by telephone");
  if (!body.email) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!body.password) {
    throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  }
  checkPassword(body.password, rules);
  const email = checkedEmail(body.email);
  const metadata = body.data ?? {};
  // Outside the transaction, because hashing is slow and the database handles one transaction at a time.
  const passwordHash = await hashPassword(body.password);

  return database.asOwner(async (sql) => {
    const known = await findUserByEmail(sql, email);
    if (known?.email_confirmed_at) {
      if (!rules.confirmEmail) {
        throw new AuthError(422, "user_already_exists", "User already registered");
      }
      service.pretendToSendLink(email, "signup");
      return context.json(decoyUser(email, metadata));
    }
    const userId =
      known?.id ??
      (await insertUser(sql, { email, passwordHash, confirmed: !rules.confirmEmail, metadata }));
    if (!rules.confirmEmail) {
      await confirmUser(sql, userId);
      return context.json(await service.signIn(sql, userId, "password", context));
    }
    await service.sendLink(
      sql,
      await existingUser(sql, userId),
      "signup",
      context,
      challengeOf(body),
    );
    return context.json(await presentUser(sql, await existingUser(sql, userId)));
  });
}

/** The response to a sign-up for an address that already has an account. It must not reveal that. */
function decoyUser(email: string, metadata: Record<string, unknown>): Record<string, unknown> {
  const now = new Date();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
