// cspell:ignore noopener noreferrer
import type { MailLink } from "@/lib/message-links.ts";
import { copyText } from "./copy-text.ts";

/** Opens an address in the user's program, or in a new tab, as if a link were pressed. */
export function openAddress(href: string): void {
  const link = Object.assign(document.createElement("a"), {
    href,
    target: href.startsWith("https:") ? "_blank" : "",
    rel: "noopener noreferrer",
  });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Opens an email if it `isAllowed`, after copying a text too long for the link; else shows `failed`. */
export async function openEmail(
  { href, isComplete }: MailLink,
  body: string,
  failed = "This message is too long for a link to an email, and could not be copied. Use a shorter template.",
  isAllowed?: Promise<boolean>,
): Promise<void> {
  const copied = "Message copied. Paste it into the email.";
  const mayOpen = isComplete
    ? !isAllowed || (await isAllowed)
    : await copyText(body, { copied, failed }, isAllowed);
  if (mayOpen) openAddress(href);
}
