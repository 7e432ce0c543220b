import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filterConditions, readFilters } from "@/admin/features/lead-search/filters.ts";
import { denialOf } from "../support.ts";
import { addLead, ayse, call, countOf, database, removeLead, tom } from "./lead-list-support.ts";

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
    by_owner: z.array(
      groupSchema.extend({
        owner_id: z.string().nullable(),
        quoted: z.number(),
        booked: z.number(),
      }),
    ),
    by_treatment: named,
    by_city: named,
    by_source: named,
    funnel: z.array(
      z.object({ status: z.string(), leads: z.number(), reached: z.number().nullable() }),
    ),
    open_by_age: z.array(z.object({ age: z.string(), status: z.string(), leads: z.number() })),
  });
  const read = async (first: number, last: number) =>
    insightsSchema.parse(
      await call(tom, "insights(current_date - $1::int, current_date - $2::int)", [first, last]),
    );

  it("count the leads, how fast they were answered, and their current status", async () => {
    const figures = await read(9, -1);
    // Three were contacted, after 2, 30 and 1 hours. A closed and two new leads are late, and one is not.
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
    // A booked lead was quoted, too.
    const outcomes = figures.by_owner.map((each) => [
      ...[each.owner_id, each.leads, each.quoted, each.booked],
    ]);
    expect(outcomes.sort()).toEqual(
      [
        [tom.id, 3, 2, 1],
        [null, 3, 0, 0],
        [ayse.id, 1, 0, 0],
      ].sort(),
    );
    expect(figures.by_treatment[0]).toMatchObject({ name: "LASIK", leads: 2, in_time: 2 });
    expect(figures.by_city.find(({ name }) => name === "Antalya")?.leads).toBe(3);
    expect(figures.by_source).toMatchObject([{ name: "/faq", leads: 7 }]);
    expect(figures.funnel).toEqual([
      { status: "new", leads: 3, reached: 7 },
      { status: "contacted", leads: 1, reached: 3 },
      { status: "quoted", leads: 1, reached: 2 },
      { status: "booked", leads: 1, reached: 1 },
      { status: "closed", leads: 1, reached: null },
    ]);
    expect(figures.open_by_age).toEqual(
      [
        { place: 1, age: "under 1 day", status: "new", leads: 1 },
        { place: 2, age: "1 to 3 days", status: "new", leads: 2 },
        { place: 2, age: "1 to 3 days", status: "booked", leads: 1 },
        { place: 3, age: "3 to 7 days", status: "contacted", leads: 1 },
        { place: 3, age: "3 to 7 days", status: "quoted", leads: 1 },
      ].map(({ place: _place, ...bucket }) => bucket),
    );
    expect(figures.previous.leads).toBe(0);
  });

  it("have the numbers of the lists that they link to, and of the tabs", async () => {
    const { from, to, open_by_age, by_owner, funnel } = await read(9, -1);
    const open = new Map<string, number>();
    for (const { age, leads } of open_by_age) open.set(age, (open.get(age) ?? 0) + leads);
    for (const [age, leads] of open) {
      const filters = readFilters(
        new URLSearchParams({ age, status: "new,contacted,quoted,booked" }),
      );
      expect(await countOf(filterConditions(filters)), age).toBe(leads);
    }
    for (const { age, status, leads } of open_by_age) {
      const filters = readFilters(new URLSearchParams({ age, status }));
      expect(await countOf(filterConditions(filters)), `${age}, ${status}`).toBe(leads);
    }
    for (const { owner_id, leads } of by_owner) {
      const filters = readFilters(new URLSearchParams({ owner: owner_id ?? "none", from, to }));
      expect(await countOf(filterConditions(filters)), `owner ${owner_id}`).toBe(leads);
    }
    expect(await countOf({ tab: "due" })).toBe(funnel[0]?.leads);
  });

  it.each(["Europe/London", "Asia/Kathmandu", "Pacific/Auckland", "America/St_Johns"])(
    "count days and hours in the time zone %s",
    async (zone) => {
      const given = insightsSchema.parse(
        await call(tom, "insights(current_date - 9, current_date + 2, $1)", [zone]),
      );
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ day: string; weekday: number; hour: number; leads: number }>(
          `select local::date::text as day, extract(dow from local)::int as weekday,
             extract(hour from local)::int as hour, count(*)::int as leads
           from (select created_at at time zone $1 as local from public.leads) as moments
           group by 1, 2, 3 order by 1, 2, 3`,
          [zone],
        ),
      );
      const days = new Map<string, number>();
      for (const { day, leads } of rows) days.set(day, (days.get(day) ?? 0) + leads);
      const counted = given.by_day.filter(({ leads }) => leads > 0);
      expect(counted.map(({ day, leads }) => [day, leads])).toEqual([...days]);
      const at = ({ weekday, hour }: { weekday: number; hour: number }) => `${weekday} ${hour}`;
      expect(new Set(given.by_hour.map(at))).toEqual(new Set(rows.map(at)));
    },
  );

  it("leave out a restricted lead", async () => {
    const before = (await read(9, -1)).current.leads;
    const id = await addLead("Kept Away", "07700 900999", null);
    expect((await read(9, -1)).current.leads).toBe(before + 1);
    await database.asOwner((sql) =>
      sql.query("update public.leads set restricted_at = now() where id = $1", [id]),
    );
    expect((await read(9, -1)).current.leads).toBe(before);
    await removeLead(id);
  });

  it("for an empty period are zeros and empty lists", async () => {
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

  it("for the previous period cover the same number of days", async () => {
    expect((await read(-1, -2)).previous.leads).toBeLessThan(7);
    expect((await read(-1, -9)).previous.leads).toBe(7);
  });

  it("for a negative or too long period are refused", async () => {
    expect((await denialOf(read(1, 2))).code).toBe("22023");
    expect((await denialOf(read(900, 0))).code).toBe("22023");
  });
});
