import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { requiredText } from "@/lib/required-text.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { useAdmin } from "./admin-context.ts";
import {
  displayNameQuery,
  displayNamesQuery,
  NameRefusedError,
  updateDisplayName,
} from "./profile-api.ts";

const nameSchema = z.object({
  name: requiredText("Enter a name.", "Name", 80),
});

/** Where the user's own name is seen. */
export const ABOUT_NAME =
  "Your colleagues see it on leads and in the audit log. It is also the signature in messages that you write from a template.";

/** The user's own name, as a button that opens a dialog to change it. */
export function DisplayName({ className }: { className?: string }) {
  const { displayName } = useAdmin();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title="Change your name"
        onClick={() => setOpen(true)}
        className={className}
      >
        <span>{displayName}</span>
        <span className="sr-only"> (change your name)</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Your name" description={ABOUT_NAME}>
        <NameForm onSaved={() => setOpen(false)} isNew={false} />
      </Dialog>
    </>
  );
}

const LATER_KEY = "workspace-name-later";

/** Whether a name is one that `private.add_profile()` made from the address, and nobody has chosen. */
function isMadeUp(name: string, email: string): boolean {
  const made = [email.split("@")[0]?.slice(0, 80), email.slice(0, 80)];
  return made.includes(name) || /^Team member [0-9a-f]{8}$/.test(name);
}

/** Asks colleagues for their name at their first sign-in. */
export function NameQuestion() {
  const id = useId();
  const { userId, email, displayName } = useAdmin();
  const [later, setLater] = useState(() => readStored("local", LATER_KEY, String));
  if (later === userId || !isMadeUp(displayName, email)) return null;
  function skip() {
    writeStored("local", LATER_KEY, userId);
    setLater(userId);
  }
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 border-b border-line bg-sea-soft px-4 py-3 text-sm md:px-6 print:hidden"
    >
      <div>
        <p id={id} className="font-semibold">
          What is your name?
        </p>
        <p>
          Your messages to patients are signed with it, and colleagues see it on leads. Until you
          choose one, it’s “<bdi className="break-words">{displayName}</bdi>”.
        </p>
      </div>
      <NameForm isNew>
        <Button variant="quiet" onClick={skip}>
          Not now
        </Button>
      </NameForm>
    </section>
  );
}

type NameFormProps = {
  onSaved?: () => void;
  /** Whether the user has not chosen a name yet. */
  isNew: boolean;
  /** Another button. */
  children?: ReactNode;
};

/** The form for the user's own name. Says that it was saved. */
export function NameForm({ onSaved, isNew, children }: NameFormProps) {
  const { userId, displayName } = useAdmin();
  const client = useQueryClient();
  const form = useCheckedForm({
    schema: nameSchema,
    async send({ name }) {
      try {
        await updateDisplayName(userId, name);
      } catch (error) {
        if (error instanceof NameRefusedError) return { faults: { name: error.message } };
        toast.error("Your name was not changed. Try again.");
        return {};
      }
      toast.success("Your name has been changed");
      onSaved?.();
      await Promise.all(
        [displayNameQuery(userId).queryKey, displayNamesQuery().queryKey, ["team"]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return (
    <form {...form.attributes} className="flex flex-wrap items-end gap-x-2 gap-y-4">
      <Field label="Name" className={isNew ? "w-full sm:w-72" : "w-full"} {...form.field("name")}>
        {(control) => (
          <TextInput {...control} autoComplete="name" defaultValue={isNew ? "" : displayName} />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy}>
        Save
      </Button>
      {children}
    </form>
  );
}
