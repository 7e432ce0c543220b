import { quotesTexts } from "@/content/plan/quotes.ts";
import { AmountField } from "../amount-field.tsx";
import { CURRENCIES } from "../currencies.ts";
import type { Quote, QuotesPart } from "./quotes.ts";

const names = { GBP: "Pounds", EUR: "Euros", USD: "US dollars", TRY: "Turkish lira" } as const;

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
  const used = CURRENCIES.filter(
    (each) => each !== "GBP" && quotes.some(({ currency }) => currency === each),
  );
  if (used.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">Exchange rates</legend>
      <p className="max-w-reading text-muted">{quotesTexts.rates}</p>
      <div className="flex flex-wrap items-end gap-5">
        {used.map((currency) => (
          <AmountField
            key={currency}
            label={`${names[currency]} for £1`}
            className="w-44"
            options={{ currency, rate: true }}
            value={rates[currency] ?? ""}
            onChange={(rate) => onChange({ ...rates, [currency]: rate })}
          />
        ))}
      </div>
    </fieldset>
  );
}
