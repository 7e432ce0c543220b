import { clsx } from "clsx";
import type { QuoteLineTexts } from "@/content/plan/quote-lines.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { listInWords } from "@/lib/english.ts";
import { amountInWords } from "../amounts.ts";
import { longDate } from "../long-date.ts";
import { clinicName } from "./clinic-name.ts";
import { answerLabels } from "./line-entry.tsx";
import { lineOf, poundsOf, totalOf } from "./quote-total.ts";
import type { Quote, QuoteLine, QuotesPart } from "./quotes.ts";

type QuotesTableProps = {
  quotes: readonly Quote[];
  lines: readonly QuoteLineTexts[];
  rates: QuotesPart["rates"];
};

/** The quotes side by side: a row for each line, a column for each clinic. */
export function QuotesTable({ quotes, lines, rates }: QuotesTableProps) {
  const row = (label: string, cell: (quote: Quote) => { text: string; open?: boolean }) => (
    <tr
      key={label}
      className="max-md:not-print:mb-3 max-md:not-print:block max-md:not-print:rounded max-md:not-print:border max-md:not-print:border-line max-md:not-print:bg-surface max-md:not-print:py-2"
    >
      <th
        scope="row"
        className="max-md:not-print:block max-md:not-print:py-1! print:px-1! print:py-px!"
      >
        {label}
      </th>
      {quotes.map((quote, index) => {
        const { text, open } = cell(quote);
        return (
          <td
            key={quote.id}
            data-label={clinicName(quote, index + 1)}
            className={clsx(
              "tabular-nums print:px-1! print:py-px!",
              // A card for each line where there is no room for columns.
              "max-md:not-print:grid max-md:not-print:grid-cols-[2fr_3fr] max-md:not-print:gap-3 max-md:not-print:py-1!",
              "max-md:not-print:before:text-sm max-md:not-print:before:font-normal max-md:not-print:before:text-muted max-md:not-print:before:content-[attr(data-label)]",
              open && "font-semibold text-caution",
            )}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
  return (
    <section aria-labelledby="side-by-side" className="flex flex-col gap-5 print:gap-2">
      <h2 id="side-by-side" className="text-3xl print:text-xl">
        Side by side
      </h2>
      <table className="ruled-table w-full max-md:not-print:block md:table-fixed print:table-fixed print:text-xs">
        <caption className="sr-only">Clinics’ quotes, line by line</caption>
        <thead className="max-md:not-print:sr-only">
          <tr>
            <th scope="col" className="print:px-1! print:py-px!">
              Line
            </th>
            {quotes.map((quote, index) => (
              <th key={quote.id} scope="col" className="print:px-1! print:py-px!">
                {clinicName(quote, index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:not-print:block">
          {row("Total in pounds", (quote) => {
            const pounds = poundsOf(totalOf(quote, lines).total, quote, rates);
            return pounds
              ? { text: amountInWords(pounds) }
              : { text: "Enter an exchange rate", open: true };
          })}
          {row("Total as quoted", (quote) => ({
            text: amountInWords(totalOf(quote, lines).total, quote.currency),
          }))}
          {row("Not in the total", (quote) => {
            const { open } = totalOf(quote, lines);
            const left = [
              ...(quote.price.trim() ? [] : ["price"]),
              ...open.map(({ label }) => label.toLowerCase()),
            ];
            return left.length > 0
              ? { text: listInWords(left), open: true }
              : { text: "Nothing is left out" };
          })}
          {row("Date of the quote", ({ date }) => {
            const written = longDate(date);
            return written ? { text: written } : { text: "Not stated", open: true };
          })}
          {lines.map((line) => row(line.label, (quote) => said(line, quote)))}
        </tbody>
      </table>
      <div className="max-w-reading text-sm text-muted print:max-w-none print:text-xs print:[&_ul]:gap-0">
        <h3 className="font-sans font-semibold">How the totals are worked out</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {quotesTexts.method.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What a clinic says of a line, in a cell. */
function said(line: QuoteLineTexts, quote: Quote): { text: string; open?: boolean } {
  const { answer, words, amount } = lineOf(quote, line.id);
  if (line.type === "fact") {
    return words.trim() ? { text: words.trim() } : { text: "Not stated", open: true };
  }
  if (answer === "not-said") return { text: answerLabels[answer], open: true };
  const details = [...priceOf(answer, amount), words.trim()].filter(Boolean);
  return {
    text: [answerLabels[answer], ...(answer === "not-needed" ? [] : details)].join(", "),
    open: answer === "extra" && !amount.trim(),
  };
}

function priceOf(answer: QuoteLine["answer"], amount: string): string[] {
  if (answer !== "extra") return [];
  return [amount.trim() || "price not stated"];
}
