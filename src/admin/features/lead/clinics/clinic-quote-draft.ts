import { currencyIn } from "@shared/amounts.ts";
import {
  ANSWER_LENGTH,
  ANSWERS,
  CURRENCIES,
  EXCLUDES_LENGTH,
  type QuoteLine,
  STORED_AMOUNT_LENGTH,
} from "@shared/quote.ts";
import {
  isQuoteKind,
  linesOfKind,
  type QuoteKind,
  type QuoteLineId,
  type QuoteLineTexts,
  quoteLines,
} from "@shared/quote-lines.ts";
import { lengthFault } from "@shared/text-length.ts";
import * as z from "zod/mini";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { addDays, DAY_FAULT, typedDay } from "@/lib/calendar-date.ts";
import type { QuoteToRecord, RecordedQuote } from "./quotes-api.ts";

/** The team's label of a line. The patient's speaks to them. */
export const lineLabel = ({ id, label }: QuoteLineTexts) =>
  id === "surgeon" ? "Who treats the patient" : label;

/** The values of the form's controls, by name. */
export type QuoteDraft = Record<string, string>;

/** The name of the control for a part of a line. */
export const controlOf = (id: QuoteLineId, part: keyof QuoteLine) => `${id}-${part}`;

/** What the form shows at first: the latest version, or nothing but a kind. */
export function draftOf(latest: RecordedQuote | undefined, kind: QuoteKind): QuoteDraft {
  const lines = quoteLines.flatMap(({ id }) => {
    const { answer = "not-said", words = "", amount = "" } = latest?.lines[id] ?? {};
    return [
      [controlOf(id, "answer"), answer],
      [controlOf(id, "words"), words],
      [controlOf(id, "amount"), amount],
    ];
  });
  return {
    // A later version that somebody else records is a conflict, also if the form shows the draft again.
    revision: String(latest?.revision ?? 0),
    kind: latest?.kind ?? kind,
    price: latest?.price ?? "",
    currency: latest?.currency ?? "GBP",
    valid_until: latest?.valid_until ?? "",
    excludes: latest?.excludes ?? "",
    ...Object.fromEntries(lines),
  };
}

/** What a line says. Parts that its answer hides count as empty. */
function lineIn(
  draft: QuoteDraft,
  { id, type }: { id: QuoteLineId; type: "fact" | "cost" },
): QuoteLine {
  const part = (name: keyof QuoteLine) => (draft[controlOf(id, name)] ?? "").trim();
  const answer = ANSWERS.find((each) => each === part("answer")) ?? "not-said";
  const hasWords = type === "fact" || answer === "included" || answer === "extra";
  return {
    answer,
    words: hasWords ? part("words") : "",
    amount: answer === "extra" ? part("amount") : "",
  };
}

/** The quote that was entered. */
function quoteIn(draft: QuoteDraft): QuoteToRecord {
  const { kind = "", price = "", currency, valid_until, excludes } = draft;
  const known = isQuoteKind(kind) ? kind : "operation";
  const lines = linesOfKind(known).map((line) => [line.id, lineIn(draft, line)] as const);
  return {
    kind: known,
    price: price.trim(),
    currency: CURRENCIES.find((each) => each === currency) ?? "GBP",
    valid_until: valid_until || null,
    excludes: excludes?.trim() || null,
    lines: Object.fromEntries(
      lines.filter(([, { answer, words }]) => answer !== "not-said" || words !== ""),
    ),
  };
}

/** What is wrong with the values, by control. Amounts are kept as the clinic wrote them, even if we cannot read them. */
function faultsIn(draft: QuoteDraft, askedOn: string): [name: string, fault: string][] {
  const { price, currency, valid_until, excludes, lines } = quoteIn(draft);
  const said = Object.entries(lines);
  const amounts = [
    ["price", "Price", price] as const,
    ...said.map(([id, { amount }]) => [`${id}-amount`, "Price of this extra", amount] as const),
  ];
  const texts = [
    ...amounts.map((amount) => [...amount, STORED_AMOUNT_LENGTH] as const),
    ...said.map(([id, { words }]) => [`${id}-words`, "This answer", words, ANSWER_LENGTH] as const),
    ["excludes", "What the price excludes", excludes ?? "", EXCLUDES_LENGTH] as const,
  ];
  return [
    ...(price === "" && said.length === 0
      ? [["price", "Enter the price, or at least one line."] as [string, string]]
      : []),
    ...texts.flatMap(([name, label, text, most]): [string, string][] =>
      text.length > most ? [[name, lengthFault(label, most)]] : [],
    ),
    ...amounts.flatMap(([name, , amount]): [string, string][] =>
      (currencyIn(amount) ?? currency) === currency
        ? []
        : [[name, "This names another currency. Change the currency of the quote, or convert it."]],
    ),
    ...dayFaults(valid_until, askedOn).map((fault): [string, string] => ["valid_until", fault]),
  ];
}

/** The most days from today for which a price can be valid, as in the database: ten years. */
const MOST_DAYS_VALID = 3650;

function dayFaults(day: string | null, askedOn: string): string[] {
  if (day === null) return [];
  if (!typedDay(day)) return [DAY_FAULT];
  if (day < askedOn) return ["Enter a date after the day on which you asked the clinic."];
  return day > addDays(teamToday(), MOST_DAYS_VALID) ? ["Enter a date in the next ten years."] : [];
}

/** The schema of the form of a clinic that was asked on a day. */
export function quoteDraftSchema(askedOn: string) {
  return z.pipe(
    z.record(z.string(), z.string()).check(({ value, issues }) => {
      for (const [name, message] of faultsIn(value, askedOn)) {
        issues.push({ code: "custom", path: [name], message, input: value });
      }
    }),
    z.transform(quoteIn),
  );
}
