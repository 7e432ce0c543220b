import { describe, expect, it } from "vitest";
import { call } from "../stand-in.ts";
import { answer, oddTable } from "./support.ts";

describe("input to the database", () => {
  it.each([
    `${"id"}=eq.1) or (true`,
    "id=in.(1,2);drop table readable",
    "select=id from many; --",
    'select="id""; drop table readable; --"',
    "order=id;drop table readable",
    "id) or (1=1=eq.1",
  ])("is never part of a statement: %s", async (query) => {
    const { status } = await answer(`/rest/v1/readable?${query}`);
    expect(status).toBe(400);
    expect((await answer("/rest/v1/readable", {}, call)).body).toHaveLength(2);
  });

  it("can name only what the schema contains", async () => {
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
