import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { openQuestions } from "@shared/quote-questions.ts";
import { Copy, Mail, MessageCircle } from "lucide-react";
import { quotesTexts } from "@/content/plan/quotes.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { type Message, mailTo, missingMessage, whatsAppTo } from "./missing-message.ts";
import { clinicName, type Quote } from "./quotes.ts";

type MissingRequestsProps = {
  quotes: readonly Quote[];
  lines: readonly QuoteLineTexts[];
  /** The treatments that the quotes are for. A clinic does not need to know of others. */
  treatments: readonly TreatmentSlug[];
};

/** For each clinic, a message that asks for missing details, ready to send. */
export function MissingRequests({ quotes, lines, treatments }: MissingRequestsProps) {
  const names = treatments.map((slug) => treatmentNames[slug]);
  return (
    <section aria-labelledby="ask" className="flex flex-col gap-5 print:hidden">
      <div className="flex max-w-reading flex-col gap-2">
        <h2 id="ask" className="text-3xl">
          Ask for what is missing
        </h2>
        <p className="text-muted">{quotesTexts.asking}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {quotes.map((quote, index) => (
          <li
            key={quote.id}
            className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
          >
            <Request
              name={clinicName(quote, index + 1)}
              count={openQuestions(quote, lines).length}
              message={missingMessage(quote, lines, names)}
            />
          </li>
        ))}
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
  const mail = mailTo(message);
  const copy = (copied: string) =>
    copyText(message.body, {
      copied,
      failed: "We could not copy the message. Open it below and copy it there.",
    });
  return (
    <>
      <h3 className="font-sans font-semibold">{`${name}: ${count === 1 ? "1 question" : `${count} questions`}`}</h3>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <ButtonLink
          size="small"
          href={mail.href}
          onClick={(event) => {
            if (mail.isComplete) return;
            event.preventDefault();
            void copy("Message copied. Paste it into the email.").then((copied) => {
              if (copied) window.location.assign(mail.href);
            });
          }}
        >
          <Mail aria-hidden="true" className="size-4 max-sm:hidden" /> <span>Email</span>
          <span className="sr-only">{` ${name}`}</span>
        </ButtonLink>
        <ButtonLink size="small" href={whatsAppTo(message)}>
          <MessageCircle aria-hidden="true" className="size-4 max-sm:hidden" />{" "}
          <span>WhatsApp</span>
          <span className="sr-only">{` ${name}`}</span>
        </ButtonLink>
        <Button size="small" onClick={() => void copy("Message copied")}>
          <Copy aria-hidden="true" className="size-4 max-sm:hidden" /> <span>Copy</span>
          <span className="sr-only">{` the message to ${name}`}</span>
        </Button>
      </div>
      {mail.isComplete ? null : <p className="text-sm text-muted">{quotesTexts.askingLong}</p>}
      <details>
        <summary className="inline-flex min-h-9 items-center text-sea underline underline-offset-4">
          Read the message
        </summary>
        <p className="mt-2 whitespace-pre-line rounded bg-sand px-4 py-3">{message.body}</p>
      </details>
    </>
  );
}
