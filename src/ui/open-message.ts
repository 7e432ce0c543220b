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

/** What is said once a text that is too long for a link has been copied, or could not be. */
export const tooLongForLink = {
  copied: "Message copied. Paste it into the email.",
  failed:
    "This message is too long for a link to an email, and could not be copied. Use a shorter template.",
} as const;

/** Opens an email, after copying a text too long for the link; else shows `failed`. */
export async function openEmail(
  { href, isComplete }: MailLink,
  body: string,
  failed: string = tooLongForLink.failed,
): Promise<void> {
  if (isComplete || (await copyText(body, { ...tooLongForLink, failed }))) openAddress(href);
}
