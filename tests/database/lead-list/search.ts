import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { fetchCounts, SEARCH_LIMIT } from "@/admin/features/lead-search/leads-api.ts";
import { teamClock } from "@/admin/features/time/team-time.ts";
import { readValue } from "../support.ts";
import {
  addLead,
  ayse,
  call,
  countOf,
  database,
  EVERYBODY,
  names,
  removeLead,
  search,
  tom,
} from "./lead-list-support.ts";

/** An ID that no lead has. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("a search", () => {
  it("that fails shows nobody who reads the database's log whom it looked for", async () => {
    const failed = database.asOwner(async (sql) => {
      await sql.query("alter table private.lead_search rename to broken_search");
      await sql.query(`create view private.lead_search as
        select lead_id, created_at, (1 / (lead_id is null)::integer)::text as document from private.broken_search`);
      await sql.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify(tom.claims),
      ]);
      await sql.query("select from private.found_leads($1)", ["margaret"]);
    });
    const { code, where } = await failed.then(
      () => ({ code: "none", where: "" }),
      (error) => z.object({ code: z.string(), where: z.string() }).parse(error),
    );
    expect(code).toBe("22012");
    expect(where).toContain("found.document like");
    expect(where).not.toMatch(/margaret/i);
  });

  it.each([
    ["smith", ["Grace Smith-Jones", "Grace Smith"]],
    ["SMITH grace", ["Grace Smith-Jones", "Grace Smith"]],
    ["grossmann", ["Jürgen Großmann"]],
    ["GROẞMANN", ["Jürgen Großmann"]],
    ["ozturk", ["Ayşe Öztürk"]],
    ["AYŞE", ["Ayşe Öztürk"]],
    ["نور", ["نور الحداد"]],
    ["li", ["Kim Li"]],
    ["100%", ["Zoë 100% Ünal"]],
    ["\u200bSmi’th", ["Grace Smith-Jones", "Grace Smith"]],
    ["m_l", ["Kim Li"]],
    ["GRACE+SECOND@example.com", ["Grace Smith-Jones"]],
    ["grace@example.com", ["Grace Smith-Jones", "Grace Smith"]],
    ["knee", ["Jürgen Großmann"]],
    ["wrote zoe", ["Zoë 100% Ünal"]],
    ["+44 7700 900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["07700900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["(0044) 7700-900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["tel:+447700900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["https://wa.me/447700900318?text=Hello", ["Grace Smith-Jones", "Grace Smith"]],
    ["mailto:grace+second@example.com?subject=Yes", ["Grace Smith-Jones"]],
    ["Smith, Grace <grace+second@example.com>", ["Grace Smith-Jones"]],
    ["smith izmir", ["Grace Smith"]],
    ["٠٧٧٠٠٩٠٠٣١٨", ["Grace Smith-Jones", "Grace Smith"]],
    ["202-555-0143", ["Kim Li"]],
    ["+1 202-555-0143", ["Kim Li"]],
    ["(202) 555-0143", ["Kim Li"]],
    ["1-202-555-0143", ["Kim Li"]],
    ["555-0143", ["Kim Li"]],
    ["900 555", ["نور الحداد"]],
    ["٩٠٠٥٥٥", ["نور الحداد"]],
    ["+49 (0)171 3920027", ["Jürgen Großmann"]],
    ["", EVERYBODY],
    ["  ", EVERYBODY],
    ["smith nobody", []],
    ["%", []],
    ["'; drop table", []],
    ["\\", []],
  ])("for %j", async (typed, expected) => {
    expect(await names({ search: typed })).toEqual(expected);
    expect(await countOf({ search: typed })).toBe(expected.length);
  });

  it("finds a reference with and without its hyphens", async () => {
    const [newest] = await search({});
    const reference = String(newest?.reference);
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll("-", ""),
      reference.replaceAll("-", " "),
      `Re: Your request ${reference}, thank you`,
      `https://sanavoy.example/admin/leads/${reference}?tab=due`,
      `sanavoy.example/admin/leads?lead=${reference.toLowerCase()}`,
    ]) {
      expect(await names({ search: typed }), typed).toEqual([newest?.name]);
    }
  });

  it("finds a part of a reference, with and without letters", async () => {
    await database.asOwner((sql) =>
      sql.query(
        "update private.lead_search set document = document || ' sv-2345-6789 sv23456789' where document like '% zoe %'",
      ),
    );
    for (const typed of ["2345-6789", "23456789", "5-6789", "SV-2345", "sv 2345"]) {
      expect(await names({ search: typed }), typed).toEqual(["Zoë 100% Ünal"]);
    }
  });

  it("finds a short number with its country code, as it was sent and as it was corrected", async () => {
    const found = await addLead("Ola Nordmann", "912 34 567", "+4791234567");
    for (const typed of ["91234567", "+47 91 23 45 67", "0047 912 34 567", "912-34-567"]) {
      expect(await names({ search: typed }), typed).toEqual(["Ola Nordmann"]);
    }
    await call(tom, "correct_lead($1, 1, 'phone', '+47 (0) 987 65 432')", [found]);
    for (const typed of ["98765432", "+4798765432", "+47 91 23 45 67"]) {
      expect(await names({ search: typed }), typed).toEqual(["Ola Nordmann"]);
    }
    await removeLead(found);
  });

  it("finds the same fields as they were sent and as they were corrected", async () => {
    const found = await addLead("Ola Nordmann", "912 34 567", null);
    const corrections = [
      ["name", "Kari Nordmann", "kari"],
      ["email", "kari+tag@example.no", "kari@example.no"],
      ["treatment", "Otoplasty", "otoplasty"],
      ["location_city", "Zonguldak", "zonguldak"],
    ] as const;
    for (const [index, [field, value, typed]] of corrections.entries()) {
      await call(tom, "correct_lead($1, $2, $3, $4)", [found, index + 1, field, value]);
      expect(await names({ search: typed }), typed).toEqual(["Ola Nordmann"]);
    }
    await removeLead(found);
  });

  it("finds the team's notes and corrections", async () => {
    const [found] = await search({ search: "Kim Li" });
    await call(tom, "add_lead_note($1, 'Speaks Català')", [found?.id]);
    await call(tom, "correct_lead($1, 1, 'phone', '+46 70 174 06 12')", [found?.id]);
    expect(await names({ search: "catala" })).toEqual(["Kim Li"]);
    expect(await names({ search: "070-174 06 12" })).toEqual(["Kim Li"]);
    expect(await names({ search: "202 555 0143" })).toEqual(["Kim Li"]);
  });
});

describe("tabs and filters", () => {
  it.each([
    [{ tab: "due" }, ["Zoë 100% Ünal", "Grace Smith-Jones", "نور الحداد"]],
    [{ overdue: true }, ["Grace Smith-Jones", "نور الحداد"]],
    [{ tab: "mine" }, ["Grace Smith-Jones", "Kim Li", "Grace Smith"]],
    [{ tab: "unassigned" }, ["Zoë 100% Ünal", "نور الحداد", "Jürgen Großmann"]],
    [{ tab: "follow_up" }, ["Jürgen Großmann", "Grace Smith"]],
    [{ status: ["quoted", "closed"] }, ["Ayşe Öztürk", "Grace Smith"]],
    [{ owner: ["none"], status: ["new"] }, ["Zoë 100% Ünal", "نور الحداد"]],
    [{ treatment: ["LASIK", "Facelift"] }, ["Grace Smith-Jones", "Kim Li", "Grace Smith"]],
    [{ city: ["İzmir"] }, ["Jürgen Großmann", "Grace Smith"]],
    [{ source_page: ["/"] }, []],
    [{ source_page: ["/faq"] }, EVERYBODY],
    [{ source_page: ["/f"] }, EVERYBODY],
    [{ source_page: ["/faqs"] }, []],
    [{ source_page: ["%"] }, []],
    [{ source: ["phone", "referral"] }, ["Jürgen Großmann"]],
    [{ source: ["form"], city: ["İzmir"] }, ["Grace Smith"]],
    [{ repeat: true }, ["Grace Smith-Jones"]],
    [{ with: "next_step_on" }, ["Kim Li", "Jürgen Großmann", "Grace Smith"]],
    [{ tab: "due", city: ["Antalya"], search: "smith" }, ["Grace Smith-Jones"]],
    [{ treatment: ["A, B", 'C"D', "E(F)", "G\\H"] }, []],
    [{ treatment: [] }, []],
  ] satisfies [LeadFilter, string[]][])("%j", async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
    expect(await countOf(filter)).toBe(expected.length);
  });

  it("for selected leads, combined with other filters", async () => {
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ id: string }>(
        "select id from public.leads where name in ('Kim Li', 'Grace Smith') order by name",
      ),
    );
    const ids = [NOBODY, ...rows.map(({ id }) => id)];
    expect(await names({ ids })).toEqual(["Kim Li", "Grace Smith"]);
    expect(await names({ ids, city: ["İzmir"] })).toEqual(["Grace Smith"]);
    expect(await names({ ids: [] })).toEqual([]);
  });

  it("for treatments and cities as corrected, like other requests and figures", async () => {
    const id = await addLead("Dominic Rossi", "+44 7700 900318", "+447700900318");
    await call(tom, "correct_lead($1, 1, 'treatment', 'Dental Implants')", [id]);
    await call(tom, "correct_lead($1, 2, 'location_city', 'Antalya')", [id]);
    await call(tom, "correct_lead($1, 3, 'name', 'Domenico Rossi')", [id]);
    expect(await names({ treatment: ["Dental Implants"] })).toContain("Dominic Rossi");
    expect(await names({ city: ["Antalya"] })).toContain("Dominic Rossi");
    expect(await names({ treatment: ["Hollywood Smile"] })).toEqual([]);
    expect(await names({ city: ["Ankara"] })).toEqual([]);
    const [other] = await search({ search: "Grace Smith-Jones" });
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query("select id, treatment, location_city from public.related_leads($1)", [other?.id]),
    );
    expect(rows).toContainEqual({ id, treatment: "Dental Implants", location_city: "Antalya" });
    await removeLead(id);
  });

  it("of an owner, and for dates in the team's time zone", async () => {
    expect(await names({ owner: [ayse.id] })).toEqual(["Ayşe Öztürk"]);
    expect(await names({ owner: [ayse.id, "none"], status: ["new", "closed"] })).toEqual([
      "Zoë 100% Ünal",
      "نور الحداد",
      "Ayşe Öztürk",
    ]);
    const [kim] = await search({ search: "Kim Li" });
    const day = teamClock(String(kim?.created_at)).date;
    const that = await names({ from: day, to: day });
    expect(that).toContain("Kim Li");
    expect(that).not.toContain("Zoë 100% Ünal");
    expect(await names({ from: "2999-01-01" })).toEqual([]);
  });

  it("of open leads to which nothing has happened for some days", async () => {
    const touch = (days: number) =>
      database.asOwner((sql) =>
        sql.query(
          `update public.leads set touched_at = now() - $1 * interval '1 day'
           where name in ('Kim Li', 'Ayşe Öztürk')`,
          [days],
        ),
      );
    expect(await names({ quiet: "7" })).toEqual([]);
    await touch(8);
    expect(await names({ quiet: "7" })).toEqual(["Kim Li"]);
    expect(await names({ quiet: "30" })).toEqual([]);
    await touch(0);
  });

  it("have counts, including late leads and those that are new since a time", async () => {
    const since = new Date(Date.now() - 35 * 60 * 60 * 1000).toISOString();
    const counts = { due: 3, late: 2, mine: 3, unassigned: 3, follow_up: 2, stalled: 0, all: 7 };
    const { signal } = new AbortController();
    expect(await fetchCounts(since, signal)).toEqual({ ...counts, new: 2 });
    expect(await fetchCounts(undefined, signal)).toEqual({ ...counts, new: 0 });
  });
});

it("a search finds as many leads at most as the list says", async () => {
  expect(
    await readValue(database, "pg_get_functiondef('private.found_leads(text)'::regprocedure)"),
  ).toContain(`limit ${SEARCH_LIMIT}`);
});

it("a search has at most 200 characters", async () => {
  await expect(names({ search: "x".repeat(201) })).rejects.toMatchObject({
    message: "The search has more than 200 characters.",
  });
});
