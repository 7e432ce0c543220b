import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import * as z from "zod/mini";

/** Rules and messages of the admin sign-in and sign-up. Source: specification, section 5. */
export const credentialsSchema = z.object({
  email: z
    .string()
    .check(
      z.overwrite(plainEmail),
      z.maxLength(255, "Email must be less than 255 characters"),
      z.refine(isEmailAddress, "Please enter a valid email address"),
      z.toLowerCase(),
    ),
  password: z
    .string()
    .check(
      z.minLength(8, "Password must be at least 8 characters"),
      z.maxLength(100, "Password must be less than 100 characters"),
    ),
});

export type Credentials = z.infer<typeof credentialsSchema>;
