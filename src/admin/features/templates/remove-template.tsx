import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import {
  removeTemplate,
  type Template,
  TemplateConflictError,
  templatesQuery,
} from "./templates-api.ts";

/** Removes a template after confirmation. */
export function RemoveTemplate({ template, onGone }: { template: Template; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeTemplate(template),
    onSuccess: () => {
      toast.success("Template removed");
      onGone();
    },
    onError: (error) =>
      toast.error(
        error instanceof TemplateConflictError
          ? "A colleague has just changed this template. Read it again before you remove it."
          : "The template was not removed. Try again.",
      ),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: templatesQuery().queryKey });
    },
  });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" /> Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove “${template.name}”?`}
        description="It will be removed for the whole team. You cannot undo this."
        confirm="Remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
