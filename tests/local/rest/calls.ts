import { describe, expect, it } from "vitest";
import { answer, oneObject } from "./support.ts";

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
  ])("returns its own type of result: %s %j", async (name, parameters, status, body) => {
    expect(await rpc(name, parameters)).toMatchObject({ status, body });
  });

  it("accepts an empty body for a call without arguments", async () => {
    expect(await rpc("nothing", "")).toMatchObject({ status: 204, body: null });
    expect(await rpc("scalar", "")).toMatchObject({ status: 404, body: { code: "PGRST202" } });
  });

  it("returns one object on request", async () => {
    expect((await rpc("pair", { a: 1 }, oneObject)).body).toEqual({ a: 1, b: "x" });
  });

  it("returns at most a thousand rows", async () => {
    expect((await rpc("numbers", { upto: 1500 })).body).toHaveLength(1000);
  });

  it("that is declared stable cannot write", async () => {
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

  it("cannot be called with other methods", async () => {
    expect(await answer("/rest/v1/rpc/scalar", { method: "PATCH", body: {} })).toMatchObject({
      status: 405,
      body: { code: "PGRST101" },
    });
  });
});
