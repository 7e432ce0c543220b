import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { database, EVERYBODY, names, search, tom } from "./support.ts";

describe("pages", () => {
  it.each(["created_at.desc", "created_at.asc", "due_at.asc"])(
    "sorted by %s include every lead",
    async (sort) => {
      for (const filter of [{}, { search: "example" }]) {
        const seen: string[] = [];
        let after: object | null = null;
        do {
          const { leads, next } = await search(filter, sort, after, 3);
          seen.push(...leads.map(({ name }) => name));
          after = next;
        } while (after);
        expect(seen).toEqual(sort.endsWith("desc") ? EVERYBODY : [...EVERYBODY].reverse());
      }
    },
  );

  it("sorted by next step start with the earliest", async () => {
    expect(await names({}, "next_step_on.asc")).toEqual([
      "Grace Smith",
      "Jürgen Großmann",
      "Kim Li",
    ]);
  });

  it("do not contain the consent wording", async () => {
    const [lead] = (await search({}, "created_at.desc", null, 1)).leads;
    expect(Object.keys(lead ?? {})).not.toContain("consent_text");
    expect(lead).toMatchObject({ version: 1, status: "new", notes: expect.any(String) });
  });

  it.each([
    ["name.asc", 50],
    ["created_at", 50],
    ["created_at.desc; drop table", 50],
    ["created_at.desc", 0],
    ["created_at.desc", 1001],
  ])("sorted by %s with %i rows are refused", async (sort, size) => {
    expect((await denialOf(search({}, sort, null, size))).code).toBe("22023");
  });
});

describe("a person's other leads", () => {
  it("have the same email address without its tag, or the same phone number in any format", async () => {
    const [first] = (await search({ search: "Grace Smith-Jones" })).leads;
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select name, status, same_email, same_phone from public.related_leads($1)", [
        first?.id,
      ]),
    );
    expect(rows).toEqual([
      { name: "Grace Smith", status: "quoted", same_email: true, same_phone: true },
    ]);
  });
});
