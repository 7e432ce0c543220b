import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { useCameFrom } from "../history/came-from.ts";
import { LeadSteps } from "./lead-steps.tsx";
import { LeadView } from "./lead-view.tsx";

/** A lead on its own page. */
export function LeadScreen({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  return (
    <div className="flex max-w-workspace flex-col gap-4 px-4 py-5 sm:px-6 print:max-w-none print:p-0 print:text-print print:[print-color-adjust:exact]">
      <p className="text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="me-1 inline size-4" />
        <TextLink href={cameFrom.list ?? hrefTo.adminLeads()} state={cameFrom}>
          All leads
        </TextLink>
      </p>
      <LeadView
        key={reference}
        reference={reference}
        level={1}
        references={cameFrom.references}
        actions={
          <LeadSteps
            reference={reference}
            references={cameFrom.references}
            onStep={(to) => void navigate(hrefTo.adminLead(to), { state: cameFrom, replace: true })}
          />
        }
      />
    </div>
  );
}
