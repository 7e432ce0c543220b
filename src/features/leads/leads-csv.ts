import { format } from "date-fns";
import { unparse } from "papaparse";
import type { Lead } from "./leads-api.ts";

/** Column heads. Source: specification, section 7. */
const HEADER = [
  "Date",
  "Name",
  "Email",
  "Phone",
  "Treatment",
  "Location",
  "Travel Month",
  "Notes",
  "Source",
] as const;

/** Tells Excel that the file is UTF-8, so that İzmir stays İzmir. */
export const BYTE_ORDER_MARK = "\ufeff";

/** The first line of the file, RFC 4180. */
export const CSV_HEADER = `${HEADER.join(",")}\r\n`;

/**
 * A cell that a spreadsheet would run as a formula, some also with the signs as East Asian keyboards
 * write them. An apostrophe before it makes it text; a phone number such as +44 7700 900123 stays
 * readable behind it.
 */
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** Lines of the file for some leads, RFC 4180, each ended by CR LF. */
export function leadsToCsv(leads: readonly Lead[]): string {
  if (leads.length === 0) return "";
  const rows = leads.map((lead) => [
    format(lead.created_at, "yyyy-MM-dd HH:mm"),
    lead.name,
    lead.email,
    lead.phone,
    lead.treatment,
    `${lead.location_city}, ${lead.location_country}`,
    lead.travel_month || "N/A",
    lead.notes || "N/A",
    lead.source_page || "N/A",
  ]);
  const quoted = HEADER.map((name) => name === "Notes");
  return `${unparse(rows, { quotes: quoted, escapeFormulae: FORMULA_START, newline: "\r\n" })}\r\n`;
}
