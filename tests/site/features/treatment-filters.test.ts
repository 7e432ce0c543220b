import { describe, expect, it } from "vitest";
import { routes } from "@/lib/routes.ts";
import {
  filterFromAddress,
  filterNames,
  passes,
} from "@/site/features/treatments/treatment-filters.ts";
import { allSummaries } from "../../content/summaries.ts";

const found = (address: string) => {
  const filter = filterFromAddress(new URLSearchParams(address));
  return allSummaries.filter((summary) => passes(summary, filter)).map(({ slug }) => slug);
};

describe("the filters of all treatments", () => {
  it("keep every treatment if there is no choice or an invalid one", () => {
    expect(found("")).toHaveLength(allSummaries.length);
    expect(found("price=7&stay=often&anaesthetic=%00")).toHaveLength(allSummaries.length);
  });

  it("keep treatments that start at or below the price, and drop those without a price", () => {
    for (const most of [1000, 5000]) {
      const cheap = allSummaries.filter(
        ({ averageCost, prescriptionOnly }) => averageCost.low <= most && !prescriptionOnly,
      );
      expect(found(`price=${most}`)).toEqual(cheap.map(({ slug }) => slug));
    }
    expect(found("price=5000").length).toBeGreaterThan(found("price=1000").length);
    expect(allSummaries.length).toBeGreaterThan(found("price=5000").length);
  });

  it("keep treatments that fit into one trip of that length", () => {
    expect(found("stay=7")).not.toContain("rhinoplasty");
    expect(found("stay=14")).toContain("rhinoplasty");
    expect(found("stay=3").every((slug) => found("stay=7").includes(slug))).toBe(true);
  });

  it("separate treatments by anaesthetic, and combine with each other", () => {
    const without = found("anaesthetic=without");
    const general = found("anaesthetic=general");
    expect(without.length + general.length).toBe(allSummaries.length);
    expect(without).toContain("lasik");
    expect(general).toContain("hip-replacement");
    expect(found("anaesthetic=general&price=1000&stay=3")).toEqual(
      found("price=1000").filter(
        (slug) => general.includes(slug) && found("stay=3").includes(slug),
      ),
    );
  });

  it("are those for which the page is drawn anew when the address changes", () => {
    expect(routes.treatments.readsSearch).toEqual(filterNames);
  });
});
