/** A message, ready to send. */
export type Message = { subject: string; body: string };

/** Windows silently fails to open a link of more than 2,048 characters in another program. */
const MAX_LINK_LENGTH = 1900;

/** A link to a WhatsApp chat with a prefilled message. `number` has digits only; empty to choose the recipient there. */
export function whatsAppAddress(number: string, { body }: Pick<Message, "body">): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(body)}`;
}

/** A link to an email, and whether it contains the whole text. */
export type MailLink = { href: string; isComplete: boolean };

/** A `mailto:` address. A message too long for a link is left out, and has to be copied. */
export function mailTo(to: string, { subject, body }: Message): MailLink {
  const lines = body.replace(/\r?\n/g, "\r\n");
  // Not URLSearchParams, because email programs would show its plus signs instead of spaces.
  const start = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(lines)}`;
  return whole.length <= MAX_LINK_LENGTH
    ? { href: whole, isComplete: true }
    : { href: start, isComplete: false };
}
