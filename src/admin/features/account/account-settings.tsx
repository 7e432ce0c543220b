import { type ReactNode, useId } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { ABOUT_NAME, NameForm } from "@/admin/features/access/display-name.tsx";
import { ThemeSwitch } from "@/ui/theme/theme-switch.tsx";
import { Devices } from "./devices.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";

const columnClass = "flex min-w-0 flex-col gap-6";

/** Settings of the signed-in user's own account: name, password, devices, sessions and colours. */
export function AccountSettings() {
  const { email } = useAdmin();
  return (
    <div className="flex max-w-reading flex-col lg:max-w-none 2xl:max-w-page gap-6 px-4 py-6 sm:px-6">
      <div>
        <h1 className="text-2xl">Your account</h1>
        <p className="break-all text-muted">{email}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className={columnClass}>
          <Part title="Your name" about={ABOUT_NAME}>
            <NameForm isNew={false} />
          </Part>
          <Part
            title="Two-step verification"
            about="When you sign in, you enter a code from a device as well as your password."
          >
            <Devices />
          </Part>
          <Part title="Colours" about="Saved on this device only.">
            <ThemeSwitch tone="paper" />
          </Part>
        </div>
        <div className={columnClass}>
          <Part title="Password" about="A new password signs you out everywhere else.">
            <PasswordForm email={email} asksForCurrent submitLabel="Change password" />
          </Part>
          <Part
            title="Where you are signed in"
            about="A session ends after 12 hours, or after an hour without use."
          >
            <Sessions />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id={id} className="font-sans text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted">{about}</p>
      </div>
      {children}
    </section>
  );
}
