import { currencyIn, currencyNames, currencySymbols } from "@shared/amounts.ts";
import { answerLabels, CURRENCIES, EXCLUDES_LENGTH } from "@shared/quote.ts";
import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { lineInWords, lineOf } from "@shared/quote-total.ts";
import { ChevronDown, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { quoteSigns } from "@/content/plan/quote-signs.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { withCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { DayField } from "@/ui/day-field.tsx";
import { Checkbox, Field, LimitedField, Select } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";
import { AmountField, amountFault } from "../amount-field.tsx";
import { CLINIC_LENGTH } from "../basics-limits.ts";
import { isKeyLine } from "./key-lines.ts";
import { LineEntry } from "./line-entry.tsx";
import { quotedTotal } from "./quotes-of-plan.ts";
import { clinicName, isBegun, numbered, type Quote } from "./quotes-part.ts";

type QuoteEntryProps = {
  quote: Quote;
  number: number;
  lines: readonly QuoteLineTexts[];
  /** Whether it has just been added. It then takes the focus. */
  isNew: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (changed: Partial<Quote>) => void;
  onRemove: () => void;
};

/** The form for one clinic's quote. Stores every change immediately, so it has no save button. */
export function QuoteEntry({ quote, number, lines, isNew, onChange, ...rest }: QuoteEntryProps) {
  const name = clinicName(quote, number);
  const first = useRef<HTMLInputElement>(null);
  // Fields for what only a shared quote brings along. They stay after they are emptied.
  const [isShared] = useState(Boolean(quote.until || quote.excludes));
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  const others = lines.filter((line) => !isKeyLine(line));
  // Does not change later: the fold would close around a field that is being emptied.
  const [startsUnfolded] = useState(
    others.some((line) => lineInWords(line, quote).text !== answerLabels["not-said"]),
  );
  const entryOf = (line: QuoteLineTexts) => (
    <LineEntry
      key={line.id}
      line={line}
      said={lineOf(quote, line.id)}
      currency={quote.currency}
      onChange={(said) => onChange({ lines: { ...quote.lines, [line.id]: said } })}
    />
  );

  return (
    <details
      open={rest.open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== rest.open) rest.onToggle(currentTarget.open);
      }}
      className="group rounded-lg border border-line bg-surface shadow-card"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-3 hover:bg-sea-soft [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap gap-x-4">
          <span className="font-semibold">{numbered(name, number)}</span>
          <span className="tabular-nums text-muted first-letter:uppercase">
            {quotedTotal(quote, lines)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="flex flex-col gap-6 px-5 pt-2 pb-6">
        <legend className="sr-only">{`Quote from ${name}`}</legend>
        <div className="flex flex-col gap-5">
          <LimitedField
            label="Clinic"
            ref={first}
            limit={CLINIC_LENGTH}
            value={quote.clinic}
            onChange={(clinic) => onChange({ clinic })}
          />
          <DayField
            label="Date of the quote"
            value={quote.date}
            onChange={(date) => onChange({ date })}
          />
          {isShared ? (
            <DayField
              label="Valid until"
              value={quote.until}
              onChange={(until) => onChange({ until })}
            />
          ) : null}
          <AmountField
            label="Price"
            hint="As written in the quote, such as £2,500, 2.900 € or “from 2,000”"
            faultOf={amountFault(quote.currency)}
            value={quote.price}
            onChange={(price) => {
              const currency = currencyIn(price);
              onChange(currency ? { price, currency } : { price });
            }}
          />
          <Field label="Currency" hint="For all amounts from this clinic">
            {(control) => (
              <Select
                {...control}
                value={quote.currency}
                onChange={({ target }) => {
                  const currency = CURRENCIES.find((each) => each === target.value);
                  if (currency) onChange({ currency });
                }}
              >
                {CURRENCIES.map((each) => (
                  <option key={each} value={each}>
                    {`${withCapital(currencyNames[each])} (${currencySymbols[each]})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="border-b border-line">
          {lines.filter(isKeyLine).map(entryOf)}
          <Fold
            title={`${others.length} more lines`}
            open={startsUnfolded}
            className="border-t border-line pt-1"
          >
            <div>{others.map(entryOf)}</div>
          </Fold>
        </div>
        {isShared ? (
          <LimitedField
            label="What else the price excludes"
            limit={EXCLUDES_LENGTH}
            rows={3}
            value={quote.excludes}
            onChange={(excludes) => onChange({ excludes })}
          />
        ) : null}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">Have you noticed this?</legend>
          {quoteSigns.map(({ id, tick }) =>
            tick ? (
              <Checkbox
                key={id}
                label={tick}
                checked={quote.signs.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    signs: target.checked
                      ? [...quote.signs, id]
                      : quote.signs.filter((each) => each !== id),
                  })
                }
              />
            ) : null,
          )}
        </fieldset>
        <RemoveQuote quote={quote} name={name} onRemove={rest.onRemove} />
      </fieldset>
    </details>
  );
}

/** Removes a quote. Asks for confirmation if it contains anything. */
function RemoveQuote({
  quote,
  name,
  onRemove,
}: {
  quote: Quote;
  name: string;
  onRemove: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const afterRender = useAfterRender();
  const remove = useRef<HTMLButtonElement>(null);
  if (!asking) {
    return (
      <Button
        ref={remove}
        size="small"
        variant="quiet"
        className="-ms-3.5 self-start text-start"
        onClick={isBegun(quote) ? () => setAsking(true) : onRemove}
      >
        <Trash2 aria-hidden="true" className="size-4 shrink-0" /> <span>{`Remove ${name}`}</span>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {/* First, so that a double click keeps the quote. */}
      <Button
        autoFocus
        size="small"
        onClick={() => {
          setAsking(false);
          afterRender(() => remove.current?.focus());
        }}
      >
        Keep it
      </Button>
      <Button size="small" onClick={onRemove}>{`Yes, remove ${name} and its quote`}</Button>
    </div>
  );
}
