import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { PRIVACY_PATH } from "../../_shared/site-paths.ts";
import type { Block, Inline, MailContent } from "./blocks.ts";
import { mailStyles, palette } from "./styles.ts";

/** What the last lines of each email say: the site's origin, and who runs it. */
interface MailEnd {
  siteUrl: string;
  operator: string;
}

/** Renders an email as plain text and as HTML, from the same blocks. */
export function renderMail(content: MailContent, end: MailEnd): { text: string; html: string } {
  return { text: renderText(content, end), html: renderHtml(content, end) };
}

const inlineText = (text: readonly Inline[]) =>
  text
    .map((part) => {
      if (typeof part === "string") return part;
      const address = part.href.replace(/^(mailto|tel):/, "");
      return part.text === address ? part.text : `${part.text} (${address})`;
    })
    .join("");

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return inlineText(block.text);
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${inlineText(item)}`).join("\n");
    case "button":
      return `${block.text}:\n${block.href}`;
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
  }
}

function renderText({ blocks, reason }: MailContent, { siteUrl, operator }: MailEnd): string {
  const end = `-- \n${BRAND_NAME}, ${siteUrl}\n${operator}\n${reason}\nPrivacy policy: ${siteUrl}${PRIVACY_PATH}\n`;
  return [...blocks.map(blockText), end].join("\n\n");
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" class="link" style="color:${palette.light.sea};text-decoration:underline">${escapeHtml(text)}</a>`;

const inlineHtml = (text: readonly Inline[]) =>
  text
    .map((part) => (typeof part === "string" ? escapeHtml(part) : link(part.href, part.text)))
    .join("");

/**
 * Styles are set on each element, because several email programs remove style sheets. Outlook for Windows lays out
 * email as Word does: it ignores `max-width`, `display` and a link's padding. Hence the comments and the properties
 * with "mso", which only Outlook reads.
 */
const bodyText = `margin:0 0 16px;font-size:17px;line-height:1.55;color:${palette.light.ink}`;

function blockHtml(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return `<p class="ink" style="${bodyText}">${inlineHtml(block.text)}</p>`;
    case "heading":
      return `<h2 class="ink" style="margin:28px 0 10px;font-family:Georgia,'Times New Roman',serif;font-size:21px;line-height:1.3;font-weight:600;color:${palette.light.ink}">${escapeHtml(block.text)}</h2>`;
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="soft" style="margin:4px 0 20px;background:${palette.light.seaSoft};border-radius:8px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:12px 16px"><span class="muted" style="font-size:14px;line-height:1.4;color:${palette.light.muted}">${escapeHtml(label)}</span><br><span class="ink" style="font-size:18px;line-height:1.4;font-weight:600;color:${palette.light.ink}">${escapeHtml(value)}</span></td></tr>`,
        )
        .join("")}</table>`;
    case "list":
      return `<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items
        .map(
          (item) =>
            `<li class="ink" style="${bodyText.replace("0 0 16px", "0 0 8px")}">${inlineHtml(item)}</li>`,
        )
        .join("")}</ul>`;
    case "button":
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" bgcolor="${palette.light.sea}" style="background:${palette.light.sea};border-radius:6px;mso-padding-alt:13px 24px"><a href="${escapeHtml(block.href)}" class="button-text" style="display:inline-block;padding:13px 24px;font-size:17px;line-height:1.3;font-weight:600;color:${palette.light.onSea};text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
    case "quote":
      return `<blockquote class="quote ink" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${palette.light.line};font-size:17px;line-height:1.55;color:${palette.light.ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</blockquote>`;
  }
}

function renderHtml(
  { subject, preview, blocks, reason }: MailContent,
  { siteUrl, operator }: MailEnd,
): string {
  const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${palette.light.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${palette.light.paper}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${sans};text-align:left">
<tr><td style="padding:0 4px 16px"><a href="${escapeHtml(siteUrl)}" class="ink" style="font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.2;font-weight:600;color:${palette.light.ink};text-decoration:none">${BRAND_NAME}</a></td></tr>
<tr><td class="card" style="padding:28px 24px 16px;background:${palette.light.surface};border:1px solid ${palette.light.line};border-radius:12px">
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:14px;line-height:1.55;color:${palette.light.muted}">${escapeHtml(operator)}<br>${escapeHtml(reason)}<br>${link(siteUrl + PRIVACY_PATH, "Privacy policy")}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
