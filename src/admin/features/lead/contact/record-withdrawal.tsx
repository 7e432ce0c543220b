import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import {
  CHANNEL_NAMES,
  CHANNEL_WORDS,
  CONTACT_CHANNELS,
  type ContactChannel,
  type Lead,
} from "../lead-model.ts";
import { Section } from "../page/section.tsx";

/** Records the withdrawal, and starts sending the emails about it. Throws on an error. */
async function withdrawLead(leadId: string, how: ContactChannel): Promise<void> {
  const { error } = await getSupabase().rpc("withdraw_lead", { lead_id: leadId, how });
  if (error) throw error;
  void deliver();
}

/** Records that the patient has withdrawn their consent by email, WhatsApp or phone. */
export function RecordWithdrawal({ lead }: { lead: Lead }) {
  const client = useQueryClient();
  const [how, setHow] = useState<ContactChannel>();
  const withdrawal = useMutation({
    mutationFn: (channel: ContactChannel) => withdrawLead(lead.id, channel),
    onSuccess: () => {
      setHow(undefined);
      toast.success("The withdrawal has been recorded");
      document.getElementById("main")?.focus();
      return client.invalidateQueries();
    },
    onError: () => toast.error("That did not work. Check your connection and try again."),
  });
  if (lead.withdrawn_at) return null;
  return (
    <Section title="The patient withdraws consent" isPrinted={false}>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span>They told us by:</span>
        {CONTACT_CHANNELS.map((channel) => (
          <Button
            key={channel}
            size="small"
            aria-label={`The patient withdrew consent by ${CHANNEL_WORDS[channel]}`}
            onClick={() => setHow(channel)}
          >
            {CHANNEL_NAMES[channel]}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={how !== undefined}
        title={`Record the withdrawal of ${lead.reference}?`}
        description="The request is closed for good, and nothing more may be sent to a clinic. The patient gets an email about it, unless their private link has been revoked. This cannot be undone."
        confirm="Record the withdrawal"
        cancel="Cancel"
        busy={withdrawal.isPending}
        onConfirm={() => how && withdrawal.mutate(how)}
        onClose={() => setHow(undefined)}
      />
    </Section>
  );
}
