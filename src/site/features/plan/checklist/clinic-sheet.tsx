import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";
import { usePlan } from "../plan-store.ts";
import { questionsOnSheet, readQuestions } from "./questions.ts";
import {
  SheetFacts,
  SheetFoot,
  SheetHead,
  SheetHealth,
  SheetPart,
  type SheetProps,
} from "./sheet-parts.tsx";
import { tripInWords } from "./trip-in-words.ts";

/** A sheet for a clinic: the user's health details and questions. */
export function ClinicSheet({ checklist, clinic, chosen }: SheetProps) {
  const { basics, dates } = usePlan();
  const questions = questionsOnSheet(readQuestions(chosen), checklist.onSheet);
  const answers = clinic ? (checklist.answers[clinic.id] ?? {}) : {};
  const trip = tripInWords(chosen, dates);
  return (
    <>
      <SheetHead title={clinic ? `For ${clinic.name}` : "For the clinic"} />
      <SheetPart title="Treatment">
        <SheetFacts
          facts={[
            ["Treatment", listInWords(chosen.map(({ slug }) => treatmentNames[slug]))],
            ["City", basics.city],
            ["Date of treatment", trip?.operation ?? ""],
            ["Flight home", trip?.flight ?? ""],
          ]}
        />
      </SheetPart>
      <SheetHealth checklist={checklist} />
      <SheetPart title="Questions">
        <ol className="flex list-decimal flex-col gap-2 ps-5 print:gap-1">
          {questions.map(({ id, text }) => (
            <li key={id} className="break-words">
              <p className="font-semibold">{text}</p>
              <p className="min-h-7 border-b border-outline print:min-h-5">{answers[id]}</p>
            </li>
          ))}
        </ol>
      </SheetPart>
      <SheetFoot />
    </>
  );
}
