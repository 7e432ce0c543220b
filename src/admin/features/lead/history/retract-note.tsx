import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { toast } from "@/ui/toast.ts";
import { CHANGE_FAULT, withdrawOfferOf } from "../changes/undo-offers.ts";
import { leadEventsQuery, retractLeadEvent } from "../lead-api.ts";

type RetractNoteProps = {
  leadId: string;
  /** The note's event. */
  eventId: number;
  /** The note in the list, which then has the focus. */
  returnFocusTo: HTMLElement | null;
  onClose: () => void;
};

/** Asks before a note is retracted that was recorded by mistake, for example about somebody else. */
export function RetractNote({ leadId, eventId, returnFocusTo, onClose }: RetractNoteProps) {
  const client = useQueryClient();
  const retract = useMutation({
    mutationFn: () => retractLeadEvent(leadId, eventId),
    onSuccess: async () => {
      withdrawOfferOf(eventId);
      await client.invalidateQueries({ queryKey: leadEventsQuery(leadId).queryKey });
      onClose();
    },
    onError: () => toast.error(CHANGE_FAULT),
  });
  return (
    <ConfirmDialog
      title="Retract this note?"
      description="The team, and the patient in their download, will no longer see its text. You cannot undo this."
      confirm="Retract the note"
      cancel="Keep the note"
      busy={retract.isPending}
      returnFocusTo={returnFocusTo}
      onConfirm={() => retract.mutate()}
      onClose={onClose}
    />
  );
}
