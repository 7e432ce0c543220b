import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { useAdmin } from "./admin-context.ts";
import {
  displayNameQuery,
  displayNamesQuery,
  NameRefusedError,
  updateDisplayName,
} from "./profile-api.ts";

const nameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Enter a name."),
      z.maxLength(80, "Name must be 80 characters or fewer."),
    ),
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
  const id = useId();
  const { userId, displayName } = useAdmin();
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: displayName },
    resolver: standardSchemaResolver(nameSchema),
    reValidateMode: "onSubmit",
  });
  const change = useMutation({
    mutationFn: (name: string) => updateDisplayName(userId, name),
    onSuccess: async () => {
      toast.success("Your name has been changed");
      onSaved();
      await Promise.all(
        [displayNameQuery(userId).queryKey, displayNamesQuery().queryKey, ["team"]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (error instanceof NameRefusedError)
        setError("name", { message: error.message }, { shouldFocus: true });
      else toast.error("Your name was not changed. Try again.");
    },
  });
  const message = formState.errors.name?.message;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ name }) => change.mutate(name))}
      className="flex flex-col gap-4"
    >
      {message ? (
        <div id={`${id}-fault`}>
          <ErrorSummary items={[{ controlId: id, message }]} />
        </div>
      ) : null}
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Name
        </label>
        <TextInput
          id={id}
          autoComplete="name"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-fault` : undefined}
          {...register("name")}
        />
      </div>
      <Button type="submit" variant="primary" busy={change.isPending} className="self-start">
        Save
      </Button>
    </form>
  );
}
