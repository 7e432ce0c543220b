import * as z from "zod";
import { AuthError } from "./errors.ts";
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
import { deleteUser, findUserByEmail, insertUser, presentUser } from "./users.ts";

// The product never calls these two. The contract tests need them to run against any project.

const newUserSchema = credentialsSchema.extend({
  email_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** POST /admin/users. */
export async function createUser(service: AuthService, context: AuthContext): Promise<Response> {
  await service.requireServiceRole(context);
  const { phone, ...body } = await readBody(context, newUserSchema.loose());
  const unknown = Object.keys(body).find((name) => !(name in newUserSchema.shape));
  if (phone || unknown) throw refusal(`the field ${unknown ?? "phone"} of a new user`);
  if (!body.email) {
    throw new AuthError(
      400,
      "validation_failed",
      "Cannot create a user without either an email or phone",
    );
  }
  const email = checkedEmail(body.email);
  checkPassword(body.password, service.rules);
  const passwordHash = await hashPassword(body.password);
  return service.database.asOwner(async (sql) => {
    if (await findUserByEmail(sql, email)) {
      throw new AuthError(
        422,
        "email_exists",
        "A user with this email address has already been registered",
      );
    }
    const id = await insertUser(sql, {
      email,
      passwordHash,
      confirmed: body.email_confirm,
      metadata: body.user_metadata ?? {},
      appMetadata: body.app_metadata ?? {},
    });
    return context.json(await presentUser(sql, await existingUser(sql, id)));
  });
}

/** DELETE /admin/users/{id}. */
export async function removeUser(service: AuthService, context: AuthContext): Promise<Response> {
  await service.requireServiceRole(context);
  const id = context.req.param("id") ?? "";
  const deleted =
    z.uuid().safeParse(id).success &&
    (await service.database.asOwner((sql) => deleteUser(sql, id)));
  if (!deleted) throw new AuthError(404, "user_not_found", "User not found");
  return context.json({});
}
