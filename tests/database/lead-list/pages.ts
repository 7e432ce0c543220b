import { describe, expect, it } from "vitest";
import { SORTS } from "@/admin/features/lead-search/list-state.ts";
import { database, EVERYBODY, names, search, tom } from "./lead-list-support.ts";

describe("pages", () => {
  it.each(["newest", "oldest", "due"] as const)("sorted by %s include every lead", async (sort) => {
    for (const filter of [{}, { search: "example" }]) {
      const seen: string[] = [];
      let rows = await search(filter, sort, undefined, 3);
      while (rows.length > 0) {
        seen.push(...rows.map(({ name }) => name));
        const last = rows.at(-1);
        const value = String(last?.[SORTS[sort].column]);
        rows = await search(filter, sort, { value, id: last?.id ?? "" }, 3);
      }
      expect(seen).toEqual(sort === "newest" ? EVERYBODY : [...EVERYBODY].reverse());
    }
  });

  it("sorted by next step start with the earliest", async () => {
    expect(await names({ with: "next_step_on" }, "next-step")).toEqual([
      "Grace Smith",
      "Jürgen Großmann",
      "Kim Li",
    ]);
  });

  it("do not contain the consent wording", async () => {
    for (const filter of [{}, { search: "grace" }]) {
      const [lead] = await search(filter, "newest", undefined, 1);
      expect(Object.keys(lead ?? {})).not.toContain("consent_text");
      expect(Object.keys(lead ?? {})).not.toContain("request_id");
      expect(lead).toMatchObject({ version: 1, status: "new", notes: expect.any(String) });
    }
  });
});

describe("a person's other leads", () => {
  it("have the same email address without its tag, or the same phone number in any format", async () => {
    const [first, second] = await search({ search: "Grace Smith" });
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select id, status, same_email from public.related_leads($1)", [first?.id]),
    );
    expect(rows).toEqual([{ id: second?.id, status: "quoted", same_email: true }]);
  });
});
