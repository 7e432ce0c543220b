import { describe, expect, it } from "vitest";
import { RestError } from "../../supabase/local/rest-errors.ts";
import { readQuery } from "../../supabase/local/rest-query.ts";

function read(query: string) {
  return readQuery(new URLSearchParams(query));
}

function failure(query: string): RestError {
  try {
    read(query);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`${query} was read.`);
}

describe("a filter", () => {
  it("takes everything after its operator as the value", () => {
    expect(read('name=eq.a.b,"c" (d)').conditions).toEqual([
      { kind: "scalar", column: "name", operator: "eq", value: 'a.b,"c" (d)', negated: false },
    ]);
  });

  it("can be negated", () => {
    expect(read("notes=not.is.null").conditions).toEqual([
      { kind: "is", column: "notes", value: "null", negated: true },
    ]);
  });

  it("reads a list with quoted items", () => {
    expect(read(String.raw`city=in.(İzmir,"a,b)","say \"hi\" \\",)`).conditions).toEqual([
      {
        kind: "in",
        column: "city",
        values: ["İzmir", "a,b)", String.raw`say "hi" \ `.trim(), ""],
        negated: false,
      },
    ]);
  });

  it("reads an empty list", () => {
    expect(read("id=in.()").conditions).toEqual([
      { kind: "in", column: "id", values: [], negated: false },
    ]);
  });

  it.each(["name=x", "name=eq", "id=in.x", "id=in.(a", 'id=in.("a)', "a=is.maybe", "=eq.1"])(
    "that makes no sense is refused: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );

  it.each(["a=fts.x", "a=cs.{1}", "a->b=eq.1", "other.a=eq.1", "a=match.x"])(
    "that the stand-in lacks is refused with a way out: %s",
    (query) => {
      expect(failure(query)).toMatchObject({ status: 400, code: "not_in_stand_in" });
      expect(failure(query).message).toContain("supabase start");
    },
  );
});

describe("a logic tree", () => {
  it("nests", () => {
    const tree =
      "or=(at.lt.2026-01-01T00:00:00.5+00:00,and(at.eq.2026-01-01,not.or(id.lt.1,id.in.(5,6))))";
    expect(read(tree.replace("+", "%2B")).conditions).toEqual([
      {
        kind: "or",
        negated: false,
        conditions: [
          {
            kind: "scalar",
            column: "at",
            operator: "lt",
            value: "2026-01-01T00:00:00.5+00:00",
            negated: false,
          },
          {
            kind: "and",
            negated: false,
            conditions: [
              { kind: "scalar", column: "at", operator: "eq", value: "2026-01-01", negated: false },
              {
                kind: "or",
                negated: true,
                conditions: [
                  { kind: "scalar", column: "id", operator: "lt", value: "1", negated: false },
                  { kind: "in", column: "id", values: ["5", "6"], negated: false },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it("can be negated as a whole", () => {
    expect(read("not.and=(a.eq.1,b.eq.2)").conditions).toMatchObject([
      { kind: "and", negated: true, conditions: [{ column: "a" }, { column: "b" }] },
    ]);
  });

  it("can ask for a column whose name begins like a connective", () => {
    expect(read("or=(order_number.eq.1,android.eq.2)").conditions).toMatchObject([
      { kind: "or", conditions: [{ column: "order_number" }, { column: "android" }] },
    ]);
  });

  it.each(["or=()", "or=a.eq.1", "or=(a.eq.1", "or=(a.eq.1))", "or=(a)", "or=(a.eq.1,)"])(
    "that makes no sense is refused: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );
});

describe("the rest of a query", () => {
  it("names columns, an order and a page", () => {
    expect(
      read("select=id,when:created_at&order=a.desc.nullslast,b,c.asc&limit=5&offset=10"),
    ).toEqual({
      select: [
        { column: "id", alias: undefined },
        { column: "created_at", alias: "when" },
      ],
      conditions: [],
      order: [
        { column: "a", descending: true, nulls: "last" },
        { column: "b", descending: false, nulls: undefined },
        { column: "c", descending: false, nulls: undefined },
      ],
      limit: 5,
      offset: 10,
      columns: undefined,
    });
  });

  it("takes all columns for a star, and quoted ones for an insert", () => {
    expect(read('select=*&columns="a","b c"')).toMatchObject({ select: [], columns: ["a", "b c"] });
  });

  it.each(["order=a.up", "order=a.desc.asc", "limit=x", "limit=1e3", "select=a,,b", "columns="])(
    "is refused where it makes no sense: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );

  it.each(["limit=-1", "offset=-1"])("has no page before the first: %s", (query) => {
    expect(failure(query)).toMatchObject({ status: 416, code: "PGRST103" });
  });

  it.each([
    "select=*,owner(name)",
    "select=a::text",
    "select=a->>b",
    "select=count()",
    "select=*,a",
    "on_conflict=id",
  ])("is refused with a way out where the stand-in lacks it: %s", (query) => {
    expect(failure(query)).toMatchObject({ status: 400, code: "not_in_stand_in" });
  });
});
