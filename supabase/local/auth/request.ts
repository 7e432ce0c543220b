import bcrypt from "bcryptjs";
import type { Context } from "hono";
import * as z from "zod";
import { isEmailAddress } from "../../functions/_shared/email-address.ts";
import type { GatewayEnvironment } from "../gateway.ts";
import { REFUSAL_CODE, REFUSAL_STATUS, refusalMessage } from "../refusal.ts";
import { AuthError } from "./errors.ts";
import type { AuthRules } from "./rules.ts";

export type AuthContext = Context<GatewayEnvironment>;

/** Lengths in bytes: what bcrypt reads of a password, and what Auth accepts as an address. */
const PASSWORD_BYTES = 72;
const EMAIL_BYTES = 255;

/** The client sends `null` for fields that its flow does not use. */
export const ignoredByClient = {
  gotrue_meta_security: z.unknown().optional(),
  code_challenge: z.null().optional(),
};

export const credentialsSchema = z.object({
  ...ignoredByClient,
  email: z.string().default(""),
  password: z.string().default(""),
  phone: z.string().optional(),
});

/** For features of Auth that the stand-in does not have. */
export function refusal(what: string): AuthError {
  return new AuthError(REFUSAL_STATUS, REFUSAL_CODE, refusalMessage(what));
}

function invalid(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

const pkceSchema = z.object({ code_challenge: z.string().min(1) });

/**
 * Parses the request's body. A field of the wrong type makes the body unreadable. If PKCE is not supported,
 * it is refused with an explanation.
 */
export async function readBody<Schema extends z.ZodType>(
  context: AuthContext,
  schema: Schema,
  { pkce = false } = {},
): Promise<z.output<Schema>> {
  let reason = "not JSON";
  const body: unknown = await context.req.json().catch(() => undefined);
  if (body !== undefined) {
    if (!pkce && pkceSchema.safeParse(body).success) throw refusal("the PKCE flow");
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    reason = z.prettifyError(parsed.error);
  }
  throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
}

/** An address in the form in which it is stored. Throws for one that Auth does not accept. */
export function checkedEmail(text: string): string {
  if (Buffer.byteLength(text) > EMAIL_BYTES) throw invalid("An email address is too long");
  const email = text.trim().toLowerCase();
  if (!isEmailAddress(email)) {
    throw invalid("Unable to validate email address: invalid format");
  }
  return email;
}

/** Throws for a password that Auth does not accept. */
export function checkPassword(password: string, rules: AuthRules): void {
  const bytes = Buffer.byteLength(password);
  if (bytes > PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${PASSWORD_BYTES} characters`);
  }
  if (bytes < rules.minimumPasswordLength) {
    const message = `Password should be at least ${rules.minimumPasswordLength} characters.`;
    throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
}

/** bcrypt with the cost that Auth uses. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, 10);
}
