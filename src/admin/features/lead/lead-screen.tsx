import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { LeadSteps } from "./lead-steps.tsx";
import { LeadView } from "./lead-view.tsx";

/** State passed by the list: its leads, and its URL for the link back. */
const cameFromSchema = z.object({
  references: z.array(z.string()),
  list: z.optional(z.string()),
});

/** A lead on its own page. */
export function LeadScreen({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = cameFromSchema.safeParse(state);
  const references = cameFrom.success ? cameFrom.data.references : [];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-5 sm:px-6 print:max-w-none print:p-0 print:text-print print:[print-color-adjust:exact]">
      <p className="text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="me-1 inline size-4" />
        <TextLink href={(cameFrom.success && cameFrom.data.list) || hrefTo.adminLeads()}>
          All leads
        </TextLink>
      </p>
      <LeadView
        key={reference}
        reference={reference}
        level={1}
        actions={
          <LeadSteps
            reference={reference}
            references={references}
            onStep={(to) => void navigate(hrefTo.adminLead(to), { state, replace: true })}
          />
        }
      />
    </div>
  );
}
