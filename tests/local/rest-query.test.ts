import { describe, expect, it } from "vitest";
import { RestError } from "../../supabase/local/rest/errors.ts";
import { readQuery } from "../../supabase/local/rest/query.ts";

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
  throw new Error(`${query} was accepted.`);
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
    "that is invalid is refused: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );

  it("keeps a space after a comma as part of the next value, but drops spaces next to a parenthesis", () => {
    expect(read("id=in.( 1, 2 )").conditions).toMatchObject([{ values: ["1", " 2 "] }]);
  });

  it.each(["a=noop.x", "a=eq().x", "a=is(any).null", "a=neq(any).x", "a=fts().x"])(
    "with an operator that PostgREST does not have is invalid: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );

  it.each([
    "a=fts.x",
    "a=fts(english).x",
    "a=not.plfts(simple english).x",
    "a=eq(any).{1,2}",
    "a=ilike(all).{x*}",
    "a=cs.{1}",
    "a=isdistinct.1",
    "a=adj.[1,2)",
    "a->b=eq.1",
    "other.a=eq.1",
    "a=match.x",
    "or=(a.fts(english).x,b.eq.1)",
    "or=(a->b.eq.1,b.eq.1)",
    "order=a->b.desc",
    "order=other(a).desc",
  ])("that the stand-in lacks is refused with an alternative: %s", (query) => {
    expect(failure(query)).toMatchObject({ status: 400, code: "not_in_stand_in" });
    expect(failure(query).message).toContain("supabase start");
  });
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

  it("may have spaces around its parts", () => {
    expect(read("or=( a.eq.1, and (b.eq.2 ,\tc.is.null ) )").conditions).toEqual([
      {
        kind: "or",
        negated: false,
        conditions: [
          { kind: "scalar", column: "a", operator: "eq", value: "1", negated: false },
          {
            kind: "and",
            negated: false,
            conditions: [
              { kind: "scalar", column: "b", operator: "eq", value: "2 ", negated: false },
              { kind: "is", column: "c", value: "null", negated: false },
            ],
          },
        ],
      },
    ]);
  });

  it("takes an array in braces as one value", () => {
    expect(read("or=(tags.eq.{a,b},id.eq.1)").conditions).toMatchObject([
      { conditions: [{ column: "tags", value: "{a,b}" }, { column: "id" }] },
    ]);
  });

  it("can use a column whose name begins like a connective", () => {
    expect(read("or=(order_number.eq.1,android.eq.2)").conditions).toMatchObject([
      { kind: "or", conditions: [{ column: "order_number" }, { column: "android" }] },
    ]);
  });

  it.each(["or=()", "or=a.eq.1", "or=(a.eq.1", "or=(a.eq.1))", "or=(a)", "or=(a.eq.1,)"])(
    "that is invalid is refused: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );
});

describe("the rest of a query", () => {
  it("sets columns, an order and a page", () => {
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

  it("accepts a star for all columns, and quoted columns for an insert", () => {
    expect(read('select=*&columns="a","b c"')).toMatchObject({ select: [], columns: ["a", "b c"] });
  });

  it("selects all columns if select is empty", () => {
    expect(read("select=").select).toEqual([]);
  });

  it("may have spaces after commas", () => {
    expect(read("select=id, when:created_at&order=a.desc, b&columns=a, b")).toMatchObject({
      select: [{ column: "id" }, { column: "created_at", alias: "when" }],
      order: [{ column: "a", descending: true }, { column: "b" }],
      columns: ["a", "b"],
    });
  });

  it.each(["order=a.up", "order=a.desc.asc", "select=a,,b", "columns="])(
    "is refused if it is invalid: %s",
    (query) => expect(failure(query)).toMatchObject({ status: 400, code: "PGRST100" }),
  );

  it.each([
    ["limit=abc", undefined, 0],
    ["limit=1e3", undefined, 0],
    ["offset=abc", undefined, 0],
    ["offset=-4", undefined, 0],
    ["limit=10&offset=-4", 6, 0],
    ["limit=4&offset=-4", 0, 0],
    ["limit=0", 0, 0],
    ["limit=5&offset=abc", 5, 0],
  ])("reads a page as PostgREST does: %s", (query, limit, offset) => {
    expect(read(query)).toMatchObject({ limit, offset });
  });

  it.each(["limit=-1", "limit=2&offset=-4", "limit=0&offset=2", "limit=abc&offset=2"])(
    "refuses an empty page unless its limit is 0: %s",
    (query) => {
      expect(failure(query)).toMatchObject({
        status: 416,
        code: "PGRST103",
        details: "Limit should be greater than or equal to zero.",
      });
    },
  );

  it.each([
    "select=*,owner(name)",
    "select=a::text",
    "select=a->>b",
    "select=count()",
    "select=*,a",
    "select=a.sum()",
    "on_conflict=id",
  ])("is refused with an alternative if the stand-in lacks it: %s", (query) => {
    expect(failure(query)).toMatchObject({ status: 400, code: "not_in_stand_in" });
  });
});
