import { BedDouble, BriefcaseBusiness, Clock, PlaneTakeoff, Repeat, Syringe } from "lucide-react";
import type { TreatmentFacts } from "@/content/schema.ts";
import {
  backToWorkInWords,
  durationWithNote,
  flightInWords,
  stayInWords,
  tripsInWords,
} from "@/content/treatments/figures.ts";

/** The key facts of a treatment, at the top of its page. */
export function KeyFacts({ facts }: { facts: TreatmentFacts }) {
  const shown = [
    { label: "Anaesthetic", text: facts.anaesthesia, Icon: Syringe },
    { label: facts.duration.counts, text: durationWithNote(facts.duration), Icon: Clock },
    { label: "Stay in Turkey", text: stayInWords(facts), Icon: BedDouble },
    { label: "Fly home", text: flightInWords(facts), Icon: PlaneTakeoff },
    { label: "Back to desk work", text: backToWorkInWords(facts), Icon: BriefcaseBusiness },
    ...(facts.trips ? [{ label: "Trips to Turkey", text: tripsInWords(facts), Icon: Repeat }] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-6 sm:gap-y-5 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] print:grid-cols-3 print:gap-y-2 print:text-sm">
      {shown.map(({ label, text, Icon }) => (
        <div key={label}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-sea print:hidden" />
            {label}
          </dt>
          <dd className="mt-0.5 font-semibold max-sm:text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
