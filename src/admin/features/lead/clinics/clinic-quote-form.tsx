import { currencyIn, currencyNames, currencySymbols } from "@shared/amounts.ts";
import { ANSWERS, answerLabels, CURRENCIES } from "@shared/quote.ts";
import {
  isQuoteKind,
  linesOfKind,
  type QuoteKind,
  type QuoteLineTexts,
  quoteKinds,
} from "@shared/quote-lines.ts";
import { lineQuestions } from "@shared/quote-questions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { CancelButton } from "@/admin/features/confirm/cancel-button.tsx";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { withCapital } from "@/lib/english.ts";
import { type RegisteredField, useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { keptValues } from "../changes/kept-values.ts";
import {
  controlOf,
  draftOf,
  lineLabel,
  type QuoteDraft,
  quoteDraftSchema,
} from "./clinic-quote-draft.ts";
import { quotesQuery, type RecordedQuote, recordQuote } from "./quotes-api.ts";

/** What was typed and not saved, by proposal. */
export const typedQuotes = keptValues<QuoteDraft>({ asksBeforeUnload: () => true });

type QuoteFormProps = {
  proposalId: string;
  clinic: string;
  /** When the clinic was asked. */
  askedOn: string;
  /** The version to correct. */
  latest: RecordedQuote | undefined;
  /** The kind of treatment that the patient asked about. */
  kind: QuoteKind;
  /** Called when it is saved, and when it is cancelled. */
  onClose: (isSaved: boolean) => void;
};

/** The form for a clinic's quote, in the lines of the planning tools. */
export function QuoteForm({ proposalId, clinic, askedOn, latest, kind, onClose }: QuoteFormProps) {
  const client = useQueryClient();
  const [kept] = useState(() => typedQuotes.get(proposalId));
  const [original] = useState(() => draftOf(latest, kind));
  const checked = useCheckedForm({
    schema: quoteDraftSchema(askedOn),
    defaultValues: kept ?? original,
    async send(quote) {
      try {
        const seen = Number(form.getValues("revision"));
        const outcome = await recordQuote(proposalId, seen, quote);
        const { queryKey } = quotesQuery(proposalId);
        await client.invalidateQueries({ queryKey });
        if (outcome === "conflict") {
          const [newest] = client.getQueryData(queryKey) ?? [];
          form.setValue("revision", String(newest?.revision ?? 0));
          return {
            failure:
              "Someone else has recorded this quote since. Compare theirs above. If you save again, yours becomes the next version.",
          };
        }
      } catch {
        return { failure: "This was not saved. Try again." };
      }
      close(true);
    },
  });
  const { field, form } = checked;
  const values = useWatch({ control: form.control, compute: (all) => all });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A check of the form reports its values, too, although nobody typed.
        callback: ({ values: typed }) =>
          typedQuotes.set(
            proposalId,
            JSON.stringify(typed) === JSON.stringify(original) ? undefined : typed,
          ),
      }),
    [form, proposalId, original],
  );
  const chosenKind = values.kind ?? "";
  const lines = linesOfKind(isQuoteKind(chosenKind) ? chosenKind : kind);

  function close(isSaved: boolean) {
    typedQuotes.set(proposalId, undefined);
    onClose(isSaved);
  }

  return (
    <form
      {...checked.attributes}
      aria-label={`Quote from ${clinic}`}
      className="flex flex-col gap-3 rounded border border-line p-3 print:hidden"
    >
      <p className="text-sm text-muted">
        Enter what the clinic wrote, in its own words. Leave blank what it does not say.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        <SmallField label="Price of the whole quote" {...field("price")}>
          {(attributes) => (
            <input
              {...attributes}
              // The user has just opened the form.
              // biome-ignore lint/a11y/noAutofocus: see above.
              autoFocus={!kept}
              autoComplete="off"
              onBlur={({ target }) => {
                const named = currencyIn(target.value);
                if (named) form.setValue("currency", named);
              }}
            />
          )}
        </SmallField>
        <SmallField label="Currency of all amounts" {...field("currency")}>
          {(attributes) => (
            <SmallSelect {...attributes}>
              {CURRENCIES.map((each) => (
                <option key={each} value={each}>
                  {`${withCapital(currencyNames[each])} (${currencySymbols[each]})`}
                </option>
              ))}
            </SmallSelect>
          )}
        </SmallField>
        <SmallField label="Valid until" {...field("valid_until")}>
          {(attributes) => <input {...attributes} type="date" />}
        </SmallField>
        <SmallField label="What it is for" {...field("kind")}>
          {(attributes) => (
            <SmallSelect {...attributes}>
              {Object.entries(quoteKinds).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SmallSelect>
          )}
        </SmallField>
      </div>
      {lines.map((line) => (
        <LineFields
          key={line.id}
          line={line}
          answer={values[controlOf(line.id, "answer")]}
          field={field}
        />
      ))}
      <SmallField label="What else the price excludes" {...field("excludes")}>
        {(attributes) => <textarea {...attributes} rows={2} />}
      </SmallField>
      <Fault>{checked.failure}</Fault>
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" busy={checked.busy}>
          {latest ? "Save as a new version" : "Save the quote"}
        </Button>
        <CancelButton
          wouldLose={() => typedQuotes.get(proposalId) !== undefined}
          onCancel={() => close(false)}
        />
      </div>
    </form>
  );
}

type LineFieldsProps = {
  line: QuoteLineTexts;
  answer: string | undefined;
  field: (name: string) => RegisteredField;
};

/** The controls of one line: words for a fact, or a choice for a cost. */
function LineFields({ line, answer, field }: LineFieldsProps) {
  const { id, type, detail } = line;
  const label = lineLabel(line);
  const hint = lineQuestions[id].hint;
  if (type === "fact") {
    return (
      <SmallField label={label} {...field(controlOf(id, "words"))}>
        {(attributes) => <input {...attributes} dir="auto" autoComplete="off" placeholder={hint} />}
      </SmallField>
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-3 has-[[aria-invalid]]:items-start">
      <SmallField label={label} {...field(controlOf(id, "answer"))}>
        {(attributes) => (
          <SmallSelect {...attributes}>
            {ANSWERS.map((each) => (
              <option key={each} value={each}>
                {answerLabels[each]}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      {answer === "extra" ? (
        <SmallField label={`${label}: price`} {...field(controlOf(id, "amount"))}>
          {(attributes) => <input {...attributes} autoComplete="off" />}
        </SmallField>
      ) : null}
      {detail && (answer === "included" || answer === "extra") ? (
        <SmallField label={`${label}: ${detail.toLowerCase()}`} {...field(controlOf(id, "words"))}>
          {(attributes) => <input {...attributes} dir="auto" autoComplete="off" />}
        </SmallField>
      ) : null}
    </div>
  );
}
