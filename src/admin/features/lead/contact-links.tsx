import { clsx } from "clsx";
import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type Lead, shown } from "./lead-model.ts";

/** A `tel:` link for a number as the patient wrote it. The zero in "+49 (0)171 …" must not be dialled. */
export function callAddress(phone: string): string {
  const international = parsePhoneNumberFromString(phone)?.getURI();
  if (international) return international;
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
  /** For compact tables. */
  small?: boolean;
};

/** A link to write to the patient by email. */
export function MailLink({ lead, small = false }: ContactLinkProps) {
  const email = shown(lead, "email");
  return (
    <a
      className={clsx(
        "block min-h-6 min-w-0 break-words text-sea underline print:min-h-0 print:text-ink print:no-underline",
        small ? "text-xs leading-6" : "text-sm",
      )}
      href={`mailto:${email}`}
    >
      {email}
    </a>
  );
}

/** A link to call the patient. */
export function CallLink({ lead, small = false }: ContactLinkProps) {
  const phone = shown(lead, "phone");
  return (
    <a
      className={clsx(
        "block min-h-6 w-fit whitespace-nowrap text-sea underline print:min-h-0 print:text-ink print:no-underline",
        small ? "text-xs leading-6" : "text-sm",
      )}
      href={callAddress(phone)}
    >
      {phone}
    </a>
  );
}
