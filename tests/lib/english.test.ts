import { describe, expect, it } from "vitest";
import { groupThousands, listInWords } from "@/lib/english.ts";

describe("listInWords", () => {
  const asIntl = new Intl.ListFormat("en-GB", { type: "conjunction" });

  it.each([
    [[]],
    [["hotel"]],
    [["hotel", "transfers"]],
    [["hotel", "transfers", "aftercare"]],
    [["bed and board", "transfers", "scans", "aftercare"]],
  ])("writes %j as the language does", (parts) => {
    expect(listInWords(parts)).toBe(asIntl.format(parts));
  });
});

describe("groupThousands", () => {
  it.each([0, 7, 250, 1000, 12_000, 999_999, 1_234_567, 1_000_000_000])("groups %d", (count) => {
    expect(groupThousands(count)).toBe(count.toLocaleString("en-GB"));
  });
});
