import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type DatabaseCaller,
  type LocalDatabase,
  openLocalDatabase,
} from "../../supabase/local/database/local-database.ts";
import { addAccount, databaseUrl, denialOf } from "./support.ts";

/** What the list shows: search, tabs and filters, pages, a person's other leads, exports and figures. */
let database: LocalDatabase;
let ayse: DatabaseCaller & { id: string };
let tom: DatabaseCaller & { id: string };

const pageSchema = z.object({
  leads: z.array(z.object({ id: z.string(), name: z.string() }).loose()),
  next: z.object({ value: z.string(), id: z.string() }).nullable(),
});

async function call(who: DatabaseCaller, expression: string, parameters: unknown[] = []) {
  const { rows } = await database.asRole(who, (sql) =>
    sql.query<{ answer: unknown }>(`select public.${expression} as answer`, parameters),
  );
  return rows[0]?.answer;
}

async function search(
  filter: object,
  sort = "created_at.desc",
  after: object | null = null,
  size = 50,
) {
  return pageSchema.parse(
    await call(tom, "search_leads($1::jsonb, $2, $3::jsonb, $4)", [
      JSON.stringify(filter),
      sort,
      after && JSON.stringify(after),
      size,
    ]),
  );
}

/** Names of the leads that a filter leaves, newest first. */
const names = async (filter: object, sort?: string) =>
  (await search(filter, sort)).leads.map(({ name }) => name);

beforeAll(async () => {
  database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  ayse = await addAccount(database, "ayse@example.com", ["admin"]);
  tom = await addAccount(database, "tom@example.com", ["coordinator"]);
  const leads = [
    // hours ago, name, email, phone, treatment, city, status, owner, contacted after hours, next step in days
    [
      100,
      "Grace Smith",
      "grace@example.com",
      "07700 900318",
      "LASIK",
      "İzmir",
      "quoted",
      tom.id,
      2,
      -1,
    ],
    [
      80,
      "Jürgen Großmann",
      "jg@example.org",
      "0171 3920027",
      "Knee Replacement",
      "İzmir",
      "contacted",
      null,
      30,
      0,
    ],
    [
      60,
      "Ayşe Öztürk",
      "ayse.o@example.org",
      "+33 6 39 98 05 61",
      "Septoplasty",
      "Antalya",
      "closed",
      ayse.id,
      null,
      null,
    ],
    [
      50,
      "نور الحداد",
      "noor@example.com",
      "٠٧٧٠٠ ٩٠٠٥٥٥",
      "Rhinoplasty",
      "İstanbul",
      "new",
      null,
      null,
      null,
    ],
    [
      40,
      "Kim Li",
      "kim_li@example.com",
      "+1 202-555-0143",
      "LASIK",
      "İstanbul",
      "booked",
      tom.id,
      1,
      5,
    ],
    [
      30,
      "Grace Smith-Jones",
      "Grace+second@Example.com",
      "+44 7700 900318",
      "Facelift",
      "Antalya",
      "new",
      tom.id,
      null,
      null,
    ],
    [
      2,
      "Zoë 100% Ünal",
      "zoe@example.com",
      "020 7946 0631",
      "Dental Implants",
      "Antalya",
      "new",
      null,
      null,
      null,
    ],
  ] as const;
  await database.asOwner(async (sql) => {
    for (const [
      hours,
      name,
      email,
      phone,
      treatment,
      city,
      status,
      owner,
      contacted,
      step,
    ] of leads) {
      await sql.query(
        `insert into public.leads (created_at, name, email, phone, treatment, location_city, location_country,
           notes, source_page, status, close_reason, owner_id, first_contact_at, next_step_on, consent_at, consent_text)
         values (now() - $1 * interval '1 hour', $2, $3, $4, $5, $6, 'Turkey', 'Wrote of ' || $2 || E'\nand more', '/faq',
           $7::public.lead_status, case when $7 = 'closed' then 'no_answer'::public.close_reason end, $8,
           now() - ($1 - $9::int) * interval '1 hour',
           (now() at time zone 'Europe/London')::date + $10::int, now(), 'Wording')`,
        [hours, name, email, phone, treatment, city, status, owner, contacted, step],
      );
    }
  });
});
afterAll(() => database?.close());

