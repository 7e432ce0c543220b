import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { withCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";

type RemoveRowProps = {
  /** The kind of row, such as "template". */
  what: string;
  name: string;
  /** Returns why it stays, in a sentence. Throws if the request failed. */
  remove: () => Promise<string | undefined>;
  queryKey: readonly unknown[];
  onGone: () => void;
};

/** Removes a row of the team after confirmation. */
export function RemoveRow({ what, name, remove, queryKey, onGone }: RemoveRowProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: (refusal) => {
      if (refusal) return toast.error(refusal);
      toast.success(`${withCapital(what)} removed`);
      onGone();
    },
    onError: () => toast.error(`The ${what} was not removed. Try again.`),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="quiet-danger"
        className="-me-3.5"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" /> Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove “${name}”?`}
        description="It will be removed for the whole team. You cannot undo this."
        confirm="Remove"
        variant="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
