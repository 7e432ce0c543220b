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
import { withCapital } from "@/lib/english.ts";

/** The key facts of a treatment, at the top of its page. */
export function KeyFacts({ facts }: { facts: TreatmentFacts }) {
  const shown = [
    { label: "Anaesthetic", text: facts.anaesthesia, Icon: Syringe },
    { label: facts.duration.counts, text: durationWithNote(facts.duration), Icon: Clock },
    { label: "Stay in Turkey", text: stayInWords(facts), Icon: BedDouble },
    { label: "Back to desk work", text: backToWorkInWords(facts), Icon: BriefcaseBusiness },
    ...(facts.trips ? [{ label: "Trips to Turkey", text: tripsInWords(facts), Icon: Repeat }] : []),
    // The longest text, which has two columns where it would be last in its row.
    { label: "Fly home", text: flightInWords(facts), Icon: PlaneTakeoff },
  ];
  const isOdd = shown.length % 2 === 1;
  return (
    <dl
      className={clsx(
        "grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 print:grid-cols-3 print:gap-y-2 print:text-sm",
        // Of six, each needs more width, because they are figures of several trips.
        isOdd ? "md:grid-cols-3 lg:grid-cols-5" : "lg:grid-cols-4",
      )}
    >
      {shown.map(({ label, text, Icon }, index) => (
        // On a phone, a row, which breaks where text is large.
        <div
          key={label}
          className={clsx(
            "max-sm:flex max-sm:flex-wrap max-sm:gap-x-2",
            isOdd ? "sm:max-lg:last:col-span-2" : index === 5 && "lg:col-span-2",
          )}
        >
          <dt className="flex items-center gap-1.5 self-start text-sm text-muted max-sm:w-36 sm:gap-2">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-sea sm:size-5 print:hidden" />
            {label}
          </dt>
          <dd className="flex-1 basis-28 max-sm:text-sm sm:mt-0.5">
            {/* The figures of several trips end with the trip in brackets. */}
            {(text.endsWith(")") ? text.split("; ") : [text]).map((ofTrip) => (
              <FigureFirst key={ofTrip} text={withCapital(ofTrip)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A line in which only the figure stands out. What it depends on comes after a comma, and which trip in brackets. */
function FigureFirst({ text }: { text: string }) {
  const [figure = text] = /^(?:[^,(\d]*\d[^,(]*(?=,| \()|[^(]*(?= \())/.exec(text) ?? [];
  return (
    <span className="block">
      <strong className="font-semibold">{figure}</strong>
      <span>{text.slice(figure.length)}</span>
    </span>
  );
}
