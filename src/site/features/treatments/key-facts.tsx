import { clsx } from "clsx";
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
    { label: "Back to desk work", text: backToWorkInWords(facts), Icon: BriefcaseBusiness },
    ...(facts.trips ? [{ label: "Trips to Turkey", text: tripsInWords(facts), Icon: Repeat }] : []),
    // The longest text, which on a tablet fills the row if the number of facts is odd.
    { label: "Fly home", text: flightInWords(facts), Icon: PlaneTakeoff },
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] print:grid-cols-3 print:gap-y-2 print:text-sm">
      {shown.map(({ label, text, Icon }) => (
        // On a phone, a row, which breaks where text is large.
        <div
          key={label}
          className={clsx(
            "max-sm:flex max-sm:flex-wrap max-sm:gap-x-2",
            shown.length % 2 === 1 && "sm:max-lg:last:col-span-2",
          )}
        >
          <dt className="flex items-center gap-1.5 self-start text-sm text-muted max-sm:w-36 sm:gap-2">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-sea sm:size-5 print:hidden" />
            {label}
          </dt>
          <dd className="flex-1 basis-28 max-sm:text-sm sm:mt-0.5">
            <FigureFirst text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Only the figure stands out. What it depends on comes after a comma, but of several trips each has its own figures. */
function FigureFirst({ text }: { text: string }) {
  const end = text.includes(";") ? -1 : text.indexOf(",");
  if (!/\d/.test(text.slice(0, Math.max(0, end))))
    return <strong className="font-semibold">{text}</strong>;
  return (
    <>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      <span>{text.slice(end)}</span>
    </>
  );
}
