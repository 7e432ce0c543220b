import { CORRECTABLE_FIELDS, type Download } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";
import { brand } from "@/lib/brand.ts";
import { FIELD_LABELS } from "./fields.ts";

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

function time(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function rows(entries: readonly (readonly [string, string])[]): string {
  return entries
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)
    .join("\n");
}

/** The details of an event as text: "from: new, to: contacted". */
function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(
      ([name, value]) =>
        `${name}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
    )
    .join(", ");
}

/** Everything about a request as a page that any browser shows, without script. */
export function readableCopy(download: Download): string {
  const { reference, sent, corrections, preferences, history, clinics } = download;
  const status = download.withdrawn_at
    ? myRequestTexts.withdrawn.name
    : myRequestTexts.statuses[download.status].name;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Request ${escaped(reference)}</title>
<style>
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; overflow-wrap: anywhere; }
dt { font-weight: 600; } dd { margin: 0 0 0.75rem; white-space: pre-wrap; } li { margin-block: 0.5rem; }
</style>
</head>
<body>
<h1>Your request ${escaped(reference)}</h1>
<p>Everything that ${escaped(brand.name)} stores about it, as of ${time(new Date().toISOString())}.</p>
<h2>Status</h2>
<dl>
${rows([
  ["Status", status],
  ["Received", time(download.created_at)],
  ["Answer promised by", time(download.due_at)],
  ["First contact", download.first_contact_at ? time(download.first_contact_at) : ""],
  ["Consent withdrawn", download.withdrawn_at ? time(download.withdrawn_at) : ""],
  ["Next step", [download.next_step_on, download.next_step].filter(Boolean).join(": ")],
])}
</dl>
<h2>What you sent</h2>
<dl>
${rows([
  ...CORRECTABLE_FIELDS.map((field) => [FIELD_LABELS[field], sent[field]] as const),
  ["Country", download.location_country],
  ["Sent from the page", download.source_page ?? ""],
])}
</dl>
<h2>Corrections</h2>
<dl>
${rows(
  CORRECTABLE_FIELDS.flatMap((field) => {
    const value = corrections[field];
    return value === undefined ? [] : [[FIELD_LABELS[field], value || "(removed)"] as const];
  }),
)}
</dl>
<h2>How to reach you</h2>
<dl>
${rows([
  ["By", preferences.contact_by ?? "no preference"],
  ["Calls", preferences.no_calls ? "no calls" : "allowed"],
  ["When", preferences.contact_when ?? ""],
  ["Email when the status changes", preferences.status_mail ? "yes" : "no"],
])}
</dl>
<h2>Clinics that received your data</h2>
<ul>
${clinics.map(({ clinic, shared, on }) => `<li>${escaped(`${on}, ${clinic}: ${shared}`)}</li>`).join("\n") || "<li>None</li>"}
</ul>
<h2>Your consent</h2>
<p>${escaped(download.consent_text)}</p>
<p>Given on ${time(download.consent_at)}.</p>
<h2>History</h2>
<ol>
${history.map(({ at, by, what, details }) => `<li>${time(at)}, ${escaped(`${by}: ${what}. ${detailsText(details)}`)}</li>`).join("\n")}
</ol>
</body>
</html>
`;
}
