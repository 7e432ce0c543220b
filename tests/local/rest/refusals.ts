import { describe, expect, it, vi } from "vitest";
import { type CallOptions, call } from "../stand-in.ts";
import { answer, standIn } from "./support.ts";

describe("an invalid request", () => {
  it.each([
    ["bad JSON", { method: "POST", body: "{" }, 400, "PGRST102"],
    ["an empty body", { method: "POST", body: "" }, 400, "PGRST102"],
    ["a scalar", { method: "POST", body: "7" }, 400, "PGRST102"],
    [
      "rows with different keys",
      { method: "POST", body: [{ id: 1 }, { note: "x" }] },
      400,
      "PGRST102",
    ],
    ["a change of everything", { method: "PATCH", body: { note: "x" } }, 400, "21000"],
    ["a deletion of everything", { method: "DELETE" }, 400, "21000"],
    ["a different method", { method: "OPTIONS", body: undefined }, 204, undefined],
    ["an unsupported Accept header", { headers: { Accept: "image/png" } }, 406, "PGRST107"],
    ["a nested path", { path: "/rest/v1/a/b" }, 404, "PGRST125"],
  ])(
    "is refused with a code: %s",
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
    ["the OpenAPI description", { path: "/rest/v1/" }],
    ["CSV", { headers: { Accept: "text/csv" } }],
    ["a query plan", { headers: { Accept: "application/vnd.pgrst.plan+json" } }],
    [
      "an object without nulls",
      { headers: { Accept: "application/vnd.pgrst.object+json;nulls=stripped" } },
    ],
    ["CSV as the body", { method: "POST", body: "id", headers: { "Content-Type": "text/csv" } }],
  ])(
    "that is valid for a real project suggests `supabase start`: %s",
    async (_case, { path = "/rest/v1/readable", ...options }: CallOptions & { path?: string }) => {
      const { status, body } = await answer(path, options);
      expect({ status, code: body.code }).toEqual({ status: 400, code: "not_in_stand_in" });
      expect(body.message).toContain("supabase start");
    },
  );

  it("by HEAD is explained in a header and in the log", async () => {
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

  it("gets PostgREST's error headers", async () => {
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

  it("is ignored in the header of other methods", async () => {
    const path = "/rest/v1/many?id=eq.0";
    expect((await answer(path, { headers: { "Content-Profile": "private" } })).status).toBe(200);
    expect(
      (await answer(path, { method: "PATCH", body: {}, headers: { "Accept-Profile": "private" } }))
        .status,
    ).toBe(204);
  });

  it("may be the exposed one, which the response repeats", async () => {
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
    // As on a real project, only the bearer token counts if the key is a JWT.
    expect((await read(service)).status).toBe(401);
  });

  it("cannot be a user's token or an expired one", async () => {
    const user = await standIn.tokens.sign({ role: "authenticated", sub: "x" }, 60);
    const expired = await standIn.tokens.sign({ role: "anon" }, -1);
    for (const key of [user, expired]) {
      expect(await answer("/rest/v1/readable", { key }, call)).toMatchObject({
        status: 401,
        body: { message: "Invalid API key" },
      });
    }
  });

  it("that is secret is refused in a browser", async () => {
    const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" };
    expect((await answer("/rest/v1/readable", { headers })).status).toBe(401);
  });

  it("in Authorization must match the one in apikey", async () => {
    const token = "sb_secret_local_development_only";
    expect((await answer("/rest/v1/readable", { token }, call)).status).toBe(401);
  });

  it("can be in the URL", async () => {
    const path = "/rest/v1/readable?select=id&apikey=sb_publishable_local_development_only";
    const response = await standIn.fetch(new Request(`http://localhost:4173${path}`));
    expect(response.status).toBe(200);
  });
});
