import { useQuery } from "@tanstack/react-query";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { relatedLeadsQuery } from "./lead-api.ts";
import { CLOSE_REASON_NAMES } from "./lead-model.ts";
import { Section } from "./section.tsx";
import { StatusChip } from "./status-chip.tsx";

/** Other requests from the same person, with their status. Renders nothing if there are none. */
export function LeadRelated({ leadId }: { leadId: string }) {
  const related = useQuery(relatedLeadsQuery(leadId));
  if (!related.data || related.data.length === 0) return null;
  return (
    <Section title="Other requests from this person">
      <ul className="flex flex-col gap-2 text-sm">
        {related.data.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusChip status={other.status} />
            <TextLink href={hrefTo.adminLead(other.reference)}>
              <bdi>{other.treatment}</bdi>
            </TextLink>
            <span className="text-muted">
              {other.location_city}, {teamTime(other.created_at, "d MMM yyyy")}
              {other.close_reason
                ? `, ${CLOSE_REASON_NAMES[other.close_reason].toLowerCase()}`
                : ""}
              {other.same_email ? "" : " (same phone)"}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
