import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { openQuestions } from "@shared/quote-questions.ts";
import { listInWords } from "@/lib/english.ts";
import type { Quote } from "./quotes.ts";

/** A message to a clinic. */
export type Message = { subject: string; body: string };

/** A message that asks a clinic for the missing details; `undefined` if there are none. */
export function missingMessage(
  quote: Quote,
  lines: readonly QuoteLineTexts[],
  treatments: readonly string[],
): Message | undefined {
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

/** Windows silently fails to open a link of more than 2,048 characters in another program. */
const MAX_MAIL_LINK_LENGTH = 1900;

/**
 * A link that opens the user's email program, without an address. If the message is too long for a link, it only
 * contains the subject, and the text has to be copied.
 */
export function mailTo({ subject, body }: Message): { href: string; isComplete: boolean } {
  const short = `mailto:?subject=${encodeURIComponent(subject)}`;
  const full = `${short}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  const isComplete = full.length <= MAX_MAIL_LINK_LENGTH;
  return { href: isComplete ? full : short, isComplete };
}

/** A link that opens WhatsApp, where the user chooses the recipient. */
export function whatsAppTo({ body }: Message): string {
  return `https://wa.me/?text=${encodeURIComponent(body)}`;
}
