import { clockAt, dateInWords } from "@shared/dates.ts";
import type { MyQuote, MyRequest } from "@shared/my-request.ts";
import type { QuoteLine } from "@shared/quote.ts";
import { linesOfKind, type QuoteLineTexts, quoteLines } from "@shared/quote-lines.ts";
import { openQuestions } from "@shared/quote-questions.ts";
import { answersOf } from "@shared/recorded-quote.ts";
import { useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { CLINIC_LENGTH } from "@/site/features/plan/basics-limits.ts";
import { copyQuotes } from "@/site/features/plan/quotes/copy-quotes.ts";
import {
  lineRows,
  type Row,
  ratesInWords,
  totalRows,
  untilRow,
} from "@/site/features/plan/quotes/quote-rows.ts";
import { QuoteSigns } from "@/site/features/plan/quotes/quote-signs.tsx";
import { numbered, type Quote } from "@/site/features/plan/quotes/quotes-part.ts";
import { QuotesSideBySide } from "@/site/features/plan/quotes/quotes-side-by-side.tsx";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { MessageButtons } from "@/ui/message-buttons.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";
import { DECISION_ID, QuoteDecision, showsDecision } from "./quote-decision.tsx";
import type { RequestPartProps } from "./request-part.ts";

const texts = myRequestTexts.quotes;

/** A line that only other kinds of treatment have. */
const OF_OTHERS: QuoteLine = { answer: "not-needed", words: "Does not apply", amount: "" };

/** A quote as the planning tool keeps it, among lines of which some may be for other treatments. */
function planQuote(quote: MyQuote, lines: readonly QuoteLineTexts[]): Quote {
  const { proposal_id, clinic, price, currency, valid_until, excludes } = quote;
  const own = linesOfKind(quote.kind);
  const others = lines.filter((line) => !own.includes(line));
  return {
    id: proposal_id,
    clinic: clinic.slice(0, CLINIC_LENGTH),
    price,
    currency,
    // The team records until when a price is valid, and not on which day the clinic named it.
    date: "",
    until: valid_until ?? "",
    excludes: excludes ?? "",
    lines: { ...quote.lines, ...Object.fromEntries(others.map(({ id }) => [id, OF_OTHERS])) },
    signs: [],
  };
}

/** The row that the planning tool lacks. */
function priceRow(quotes: readonly MyQuote[]): Row {
  return {
    label: "Price as the clinic wrote it",
    cells: quotes.map(({ proposal_id: id, price }) =>
      price ? { id, text: price } : { id, text: "Not stated", open: true },
    ),
  };
}

/** The lines of quotes that may be for different treatments. */
function linesOf(quotes: readonly MyQuote[]): readonly QuoteLineTexts[] {
  const used = new Set(quotes.flatMap(({ kind }) => linesOfKind(kind)));
  return quoteLines.filter((line) => used.has(line));
}

/** The kind whose lines count every cost of some quotes: the one with the most lines has those of the others. */
function widestKind(quotes: readonly MyQuote[]): MyQuote["kind"] {
  const count = ({ kind }: MyQuote) => linesOfKind(kind).length;
  return quotes.reduce((widest, each) => (count(each) > count(widest) ? each : widest)).kind;
}

/** The quotes that the team shared, side by side, and what the patient decides about them. */
export function QuotesPart(part: RequestPartProps) {
  const { quotes, reference } = part.request;
  if (quotes.length === 0) return null;
  const lines = linesOf(quotes);
  const inPlan = quotes.map((quote) => planQuote(quote, lines));
  const [, ...answers] = lineRows(inPlan, lines);
  return (
    <div className="flex flex-col gap-12 print:gap-0">
      <p className="hidden text-xs text-muted print:block">{`${brand.name}: ${texts.title}, request ${reference}, ${dateInWords(clockAt(Date.now()).date)}`}</p>
      <QuotesSideBySide
        title={texts.title}
        clinics={quotes.map(({ proposal_id, clinic }, index) => ({
          id: proposal_id,
          name: numbered(clinic, index + 1),
          number: index + 1,
        }))}
        totals={[...totalRows(inPlan, lines, {}), priceRow(quotes), untilRow(inPlan)]}
        answers={answers}
        rates={ratesInWords(inPlan, {})}
      >
        {showsDecision(part.request) ? <DecisionLink /> : null}
        <QuoteSigns quotes={inPlan} none={texts.noSigns} />
      </QuotesSideBySide>
      <Questions quotes={quotes} reference={reference} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <QuoteDecision {...part} />
        <KeepQuotes quotes={inPlan} kind={widestKind(quotes)} />
      </div>
    </div>
  );
}

/** Shows a section of the page. Leaves the URL unchanged, because a fragment here is a private link's token. */
function showSection(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Links to the sections of the page, which quotes make long. */
export function RequestSections({ request }: { request: MyRequest }) {
  if (request.quotes.length === 0) return null;
  return (
    <SectionBar
      items={[
        { id: "totals", label: "Quotes" },
        ...(showsDecision(request) ? [{ id: DECISION_ID, label: "Decision" }] : []),
        { id: "status", label: "Status" },
        { id: "details", label: "Your details" },
      ]}
      onChoose={showSection}
      className="-mx-4 sm:-mx-6 lg:mx-0"
      rowClassName="lg:-mx-2 lg:px-0"
    />
  );
}

/** Leads past the rest of the quotes. */
function DecisionLink() {
  return (
    <TextLink
      href={`#${DECISION_ID}`}
      className="tap self-start print:hidden"
      onClick={(event) => {
        event.preventDefault();
        showSection(DECISION_ID);
      }}
    >
      {texts.toDecision}
    </TextLink>
  );
}

const countOf = ({ length }: readonly string[]) =>
  length === 1 ? "1 question" : `${length || "no"} questions`;

/** For each clinic, what its quote leaves open, as a message that asks us to ask. */
function Questions({ quotes, reference }: { quotes: readonly MyQuote[]; reference: string }) {
  return (
    <section aria-labelledby="ask" className="flex flex-col gap-5 print:hidden">
      <div className="flex max-w-reading flex-col gap-2">
        <h2 id="ask" className="text-3xl">
          Questions to ask each clinic
        </h2>
        <p className="text-muted">{texts.asking}</p>
      </div>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {quotes.map((quote) => {
          const questions = openQuestions(answersOf(quote), linesOfKind(quote.kind));
          return (
            <li
              key={quote.proposal_id}
              className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
            >
              <h3 className="font-sans font-semibold">{`${quote.clinic}: ${countOf(questions)}`}</h3>
              {questions.length > 0 ? (
                <MessageButtons
                  whom={`${brand.name}, about ${quote.clinic}`}
                  email={brand.email}
                  message={{
                    subject: `Questions about a quote: request ${reference}`,
                    body: [
                      `Please ask ${quote.clinic} for me (request ${reference}):`,
                      "",
                      ...questions.map((question, index) => `${index + 1}. ${question}`),
                    ].join("\n"),
                  }}
                />
              ) : (
                <p>{texts.nothingOpen}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Prints the quotes, or copies them into the plan on this device. */
function KeepQuotes({ quotes, kind }: { quotes: readonly Quote[]; kind: MyQuote["kind"] }) {
  const [copied, setCopied] = useState<string>();
  return (
    <section aria-labelledby="keep" className="flex flex-col items-start gap-3 print:hidden">
      <h2 id="keep" className="text-3xl">
        Keep these quotes
      </h2>
      <p className="max-w-reading text-muted">{texts.keeping}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>Print the quotes</Button>
        <Button
          onClick={() => setCopied(copyQuotes(quotes, kind) ? texts.copied : texts.copiedSome)}
        >
          Copy into My plan
        </Button>
      </div>
      <p role="status">
        {copied ? (
          <>
            <span>{copied}</span> <TextLink href={hrefTo.planQuotes()}>Open My plan</TextLink>
          </>
        ) : null}
      </p>
    </section>
  );
}
