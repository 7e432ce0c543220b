import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { teamDate } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { changeLeadLink, leadEventsQuery, leadLinkQuery } from "../lead-api.ts";
import { Section } from "../page/section.tsx";

/** Why a link is closed, before the day. Anything else was the team. */
const REVOKED: Readonly<Record<string, string>> = {
  not_mine:
    "The email address may be wrong: someone who received the link said that this is not their request, and closed it",
  digits:
    "The email address may be wrong: someone entered wrong digits of the phone number ten times, which closed the link",
};

/** The state of the patient's private link, with buttons to send a new one or revoke it. */
export function PrivateLink({ leadId }: { leadId: string }) {
  const client = useQueryClient();
  const { data: link, isLoadingError, refetch } = useQuery(leadLinkQuery(leadId));
  const change = useMutation({
    mutationFn: (kind: "renew" | "revoke") => changeLeadLink(leadId, kind),
    onSuccess: (changed, kind) => {
      client.setQueryData(leadLinkQuery(leadId).queryKey, changed);
      toast.success(kind === "renew" ? "A new link is on its way" : "The link has been revoked");
      return client.invalidateQueries({ queryKey: leadEventsQuery(leadId).queryKey });
    },
    onError: () => toast.error("That did not work. Check your connection and try again."),
  });
  if (isLoadingError) {
    return (
      <Section title="The patient’s private link" isPrinted={false}>
        <LoadFailed what="its state" onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (!link) return null;
  const isOver = link.revoked_at !== null || Date.parse(link.ends_at) < Date.now();
  return (
    <Section title="The patient’s private link" isPrinted={false}>
      <p className="text-sm">
        {link.revoked_at
          ? `${REVOKED[link.revoked_because ?? ""] ?? "Revoked"} on ${teamDate(link.revoked_at)}. It no longer works. Nobody can ask for a new one with this email address. If the address is wrong, correct it: that also emails a new link. If it is right, email a new link from here.`
          : `${isOver ? "Ended" : "Works until"} ${teamDate(link.ends_at)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={change.isPending} onClick={() => change.mutate("renew")}>
          Email a new link
        </Button>
        {isOver ? null : (
          <Button
            size="small"
            variant="quiet-danger"
            busy={change.isPending}
            onClick={() => change.mutate("revoke")}
          >
            Revoke the link
          </Button>
        )}
      </div>
    </Section>
  );
}
