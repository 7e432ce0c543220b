import { teamTime } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import type { PersonKey, SimilarLead } from "./person-api.ts";

type SimilarLeadsProps = {
  title: string;
  leads: readonly SimilarLead[];
  /** Finds one of them by its reference. Nothing can be done to it before its data has been looked at. */
  onFind: (key: PersonKey) => void;
};

/** Requests that may come from the same person, but were not found by exactly what was typed. */
export function SimilarLeads({ title, leads, onFind }: SimilarLeadsProps) {
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden"
    >
      <h2 className="font-sans text-sm font-semibold">{title}</h2>
      <ul className="flex flex-col gap-1">
        {leads.map(({ found_reference: reference, name, created_at }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3">
            <span>
              <bdi className="font-semibold">{name}</bdi>
              <span>{`, ${reference}, ${teamTime(created_at, "d MMM yyyy")}`}</span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Show ${reference}`}
              onClick={() => onFind({ reference })}
            >
              <span>Show</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        Look at each one. “Restrict use” and “Erase” apply only to the requests that are shown below
        as found.
      </p>
    </div>
  );
}
