/** A message, ready to send. */
export type Message = { subject: string; body: string };

/** Windows silently fails to open a link of more than 2,048 characters in another program. */
const MAX_LINK_LENGTH = 1900;

/** A `mailto:` address of a message. Without a recipient, the sender enters one. */
export function mailAddress(to: string, { subject, body }: Message): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  // Not URLSearchParams, because email programs would show its plus signs instead of spaces.
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** A link to a WhatsApp chat with a prefilled message. `number` has digits only; empty to choose the recipient there. */
export function whatsAppAddress(number: string, { body }: Pick<Message, "body">): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(body)}`;
}

/**
 * A `mailto:` address. If the message is too long for a link, it only contains the subject, and the text has to be copied.
 */
export function mailTo(to: string, message: Message): { href: string; isComplete: boolean } {
  const href = mailAddress(to, message);
  return href.length <= MAX_LINK_LENGTH
    ? { href, isComplete: true }
    : { href: href.replace(/&body=.*$/, ""), isComplete: false };
}
