import { BedDouble, BriefcaseBusiness, Clock, PlaneTakeoff, Syringe } from "lucide-react";
import type { TreatmentSummary } from "@/content/schema.ts";

/** The short facts of a treatment, in the order in which every page names them. */
const factLabels = [
  { key: "anaesthesia", label: "Anaesthetic", Icon: Syringe },
  { key: "duration", label: "Length", Icon: Clock },
  { key: "stay", label: "Stay in Turkey", Icon: BedDouble },
  { key: "flying", label: "Flying home", Icon: PlaneTakeoff },
  { key: "backToWork", label: "Back to desk work", Icon: BriefcaseBusiness },
] as const;

/** The short facts of a treatment at the head of its page. */
export function KeyFacts({ facts }: { facts: TreatmentSummary["facts"] }) {
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5 print:grid-cols-3 print:gap-y-2 print:text-sm">
      {factLabels.map(({ key, label, Icon }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-sea print:hidden" />
            {label}
          </dt>
          <dd className="mt-0.5 font-semibold">{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
