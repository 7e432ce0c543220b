import { firstName } from "../../_shared/first-name.ts";

/** A string with links in it. */
export type Inline = string | { text: string; href: string };

/** A part of an email. Each part can be rendered as plain text and as HTML. */
export type Block =
  | { type: "paragraph"; text: readonly Inline[] }
  | { type: "heading"; text: string }
  | { type: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { type: "list"; items: readonly (readonly Inline[])[] }
  | { type: "button"; text: string; href: string }
  /** Someone else's words, exactly as they wrote them. */
  | { type: "quote"; text: string };

/** What an email says, before it is rendered. */
export interface MailContent {
  subject: string;
  /** What email programs show next to the subject in a list. */
  preview: string;
  blocks: readonly Block[];
  /** Why the person gets this email. Shown at its end. */
  reason: string;
}

/** A paragraph of text and links. */
export const paragraph = (...text: Inline[]): Block => ({ type: "paragraph", text });

/** A heading. */
export const heading = (text: string): Block => ({ type: "heading", text });

/** The first line of an email to a person. */
export function greeting(name: string): Block {
  const first = firstName(name);
  return paragraph(first ? `Hello ${first},` : "Hello,");
}
