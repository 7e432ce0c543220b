import { ChevronDown } from "lucide-react";
import { type ClinicQuestion, checklistTexts } from "@/content/plan/checklist.ts";
import { LimitedField } from "@/ui/field.tsx";
import type { ChosenTreatment } from "../dates/dates-part.ts";
import {
  ANSWER_LENGTH,
  type ChangeChecklist,
  type ChecklistPart,
  type Clinic,
  MAX_SHEET_QUESTIONS,
} from "./checklist-part.ts";
import { questionsByStage, readQuestions } from "./questions-by-stage.ts";

type QuestionProps = {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  change: ChangeChecklist;
};

/** Questions by stage, with fields for the clinic's answers. Suspends until the texts have loaded. */
export function QuestionList({
  chosen,
  ...rest
}: QuestionProps & { chosen: readonly ChosenTreatment[] }) {
  const all = questionsByStage(readQuestions(chosen));
  const answers = rest.clinic ? (rest.checklist.answers[rest.clinic.id] ?? {}) : {};
  return (
    <section aria-labelledby="questions" className="flex max-w-3xl flex-col gap-4">
      <h2
        id="questions"
        className="text-2xl"
      >{`Questions${rest.clinic ? ` for ${rest.clinic.name}` : ""}`}</h2>
      <p className="text-muted">
        {rest.clinic ? null : <span>{checklistTexts.noClinic} </span>}
        <span>{`${checklistTexts.questions} On the sheet: ${rest.checklist.onSheet.length} of ${MAX_SHEET_QUESTIONS}.`}</span>
      </p>
      <div className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {all.map(({ id, title, questions }, index) => (
          <details key={id} open={index === 0} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-sea-soft focus-visible:-outline-offset-4 sm:px-5 [&::-webkit-details-marker]:hidden">
              <span>
                {title}{" "}
                {rest.clinic ? (
                  <span className="font-normal whitespace-nowrap text-muted">{`${questions.filter((question) => answers[question.id]).length} of ${questions.length} answered`}</span>
                ) : null}
              </span>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="flex flex-col gap-6 px-4 pt-1 pb-6 sm:px-5 sm:pt-4">
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} {...rest} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function QuestionItem({
  question,
  checklist,
  clinic,
  change,
}: QuestionProps & { question: ClinicQuestion }) {
  const { onSheet, answers } = checklist;
  const ticked = onSheet.includes(question.id);
  const answer = clinic ? (answers[clinic.id]?.[question.id] ?? "") : "";
  return (
    <li className="flex flex-col gap-2.5">
      {clinic ? (
        <LimitedField
          // The field of another clinic must not show what was typed for this one.
          key={clinic.id}
          label={question.text}
          limit={ANSWER_LENGTH}
          rows={2}
          value={answer}
          onChange={(typed) =>
            change({
              answers: {
                ...answers,
                [clinic.id]: { ...answers[clinic.id], [question.id]: typed },
              },
            })
          }
        />
      ) : null}
      {/* Without words of its own, a box at a field for the answer could mean that there is one. */}
      <label className="-my-2.5 flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          className="checkbox size-6"
          checked={ticked}
          disabled={!ticked && onSheet.length >= MAX_SHEET_QUESTIONS}
          onChange={() =>
            change({
              onSheet: ticked
                ? onSheet.filter((id) => id !== question.id)
                : [...onSheet, question.id],
            })
          }
        />
        <span className={clinic ? "text-sm" : "font-semibold"}>
          <span>{clinic ? "On the sheet" : question.text}</span>
          {clinic ? <span className="sr-only">{`: ${question.text}`}</span> : null}
        </span>
      </label>
    </li>
  );
}
