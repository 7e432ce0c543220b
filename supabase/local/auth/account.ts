import bcrypt from "bcryptjs";
import * as z from "zod";
import { AuthError } from "./errors.ts";
import { requireRaisedSession } from "./factors.ts";
import {
  type AuthContext,
  checkPassword,
  hashPassword,
  ignoredByClient,
  refusal,
} from "./request.ts";
import { type AuthService, existingUser, requireSession } from "./service.ts";
import { endSessions } from "./sessions.ts";
import { changePassword, presentUser } from "./users.ts";

const userUpdateSchema = z.strictObject({
  ...ignoredByClient,
  code_challenge_method: z.null().optional(),
  password: z.string(),
});

/** POST /logout. An empty scope is the default one. */
export async function signOut(service: AuthService, context: AuthContext): Promise<Response> {
  const scope = context.req.query("scope") || "global";
  if (scope !== "global" && scope !== "local" && scope !== "others") {
    throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope}"`);
  }
  const caller = await service.callerClaims(context);
  await service.database.asOwner(async (sql) => {
    await requireSession(sql, caller);
    await endSessions(sql, { ...caller, scope });
  });
  return context.body(null, 204);
}

/** GET /user. */
export async function showUser(service: AuthService, context: AuthContext): Promise<Response> {
  const caller = await service.callerClaims(context);
  const user = await service.database.asOwner(async (sql) =>
    presentUser(sql, await requireSession(sql, caller)),
  );
  return context.json(user);
}

/** PUT /user: a new password, which ends the user's other sessions. */
export async function updateUser(service: AuthService, context: AuthContext): Promise<Response> {
  const { database, rules } = service;
  const caller = await service.callerClaims(context);
  const body = await context.req.json().catch(() => undefined);
  const update = userUpdateSchema.safeParse(body);
  if (!update.success) throw refusal("changes of a user other than the password");
  const { password } = update.data;
  checkPassword(password, rules);
  const user = await database.asOwner(async (sql) => {
    const found = await requireSession(sql, caller);
    await requireRaisedSession(sql, caller);
    return found;
  });
  if (user.encrypted_password && (await bcrypt.compare(password, user.encrypted_password))) {
    throw new AuthError(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  }
  const hash = await hashPassword(password);
  return database.asOwner(async (sql) => {
    await changePassword(sql, user.id, hash);
    await endSessions(sql, { ...caller, scope: "others" });
    return context.json(await presentUser(sql, await existingUser(sql, user.id)));
  });
}
