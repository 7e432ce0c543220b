import { describe, expect, it } from "vitest";
import { call } from "../stand-in.ts";
import { answer, oddTable, oneObject, standIn } from "./support.ts";

const representation = { Prefer: "return=representation" };

describe("writing and reading", () => {
  const row = {
    id: 1,
    "first name": 'Ayşe "O\'Neil"',
    mood: "calm",
    at: "2026-01-02T03:04:05.678901+00:00",
    tags: ["a", 'b"c'],
    data: { deep: [1, null] },
    active: true,
    code: "abc",
    rank: 7,
  };

  it("returns a value of every type unchanged", async () => {
    const { rank: _default, ...given } = row;
    const inserted = await answer(oddTable, {
      method: "POST",
      body: given,
      headers: representation,
    });
    expect(inserted).toMatchObject({ status: 201, body: [row] });
    expect((await answer(`${oddTable}?id=eq.1`)).body).toEqual([row]);
  });

  it.each([
    [`first name=eq.${encodeURIComponent(row["first name"])}`, 1],
    ["mood=in.(calm,cross)", 1],
    ["mood=eq.cross", 0],
    ["active=is.true", 1],
    ["at=gte.2026-01-02T03:04:05.678901Z", 1],
    ["at=gt.2026-01-02T03:04:05.678901Z", 0],
    ['tags=eq.{a,"b\\"c"}', 1],
    ["code=like.a*", 1],
    ["code=ilike.A_C", 1],
  ])("finds by %s", async (filter, rows) => {
    expect((await answer(`${oddTable}?${filter}`)).body).toHaveLength(rows);
  });

  it("renames a column", async () => {
    expect((await answer(`${oddTable}?select=name:first name&id=eq.1`)).body).toEqual([
      { name: row["first name"] },
    ]);
  });

  it("changes the rows that match a filter", async () => {
    const changed = await answer(`${oddTable}?id=eq.1&mood=eq.calm&select=id,mood`, {
      method: "PATCH",
      body: { id: 1, mood: "cross" },
      headers: representation,
    });
    expect(changed).toMatchObject({ status: 200, body: [{ id: 1, mood: "cross" }] });
  });

  it("succeeds for a change or a deletion that matches no row", async () => {
    const path = `${oddTable}?id=eq.99`;
    expect(await answer(path, { method: "PATCH", body: { rank: 1 } })).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await answer(path, { method: "DELETE" })).toMatchObject({ status: 204, body: null });
    expect(await answer(path, { method: "DELETE", headers: representation })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it("inserts several rows, or none", async () => {
    const body = [
      { id: 11, code: "x" },
      { id: 12, code: "y" },
    ];
    const count = { Prefer: "count=exact" };
    expect(await answer(oddTable, { method: "POST", body, headers: count })).toEqual({
      status: 201,
      range: "*/2",
      body: null,
    });
    expect(
      await answer(oddTable, { method: "POST", body: [], headers: representation }),
    ).toMatchObject({
      status: 201,
      body: [],
    });
  });

  it("inserts only the requested columns", async () => {
    const inserted = await answer(`${oddTable}?columns="id"&select=id,code`, {
      method: "POST",
      body: [{ id: 13, code: "left out" }, { id: 14 }],
      headers: representation,
    });
    expect(inserted.body).toEqual([
      { id: 13, code: null },
      { id: 14, code: null },
    ]);
  });

  it("may write without permission to read, if no rows are to be returned", async () => {
    await standIn.database.asOwner(async (sql) => {
      await sql.query("create table public.box (id int, note text)");
      await sql.query("grant insert on public.box to anon");
    });
    const note = { method: "POST", body: { id: 1, note: "x" } };
    expect((await answer("/rest/v1/box", note, call)).status).toBe(201);
    const shown = await answer("/rest/v1/box", { ...note, headers: representation }, call);
    expect(shown).toMatchObject({ status: 401, body: { code: "42501" } });
  });

  it.each([
    ["with rows returned", representation],
    ["without rows returned", {}],
  ])(
    "undoes a write that should return one object but returns none or two, %s",
    async (_case, prefer) => {
      const path = `${oddTable}?id=gte.11&id=lte.12&select=id,rank`;
      const before = (await answer(path)).body;
      expect(before).toHaveLength(2);
      const headers = { ...prefer, ...oneObject };
      const changes = { method: "PATCH", body: { rank: 99 }, headers };
      const refused = (rows: number) => ({
        status: 406,
        body: { code: "PGRST116", details: `The result contains ${rows} rows` },
      });
      expect(await answer(path, { method: "DELETE", headers })).toMatchObject(refused(2));
      expect(await answer(path, changes)).toMatchObject(refused(2));
      expect(await answer(`${oddTable}?id=eq.98`, changes)).toMatchObject(refused(0));
      const insert = { method: "POST", body: [{ id: 15 }, { id: 16 }], headers };
      expect(await answer(oddTable, insert)).toMatchObject(refused(2));
      expect((await answer(path)).body).toEqual(before);
      expect((await answer(`${oddTable}?id=in.(15,16)`)).body).toEqual([]);

      const one = await answer(`${oddTable}?id=eq.11&select=id`, changes);
      expect(one).toMatchObject(
        "Prefer" in prefer ? { status: 200, body: { id: 11 } } : { status: 204 },
      );
      await answer(`${oddTable}?id=eq.11`, { method: "PATCH", body: { rank: 7 } });
    },
  );

  it("reports the range of the changed rows", async () => {
    const change = (filter: string, headers = {}) =>
      answer(`${oddTable}?${filter}`, { method: "PATCH", body: { rank: 7 }, headers });
    expect(await change("id=in.(11,12)")).toMatchObject({ status: 204, range: "0-1/*" });
    expect(await change("id=in.(11,12)", { Prefer: "count=exact" })).toMatchObject({
      range: "0-1/2",
    });
    expect(await change("id=eq.98", { Prefer: "count=exact" })).toMatchObject({ range: "*/0" });
  });

  it("changes only the requested columns and ignores other keys", async () => {
    const changed = await answer(`${oddTable}?id=eq.12&columns=rank&select=id,code,rank`, {
      method: "PATCH",
      body: { rank: 8, code: "z", nonsense: true },
      headers: representation,
    });
    expect(changed).toMatchObject({ status: 200, body: [{ id: 12, code: "y", rank: 8 }] });
    const unknown = await answer(`${oddTable}?id=eq.12&columns=helicopter`, {
      method: "PATCH",
      body: { rank: 9 },
    });
    expect(unknown).toMatchObject({
      status: 400,
      body: {
        code: "PGRST204",
        message: `Could not find the 'helicopter' column of 'odd "table' in the schema cache`,
      },
    });
  });

  it("needs no filter if the body is empty, because it changes nothing", async () => {
    const path = "/rest/v1/readable";
    expect(await answer(path, { method: "PATCH", body: {} })).toEqual({
      status: 204,
      range: "*/*",
      body: null,
    });
    expect(await answer(path, { method: "PATCH", body: {}, headers: representation })).toEqual({
      status: 200,
      range: "*/*",
      body: [],
    });
  });
});
