import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FoldButton } from "@/admin/features/editing/fold-button.tsx";
import { teamDate } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { textLinkClass } from "@/ui/link.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { useCameFrom } from "../history/came-from.ts";
import { nameOf } from "../history/change-text.ts";
import { type Colleague, relatedLeadsQuery } from "../lead-api.ts";
import { StatusChip } from "../status-chip.tsx";
import { RestrictedNote } from "./restricted-note.tsx";
import { Section } from "./section.tsx";

/** The number of requests that are shown until the user asks for all. */
const FOLDED = 5;

type LeadRelatedProps = { leadId: string; colleagues: readonly Colleague[] };

/** Other requests from the same person, with their status. Renders nothing if there are none. */
export function LeadRelated({ leadId, colleagues }: LeadRelatedProps) {
  const related = useQuery(relatedLeadsQuery(leadId));
  const cameFrom = useCameFrom();
  const [isFolded, setIsFolded] = useState(true);
  if (related.isLoadingError) {
    return (
      <Section title="Other requests from this person">
        <LoadFailed what="them" onRetry={() => void related.refetch()} />
      </Section>
    );
  }
  if (!related.data) return null;
  const { leads, restricted } = related.data;
  if (leads.length + restricted === 0) return null;
  const references = leads.map(({ reference }) => reference);
  return (
    <Section title="Other requests from this person">
      <ul className="flex flex-col gap-2 text-sm">
        {(isFolded ? leads.slice(0, FOLDED) : leads).map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusChip status={other.status} reason={other.close_reason} />
            <Link
              to={hrefTo.adminLead(other.reference)}
              state={{ ...cameFrom, references }}
              className={textLinkClass}
            >
              <bdi>{other.treatment}</bdi>
            </Link>
            <span className="text-muted">{`${other.location_city}, ${teamDate(other.created_at)}${other.same_email ? "" : " (same phone)"}, ${other.owner_id ? `owner ${nameOf(other.owner_id, colleagues)}` : "no owner"}`}</span>
          </li>
        ))}
      </ul>
      <FoldButton isFolded={isFolded} onFold={setIsFolded} count={leads.length} folded={FOLDED} />
      <RestrictedNote count={restricted} className="text-sm" />
    </Section>
  );
}
