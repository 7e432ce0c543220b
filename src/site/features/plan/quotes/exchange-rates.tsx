import { amountInWords, currencyNames, money } from "@shared/amounts.ts";
import { CURRENCIES, type Currency } from "@shared/quote.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { withCapital } from "@/lib/english.ts";
import { AmountField, amountFault } from "../amount-field.tsx";
import { poundsOf } from "./quote-total.ts";
import { type Quote, type QuotesPart, rateOf } from "./quotes.ts";

/** A field for the exchange rate of each currency used in a quote, except pounds. */
export function ExchangeRates({
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
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">Exchange rates</legend>
      <p className="max-w-reading text-muted">{quotesTexts.rates}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        {used.map((currency) => (
          <div key={currency} className="flex w-64 flex-col gap-1.5">
            <AmountField
              label={`${withCapital(currencyNames[currency])} for £1`}
              className="w-44"
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
    <p role="status" className="text-sm text-muted empty:sr-only">
      {pounds ? <span>{`${money(1000, currency)} is about ${amountInWords(pounds)}.`}</span> : null}
      {pounds && pounds.high > 1000 ? (
        <strong className="block text-caution">{`£1 usually buys more than ${one}. Did you enter the pounds for ${one}?`}</strong>
      ) : null}
    </p>
  );
}
