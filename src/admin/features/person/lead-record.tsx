import * as z from "zod/mini";
import { teamTime } from "@/admin/features/time/team-time.ts";
import type { PersonRecord } from "./person-api.ts";

const timeSchema = z.iso.datetime({ offset: true });

/** A value of any column or event, as a line of text. "Save as JSON" has it as it is stored. */
function shownValue(value: unknown): string {
  if (value === null || value === "" || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const time = timeSchema.safeParse(value);
  if (time.success) return teamTime(time.data, "d MMM yyyy, HH:mm:ss");
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([name, part]) =>
    Array.isArray(value) ? shownValue(part) : `${shownName(name)}: ${shownValue(part)}`,
  );
  return parts.length > 0 ? parts.join("; ") : "None";
}

function shownName(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Line = { at: string; what: string; details: string; who: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-sans text-sm font-semibold">{title}</h4>
      <ol className="flex flex-col gap-1 text-sm">
        {lines.map((line) => (
          <li key={`${line.at} ${line.what} ${line.details}`} className="break-words">
            <time dateTime={line.at} className="tabular-nums text-muted">
              {teamTime(line.at, "d MMM yyyy, HH:mm")}
            </time>{" "}
            {line.what}
            {line.details ? <bdi>: {line.details}</bdi> : null} <bdi>({line.who})</bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Facts({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[12rem_1fr]">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{shownName(name)}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words max-sm:mb-1.5" dir="auto">
            {shownValue(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A message of the contact form, or a subscription. */
export function OtherRecord({ title, facts }: { title: string; facts: Record<string, unknown> }) {
  return (
    <article className="flex flex-col gap-4 rounded border border-line bg-surface p-4">
      <h3 className="text-base">{title}</h3>
      <Facts facts={facts} />
    </article>
  );
}

/** Everything that is kept of one request. */
export function LeadRecord({ entry }: { entry: PersonRecord["leads"][number] }) {
  const { lead, history, audit } = entry;
  return (
    <article className="flex flex-col gap-4 rounded border border-line bg-surface p-4">
      <h3 className="text-base">{lead.reference}</h3>
      <Facts facts={lead} />
      <Lines
        title="What happened"
        lines={history.map(({ at, kind, body, actor_name }) => ({
          at,
          what: shownName(kind),
          details: Object.keys(body).length > 0 ? shownValue(body) : "",
          who: actor_name ?? "no account",
        }))}
      />
      <Lines
        title="Who saw and changed it"
        lines={audit.map(({ at, action, fields, actor_name }) => ({
          at,
          what: shownName(action),
          details: Array.isArray(fields) ? fields.map(shownName).join(", ") : shownValue(fields),
          who: actor_name ?? "no account",
        }))}
      />
    </article>
  );
}
