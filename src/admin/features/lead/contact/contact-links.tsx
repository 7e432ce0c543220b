import { clsx } from "clsx";
import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { MouseEvent } from "react";
import { type ContactChannel, type Lead, shown } from "../lead-model.ts";
import type { ContactRules } from "./contact-rules.ts";

/**
 * A `tel:` link in international form: a national number would be dialled in the country of the caller. The zero
 * in "+49 (0)171 …" must not be dialled.
 */
export function callAddress(lead: Lead): string {
  const phone = shown(lead, "phone");
  const international = parsePhoneNumberFromString(phone)?.getURI();
  if (international) return international;
  if (lead.phone_e164) return `tel:${lead.phone_e164}`;
  // Without a country code, the library cannot parse the number. It only converts digits of other scripts.
  const [withoutExtension = ""] = phone.split(/ext|[x#;,]/i);
  return `tel:${parseIncompletePhoneNumber(withoutExtension)}`;
}

/** The lead's number for WhatsApp: digits including the country code, or undefined if that is unknown. */
export function whatsAppNumber(lead: Lead): string | undefined {
  const number = lead.phone_e164 ?? parsePhoneNumberFromString(shown(lead, "phone"))?.number;
  return number?.slice(1);
}

type ContactLinkProps = {
  lead: Lead;
  rules: ContactRules;
  /** Starts an answer, with the template, that asks to record the contact. */
  onAnswer: (channel: ContactChannel) => void;
  /** For compact tables. */
  small?: boolean;
};

const linkClass = "text-sea underline print:text-ink print:no-underline";

/** A small one reaches below its line, so that it is 24 pixels high. */
const sizeClass = (small: boolean) => (small ? "-mb-1 pb-1 text-xs leading-5" : "text-sm");

/** Starts an answer on a plain click. With a modifier key, the link behaves like any other. */
function answering(channel: ContactChannel, onAnswer: ContactLinkProps["onAnswer"]) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAnswer(channel);
  };
}

/** The email address, as a link that starts an answer by email if the patient may be written to and it works. */
export function MailLink({ lead, rules, onAnswer, small = false }: ContactLinkProps) {
  const email = shown(lead, "email");
  if (!email)
    return (
      <span className={clsx("block min-h-6 text-muted", sizeClass(small))}>No email address</span>
    );
  const domain = email.lastIndexOf("@") + 1;
  // A long address is divided after the @, if it has to be.
  const address = (
    <bdi key={email}>
      {email.slice(0, domain)}
      <wbr className={small ? "hidden" : undefined} />
      {email.slice(domain)}
    </bdi>
  );
  const className = clsx("block min-h-6 min-w-0 break-words print:min-h-0", sizeClass(small));
  if (!rules.mayContact || !rules.emailWorks) return <span className={className}>{address}</span>;
  return (
    <a
      className={clsx(className, linkClass)}
      href={`mailto:${email}`}
      onClick={answering("email", onAnswer)}
    >
      {address}
    </a>
  );
}

/** The phone number, as a link to call the patient if they asked for calls. */
export function CallLink({ lead, rules, onAnswer, small = false }: ContactLinkProps) {
  const phone = shown(lead, "phone");
  const className = clsx("block min-h-6 w-fit whitespace-nowrap print:min-h-0", sizeClass(small));
  if (!rules.mayCall) return <span className={className}>{phone}</span>;
  return (
    <a
      className={clsx(className, linkClass)}
      href={callAddress(lead)}
      onClick={answering("phone", onAnswer)}
    >
      {phone}
    </a>
  );
}
