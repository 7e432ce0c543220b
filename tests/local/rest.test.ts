import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { type CallOptions, call, callAsService, openStandIn } from "./stand-in.ts";

let standIn: StandIn;

/** Tables with awkward names and types, and functions, in addition to the product's own. */
const fixtures = `
  create type public.mood as enum ('calm', 'cross');
  create table public."odd ""table" (
    id int primary key, "first name" text, mood public.mood, at timestamptz, tags text[],
    data jsonb, active boolean, code varchar(3), rank int not null default 7);
  grant all on public."odd ""table" to service_role;
  create table public.many (id int primary key);
  insert into public.many select generate_series(1, 1005);
  grant select on public.many to service_role;
  create table public.box (id int, note text);
  grant insert on public.box to anon;
  create function public.nothing() returns void language sql as '';
  create function public.numbers(upto int) returns setof int language sql stable
    as 'select generate_series(1, upto)';
  create function public.pair(a int, b text default 'x') returns table (a int, b text) language sql stable
    as 'select a, b';
  create function public.scalar(x int) returns int language sql stable as 'select x';
  create function public.above(lowest int) returns setof public.many language sql stable
    as 'select * from public.many where id >= lowest';
  create function public.writes() returns int language sql as 'delete from public.many returning 1';
  create function public.sneaky() returns int language sql stable as 'select public.writes()';
  create function public.clash(a int) returns int language sql as 'select 1';
  create function public.clash(a text) returns int language sql as 'select 2';
  grant execute on all functions in schema public to service_role;
`;

const oddTable = `/rest/v1/${encodeURIComponent('odd "table')}`;
const representation = { Prefer: "return=representation" };
const counted = { Prefer: "count=exact" };
const oneObject = { Accept: "application/vnd.pgrst.object+json" };

beforeAll(async () => {
  standIn = await openStandIn();
  await standIn.database.asOwner(async (sql) => {
    for (const statement of fixtures.split(/;\n/)) await sql.query(statement);
  });
});
afterAll(() => standIn?.close());

async function answer(path: string, options: CallOptions = {}, as = callAsService) {
  const response = await as(standIn, path, options);
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get("content-range"),
    body: text === "" ? null : JSON.parse(text),
  };
}

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

