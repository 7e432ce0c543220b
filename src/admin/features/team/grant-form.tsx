import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { useId, useRef } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleSchema } from "@/admin/features/access/auth-api.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { EmailInput, Select } from "@/ui/field.tsx";
import { roleNames } from "./roles.ts";
import { grantRole, TeamFault } from "./team-api.ts";
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
type Grant = z.infer<typeof grantSchema>;

/** Gives a role to the owner of an email address. */
export function GrantForm() {
  const id = useId();
  const { userId } = useAdmin();
  const change = useTeamChange(userId);
  const summary = useRef<HTMLElement>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Grant>({
    defaultValues: { email: "", role: "coordinator" },
    resolver: standardSchemaResolver(grantSchema),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  function showFault() {
    // Waits until the summary has been rendered.
    setTimeout(() => summary.current?.focus());
  }

  async function grant({ email, role }: Grant) {
    let fault: string | undefined;
    await change
      .mutateAsync({
        run: async () => {
          try {
            if (await grantRole(email, role)) return;
            fault = `${email} already has this role.`;
          } catch (error) {
            if (!(error instanceof TeamFault)) throw error;
            fault = error.message;
          }
          throw new TeamFault(fault);
        },
        done: `${email} is now ${role === "admin" ? "an administrator" : "a coordinator"}`,
      })
      .then(() => reset())
      .catch(() => undefined);
    if (!fault) return;
    setError("email", { message: fault });
    showFault();
  }

  const message = errors.email?.message;
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={handleSubmit(grant, showFault)}
      className="flex flex-col gap-3 rounded border border-line bg-surface p-4"
    >
      <div>
        <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
          Give someone a role
        </h2>
        <p className="text-sm text-muted">
          They must first sign up on the sign-in page. Coordinators work on leads. Administrators
          can also export leads and change the team.
        </p>
      </div>
      {message ? (
        <ErrorSummary ref={summary} items={[{ controlId: `${id}-email`, message }]} />
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
          <label htmlFor={`${id}-email`} className="text-sm font-semibold">
            Email
          </label>
          {message ? (
            <p id={`${id}-fault`} className="text-sm font-semibold text-danger">
              {message}
            </p>
          ) : null}
          <EmailInput
            required={false}
            id={`${id}-email`}
            autoComplete="off"
            {...(message ? { "aria-invalid": true, "aria-describedby": `${id}-fault` } : {})}
            {...register("email")}
          />
        </div>
        <div className="flex basis-48 flex-col gap-1.5">
          <label htmlFor={`${id}-role`} className="text-sm font-semibold">
            Role
          </label>
          <Select id={`${id}-role`} {...register("role")}>
            {(["coordinator", "admin"] as const).map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Grant
        </Button>
      </div>
    </form>
  );
}
