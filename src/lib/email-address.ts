import * as z from "zod/mini";

/** An e-mail address that a form requires, with the sentences that stand beside the field. */
export const requiredEmailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: "Enter your e-mail address.", abort: true }),
    z.email("Enter an e-mail address in the correct format, like name@example.com."),
  );
