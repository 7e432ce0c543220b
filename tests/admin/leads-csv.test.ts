import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_COLUMNS,
  EXPORT_COLUMN_IDS,
  type ExportColumnId,
  exportColumn,
} from "@/admin/features/export/export-columns.ts";
import { exportFileName } from "@/admin/features/export/export-leads.ts";
import * as csv from "@/admin/features/export/leads-csv.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { colleagues, exampleLead as lead, tom } from "./example-lead.ts";

const leadsToCsv = (leads: readonly Lead[], columns: readonly ExportColumnId[] = DEFAULT_COLUMNS) =>
  csv.leadsToCsv(leads, columns, colleagues);

describe("the CSV file", () => {
  it("begins with a byte-order mark and the columns of the specification", () => {
    expect(csv.BYTE_ORDER_MARK).toBe("\uFEFF");
    expect(csv.csvHeader(DEFAULT_COLUMNS)).toBe(
      "Date,Name,Email,Phone,Treatment,Location,Travel Month,Notes,Source\r\n",
    );
  });

  it("has a line for each lead, in the given order, each ending with CRLF", () => {
    const lines = leadsToCsv([lead, { ...lead, name: "Second" }]).split("\r\n");
    expect(lines).toHaveLength(3);
    // The team's time, as in the list.
    expect(lines[0]).toMatch(
      /^2026-11-21 09:05,Ayşe Example,ayse@example\.com,07700 900123,Rhinoplasty,"İzmir, Turkey",May 2027,"Is there a lift\?",\/faq$/,
    );
    expect(lines[1]).toContain(",Second,");
    expect(lines[2]).toBe("");
    expect(leadsToCsv([])).toBe("");
  });

  it("says N/A if the month, the notes or the source is missing", () => {
    const bare = { ...lead, travel_month: null, notes: null, source_page: null };
    expect(leadsToCsv([bare])).toMatch(/,N\/A,"N\/A",N\/A\r\n$/);
  });

  it("doubles quotes, and keeps line breaks and commas in their cell", () => {
    const text = leadsToCsv([{ ...lead, notes: 'She said "no",\nthen yes' }]);
    expect(text).toContain('"She said ""no"",\nthen yes"');
  });

  it.each([
    "=1+1",
    "+44 7700 900123 or later",
    "+1+1",
    "+ 44 7700",
    "-2",
    "@SUM(A1)",
    "\tA1",
    "\rA1",
    "＋90 532 1234567",
  ])("makes %j text, which a spreadsheet would otherwise run", (cell) => {
    for (const field of ["name", "phone", "treatment", "travel_month", "notes"] as const) {
      const text = leadsToCsv([{ ...lead, [field]: cell }]);
      expect(text, field).toContain(`'${cell}`);
      expect(text.split(/,|"/), field).not.toContain(cell);
    }
  });

  it.each([
    ["x;=1+1;y", "x;'=1+1;y"],
    ["x,@SUM(A1)", "x,'@SUM(A1)"],
    ["two lines\n=1+1", "two lines\n'=1+1"],
    ["a tab\t-2", "a tab\t'-2"],
    ['a quote;"=1+1', `a quote;""'=1+1`],
    ["a space; =1+1", "a space; '=1+1"],
  ])(
    "makes the formula in %j text, because other spreadsheets split the cell before it",
    (cell, safe) => {
      expect(leadsToCsv([{ ...lead, notes: cell }])).toContain(`"${safe}"`);
    },
  );

  it.each(["+447700900123", "+44 7700 900123"])("leaves the phone number %s clean", (number) => {
    expect(leadsToCsv([{ ...lead, phone: number }])).toContain(`,${number},`);
  });

  it("puts an apostrophe before a number in the first column", () => {
    const dangerous = { ...lead, phone: "+447700900142", treatment: "0+cmd|'/C calc'!A0;x" };
    expect(leadsToCsv([dangerous], ["phone", "treatment"])).toMatch(/^'\+447700900142,/);
  });

  it("contains no formula, with any columns and any separator", () => {
    const typed = fc.constantFrom(
      "+447700900142",
      "+44 7700 900142",
      "0+cmd|'/C calc'!A0;x",
      "x;",
      "x\t",
      "x\n",
      ";=1+1",
      '";=1+1',
      "=1+1",
      "",
      "Grace",
    );
    const fields = ["name", "email", "phone", "treatment", "travel_month", "notes", "source_page"];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...EXPORT_COLUMN_IDS], { minLength: 1 }),
        fc.record(Object.fromEntries(fields.map((field) => [field, typed]))),
        (columns, values) => {
          const text = leadsToCsv([{ ...lead, ...values, phone_e164: "+447700900142" }], columns);
          for (const delimiter of [";", "\t", ","]) {
            const { data } = Papa.parse<string[]>(text, { delimiter });
            for (const cell of [...data.flat(), ...text.split(/[;\t\r\n]/)]) {
              const isNumber = delimiter === "," && /^\+\d[\d ]*$/.test(cell);
              if (!isNumber) expect(cell, JSON.stringify(delimiter)).not.toMatch(/^[\s"]*[=+\-@]/);
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("does not change text that has such a character only later", () => {
    expect(leadsToCsv([{ ...lead, name: "Anne-Marie =" }])).toContain(",Anne-Marie =,");
  });

  it("has the date in its name", () => {
    const now = new Date("2026-11-01T23:59:00Z");
    expect(exportFileName(now, "csv")).toMatch(/^[a-z-]+2026-11-01\.csv$/);
    expect(exportFileName(now, "xlsx")).toMatch(/^[a-z-]+2026-11-01\.xlsx$/);
  });

  it("has the phone number as typed and in E.164 next to each other, if requested", () => {
    const columns = EXPORT_COLUMN_IDS.filter((id) => id.startsWith("phone"));
    expect(csv.csvHeader(columns)).toBe("Phone,Phone (E.164)\r\n");
    expect(leadsToCsv([{ ...lead, phone_e164: "+447700900123" }], columns)).toBe(
      "07700 900123,+447700900123\r\n",
    );
  });

  it("has corrected values, and the names of owners", () => {
    const text = leadsToCsv(
      [{ ...lead, owner_id: tom.userId, corrections: { name: "=Corrected" } }],
      ["name", "owner"],
    );
    expect(text).toBe("'=Corrected,Tom Fletcher\r\n");
  });

  it.each(EXPORT_COLUMN_IDS)("contains no formula in the column %s", (id) => {
    const danger = "=1+1";
    const fields = ["name", "email", "phone", "treatment", "travel_month", "notes", "source_page"];
    const bad = {
      ...lead,
      ...Object.fromEntries(fields.map((field) => [field, danger])),
      location_city: danger,
      next_step_on: danger,
      next_step: danger,
      reference: danger,
    };
    const cells = leadsToCsv([bad], [id]).trim().replaceAll('"', "");
    expect(cells).not.toMatch(/^=/);
    expect(exportColumn(id).title).not.toBe("");
  });
});
