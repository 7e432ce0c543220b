import { type QuoteLineTexts, quoteQuestions } from "@/content/plan/quote-lines.ts";
import { listInWords } from "@/lib/english.ts";
import { isMissing, missingPricePart } from "./quote-total.ts";
import type { Quote } from "./quotes.ts";

/** The questions that a quote leaves unanswered, in the order of its lines. */
export function openQuestions(quote: Quote, lines: readonly QuoteLineTexts[]): string[] {
  const price = missingPricePart(quote);
  return [
    ...(price === "all" ? [quoteQuestions.price] : []),
    ...(price === "end" ? [quoteQuestions.highestPrice] : []),
    ...lines.filter((line) => isMissing(line, quote)).map(({ question }) => question),
    ...(quote.date ? [] : [quoteQuestions.date]),
  ];
}

/** A message that asks a clinic for the missing details; `undefined` if there are none. */
export function missingMessage(
  quote: Quote,
  lines: readonly QuoteLineTexts[],
  treatments: readonly string[],
): { subject: string; body: string } | undefined {
  const questions = openQuestions(quote, lines);
  if (questions.length === 0) return undefined;
  const about = treatments.length > 0 ? ` for ${listInWords(treatments)}` : "";
  return {
    subject: `Questions about your quote${about}`,
    body: [
      `Hello${quote.clinic.trim() ? ` ${quote.clinic.trim()}` : ""},`,
      "",
      `Thank you for your quote${about}. Before I decide, could you please answer ${
        questions.length === 1 ? "this question" : "these questions"
      } in writing?`,
      "",
      ...questions.map((question, index) => `${index + 1}. ${question}`),
      "",
      "If something is not included in the price, please tell me what it costs.",
      "",
      "Thank you",
    ].join("\n"),
  };
}

/** A link that opens the user's email program, without an address. */
export function mailTo({ subject, body }: { subject: string; body: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** A link that opens WhatsApp, where the user chooses the recipient. */
export function whatsAppTo({ body }: { body: string }): string {
  return `https://wa.me/?text=${encodeURIComponent(body)}`;
}
