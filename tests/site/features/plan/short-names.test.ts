import { describe, expect, it } from "vitest";
import { shortNames } from "@/site/features/plan/quotes/short-names.ts";

describe("short names of clinics", () => {
  it("leave short names as they are", () => {
    expect(shortNames(["Clinic A", "Clinic B"])).toEqual(["Clinic A", "Clinic B"]);
  });

  it("leave out the words that all begin with", () => {
    expect(
      shortNames([
        "International Hospital for Hair, İzmir",
        "International Hospital for Hair, Bursa",
      ]),
    ).toEqual(["…Hair, İzmir", "…Hair, Bursa"]);
  });

  it("are cut at the end, unless only the end differs from another", () => {
    expect(
      shortNames([
        "Hospital of the Coast North",
        "Hospital of the Coast South",
        "Konak Dental Studio",
      ]),
    ).toEqual(["…Coast North", "…Coast South", "Konak Dental…"]);
  });

  it("are the same for names that are the same", () => {
    expect(shortNames(["Clinic A", "Clinic A"])).toEqual(["Clinic A", "Clinic A"]);
  });
});
