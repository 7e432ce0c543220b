import { describe, expect, it } from "vitest";
import { categories } from "@/content/categories.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { filterFromAddress, passes } from "@/site/features/treatments/treatment-filters.ts";

const lists = await Promise.all(categories.map(({ slug }) => treatmentSummaries.load(slug)));
const summaries = lists.flat();
const found = (address: string) => {
  const filter = filterFromAddress(new URLSearchParams(address));
  return summaries.filter((summary) => passes(summary, filter)).map(({ slug }) => slug);
};

describe("the filters of all treatments", () => {
  it("keep every treatment if there is no choice or an invalid one", () => {
    expect(found("")).toHaveLength(summaries.length);
    expect(found("price=7&stay=often&anaesthetic=%00")).toHaveLength(summaries.length);
  });

  it("keep treatments that start at or below the price, and drop those without a price", () => {
    const cheap = found("price=1000");
    expect(cheap).toContain("dental-implants");
    expect(cheap).not.toContain("rhinoplasty");
    expect(cheap).not.toContain("botox-fillers");
    expect(found("price=5000").length).toBeGreaterThan(cheap.length);
  });

  it("keep treatments that fit into one trip of that length", () => {
    expect(found("stay=7")).not.toContain("rhinoplasty");
    expect(found("stay=14")).toContain("rhinoplasty");
    expect(found("stay=3").every((slug) => found("stay=7").includes(slug))).toBe(true);
  });

  it("separate treatments by anaesthetic, and combine with each other", () => {
    const without = found("anaesthetic=without");
    const general = found("anaesthetic=general");
    expect(without.length + general.length).toBe(summaries.length);
    expect(without).toContain("lasik");
    expect(general).toContain("hip-replacement");
    expect(found("anaesthetic=general&price=1000&stay=3")).toEqual(
      found("price=1000").filter(
        (slug) => general.includes(slug) && found("stay=3").includes(slug),
      ),
    );
  });
});
