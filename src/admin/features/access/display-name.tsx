import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { requiredText } from "@/lib/required-text.ts";
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
        {displayName}
        <span className="sr-only"> (change your name)</span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your name"
        description="Your colleagues see it on leads and in the audit log. It is also the signature in messages that you write from a template."
      >
        <NameForm onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NameForm({ onSaved }: { onSaved: () => void }) {
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
      onSaved();
      await Promise.all(
        [displayNameQuery(userId).queryKey, displayNamesQuery().queryKey, ["team"]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return (
    <form {...form.attributes} className="flex flex-col gap-4">
      <Field label="Name" {...form.field("name")}>
        {(control) => <TextInput {...control} autoComplete="name" defaultValue={displayName} />}
      </Field>
      <Button type="submit" variant="primary" busy={form.busy} className="self-start">
        Save
      </Button>
    </form>
  );
}
