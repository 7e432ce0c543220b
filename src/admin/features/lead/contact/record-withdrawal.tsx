import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FieldError } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import {
  CHANNEL_NAMES,
  CONTACT_CHANNELS,
  type ContactChannel,
  type Lead,
  shown,
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
  const [isOpen, setIsOpen] = useState(false);
  if (lead.withdrawn_at) return null;
  const close = () => setIsOpen(false);
  return (
    <Section title="The patient withdraws consent" isPrinted={false}>
      <Button
        size="small"
        variant="quiet-danger"
        className="-ms-3.5 self-start"
        onClick={() => setIsOpen(true)}
      >
        Record a withdrawal…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={
          <span>
            Record that <bdi>{shown(lead, "name")}</bdi> withdrew consent?
          </span>
        }
        description={`This closes ${lead.reference} for good, and nothing more may be sent to a clinic. The patient gets an email about it, unless their private link has been revoked. This cannot be undone.`}
      >
        <WithdrawalForm leadId={lead.id} onClose={close} />
      </Dialog>
    </Section>
  );
}

const schema = z.object({ how: z.enum(CONTACT_CHANNELS, "Choose how they told us.") });

function WithdrawalForm({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const form = useCheckedForm({
    schema,
    async send({ how }) {
      try {
        await withdrawLead(leadId, how);
      } catch {
        toast.error("That did not work. Check your connection and try again.");
        return {};
      }
      onClose();
      toast.success("The withdrawal has been recorded");
      document.getElementById("main")?.focus();
      void client.invalidateQueries();
    },
  });
  const { error, control } = form.field("how");
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <fieldset aria-describedby={error ? id : undefined}>
        <legend className="font-semibold">How did they tell us?</legend>
        {error ? <FieldError id={id}>{error}</FieldError> : null}
        <div className="flex flex-wrap gap-x-6">
          {CONTACT_CHANNELS.map((channel) => (
            <label key={channel} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                value={channel}
                required
                aria-invalid={error ? true : undefined}
                className="checkbox size-5"
                {...control}
              />
              {CHANNEL_NAMES[channel]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.busy}>
          Record the withdrawal
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
