import { Copy, Mail, MessageCircle } from "lucide-react";
import { type Message, mailTo, whatsAppAddress } from "@/lib/message-links.ts";
import { Button, ButtonLink } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { openEmail } from "./open-message.ts";

type MessageButtonsProps = {
  message: Message;
  /** Whom it is for, for screen readers. */
  whom: string;
  /** The recipient's email address, if it is known. */
  email?: string;
  /** The digits of the recipient's number. Empty to choose the recipient in WhatsApp, undefined for no such button. */
  whatsApp?: string | undefined;
};

/** Buttons that open a message in the user's programs or copy it, and its text. They send nothing. */
export function MessageButtons({ message, whom, email = "", whatsApp }: MessageButtonsProps) {
  const mail = mailTo(email, message);
  const failed = "We could not copy the message. Open it below and copy it there.";
  return (
    <>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <ButtonLink
          size="small"
          href={mail.href}
          onClick={(event) => {
            if (mail.isComplete) return;
            event.preventDefault();
            void openEmail(mail, message.body, failed);
          }}
        >
          <Mail aria-hidden="true" className="size-4 max-sm:hidden" /> <span>Email</span>
          <span className="sr-only">{` ${whom}`}</span>
        </ButtonLink>
        {whatsApp === undefined ? null : (
          <ButtonLink size="small" href={whatsAppAddress(whatsApp, message)}>
            <MessageCircle aria-hidden="true" className="size-4 max-sm:hidden" />{" "}
            <span>WhatsApp</span>
            <span className="sr-only">{` ${whom}`}</span>
          </ButtonLink>
        )}
        <Button
          size="small"
          onClick={() => void copyText(message.body, { copied: "Message copied", failed })}
        >
          <Copy aria-hidden="true" className="size-4 max-sm:hidden" /> <span>Copy</span>
          <span className="sr-only">{` the message to ${whom}`}</span>
        </Button>
      </div>
      {mail.isComplete ? null : (
        <p className="text-sm text-muted">
          This message is too long for an email link. “Email” copies it, and opens an email into
          which you paste it.
        </p>
      )}
      <details>
        <summary className="inline-flex min-h-11 items-center text-sea underline underline-offset-4">
          Read the message
        </summary>
        <p className="mt-2 whitespace-pre-line rounded bg-sand px-4 py-3">{message.body}</p>
      </details>
    </>
  );
}
