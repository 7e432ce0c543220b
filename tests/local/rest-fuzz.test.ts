import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl, exampleHash, exampleLead } from "../database/support.ts";
import { anyText, FUZZ_MILLISECONDS, fuzzParameters } from "../fuzz.ts";
import { callAsService, PUBLIC_URL } from "./stand-in.ts";

/** Checks that no request to the stand-in's REST API gets a 5xx, and that none shows a stranger any lead. */
let standIn: StandIn;
/** A bearer token for each caller, except for a visitor. */
const bearers: Record<string, string | undefined> = {};

/** Part of each text in the leads that only an administrator may see. */
const SECRET = "Xq7vSecretZ";

beforeAll(async () => {
  standIn = await startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: PUBLIC_URL,
    seed: true,
    functions: false,
  });
  await standIn.database.asOwner((sql) => sql.query("delete from public.leads"));
  for (const nth of [1, 2, 3]) {
    const response = await callAsService(standIn, "/rest/v1/rpc/submit_lead", {
      method: "POST",
      body: {
        lead: exampleLead({
          name: `${SECRET} ${nth}`,
          email: `${SECRET}${nth}@example.com`,
          notes: `${SECRET} notes`,
        }),
        address_hash: exampleHash("a"),
        email_hash: exampleHash("e"),
        limit_per_address: 100,
        limit_per_email: 100,
      },
    });
    expect((await response.json()).outcome).toBe("created");
  }
  for (const name of ["admin", "viewer"]) {
    const response = await standIn.fetch(
      new Request(`${PUBLIC_URL}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
        body: JSON.stringify({ email: `${name}@sanavoy.example`, password: `sanavoy-${name}` }),
      }),
    );
    bearers[name] = (await response.json()).access_token;
    expect(bearers[name]).toEqual(expect.any(String));
  }
});
afterAll(() => standIn?.close());

const column = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("id", "email", "name", "status", "created_at", "notes") },
  { weight: 1, arbitrary: anyText },
);
const operator = fc.constantFrom(
  ...["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike", "in", "is", "not.eq", "not.is"],
  ...["not.in", "match", "fts", "cs", "eq(any)", "isdistinct", "nothing", ""],
);
const value = fc.oneof(
  fc.constantFrom("null", "true", "(a,b)", '("a,b",c)', "()", "%", "*", "new", "2026-01-01", "\\"),
  fc.uuid(),
  fc.integer().map(String),
  anyText,
);
const condition = fc.tuple(operator, value).map((parts) => parts.join("."));

/** `column.operator.value`, or a tree of them. */
const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.tuple(column, condition).map((parts) => parts.join(".")),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie("leaf"),
    fc
      .tuple(
        fc.constantFrom("and", "or", "not.and", "not.or", ""),
        fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
      )
      .map(([connective, parts]) => `${connective}(${parts.join(",")})`),
  ),
}));

const parameter = fc.oneof(
  fc.tuple(column, condition),
  fc.tuple(fc.constantFrom("and", "or", "not.and", "not.or"), tree),
  fc.tuple(
    fc.constant("select"),
    fc.oneof(
      fc.array(column, { maxLength: 4 }).map((names) => names.join(",")),
      anyText,
    ),
  ),
  fc.tuple(
    fc.constant("order"),
    fc
      .tuple(column, fc.constantFrom("", ".asc", ".desc", ".desc.nullslast", ".nullsfirst", ".up"))
      .map((parts) => parts.join("")),
  ),
  fc.tuple(fc.constantFrom("limit", "offset"), fc.oneof(fc.integer().map(String), value)),
  fc.tuple(fc.constantFrom("columns", "on_conflict"), column),
  fc.tuple(anyText, anyText),
);
const query = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(parameter, { maxLength: 4 }).map((all) => `${new URLSearchParams(all)}`),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(..."%0aF&=.,()*\\\"'id-"), maxLength: 40 }),
  },
);

const call = fc.record({
  caller: fc.constantFrom("visitor", "viewer", "admin"),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PATCH", "DELETE", "PUT"),
  path: fc.oneof(
    { weight: 8, arbitrary: fc.constant("leads") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "user_roles",
        "rpc/submit_lead",
        "rpc/erase_leads",
        "rpc/list_roles",
        "",
        "users",
      ),
    },
    { weight: 1, arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed())) },
  ),
  query,
  prefer: fc.constantFrom(
    "",
    "count=exact",
    "return=representation",
    "count=exact,return=representation",
  ),
  accept: fc.constantFrom(
    "*/*",
    "application/json",
    "application/vnd.pgrst.object+json",
    "text/csv",
  ),
  body: fc.oneof(
    fc.record({ status: fc.constantFrom("booked", "nothing") }).map((row) => JSON.stringify(row)),
    fc.dictionary(column, fc.jsonValue({ maxDepth: 1 })).map((row) => JSON.stringify(row)),
    fc.json(),
    anyText,
  ),
});

type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

async function leads(): Promise<string> {
  const { rows } = await standIn.database.asOwner((sql) =>
    sql.query<{ all: string }>("select json_agg(l order by id)::text as all from public.leads l"),
  );
  return rows[0]?.all ?? "";
}

describe("the REST API", () => {
  it(
    "never fails, and shows strangers no row or count and lets them change nothing",
    async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const before = await leads();
      const textOf = async ({ caller, method, path, query, prefer, accept, body }: Call) => {
        // An administrator may change leads, so this test lets them only read.
        const verb = caller === "admin" && method !== "HEAD" ? "GET" : method;
        const bearer = bearers[caller];
        const response = await standIn.fetch(
          new Request(`${PUBLIC_URL}/rest/v1/${path}?${query}`, {
            method: verb,
            headers: {
              apikey: LOCAL_PUBLISHABLE_KEY,
              "content-type": "application/json",
              accept,
              ...(prefer ? { prefer } : {}),
              ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
            },
            ...(verb === "GET" || verb === "HEAD" ? {} : { body }),
          }),
        );
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get("cache-control")).toBe("no-store");
        const text = await response.text();
        if (caller !== "admin") {
          expect(text).not.toContain(SECRET);
          expect(response.headers.get("content-range") ?? "*/*").toMatch(
            path === "leads" ? /^\*\/(\*|0)$/ : /./,
          );
        }
        return text;
      };
      // If nobody could read, the property would prove nothing.
      const plain = { query: "", prefer: "", accept: "*/*", body: "" } as const;
      expect(await textOf({ caller: "admin", method: "GET", path: "leads", ...plain })).toContain(
        SECRET,
      );
      await fc.assert(
        fc.asyncProperty(call, async (any) => void (await textOf(any))),
        fuzzParameters,
      );
      expect(await leads()).toBe(before);
      vi.restoreAllMocks();
    },
    FUZZ_MILLISECONDS,
  );
});
