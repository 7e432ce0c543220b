import * as z from "zod/mini";

/** Schema of a required email address, with its error messages. */
export const requiredEmailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: "Enter your email address.", abort: true }),
    z.email("Enter an email address in the correct format, like name@example.com."),
  );
