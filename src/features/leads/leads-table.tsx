import { clsx } from "clsx";
import { format } from "date-fns";
import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { useState } from "react";
import { Badge } from "@/ui/badge.tsx";
import type { Lead } from "./leads-api.ts";

const columns = [
  "Date",
  "Contact",
  "Treatment",
  "Location",
  "Travel Month",
  "Notes",
  "Source",
] as const;

/** A leads list of any length as a table; on a narrow screen each lead becomes a card. */
export function LeadsTable({ leads }: { leads: readonly Lead[] }) {
  return (
    <table className="responsive-table responsive-table-dense w-full text-sm">
      <caption className="sr-only">Leads, newest first</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}

/** Address that calls a number as somebody wrote it: "+49 (0)171 …" must not dial the nought. */
function callAddress(phone: string): string {
  const international = parsePhoneNumberFromString(phone)?.getURI();
  if (international) return international;
  // Without a country's code the library knows no number, only the digits of any script.
  const [withoutExtension = ""] = phone.split(/ext|[x#;,]/i);
  return `tel:${parseIncompletePhoneNumber(withoutExtension)}`;
}

function LeadRow({ lead }: { lead: Lead }) {
  return (
    <tr>
      <td data-label="Date" className="whitespace-nowrap tabular-nums">
        <time dateTime={lead.created_at}>
          {format(lead.created_at, "MMM dd, yyyy")}
          <span className="block text-muted">{format(lead.created_at, "HH:mm")}</span>
        </time>
      </td>
      <td data-label="Contact" className="across bare xl:min-w-60">
        <span className="block font-semibold">{lead.name}</span>
        <a className="block min-h-6 break-all text-sea underline" href={`mailto:${lead.email}`}>
          {lead.email}
        </a>
        <a
          className="block min-h-6 whitespace-nowrap text-sea underline"
          href={callAddress(lead.phone)}
        >
          {lead.phone}
        </a>
      </td>
      <td data-label="Treatment">
        <Badge>{lead.treatment}</Badge>
      </td>
      <td data-label="Location">
        {lead.location_city}, {lead.location_country}
      </td>
      <td data-label="Travel Month">{lead.travel_month || "N/A"}</td>
      <td data-label="Notes" className="across bare">
        <Notes text={lead.notes} />
      </td>
      <td data-label="Source" className="break-all across xl:min-w-52">
        {lead.source_page || "N/A"}
      </td>
    </tr>
  );
}

/** Longer than two lines of the column can hold. */
function isLong(text: string): boolean {
  return text.length > 70 || text.split("\n").length > 2;
}

function Notes({ text }: { text: string | null }) {
  const [whole, setWhole] = useState(false);
  if (!text) return <span className="text-muted">No notes</span>;
  return (
    <>
      <span className={clsx("max-w-xs whitespace-pre-line", whole ? "block" : "line-clamp-2")}>
        {text}
      </span>
      {isLong(text) ? (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="min-h-6 text-sea underline"
        >
          {whole ? "Show less" : "Show all"}
        </button>
      ) : null}
    </>
  );
}
