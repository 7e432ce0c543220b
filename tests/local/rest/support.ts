import { afterAll, beforeAll } from "vitest";
import type { StandIn } from "../../../supabase/local/stand-in.ts";
import { type CallOptions, callAsService, openStandIn } from "../stand-in.ts";

export let standIn: StandIn;

/** Tables with awkward names and types, and functions, in addition to the product's own. */
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

export const oddTable = `/rest/v1/${encodeURIComponent('odd "table')}`;

beforeAll(async () => {
  standIn = await openStandIn();
  await standIn.database.asOwner(async (sql) => {
    for (const statement of fixtures) await sql.query(statement);
  });
});

afterAll(() => standIn?.close());

export async function answer(path: string, options: CallOptions = {}, as = callAsService) {
  const response = await as(standIn, path, options);
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get("content-range"),
    body: text === "" ? null : JSON.parse(text),
  };
}

export const oneObject = { Accept: "application/vnd.pgrst.object+json" };