describe("a row", () => {
  it("keeps a value of every type", async () => {
    const { rank: _default, ...given } = row;
    const options = { method: "POST", body: given, headers: representation };
    expect(await answer(oddTable, options)).toMatchObject({ status: 201, body: [row] });
    expect((await answer(`${oddTable}?id=eq.1`)).body).toEqual([row]);
  });

  it.each([
    [`first name=eq.${encodeURIComponent(row["first name"])}`, 1],
    ["mood=in.(calm,cross)", 1],
    ["mood=not.in.(calm)", 0],
    ["id=in.()", 0],
    ['code=in.("a,b)",abc)', 1],
    ["active=is.true", 1],
    ["code=not.is.null", 1],
    ["at=gte.2026-01-02T03:04:05.678901Z", 1],
    ["at=gt.2026-01-02T03:04:05.678901Z", 0],
    ['tags=eq.{a,"b\\"c"}', 1],
    ["tags=cs.{a}", 1],
    ["tags=cd.{a}", 0],
    ["tags=ov.{a,x}", 1],
    ['data=cs.{"deep":[1]}', 1],
    ["code=like.a*", 1],
    ["code=ilike.A_C", 1],
    ["or=(id.eq.5,and(at.gte.2026-01-02T03:04:05.678901%2B00:00,not.or(id.lt.1,id.in.(5,6))))", 1],
    ["or=(tags.ov.{x,y},rank.eq.8)", 0],
    ['not.and=(mood.eq.cross,first name.eq."a,b")', 1],
  ])("is found by %s", async (filter, rows) => {
    expect((await answer(`${oddTable}?${filter}`)).body).toHaveLength(rows);
  });

  it("is changed only where asked, and not at all if one object was expected and several match", async () => {
    const body = [
      { id: 11, code: "x" },
      { id: 12, code: "y" },
    ];
    expect(await answer(oddTable, { method: "POST", body, headers: counted })).toMatchObject({
      status: 201,
      body: null,
    });
    const headers = { ...representation, ...oneObject };
    const change = { method: "PATCH", body: { rank: 9, code: "z" }, headers };
    expect(await answer(`${oddTable}?id=gte.11`, change)).toMatchObject({
      status: 406,
      body: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    const path = `${oddTable}?id=eq.12&columns="rank"&select=number:id,code,rank`;
    expect((await answer(path, change)).body).toEqual({ number: 12, code: "y", rank: 9 });
    expect((await answer(`${oddTable}?id=gte.11&order=id.desc&select=rank`)).body).toEqual([
      { rank: 9 },
      { rank: 7 },
    ]);
    const nobody = `${oddTable}?id=eq.99`;
    expect(await answer(nobody, { method: "DELETE" })).toMatchObject({ status: 204, body: null });
    expect((await answer(nobody, { method: "DELETE", headers: representation })).body).toEqual([]);
  });

  it("may be written without permission to read, if it is not to be returned", async () => {
    const note = { method: "POST", body: { id: 1, note: "x" } };
    expect((await answer("/rest/v1/box", note, call)).status).toBe(201);
    const shown = await answer("/rest/v1/box", { ...note, headers: representation }, call);
    expect(shown).toMatchObject({ status: 401, body: { code: "42501" } });
  });

  it.each([
    [{ id: 1 }, 409, "23505"],
    [{ id: null }, 400, "23502"],
    [{ id: "x" }, 400, "22P02"],
    [{ id: 20, code: "long" }, 400, "22001"],
    [{ "id) --": 1 }, 400, "PGRST204"],
    [[{ id: 30 }, { code: "x" }], 400, "PGRST102"],
    ["{", 400, "PGRST102"],
  ])("is refused with a code: %j", async (body, status, code) => {
    expect(await answer(oddTable, { method: "POST", body })).toMatchObject({
      status,
      body: { code },
    });
  });
});

describe("a page", () => {
  it.each([
    ["order=id&limit=5000", {}, 200, "0-999/*", 1000],
    ["order=id&offset=900", counted, 206, "900-1004/1005", 105],
    ["offset=1005", counted, 206, "*/1005", 0],
    ["id=eq.0", counted, 200, "*/0", 0],
    ["id=lte.3", counted, 200, "0-2/3", 3],
    ["limit=0", counted, 206, "*/1005", 0],
    ["or=(id.eq.1, id.eq.2)&order=id", {}, 200, "0-1/*", 2],
  ])("reports its range of rows: %s %j", async (query, headers, status, range, rows) => {
    const { body, ...rest } = await answer(`/rest/v1/many?${query}`, { headers });
    expect({ ...rest, rows: body.length }).toEqual({ status, range, rows });
  });

  it("beyond the end is refused if the total is counted", async () => {
    expect(await answer("/rest/v1/many?offset=1006", { headers: counted })).toMatchObject({
      status: 416,
      body: { code: "PGRST103" },
    });
  });

  it("has headers but no body in response to HEAD", async () => {
    const head = await answer("/rest/v1/many?select=id", { method: "HEAD", headers: counted });
    expect(head).toEqual({ status: 206, range: "0-999/1005", body: null });
  });
});

describe("a function", () => {
  const rpc = (name: string, body: unknown = {}, headers = {}) =>
    answer(`/rest/v1/rpc/${name}`, { method: "POST", body, headers });

  it.each([
    ["nothing", {}, 204, null],
    ["numbers", { upto: 3 }, 200, [1, 2, 3]],
    ["pair", { a: 1 }, 200, [{ a: 1, b: "x" }]],
    ["pair", { b: "y", a: 2 }, 200, [{ a: 2, b: "y" }]],
    ["scalar", { x: 4 }, 200, 4],
    ["scalar", { x: null }, 200, null],
    ["above?id=lt.1003&order=id.desc&limit=2", { lowest: 1000 }, 200, [{ id: 1002 }, { id: 1001 }]],
    ["above?select=number:id&offset=5&order=id", { lowest: 1000 }, 200, [{ number: 1005 }]],
  ])("returns its own type of result: %s %j", async (name, parameters, status, body) => {
    expect(await rpc(name, parameters)).toMatchObject({ status, body });
  });

  it("returns one object, or counts its rows, on request", async () => {
    expect((await rpc("pair", { a: 1 }, oneObject)).body).toEqual({ a: 1, b: "x" });
    expect((await rpc("above?limit=1", { lowest: 1000 }, counted)).range).toBe("0-0/6");
    expect((await rpc("numbers", { upto: 1500 })).body).toHaveLength(1000);
  });

  it.each([
    ["sneaky", {}, 405, "25006"],
    ["scalar", { y: 1 }, 404, "PGRST202"],
    ["scalar", {}, 404, "PGRST202"],
    ["clash", { a: 1 }, 300, "PGRST203"],
  ])("is refused with a code: %s %j", async (name, parameters, status, code) => {
    expect(await rpc(name, parameters)).toMatchObject({ status, body: { code } });
  });
});

describe("a request", () => {
  it.each([
    ["/rest/v1/pg_class", 404, "PGRST205"],
    ["/rest/v1/auth.users", 404, "PGRST205"],
    ["/rest/v1/many?mood=eq.calm", 400, "42703"],
    ["/rest/v1/many?id=eq.1) or (true", 400, "22P02"],
    ['/rest/v1/many?select="id""; drop table many; --"', 400, "PGRST100"],
    ["/rest/v1/many?order=id;drop table many", 400, "42703"],
    ["/rest/v1/many?id=x", 400, "PGRST100"],
    ["/rest/v1/many?or=(id.eq.1", 400, "PGRST100"],
    ["/rest/v1/many?id=in.(1,2);drop table many", 400, "PGRST100"],
  ])("never becomes part of a statement: %s", async (path, status, code) => {
    expect(await answer(path)).toMatchObject({ status, body: { code } });
  });

  it.each<[string, CallOptions]>([
    ["many?select=*,owner(name)", {}],
    ["many?select=id::text", {}],
    ["many?id=fts.x", {}],
    ["many?id=eq(any).{1}", {}],
    ["many?a->b=eq.1", {}],
    ["many?on_conflict=id", {}],
    ["many", { method: "POST", body: {}, headers: { Prefer: "resolution=merge-duplicates" } }],
    ["many", { method: "PUT", body: {} }],
    ["many", { headers: { Prefer: "count=estimated" } }],
    ["many", { headers: { Range: "0-1" } }],
    ["many", { headers: { Accept: "text/csv" } }],
    ["many?id=eq.1&limit=1", { method: "DELETE" }],
    ["rpc/scalar?x=1", {}],
    ["", {}],
  ])("that only a real project answers suggests `supabase start`: %s %j", async (path, options) => {
    const { status, body } = await answer(`/rest/v1/${path}`, options);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
    expect(body.message).toContain("supabase start");
  });

  it("cannot reach another schema", async () => {
    const headers = { "Accept-Profile": "private" };
    expect(await answer("/rest/v1/many", { headers })).toMatchObject({
      status: 406,
      body: { code: "PGRST106" },
    });
  });

  it("needs a key that is genuine, current and not a user's", async () => {
    const path = "/rest/v1/many?limit=1";
    const service = await standIn.tokens.sign({ role: "service_role" }, 60);
    expect((await answer(path, { key: service, token: service }, call)).status).toBe(200);
    const user = await standIn.tokens.sign({ role: "authenticated", sub: "x" }, 60);
    const expired = await standIn.tokens.sign({ role: "anon" }, -1);
    for (const key of [user, expired, `${service}x`]) {
      expect(await answer(path, { key }, call)).toMatchObject({
        status: 401,
        body: { message: "Invalid API key" },
      });
    }
    const token = "sb_secret_local_development_only";
    expect((await answer(path, { token }, call)).status).toBe(401);
    const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" };
    expect((await answer(path, { headers })).status).toBe(401);
  });
});
