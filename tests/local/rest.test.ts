import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { type CallOptions, call, callAsService, openStandIn } from "./stand-in.ts";

let standIn: StandIn;

/** A table with awkward names and types, besides the product's own. */
const fixtures = [
  "create type public.mood as enum ('calm', 'cross')",
  `create table public."odd ""table" (
     id int primary key, "first name" text, mood public.mood, at timestamptz, tags text[],
     data jsonb, active boolean, code varchar(3), rank int not null default 7)`,
  `grant all on public."odd ""table" to service_role`,
  "create table public.readable (id int primary key, note text)",
  "insert into public.readable values (1, 'one'), (2, 'two')",
  "grant select, insert on public.readable to anon",
  "create table public.many (id int primary key)",
  "insert into public.many select generate_series(1, 1005)",
  "grant select on public.many to service_role",
  "create function public.nothing() returns void language sql as ''",
  "create function public.numbers(upto int) returns setof int language sql stable as 'select generate_series(1, upto)'",
  "create function public.pair(a int, b text default 'x') returns table (a int, b text) language sql stable as 'select a, b'",
  "create function public.scalar(x int) returns int language sql stable as 'select x'",
  "create function public.writes() returns int language sql volatile as 'delete from public.readable; select 1'",
  "create function public.sneaky() returns int language sql stable as 'select public.writes()'",
  "create function public.clash(a int) returns int language sql as 'select 1'",
  "create function public.clash(a text) returns int language sql as 'select 2'",
];
const oddTable = `/rest/v1/${encodeURIComponent('odd "table')}`;

