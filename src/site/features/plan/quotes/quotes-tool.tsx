import { amountInWords, currencyNames, money } from "@shared/amounts.ts";
import { CURRENCIES, type Currency } from "@shared/quote.ts";
import { isQuoteKind, linesOfKind, quoteKinds } from "@shared/quote-lines.ts";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { kindOf } from "@/content/plan/quote-kind.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { withCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { AmountField, amountFault } from "../amount-field.tsx";
import { changePlan, usePlan } from "../plan-store.ts";
import { chosenKind, kindOfPlan } from "./kind-of-plan.ts";
import { MissingRequests } from "./missing-requests.tsx";
import { QuoteEntry } from "./quote-entry.tsx";
import { lineRows, ratesInWords, totalRows, untilRow } from "./quote-rows.ts";
import { QuoteSigns } from "./quote-signs.tsx";
import { hasPrice, hasResult, poundsOf } from "./quotes-of-plan.ts";
import {
  clinicName,
  MAX_QUOTES,
  numbered,
  type Quote,
  type QuotesPart,
  rateOf,
} from "./quotes-part.ts";
import { QuotesSideBySide } from "./quotes-side-by-side.tsx";

/** Forms for clinics' quotes, and those that have a price side by side. */
export function QuotesTool() {
  const plan = usePlan();
  const { quotes } = plan.quotes;
  const kind = kindOfPlan(plan);
  const lines = linesOfKind(kind);
  const priced = quotes.filter(hasPrice);
  const title = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<string>();
  const [opened, setOpened] = useState<string | undefined>(
    quotes.length === 1 ? quotes[0]?.id : undefined,
  );

  const change = (changed: Partial<QuotesPart>) =>
    changePlan("quotes", (before) => ({ ...before, ...changed }));
  const changeQuote = (id: string, changed: Partial<Quote>) =>
    change({ quotes: quotes.map((each) => (each.id === id ? { ...each, ...changed } : each)) });

  function add() {
    const id = crypto.randomUUID();
    change({
      quotes: [
        ...quotes,
        {
          id,
          clinic: "",
          price: "",
          currency: "GBP",
          date: "",
          until: "",
          excludes: "",
          lines: {},
          signs: [],
        },
      ],
    });
    setAdded(id);
    setOpened(id);
  }

  return (
    <QuotesSideBySide
      clinics={quotes
        .map((quote, index) => {
          const number = index + 1;
          const name = numbered(clinicName(quote, number), number);
          return { quote, id: quote.id, name, number };
        })
        .filter(({ quote }) => hasPrice(quote))}
      totals={[
        ...totalRows(priced, lines, plan.quotes.rates),
        ...(priced.some(({ until }) => until) ? [untilRow(priced)] : []),
      ]}
      answers={lineRows(priced, lines)}
      rates={ratesInWords(priced, plan.quotes.rates)}
    >
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1fr_26rem] print:hidden">
        <section aria-labelledby="entry" className="flex max-w-form flex-col gap-5">
          <h2 id="entry" ref={title} tabIndex={-1} className="text-3xl outline-none">
            Your quotes
          </h2>
          <Field label="What the quotes are for">
            {(control) => (
              <Select
                {...control}
                value={chosenKind(plan) ?? ""}
                onChange={({ target }) =>
                  isQuoteKind(target.value) && change({ kind: target.value })
                }
              >
                {chosenKind(plan) ? null : <option value="">Choose one</option>}
                {Object.entries(quoteKinds).map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {quotes.length === 0 ? <p className="text-muted">{quotesTexts.none}</p> : null}
          {quotes.map((quote, index) => (
            <QuoteEntry
              key={quote.id}
              quote={quote}
              number={index + 1}
              lines={lines}
              isNew={quote.id === added}
              open={opened === quote.id}
              onToggle={(open) => setOpened(open ? quote.id : undefined)}
              onChange={(changed) => changeQuote(quote.id, changed)}
              onRemove={() => {
                change({ quotes: quotes.filter(({ id }) => id !== quote.id) });
                // The pressed button is removed.
                title.current?.focus();
              }}
            />
          ))}
          {quotes.length < MAX_QUOTES ? (
            <Button
              variant={quotes.length === 0 ? "primary" : "secondary"}
              className="self-start"
              onClick={add}
            >
              <Plus aria-hidden="true" className="size-5" /> Add a clinic
            </Button>
          ) : (
            <p className="text-muted">You can compare up to {MAX_QUOTES} clinics.</p>
          )}
          <ExchangeRates
            quotes={quotes}
            rates={plan.quotes.rates}
            onChange={(rates) => change({ rates })}
          />
        </section>
        <div className="lg:sticky lg:top-24 lg:self-start">
          {quotes.some(hasResult) ? (
            <QuoteSigns quotes={quotes} none={quotesTexts.signsNone} />
          ) : (
            <p className="max-w-reading rounded border border-dashed border-outline p-5 text-muted">
              {quotesTexts.totalsHere}
            </p>
          )}
        </div>
      </div>
      <MissingRequests
        quotes={quotes}
        lines={lines}
        treatments={plan.basics.treatments.filter((slug) => kindOf(slug) === kind)}
      />
    </QuotesSideBySide>
  );
}

/** A field for the exchange rate of each currency used in a quote, except pounds. */
function ExchangeRates({
  quotes,
  rates,
  onChange,
}: {
  quotes: readonly Quote[];
  rates: QuotesPart["rates"];
  onChange: (rates: QuotesPart["rates"]) => void;
}) {
  const used = CURRENCIES.filter((each) => each !== "GBP").filter((each) =>
    quotes.some(({ currency }) => currency === each),
  );
  if (used.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">Exchange rates</legend>
      <p className="max-w-reading text-muted">
        {used.every((currency) => rates[currency] !== undefined) ? null : (
          <span>{quotesTexts.ourRates} </span>
        )}
        <span>{quotesTexts.rates}</span>
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        {used.map((currency) => (
          <div key={currency} className="flex flex-wrap items-end gap-x-4 gap-y-1.5">
            <AmountField
              label={`${withCapital(currencyNames[currency])} for £1`}
              className="w-44 max-w-full"
              faultOf={amountFault(currency, { rate: true })}
              value={rateOf(rates, currency)}
              onChange={(rate) => onChange({ ...rates, [currency]: rate })}
            />
            <Example currency={currency} rates={rates} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What the rate makes of 1,000, and a question if it looks like the inverse rate. */
function Example({ currency, rates }: { currency: Currency; rates: QuotesPart["rates"] }) {
  const pounds = poundsOf({ low: 1000, high: 1000 }, currency, rates);
  const one = money(1, currency);
  return (
    <p role="status" className="flex-1 pb-3 text-sm text-muted empty:sr-only">
      {pounds ? <span>{`${money(1000, currency)} is about ${amountInWords(pounds)}.`}</span> : null}
      {pounds && pounds.high > 1000 ? (
        <strong className="block text-caution">{`£1 usually buys more than ${one}. Did you enter the pounds for ${one}?`}</strong>
      ) : null}
    </p>
  );
}
