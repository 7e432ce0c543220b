import * as RadixDialog from "@radix-ui/react-dialog";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { authMessage, endSession, signIn } from "@/admin/features/access/auth-api.ts";
import { PasswordInput } from "@/admin/features/access/password-input.tsx";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import type { AdminAccess } from "@/admin/features/access/use-admin-access.ts";
import { AddDevice } from "@/admin/features/second-factor/add-device.tsx";
import { CodeForm } from "@/admin/features/second-factor/code-form.tsx";
import { devicesQuery } from "@/admin/features/second-factor/second-factor-api.ts";
import { useBackCloses } from "@/lib/back-closes.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";

/** Covers a page whose session has expired until the same person signs in again. */
export function SignInAgain({ access, email }: { access: AdminAccess; email: string }) {
  // Neither Back nor Escape closes it: the page behind it would be left, with what was typed.
  useBackCloses(true);
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        {/* Not Radix's overlay: see `src/ui/dialog.tsx`. */}
        <div className="fixed inset-0 z-60 bg-paper" />
        <RadixDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 top-0 z-60 mx-auto flex max-h-dvh w-full max-w-md flex-col gap-6 overflow-y-auto px-5 py-14 text-ink sm:py-20"
        >
          <div>
            <RadixDialog.Title className="text-3xl">Sign in again</RadixDialog.Title>
            <RadixDialog.Description className="text-muted">
              Your session has ended. We’ve kept what you were typing.
            </RadixDialog.Description>
          </div>
          <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
            {access.state === "second-factor" ? <CodeAgain /> : <PasswordAgain email={email} />}
          </div>
          <button
            type="button"
            className="min-h-9 self-start text-sea underline underline-offset-4"
            // A full page load, so that nothing of the page remains in memory.
            onClick={() => {
              forgetAdminData();
              void endSession().then(() => window.location.assign(hrefTo.adminLogin()));
            }}
          >
            Leave this page and sign in as someone else
          </button>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Asks for a code; or for a new device, if the operator has removed the ones that were lost. */
function CodeAgain() {
  const devices = useQuery(devicesQuery());
  return devices.data?.length === 0 ? (
    <AddDevice suggestedName="Phone" onDone={() => {}} />
  ) : (
    <CodeForm submitLabel="Continue" />
  );
}

const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, "Enter your password.")),
});

function PasswordAgain({ email }: { email: string }) {
  const form = useCheckedForm({
    schema: passwordSchema,
    async send({ password }) {
      try {
        await signIn({ email, password });
      } catch (error) {
        return { faults: { password: authMessage(error) } };
      }
    },
  });

  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <Field label="Email">
        {(attributes) => (
          <TextInput {...attributes} type="email" value={email} readOnly autoComplete="username" />
        )}
      </Field>
      <PasswordInput
        label="Password"
        kind="current-password"
        autoFocus
        {...form.field("password")}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Sign in again
      </Button>
    </form>
  );
}
