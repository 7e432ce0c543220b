import type { Clinic } from "@/admin/features/clinics/clinics-api.ts";
import { type Message, mailTo, whatsAppAddress } from "@/lib/message-links.ts";
import { Button } from "@/ui/button.tsx";
import { openAddress, tooLongForLink } from "@/ui/open-message.ts";
import type { ContactChannel } from "../lead-model.ts";
import { copyOnceAllowed, openOnceAllowed } from "./once-allowed.ts";

type ClinicMessageProps = {
  /** Begins each button: "Ask by email". */
  verb: string;
  name: string;
  /** The clinic in the register, if it has loaded. */
  clinic: Clinic | undefined;
  message: Message;
  isBusy?: boolean;
  /** Runs before the message is opened or copied, and returns false if it must not be. A copied one is for an email. */
  before?: (by: ContactChannel) => Promise<boolean>;
};

/** Buttons that open a message to a clinic in the coordinator's own program, or copy it. */
export function ClinicMessage(props: ClinicMessageProps) {
  const { verb, name, clinic, message, isBusy = false, before = async () => true } = props;
  const mail = mailTo(clinic?.email ?? "", message);
  const number = clinic?.whatsapp?.replace("+", "");
  // Safari copies, and opens tabs, only as part of the press, which does not wait for `before`.
  const ways: {
    by: ContactChannel;
    label: string;
    open: (isAllowed: Promise<boolean>) => Promise<unknown>;
  }[] = [
    {
      by: "email",
      label: `${verb} by email`,
      open: async (isAllowed) => {
        const mayOpen = mail.isComplete
          ? await isAllowed
          : await copyOnceAllowed(message.body, tooLongForLink, isAllowed);
        if (mayOpen) openAddress(mail.href);
      },
    },
    ...(number
      ? [
          {
            by: "whatsapp" as const,
            label: `${verb} by WhatsApp`,
            open: (isAllowed: Promise<boolean>) =>
              openOnceAllowed(whatsAppAddress(number, message), isAllowed),
          },
        ]
      : []),
    {
      by: "email",
      label: `${verb} with a copied message`,
      open: (isAllowed) =>
        copyOnceAllowed(
          message.body,
          {
            copied: "The message has been copied",
            failed: "The message could not be copied. Use the email instead.",
          },
          isAllowed,
        ),
    },
  ];
  return (
    <div className="flex flex-wrap gap-1.5">
      {ways.map(({ by, label, open }) => (
        <Button
          key={label}
          size="small"
          busy={isBusy}
          aria-label={`${label}: ${name}`}
          onClick={() => void open(before(by))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
