import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { leadsToRows, writeWorkbook } from "@/admin/features/export/leads-xlsx.ts";
import { colleagues, exampleLead } from "./example-lead.ts";

/** The files in a ZIP archive whose local headers contain all sizes, by name. */
async function unzip(file: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const files = new Map<string, string>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [method, size] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 18)];
    const begin = at + 30 + bytes.readUInt16LE(at + 26);
    const name = bytes.toString("utf8", at + 30, begin);
    const content = begin + bytes.readUInt16LE(at + 28);
    const packed = bytes.subarray(content, content + size);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString("utf8"));
    at = content + size;
  }
  return files;
}

it("a workbook’s dates are dates of the team’s clocks, and what is no date is text", () => {
  const columns = ["date", "next-step-on", "first-contact"] as const;
  const lead = { ...exampleLead, next_step_on: "2026-11-30", first_contact_at: null };
  const [row = []] = leadsToRows([lead], columns, colleagues);
  // 09:05, as in the list.
  expect(row.map(({ value }) => value)).toEqual([
    new Date("2026-11-21T09:05:00Z"),
    new Date("2026-11-30T00:00:00Z"),
    "",
  ]);
});

it("a workbook has headings, and every other cell is text, so that nothing in it runs", async () => {
  const columns = ["name", "phone-e164", "notes"] as const;
  const lead = {
    ...exampleLead,
    name: "=HYPERLINK(A1)",
    phone_e164: "+447700900123",
    notes: "<b> & \u0001 İzmir\nsecond _x0042_ line",
  };
  const files = await unzip(await writeWorkbook(leadsToRows([lead], columns, colleagues), columns));
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  const texts = files.get("xl/sharedStrings.xml") ?? "";
  expect(sheet).not.toContain("<f>");
  // Each of the two rows' three cells refers to the table of texts.
  expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(6);
  for (const text of ["Phone (E.164)", "=HYPERLINK(A1)", "+447700900123"]) {
    expect(texts).toContain(`>${text}<`);
  }
  expect(texts).toContain("&lt;b&gt; &amp;  İzmir\nsecond _x005F_x0042_ line");
  expect(files.get("xl/styles.xml")).toContain('wrapText="1"');
});
