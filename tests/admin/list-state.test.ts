import { describe, expect, it } from "vitest";
import {
  hasOneOwner,
  isNarrowed,
  isSameView,
  type ListState,
  readListState,
  tabState,
  toLeadFilter,
  viewQuery,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";

describe("the list's state in the URL", () => {
  it("is the same after it is written and read", () => {
    const search =
      "?tab=follow-up&status=new%2Cquoted&owner=none&category=dental&by=whatsapp&from=2026-11-01&repeat=true&sort=oldest" +
      "&after=2026-11-21T09%3A05%3A00.123456%2B00%3A00%7E6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a01&page=3&lead=SV-7K2M-4QXV";
    const beside = { search: "Ayşe" };
    expect(writeListState(readListState(search, beside))).toEqual({
      to: `/admin/leads${search}`,
      state: beside,
    });
  });

  it("is the whole list, newest first, if the URL contains nothing or invalid values", () => {
    const plain = readListState("");
    expect(plain).toMatchObject({ tab: "all", sort: "newest", place: { at: "top" } });
    // The name of a property that every object has is not an order either.
    expect(readListState("?sort=toString")).toEqual(plain);
    expect(
      readListState("?tab=x&sort=y&status=z&owner=me&by=post&from=soon&after=a~b", { search: 1 }),
    ).toEqual(plain);
  });

  it("has one owner or several, and ignores what is none", () => {
    const id = "5a7a0001-0000-4000-8000-000000000001";
    const owners = (query: string) => readListState(query).filters.owner;
    expect(owners(`?owner=${id}`)).toEqual([id]);
    expect(owners(`?owner=${id},none,me,${id}`)).toEqual([id, "none"]);
    expect(isSameView(readListState(`?owner=${id}`), `owner=${id}`)).toBe(true);
    expect(isSameView(readListState(`?owner=none,${id}`), `owner=${id},none`)).toBe(true);
  });

  it("does not include the search text, the page or the open lead in a view", () => {
    const state = readListState("?tab=due&city=Antalya&lead=SV-7K2M-4QXV", { search: "Smith" });
    expect(viewQuery(state).toString()).toBe("tab=due&city=Antalya");
  });

  it("filters by a category through the names of its treatments", () => {
    const filter = toLeadFilter(readListState("?category=eye-care"));
    expect(filter.treatment).toEqual(
      expect.arrayContaining(["LASIK", "LASIK Eye Surgery", "Cataract Surgery"]),
    );
    expect(toLeadFilter(readListState("?category=eye-care&treatment=LASIK"))).toEqual({
      treatment: ["LASIK"],
    });
  });

  it("drops a category that does not contain the treatment", () => {
    const read = (query: string) => readListState(query).filters;
    expect(read("?category=dental&treatment=LASIK")).toMatchObject({
      category: "",
      treatment: "LASIK",
    });
    expect(read("?category=eye-care&treatment=LASIK")).toMatchObject({ category: "eye-care" });
    expect(read("?category=dental")).toMatchObject({ category: "dental" });
  });

  it("shows the next step in Follow-up, unless other columns were chosen", () => {
    const ids = (state: ListState) => state.columns.map(({ id }) => id);
    const plain = readListState("");
    expect(ids(plain)).not.toContain("next_step");
    const followUp = tabState(plain, "follow-up");
    expect(ids(followUp)).toContain("next_step");
    expect(ids(followUp)).not.toContain("notes");
    expect(viewQuery(followUp).toString()).toBe("tab=follow-up");
    expect(ids(tabState(followUp, "all"))).toEqual(ids(plain));
    const chosen = readListState("?columns=contact-owner");
    expect(ids(tabState(chosen, "follow-up"))).toEqual(["contact", "owner"]);
  });

  it("recognises a saved view, however its query is written", () => {
    const state = readListState("?category=dental&status=quoted,new", { search: "smith" });
    expect(isSameView(state, "tab=all&status=new,quoted&category=dental")).toBe(true);
    expect(isSameView(state, "category=dental")).toBe(false);
  });

  it("counts and exports only leads with a next step when sorted by it", () => {
    const state = readListState("?sort=next-step");
    expect(toLeadFilter(state)).toEqual({ with: "next_step_on" });
    expect(isNarrowed(state)).toBe(true);
    expect(isNarrowed(readListState("?tab=follow-up"))).toBe(false);
  });
});

it.each([
  ["?tab=mine", true],
  ["?tab=unassigned", true],
  ["?tab=stalled&owner=none", true],
  ["?tab=stalled", false],
  ["?tab=stalled&owner=none,5a7a0001-0000-4000-8000-000000000003", false],
])("knows whether all leads have one owner: %s", (query, expected) => {
  expect(hasOneOwner(readListState(query))).toBe(expected);
});
