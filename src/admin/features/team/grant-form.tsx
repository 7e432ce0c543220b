import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { useId } from "react";
import * as z from "zod/mini";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleNames, roleSchema } from "@/admin/features/access/auth-api.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { EmailInput, Field, Select } from "@/ui/field.tsx";
import { grantRole, TeamError } from "./team-api.ts";
import { useTeamChange } from "./use-team-change.ts";

const grantSchema = z.object({
  email: z
    .string()
    .check(
      z.overwrite(plainEmail),
      z.toLowerCase(),
      z.refine(isEmailAddress, "Enter an email address, like name@example.com."),
    ),
  role: roleSchema,
});

/** Gives a role to the owner of an email address. */
export function GrantForm() {
  const id = useId();
  const { userId } = useAdmin();
  const change = useTeamChange(userId);
  const form = useCheckedForm({
    schema: grantSchema,
    async send({ email, role }) {
      let message: string | undefined;
      await change
        .mutateAsync({
          run: async () => {
            try {
              if (await grantRole(email, role)) return;
              message = `${email} already has this role.`;
            } catch (error) {
              if (!(error instanceof TeamError)) throw error;
              message = error.message;
            }
            throw new TeamError(message);
          },
          done: `${email} is now ${role === "admin" ? "an administrator" : "a coordinator"}`,
        })
        .then(() => form.reset())
        .catch(() => undefined);
      return message ? { faults: { email: message } } : undefined;
    },
  });

  return (
    <form
      {...form.attributes}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded border border-line bg-surface p-4"
    >
      <div>
        <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
          Give someone a role
        </h2>
        <p className="max-w-reading text-sm text-muted">
          They must first sign up on the sign-in page and confirm their address. With their first
          role, they get an email that asks them to choose a new password. Coordinators work on
          leads. Administrators can also export leads, read the audit log, change the clinics and
          the team, and see, restrict and erase anyone’s data.
        </p>
      </div>
      <ErrorSummary {...form.summary} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Email" className="min-w-0 max-w-md flex-1 basis-64" {...form.field("email")}>
          {(control) => <EmailInput required={false} autoComplete="off" {...control} />}
        </Field>
        <Field label="Role" className="basis-48" {...form.field("role")}>
          {(control) => (
            <Select {...control}>
              {(["coordinator", "admin"] as const).map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="primary" busy={form.busy} className="min-h-12">
          Grant
        </Button>
      </div>
    </form>
  );
}
