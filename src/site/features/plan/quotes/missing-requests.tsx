import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { missingMessage, openQuestions } from "@shared/quote-questions.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";
import type { Message } from "@/lib/message-links.ts";
import { MessageButtons } from "@/ui/message-buttons.tsx";
import { clinicName, isBegun, type Quote } from "./quotes-part.ts";

/** A quote that says until when its price is valid needs no other date. */
const dated = (quote: Quote) => ({ ...quote, date: quote.date || quote.until });

type MissingRequestsProps = {
  quotes: readonly Quote[];
  lines: readonly QuoteLineTexts[];
  /** The treatments that the quotes are for. A clinic does not need to know of others. */
  treatments: readonly TreatmentSlug[];
};

/** For each clinic, a message that asks for missing details, ready to send. */
export function MissingRequests({ quotes, lines, treatments }: MissingRequestsProps) {
  const names = listInWords(treatments.map((slug) => treatmentNames[slug]));
  // What nobody has begun to enter has nothing to ask for yet.
  const begun = quotes.map(isBegun);
  if (!begun.includes(true)) return null;
  return (
    <section aria-labelledby="ask" className="flex flex-col gap-5 print:hidden">
      <div className="flex max-w-reading flex-col gap-2">
        <h2 id="ask" className="text-3xl">
          Ask for what is missing
        </h2>
        <p className="text-muted">{quotesTexts.asking}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {quotes.map((quote, index) =>
          begun[index] ? (
            <li
              key={quote.id}
              className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
            >
              <Request
                name={clinicName(quote, index + 1)}
                count={openQuestions(dated(quote), lines).length}
                message={missingMessage(dated(quote), lines, {
                  clinic: quote.clinic,
                  about: names,
                  asker: "patient",
                })}
              />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Request({
  name,
  count,
  message,
}: {
  name: string;
  count: number;
  message: Message | undefined;
}) {
  if (!message) {
    return (
      <>
        <h3 className="font-sans font-semibold">{name}</h3>
        <p>{quotesTexts.askingNothing}</p>
      </>
    );
  }
  return (
    <>
      <h3 className="font-sans font-semibold">{`${name}: ${count === 1 ? "1 question" : `${count} questions`}`}</h3>
      <MessageButtons message={message} whom={name} whatsApp="" />
    </>
  );
}
