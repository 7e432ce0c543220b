import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { CHANGE_FAULT } from "../changes/undo-offers.ts";
import { leadEventsQuery, retractLeadEvent } from "../lead-api.ts";
import type { LeadEvent } from "../lead-model.ts";

/** Retracts a note that was recorded by mistake, for example about somebody else. */
export function RetractNote({ leadId, event }: { leadId: string; event: LeadEvent }) {
  const client = useQueryClient();
  const retract = useMutation({
    mutationFn: () => retractLeadEvent(leadId, event.id),
    onSuccess: () => {
      toast.success("The note has been retracted");
      return client.invalidateQueries({ queryKey: leadEventsQuery(leadId).queryKey });
    },
    onError: () => toast.error(CHANGE_FAULT),
  });
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ms-3.5 print:hidden"
      busy={retract.isPending}
      aria-label={`Recorded by mistake: note of ${teamTime(event.at)}`}
      onClick={() => retract.mutate()}
    >
      <span>Recorded by mistake</span>
    </Button>
  );
}