beforeAll(async () => {
  standIn = await openStandIn();
  await standIn.database.asOwner(async (sql) => {
    for (const statement of fixtures) await sql.query(statement);
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

const representation = { Prefer: "return=representation" };
const oneObject = { Accept: "application/vnd.pgrst.object+json" };

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

  it("keeps every type as it was", async () => {
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

  it("changes what it is asked to, by the table's own columns", async () => {
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

  it("takes the columns that are asked for", async () => {
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

  it("may write without the right to read, as long as nothing is to come back", async () => {
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
    ["with its rows", representation],
    ["without them", {}],
  ])(
    "undoes a write that was to give one object and gave none or two, %s",
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

  it("says where the rows of a change are", async () => {
    const change = (filter: string, headers = {}) =>
      answer(`${oddTable}?${filter}`, { method: "PATCH", body: { rank: 7 }, headers });
    expect(await change("id=in.(11,12)")).toMatchObject({ status: 204, range: "0-1/*" });
    expect(await change("id=in.(11,12)", { Prefer: "count=exact" })).toMatchObject({
      range: "0-1/2",
    });
    expect(await change("id=eq.98", { Prefer: "count=exact" })).toMatchObject({ range: "*/0" });
  });

  it("changes the columns that are asked for and ignores further keys", async () => {
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

  it("changes nothing, and so needs no filter, where the body names nothing", async () => {
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

describe("what reaches the database", () => {
  it.each([
    `${"id"}=eq.1) or (true`,
    "id=in.(1,2);drop table readable",
    "select=id from many; --",
    'select="id""; drop table readable; --"',
    "order=id;drop table readable",
    "id) or (1=1=eq.1",
  ])("is never a part of a statement: %s", async (query) => {
    const { status } = await answer(`/rest/v1/readable?${query}`);
    expect(status).toBe(400);
    expect((await answer("/rest/v1/readable", {}, call)).body).toHaveLength(2);
  });

  it("is a name only where the schema has it", async () => {
    expect(await answer("/rest/v1/pg_class")).toMatchObject({
      status: 404,
      body: { code: "PGRST205" },
    });
    expect(await answer("/rest/v1/auth.users")).toMatchObject({
      status: 404,
      body: { code: "PGRST205" },
    });
    const unknown = await answer("/rest/v1/readable", { method: "POST", body: { "id) --": 1 } });
    expect(unknown).toMatchObject({ status: 400, body: { code: "PGRST204" } });
  });

  it("is refused with PostgreSQL's own code", async () => {
    const post = (body: unknown) => answer(oddTable, { method: "POST", body });
    expect(await post({ id: 11 })).toMatchObject({
      status: 409,
      body: { code: "23505", details: "Key (id)=(11) already exists." },
    });
    expect(await post({ id: null })).toMatchObject({ status: 400, body: { code: "23502" } });
    expect(await post({ id: "x" })).toMatchObject({ status: 400, body: { code: "22P02" } });
    expect(await post({ id: 20, code: "long" })).toMatchObject({
      status: 400,
      body: { code: "22001" },
    });
    expect(await answer(`${oddTable}?mood=eq.glad`)).toMatchObject({
      status: 400,
      body: { code: "22P02" },
    });
  });
});

describe("a page", () => {
  const counted = { Prefer: "count=exact" };

  it("ends at a thousand rows, with or without the total", async () => {
    const silent = await answer("/rest/v1/many?order=id&limit=5000");
    expect({ ...silent, body: silent.body.length }).toEqual({
      status: 200,
      range: "0-999/*",
      body: 1000,
    });
    const told = await answer("/rest/v1/many?order=id&offset=900", { headers: counted });
    expect({ ...told, body: told.body.length }).toEqual({
      status: 206,
      range: "900-1004/1005",
      body: 105,
    });
  });

  it.each([
    ["offset=1005", 206, "*/1005"],
    ["id=eq.0", 200, "*/0"],
    ["id=lte.3", 200, "0-2/3"],
    ["limit=0", 206, "*/1005"],
  ])("says where it lies: %s", async (query, status, range) => {
    expect(await answer(`/rest/v1/many?${query}`, { headers: counted })).toMatchObject({
      status,
      range,
    });
  });

  it("beyond the end is refused where the end is known", async () => {
    expect(await answer("/rest/v1/many?offset=1006", { headers: counted })).toMatchObject({
      status: 416,
      range: "*/1005",
      body: {
        code: "PGRST103",
        details: "An offset of 1006 was requested, but there are only 1005 rows.",
      },
    });
    expect(await answer("/rest/v1/many?offset=1006")).toMatchObject({ status: 200, range: "*/*" });
  });

  it.each([
    ["select=&id=eq.1", [{ id: 1 }]],
    ["or=(id.eq.1, id.eq.2)&order=id", [{ id: 1 }, { id: 2 }]],
    ["id=lte.2&order=id&offset=-4", [{ id: 1 }, { id: 2 }]],
    ["id=lte.2&order=id&limit=abc", [{ id: 1 }, { id: 2 }]],
  ])("answers an odd query as PostgREST does: %s", async (query, body) => {
    expect(await answer(`/rest/v1/many?${query}`)).toMatchObject({ status: 200, body });
  });

  it("has headers but no body for HEAD", async () => {
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
  ])("answers in its own shape: %s %j", async (name, parameters, status, body) => {
    expect(await rpc(name, parameters)).toMatchObject({ status, body });
  });

  it("takes an empty body for a call without arguments", async () => {
    expect(await rpc("nothing", "")).toMatchObject({ status: 204, body: null });
    expect(await rpc("scalar", "")).toMatchObject({ status: 404, body: { code: "PGRST202" } });
  });

  it("gives one object where that is asked for", async () => {
    expect((await rpc("pair", { a: 1 }, oneObject)).body).toEqual({ a: 1, b: "x" });
  });

  it("gives no more than a thousand rows", async () => {
    expect((await rpc("numbers", { upto: 1500 })).body).toHaveLength(1000);
  });

  it("that promises not to write cannot", async () => {
    expect(await rpc("sneaky")).toMatchObject({ status: 405, body: { code: "25006" } });
  });

  it("is chosen by its arguments", async () => {
    expect(await rpc("scalar", { y: 1 })).toMatchObject({
      status: 404,
      body: { code: "PGRST202" },
    });
    expect(await rpc("scalar", {})).toMatchObject({ status: 404, body: { code: "PGRST202" } });
    expect(await rpc("clash", { a: 1 })).toMatchObject({ status: 300, body: { code: "PGRST203" } });
  });

  it("is not called by other verbs", async () => {
    expect(await answer("/rest/v1/rpc/scalar", { method: "PATCH", body: {} })).toMatchObject({
      status: 405,
      body: { code: "PGRST101" },
    });
  });
});

describe("a request that makes no sense", () => {
  it.each([
    ["bad JSON", { method: "POST", body: "{" }, 400, "PGRST102"],
    ["an empty body", { method: "POST", body: "" }, 400, "PGRST102"],
    ["a scalar", { method: "POST", body: "7" }, 400, "PGRST102"],
    ["unequal rows", { method: "POST", body: [{ id: 1 }, { note: "x" }] }, 400, "PGRST102"],
    ["a change of everything", { method: "PATCH", body: { note: "x" } }, 400, "21000"],
    ["a deletion of everything", { method: "DELETE" }, 400, "21000"],
    ["an unknown verb", { method: "OPTIONS", body: undefined }, 204, undefined],
    ["a wanted type it does not have", { headers: { Accept: "image/png" } }, 406, "PGRST107"],
    ["a table in a table", { path: "/rest/v1/a/b" }, 404, "PGRST125"],
  ])(
    "is told so: %s",
    async (_case, {
      path = "/rest/v1/readable",
      ...options
    }: CallOptions & { path?: string }, status, code) => {
      const answered = await answer(path, options);
      expect({ status: answered.status, code: answered.body?.code }).toEqual({ status, code });
    },
  );

  it.each([
    ["an upsert", { method: "POST", body: {}, headers: { Prefer: "resolution=merge-duplicates" } }],
    ["an upsert by PUT", { method: "PUT", body: {} }],
    ["an estimated count", { headers: { Prefer: "count=estimated" } }],
    ["a range in a header", { headers: { Range: "0-1" } }],
    ["a limited deletion", { method: "DELETE", path: "/rest/v1/readable?id=eq.1&limit=1" }],
    ["a form", { method: "POST", body: "a=1", headers: { "Content-Type": "text/plain" } }],
    ["a call by GET", { path: "/rest/v1/rpc/scalar?x=1" }],
    ["the description", { path: "/rest/v1/" }],
    ["a table of values", { headers: { Accept: "text/csv" } }],
    ["a plan", { headers: { Accept: "application/vnd.pgrst.plan+json" } }],
    [
      "an object without nulls",
      { headers: { Accept: "application/vnd.pgrst.object+json;nulls=stripped" } },
    ],
    [
      "a table as the body",
      { method: "POST", body: "id", headers: { "Content-Type": "text/csv" } },
    ],
  ])(
    "that a real project could answer gets a way out: %s",
    async (_case, { path = "/rest/v1/readable", ...options }: CallOptions & { path?: string }) => {
      const { status, body } = await answer(path, options);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
      expect(body.message).toContain("supabase start");
    },
  );

  it("and has no body to explain that, does so in a header and in the log", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const response = await call(standIn, "/rest/v1/rpc/scalar?x=1", { method: "HEAD" });
      expect({ status: response.status, body: await response.text() }).toEqual({
        status: 400,
        body: "",
      });
      expect(response.headers.get("proxy-status")).toMatch(
        /^PostgREST; error=not_in_stand_in; details="The local stand-in .*`supabase start`.*"$/,
      );
      expect(log).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^HEAD \/rest\/v1\/rpc\/scalar: The local stand-in /),
      );
    } finally {
      log.mockRestore();
    }
  });

  it("of an error carries PostgREST's headers", async () => {
    const response = await call(standIn, "/rest/v1/leads");
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(response.headers.get("proxy-status")).toBe("PostgREST; error=42501");
  });
});

describe("a schema in a profile header", () => {
  const refused = (schema: string) => ({
    status: 406,
    body: {
      code: "PGRST106",
      details: null,
      hint: "Only the following schemas are exposed: public",
      message: `Invalid schema: ${schema}`,
    },
  });

  it.each(["private", "auth", "graphql_public", "nowhere"])(
    "that is not exposed is refused: %s",
    async (schema) => {
      const path = "/rest/v1/readable?id=eq.1";
      const [read, written] = [{ "Accept-Profile": schema }, { "Content-Profile": schema }];
      const expected = refused(schema);
      expect(await answer(path, { headers: read })).toMatchObject(expected);
      expect(
        await answer(path, { method: "POST", body: { id: 9 }, headers: written }),
      ).toMatchObject(expected);
      expect(await answer(path, { method: "PATCH", body: {}, headers: written })).toMatchObject(
        expected,
      );
      expect(await answer(path, { method: "DELETE", headers: written })).toMatchObject(expected);
      expect(
        await answer("/rest/v1/rpc/nothing", { method: "POST", body: {}, headers: written }),
      ).toMatchObject(expected);
    },
  );

  it("counts in the header of its verb alone", async () => {
    const path = "/rest/v1/many?id=eq.0";
    expect((await answer(path, { headers: { "Content-Profile": "private" } })).status).toBe(200);
    expect(
      (await answer(path, { method: "PATCH", body: {}, headers: { "Accept-Profile": "private" } }))
        .status,
    ).toBe(204);
  });

  it("may be the exposed one, which answers name", async () => {
    const response = await call(standIn, "/rest/v1/readable", {
      headers: { "Accept-Profile": "public" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-profile")).toBe("public");
  });
});

describe("a key", () => {
  it("can be a JWT that the stand-in signed", async () => {
    const anonymous = await standIn.tokens.sign({ role: "anon" }, 60);
    const service = await standIn.tokens.sign({ role: "service_role" }, 60);
    const read = (key: string, token?: string) =>
      answer("/rest/v1/many?limit=1", { key, ...(token ? { token } : {}) }, call);
    expect((await read(anonymous, anonymous)).status).toBe(401);
    expect((await read(service, service)).status).toBe(200);
    // As on a real project, only the bearer counts for a key of this form.
    expect((await read(service)).status).toBe(401);
  });

  it("cannot be a user's token, nor one that has expired", async () => {
    const user = await standIn.tokens.sign({ role: "authenticated", sub: "x" }, 60);
    const expired = await standIn.tokens.sign({ role: "anon" }, -1);
    for (const key of [user, expired]) {
      expect(await answer("/rest/v1/readable", { key }, call)).toMatchObject({
        status: 401,
        body: { message: "Invalid API key" },
      });
    }
  });

  it("that is secret does not work in a browser", async () => {
    const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" };
    expect((await answer("/rest/v1/readable", { headers })).status).toBe(401);
  });

  it("in Authorization must be the one in apikey", async () => {
    const token = "sb_secret_local_development_only";
    expect((await answer("/rest/v1/readable", { token }, call)).status).toBe(401);
  });

  it("may stand in the address", async () => {
    const path = "/rest/v1/readable?select=id&apikey=sb_publishable_local_development_only";
    const response = await standIn.fetch(new Request(`http://localhost:4173${path}`));
    expect(response.status).toBe(200);
  });
});
