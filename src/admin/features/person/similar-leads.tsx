import { teamDate } from "@/admin/features/time/team-time.ts";
import { Checkbox } from "@/ui/field.tsx";
import type { SimilarLead } from "./person-api.ts";

type SimilarLeadsProps = {
  leads: readonly SimilarLead[];
  /** The references of those whose data is shown, or on its way. */
  ticked: readonly string[];
  onTick: (reference: string, ticked: boolean) => void;
};

/** What a request has in common with what was found: "same phone number". */
function likeness({ same_email, same_phone }: SimilarLead): string {
  return `same ${new Intl.ListFormat("en-GB").format([
    ...(same_email ? ["mailbox"] : []),
    ...(same_phone ? ["phone number"] : []),
  ])}`;
}

/** Requests that may come from the same person, but were not found by exactly what was typed. */
export function SimilarLeads({ leads, ticked, onTick }: SimilarLeadsProps) {
  return (
    <fieldset className="flex flex-col gap-2 rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden">
      {/* A legend would otherwise stand on the border. */}
      <legend className="float-left w-full font-semibold">These may be the same person</legend>
      <p className="clear-both">
        Tick those that are theirs: their data is then shown below, and every button applies to
        them, too. Nothing happens to the others.
      </p>
      <ul className="flex flex-col gap-2">
        {leads.map((lead) => (
          <li key={lead.found_reference}>
            <Checkbox
              label={
                <>
                  <bdi className="font-semibold">{lead.name}</bdi>
                  <span>{`, ${lead.found_reference}`}</span>
                </>
              }
              statement={`${teamDate(lead.created_at)}, ${likeness(lead)}`}
              checked={ticked.includes(lead.found_reference)}
              onChange={(event) => onTick(lead.found_reference, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
