import { describe, expect, it } from "vitest";
import { exportFileName } from "@/features/leads/export-leads.ts";
import { BYTE_ORDER_MARK, CSV_HEADER, leadsToCsv } from "@/features/leads/leads-csv.ts";
import { exampleLead as lead } from "./example-lead.ts";

describe("the file of leads", () => {
  it("begins with a byte-order mark and the columns that the specification names", () => {
    expect(BYTE_ORDER_MARK).toBe("\uFEFF");
    expect(CSV_HEADER).toBe(
      "Date,Name,Email,Phone,Treatment,Location,Travel Month,Notes,Source\r\n",
    );
  });

  it("has a line for each lead, in the order given, each ended by CR LF", () => {
    const lines = leadsToCsv([lead, { ...lead, name: "Second" }]).split("\r\n");
    expect(lines).toHaveLength(3);
    // Local time, like the list: hours depend on where the administrator sits.
    expect(lines[0]).toMatch(
      /^2026-11-2[012] \d\d:\d5,Ayşe Example,ayse@example\.com,07700 900123,Rhinoplasty,"İzmir, Turkey",May 2027,"Is there a lift\?",\/faq$/,
    );
    expect(lines[1]).toContain(",Second,");
    expect(lines[2]).toBe("");
    expect(leadsToCsv([])).toBe("");
  });

  it("says N/A where a month, notes or a source are missing", () => {
    const bare = { ...lead, travel_month: null, notes: null, source_page: null };
    expect(leadsToCsv([bare])).toMatch(/,N\/A,"N\/A",N\/A\r\n$/);
  });

  it("doubles quotes and keeps lines and commas inside their cell", () => {
    const text = leadsToCsv([{ ...lead, notes: 'She said "no",\nthen yes' }]);
    expect(text).toContain('"She said ""no"",\nthen yes"');
  });

  it.each(["=1+1", "+44 7700 900123", "-2", "@SUM(A1)", "\tA1", "\rA1", "＋90 532 1234567"])(
    "makes text of %j, which a spreadsheet would run",
    (cell) => {
      for (const field of ["name", "phone", "treatment", "travel_month", "notes"] as const) {
        const text = leadsToCsv([{ ...lead, [field]: cell }]);
        expect(text, field).toContain(`'${cell}`);
        expect(text.split(/,|"/), field).not.toContain(cell);
      }
    },
  );

  it("leaves alone what only holds such a sign further on", () => {
    expect(leadsToCsv([{ ...lead, name: "Anne-Marie =" }])).toContain(",Anne-Marie =,");
  });

  it("has the day in its name", () => {
    expect(exportFileName(new Date(2026, 10, 1, 23, 59))).toMatch(/^[a-z-]+2026-11-01\.csv$/);
  });
});
