import {
  ANSWER_LENGTH,
  ANSWERS,
  answerLabels,
  type Currency,
  type QuoteLine,
} from "@shared/quote.ts";
import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { lineQuestions } from "@shared/quote-questions.ts";
import type { ReactNode } from "react";
import { Field, LimitedField, Select } from "@/ui/field.tsx";
import { AmountField, amountFault } from "../amount-field.tsx";

type LineEntryProps = {
  line: QuoteLineTexts;
  said: QuoteLine;
  /** The currency of the quote and of all its amounts. */
  currency: Currency;
  onChange: (said: QuoteLine) => void;
};

const columnsClass = "grid gap-x-5 sm:grid-cols-3";

/** The fields for one line of a quote: text for a fact, or a choice for a cost. */
export function LineEntry({ line, said, currency, onChange }: LineEntryProps) {
  const words = (label: ReactNode, hint?: string) => (
    <LimitedField
      label={label}
      hint={hint}
      className={said.answer === "extra" ? "sm:col-span-3" : "sm:col-span-2"}
      limit={ANSWER_LENGTH}
      rows={1}
      value={said.words}
      onChange={(typed) => onChange({ ...said, words: typed })}
    />
  );
  /** Repeats the line's name for screen readers. */
  const ofLine = (label: string) => (
    <>
      {label}
      <span className="sr-only">{` (${line.label})`}</span>
    </>
  );
  if (line.type === "fact") {
    return (
      <div className="border-t border-line py-4">
        {words(line.label, lineQuestions[line.id].hint)}
      </div>
    );
  }
  const detail = said.answer === "included" || said.answer === "extra" ? line.detail : undefined;
  // Its label then has the whole row.
  const isAlone = !detail && said.answer !== "extra";
  return (
    <div className={`${columnsClass} gap-y-3 border-t border-line py-4`}>
      <Field label={line.label} className={isAlone ? "sm:col-span-3" : ""}>
        {(control) => (
          <div className={isAlone ? columnsClass : ""}>
            <Select
              {...control}
              value={said.answer}
              onChange={({ target }) => {
                const answer = ANSWERS.find((each) => each === target.value);
                if (answer) onChange({ ...said, answer });
              }}
            >
              {ANSWERS.map((answer) => (
                <option key={answer} value={answer}>
                  {answerLabels[answer]}
                </option>
              ))}
            </Select>
          </div>
        )}
      </Field>
      {said.answer === "extra" ? (
        <AmountField
          label={ofLine("Price of this extra")}
          faultOf={amountFault(currency)}
          value={said.amount}
          onChange={(amount) => onChange({ ...said, amount })}
        />
      ) : null}
      {detail ? words(ofLine(detail)) : null}
    </div>
  );
}