/** An id that no lead has. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

const EVERYBODY = [
  "Zoë 100% Ünal",
  "Grace Smith-Jones",
  "Kim Li",
  "نور الحداد",
  "Ayşe Öztürk",
  "Jürgen Großmann",
  "Grace Smith",
];

describe("a search", () => {
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
    ["m_l", ["Kim Li"]],
    ["GRACE+SECOND@example.com", ["Grace Smith-Jones"]],
    ["knee", ["Jürgen Großmann"]],
    ["wrote zoe", ["Zoë 100% Ünal"]],
    ["+44 7700 900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["07700900318", ["Grace Smith-Jones", "Grace Smith"]],
    ["(0044) 7700-900318", ["Grace Smith-Jones", "Grace Smith"]],
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
    expect(
      await call(tom, "count_leads($1::jsonb)::int", [JSON.stringify({ search: typed })]),
    ).toBe(expected.length);
  });

  it("finds a reference with and without its hyphens", async () => {
    const [newest] = (await search({})).leads;
    const reference = String(newest?.reference);
    for (const typed of [reference, reference.toLowerCase(), reference.replaceAll("-", "")]) {
      expect(await names({ search: typed })).toEqual([newest?.name]);
    }
  });

  it("finds what the team noted and corrected", async () => {
    const [found] = (await search({ search: "Kim Li" })).leads;
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
    [{ repeat: true }, ["Grace Smith-Jones"]],
    [{ tab: "due", city: ["Antalya"], search: "smith" }, ["Grace Smith-Jones"]],
    [{ repeat: false, overdue: false, tab: null, status: null, from: null }, EVERYBODY],
    [{ treatment: [] }, []],
  ])("%j", async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it("of chosen leads, within the rest of the filter", async () => {
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

  it("of an owner and of dates, whose days begin in the team's zone", async () => {
    expect(await names({ owner: [ayse.id] })).toEqual(["Ayşe Öztürk"]);
    const { rows } = await database.asOwner((sql) =>
      sql.query<{ day: string }>(
        `select ((created_at at time zone 'Pacific/Auckland')::date)::text as day
         from public.leads where name = 'Kim Li'`,
      ),
    );
    const day = rows[0]?.day;
    const that = await names({ from: day, to: day, time_zone: "Pacific/Auckland" });
    expect(that).toContain("Kim Li");
    expect(that).not.toContain("Zoë 100% Ünal");
    expect(await names({ from: "2999-01-01" })).toEqual([]);
  });

  it.each([
    [{ colour: "red" }, "22023"],
    [{ tab: "yours" }, "22023"],
    [{ status: "new" }, "22023"],
    [{ status: ["lost"] }, "22P02"],
    [{ owner: ["nobody"] }, "22P02"],
    [{ from: "yesterday evening" }, "22007"],
    [{ time_zone: "Mars/Olympus" }, "22023"],
    [["tab"], "22023"],
    [{ search: "x".repeat(201) }, "22023"],
    [{ ids: "all" }, "22023"],
    [{ ids: ["first"] }, "22P02"],
    [{ ids: Array.from({ length: 501 }, () => NOBODY) }, "22023"],
  ])("%# is refused", async (filter, code) => {
    expect((await denialOf(search(filter))).code).toBe(code);
  });

  it("have figures, with how many are late and how many are new since", async () => {
    const since = new Date(Date.now() - 35 * 60 * 60 * 1000).toISOString();
    expect(await call(tom, "lead_counts('Europe/London', $1)", [since])).toEqual({
      due: 3,
      late: 2,
      mine: 3,
      unassigned: 3,
      follow_up: 2,
      all: 7,
      new: 2,
    });
  });
});

describe("pages", () => {
  it.each(["created_at.desc", "created_at.asc", "due_at.asc"])(
    "by %s leave out nothing",
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

  it("by next step begin with the earliest", async () => {
    expect(await names({}, "next_step_on.asc")).toEqual([
      "Grace Smith",
      "Jürgen Großmann",
      "Kim Li",
    ]);
  });

  it("carry no wording of the consent", async () => {
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
  ])("by %s of %i are refused", async (sort, size) => {
    expect((await denialOf(search({}, sort, null, size))).code).toBe("22023");
  });
});

describe("a person's other leads", () => {
  it("have the same e-mail but for its tag, or the same telephone in another writing", async () => {
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

describe("an export", () => {
  it("notes who took what, without the text that was searched for, and counts it", async () => {
    const filter = { city: ["Antalya"], search: "smith" };
    const answer = z
      .object({
        export_id: z.number(),
        total: z.number(),
        leads: z.array(z.object({ name: z.string() })),
      })
      .parse(await call(ayse, "export_leads($1::jsonb, '{Name,Phone}')", [JSON.stringify(filter)]));
    expect(answer).toMatchObject({ total: 1, leads: [{ name: "Grace Smith-Jones" }] });
    const { rows } = await database.asRole(ayse, (sql) =>
      sql.query("select actor, lead_id, body from public.lead_events where id = $1", [
        answer.export_id,
      ]),
    );
    expect(rows).toEqual([
      {
        actor: ayse.id,
        lead_id: null,
        body: {
          filter: { city: ["Antalya"] },
          searched: true,
          columns: ["Name", "Phone"],
          format: "csv",
          leads: 1,
        },
      },
    ]);
    const goOn = (filtered: object, id: number | null) =>
      call(ayse, "export_leads($1::jsonb, null, 'csv', $2, $3::jsonb)", [
        JSON.stringify(filtered),
        id,
        JSON.stringify({ value: "2020-01-01T00:00:00Z", id: ayse.id }),
      ]);
    expect(await goOn(filter, answer.export_id)).toMatchObject({ leads: [], next: null, total: 1 });
    // Only what was noted is given out.
    for (const [filtered, id] of [
      [{}, answer.export_id],
      [filter, null],
      [filter, 999_999],
    ] as const) {
      expect((await denialOf(goOn(filtered, id))).code).toBe("22023");
    }
  });
});

describe("insights", () => {
  const countsSchema = z.object({ leads: z.number(), due: z.number(), in_time: z.number() });
  const groupSchema = countsSchema.extend({
    median_minutes: z.number().nullable(),
    p90_minutes: z.number().nullable(),
  });
  const named = z.array(groupSchema.extend({ name: z.string().nullable() }));
  const insightsSchema = z.object({
    from: z.string(),
    to: z.string(),
    time_zone: z.string(),
    current: groupSchema,
    previous: groupSchema,
    by_day: z.array(countsSchema.extend({ day: z.string() })),
    by_hour: z.array(countsSchema.extend({ weekday: z.number(), hour: z.number() })),
    by_owner: z.array(groupSchema.extend({ owner_id: z.string().nullable() })),
    by_treatment: named,
    by_city: named,
    by_source: named,
    funnel: z.array(z.object({ status: z.string(), leads: z.number() })),
    open_by_age: z.array(z.object({ age: z.string(), status: z.string(), leads: z.number() })),
  });
  const read = async (first: number, last: number) =>
    insightsSchema.parse(
      await call(tom, "insights(current_date - $1::int, current_date - $2::int)", [first, last]),
    );

  it("tell how many came, how fast they were answered, and their status now", async () => {
    const figures = await read(9, -1);
    // Contacted after 2, 30 and 1 hours; closed and two new ones late; one new one still in time.
    expect(figures.current).toEqual({
      leads: 7,
      due: 6,
      in_time: 2,
      median_minutes: 120,
      p90_minutes: 1800,
    });
    expect(figures.by_day).toHaveLength(11);
    expect(figures.by_day.reduce((sum, { leads }) => sum + leads, 0)).toBe(7);
    expect(figures.by_hour.reduce((sum, { leads }) => sum + leads, 0)).toBe(7);
    expect(figures.by_owner.map(({ owner_id, leads }) => [owner_id, leads]).sort()).toEqual(
      [
        [tom.id, 3],
        [null, 3],
        [ayse.id, 1],
      ].sort(),
    );
    expect(figures.by_treatment[0]).toMatchObject({ name: "LASIK", leads: 2, in_time: 2 });
    expect(figures.by_city.find(({ name }) => name === "Antalya")?.leads).toBe(3);
    expect(figures.by_source).toMatchObject([{ name: "/faq", leads: 7 }]);
    expect(figures.funnel).toEqual([
      { status: "new", leads: 3 },
      { status: "contacted", leads: 1 },
      { status: "quoted", leads: 1 },
      { status: "booked", leads: 1 },
      { status: "closed", leads: 1 },
    ]);
    expect(figures.open_by_age).toEqual(
      [
        { place: 1, age: "under 1 day", status: "new", leads: 1 },
        { place: 2, age: "1 to 3 days", status: "new", leads: 2 },
        { place: 3, age: "3 to 7 days", status: "contacted", leads: 1 },
        { place: 3, age: "3 to 7 days", status: "quoted", leads: 1 },
      ].map(({ place: _place, ...bucket }) => bucket),
    );
    expect(figures.previous.leads).toBe(0);
  });

  it("of an empty period are zeros and empty lists", async () => {
    const figures = await read(400, 390);
    expect(figures.current).toEqual({
      leads: 0,
      due: 0,
      in_time: 0,
      median_minutes: null,
      p90_minutes: null,
    });
    expect(figures.by_treatment).toEqual([]);
    expect(figures.by_day).toHaveLength(11);
  });

  it("before have the same number of days", async () => {
    expect((await read(-1, -2)).previous.leads).toBeLessThan(7);
    expect((await read(-1, -9)).previous.leads).toBe(7);
  });

  it("of no period, or of too long a one, are refused", async () => {
    expect((await denialOf(read(1, 2))).code).toBe("22023");
    expect((await denialOf(read(900, 0))).code).toBe("22023");
  });
});
