import { dateInWords, ukTime } from "@shared/dates.ts";
import { CORRECTABLE_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import type { Download } from "@shared/my-request.ts";
import { brand } from "@/lib/brand.ts";
import { WAY_NAMES } from "./fields.ts";
import { historyText } from "./history-text.ts";
import { checksOf, decisionText, proposalStateText, quoteText } from "./proposal-text.ts";
import { closeReasonText, statusTextOf } from "./status-text.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

function rows(entries: readonly (readonly [string, string])[]): string {
  return entries
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)
    .join("\n");
}

/** A list, or a sentence if it is empty. */
function list(kind: "ul" | "ol", items: readonly string[], none: string): string {
  if (items.length === 0) return `<p>${none}</p>`;
  return `<${kind}>\n${items.map((item) => `<li>${escaped(item)}</li>`).join("\n")}\n</${kind}>`;
}

function newsletterText({ newsletter }: Download): string {
  if (!newsletter) return "You haven’t signed up.";
  const { email, asked_at, confirmed_at } = newsletter;
  const confirmed = confirmed_at ? ` and confirmed on ${ukTime(confirmed_at)}` : "";
  return escaped(`${email} was entered on ${ukTime(asked_at)}${confirmed}.`);
}

/** All data about a request as an HTML page that any browser can show without JavaScript. */
export function readableCopy(download: Download): string {
  const { reference, sent, corrections, preferences, history, clinics, proposals } = download;
  const corrected = rows(
    CORRECTABLE_FIELDS.flatMap((field) => {
      const value = corrections[field];
      return value === undefined ? [] : [[LEAD_FIELDS[field].label, value || "(removed)"] as const];
    }),
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Request ${escaped(reference)}</title>
<style>
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.25; } h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid; font-size: larger; }
dl { display: grid; gap: 0.5rem 1.5rem; } dt { font-weight: 600; } dd { margin: 0; white-space: pre-wrap; } li { margin-block: 0.5rem; white-space: pre-wrap; }
@media (min-width: 36rem) { dl { grid-template-columns: 13rem 1fr; } }
@media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } }
</style>
</head>
<body>
<h1>Your request ${escaped(reference)}</h1>
<p>What ${escaped(brand.name)} holds about this request, as of ${ukTime(new Date().toISOString())}.</p>
<h2>Status</h2>
<dl>
${rows([
  ["Status", statusTextOf(download).name],
  ["Received", ukTime(download.created_at)],
  ["Reply promised by", ukTime(download.due_at)],
  ["First contact", download.first_contact_at ? ukTime(download.first_contact_at) : ""],
  ["Closed because", closeReasonText(download.close_reason) ?? ""],
  ["Consent withdrawn", download.withdrawn_at ? ukTime(download.withdrawn_at) : ""],
  [
    "Consent withdrawn in another request, deleted since",
    download.withdrawn_elsewhere_at ? ukTime(download.withdrawn_elsewhere_at) : "",
  ],
  ["Kept, but not used, since", download.restricted_at ? ukTime(download.restricted_at) : ""],
  [
    "Next step",
    [download.next_step_on ? dateInWords(download.next_step_on) : null, download.next_step]
      .filter(Boolean)
      .join(": "),
  ],
])}
</dl>
<h2>What you sent</h2>
<dl>
${rows([
  ...CORRECTABLE_FIELDS.map((field) => [LEAD_FIELDS[field].label, sent[field]] as const),
  ["Country", download.location_country],
  ["Phone number, as we dial it", download.phone_e164 ?? ""],
  [
    "Page on which you opened the form",
    download.source_page ? brand.siteUrl + download.source_page : "",
  ],
])}
</dl>
<h2>Corrections</h2>
${corrected === "" ? "<p>None.</p>" : `<dl>\n${corrected}\n</dl>`}
<h2>How to contact you</h2>
<dl>
${rows([
  ["Contact by", preferences.contact_by ? WAY_NAMES[preferences.contact_by] : "no preference"],
  [
    "Calls",
    preferences.no_calls
      ? "no calls"
      : preferences.contact_by === "phone"
        ? "yes, because you asked for them"
        : "none, unless you ask for one",
  ],
  ["Best time", preferences.contact_when ?? ""],
  ["Email when the status changes", preferences.status_mail ? "yes" : "no"],
])}
</dl>
<h2>Clinics that we suggested</h2>
${list(
  "ul",
  proposals.map((proposal) =>
    [
      `${proposal.clinic}, ${proposal.city}. It would get: ${proposal.would_get}`,
      ...checksOf(proposal).map(([label, text]) => `${label}: ${text}`),
      `Suggested on ${ukTime(proposal.proposed_at)}. ${proposalStateText(proposal)}`,
      ...(proposal.wording ? [`You agreed to this: ${proposal.wording}`] : []),
    ].join("\n"),
  ),
  "None.",
)}
<h2>Quotes</h2>
${list("ul", download.quotes.map(quoteText), "None.")}
${download.decision ? `<p>${escaped(decisionText(download.decision))}</p>` : ""}
<h2>Clinics that received your data</h2>
${list(
  "ul",
  clinics.map(({ clinic, shared, on }) => `${clinic}, on ${dateInWords(on)}: ${shared}`),
  "None.",
)}
<h2>Messages that you sent with our contact form</h2>
${list(
  "ul",
  download.messages.map(
    ({ created_at, name, email, subject, message }) =>
      `${ukTime(created_at)}, from ${name} (${email}). ${subject}: ${message}`,
  ),
  "None.",
)}
<h2>Newsletter</h2>
<p>${newsletterText(download)}</p>
<h2>Your consent</h2>
<p>${escaped(download.consent_text)}</p>
<p>Given on ${ukTime(download.consent_at)}.</p>
<h2>History</h2>
${list(
  "ol",
  history.map((entry) => `${ukTime(entry.at)}: ${historyText(entry)}`),
  "Nothing.",
)}
</body>
</html>
`;
}
