import { shortDate } from "@shared/dates.ts";
import { linesOfKind } from "@shared/quote-lines.ts";
import { gapsOf, lineInWords, lineOf, totalInWords, totalOf } from "@shared/quote-total.ts";
import { answersOf } from "@shared/recorded-quote.ts";
import { teamDate, teamToday } from "@/admin/features/time/team-time.ts";
import { listInWords, withoutCapital } from "@/lib/english.ts";
import { lineLabel } from "./clinic-quote-draft.ts";
import type { RecordedQuote } from "./quotes-api.ts";

/** The gaps that are no lines, in words. */
const gapNames: Readonly<Record<string, string>> = {
  price: "the price",
  highestPrice: "the highest price",
  date: "until when it is valid",
};

/** What a quote leaves open, in words. */
function missingIn(quote: RecordedQuote): string[] {
  const lines = linesOfKind(quote.kind);
  return gapsOf(answersOf(quote), lines).map((gap) => {
    const line = lines.find(({ id }) => id === gap);
    return gapNames[gap] ?? withoutCapital(line ? lineLabel(line) : gap);
  });
}

/** A version of a clinic's quote: its total as a range, what is missing, and its lines. */
export function QuoteView({ quote, by }: { quote: RecordedQuote; by: string }) {
  const answers = answersOf(quote);
  const lines = linesOfKind(quote.kind);
  const missing = missingIn(quote);
  const extra = lines.filter(({ id }) => lineOf(answers, id).answer === "extra");
  const isExpired = quote.valid_until !== null && quote.valid_until < teamToday();
  const excluded = [
    ...extra.map(({ id, label }) => {
      const { amount } = lineOf(answers, id);
      return `${label.toLowerCase()} (${amount || "price not stated"})`;
    }),
    ...(quote.excludes ? [quote.excludes] : []),
  ];
  return (
    <div className="flex flex-col gap-1.5 text-sm print:gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-base font-semibold tabular-nums">
          {totalInWords(totalOf(answers, lines), quote.currency)}
        </span>
        <span className="text-muted">
          {`version ${quote.revision}, ${teamDate(quote.recorded_at)}, ${by}`}
        </span>
      </p>
      {isExpired ? (
        <p className="rounded bg-caution-soft px-2.5 py-1 text-caution">
          {`Expired: the price was valid until ${shortDate(quote.valid_until ?? "")}. Ask the clinic whether it still holds.`}
        </p>
      ) : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <Fact name="Missing" value={missing.length > 0 ? listInWords(missing) : "nothing"} />
        <Fact name="Price as written" value={quote.price || "not stated"} />
        {quote.valid_until && !isExpired ? (
          <Fact name="Valid until" value={shortDate(quote.valid_until)} />
        ) : null}
        {excluded.length > 0 ? <Fact name="Not included" value={excluded.join("; ")} /> : null}
      </dl>
      <details>
        <summary className="inline-flex min-h-9 items-center text-sea underline underline-offset-4">
          All lines
        </summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          {lines.map((line) => (
            <Fact key={line.id} name={lineLabel(line)} value={lineInWords(line, answers).text} />
          ))}
        </dl>
      </details>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="break-words">
        {value}
      </dd>
    </>
  );
}
