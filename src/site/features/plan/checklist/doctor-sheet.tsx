import { checklistTexts, doctorQuestions, papers } from "@/content/plan/checklist.ts";
import { readSummary } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";
import { usePlan } from "../plan-store.ts";
import {
  SheetFacts,
  SheetFoot,
  SheetHead,
  SheetHealth,
  SheetPart,
  type SheetProps,
} from "./sheet-parts.tsx";
import { tripInWords } from "./trip-in-words.ts";

/** Maximum number of lines for checks. If there are more checks, the last line says how many. */
const MAX_CHECK_LINES = 9;

/** A sheet for the doctor at home: details of the plan, and the user's questions. */
export function DoctorSheet({ checklist, clinic, chosen }: SheetProps) {
  const { basics, dates } = usePlan();
  const trip = tripInWords(chosen, dates);
  const checks = trip?.checks ?? [];
  const shown = checks.length > MAX_CHECK_LINES ? checks.slice(0, MAX_CHECK_LINES - 1) : checks;
  const anaesthetics = chosen.flatMap(({ slug }) => {
    const usual = readSummary(slug)?.facts.anaesthesia;
    return usual ? [{ name: treatmentNames[slug], usual }] : [];
  });
  const areAlike = new Set(anaesthetics.map(({ usual }) => usual)).size <= 1;
  return (
    <>
      <SheetHead title="For my GP at home: treatment in Turkey" />
      <SheetPart title="The treatment I’m planning">
        <SheetFacts
          facts={[
            ["Treatment", listInWords(chosen.map(({ slug }) => treatmentNames[slug]))],
            [clinic ? "Clinic" : "City", [clinic?.name, basics.city].filter(Boolean).join(", ")],
            [
              "Usual anaesthetic",
              areAlike
                ? (anaesthetics[0]?.usual ?? "")
                : anaesthetics.map(({ name, usual }) => `${name}: ${usual}`).join(". "),
            ],
            ["Date of treatment", trip?.operation ?? ""],
            ["Flight home", trip?.flight ?? ""],
            ["Back to desk work", trip?.deskWork ?? ""],
          ]}
        />
      </SheetPart>
      <SheetHealth checklist={checklist} />
      <SheetPart title="What I’d like to ask">
        <ol className="flex list-decimal flex-col gap-2 ps-5 print:gap-1">
          {doctorQuestions.map((question) => (
            <li key={question}>
              <p className="font-semibold">{question}</p>
              <p className="min-h-7 border-b border-outline print:min-h-5" />
            </li>
          ))}
        </ol>
      </SheetPart>
      {checks.length > 0 ? (
        <SheetPart title={checklistTexts.checks}>
          <ul className="list-disc ps-5">
            {shown.map(({ id, title, when }) => (
              <li key={id}>{`${when}: ${title}`}</li>
            ))}
            {checks.length > shown.length ? (
              <li>{`${checks.length - shown.length} more are on my sheet of dates`}</li>
            ) : null}
          </ul>
        </SheetPart>
      ) : null}
      <SheetPart title="Documents I will ask the clinic for">
        <ul className="list-disc ps-5">
          {papers.home.papers.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </SheetPart>
      <SheetFoot />
    </>
  );
}
