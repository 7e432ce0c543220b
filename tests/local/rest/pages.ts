import { describe, expect, it } from "vitest";
import { answer } from "./support.ts";

describe("a page", () => {
  const counted = { Prefer: "count=exact" };

  it("ends at a thousand rows, with or without the total", async () => {
    const uncounted = await answer("/rest/v1/many?order=id&limit=5000");
    expect({ ...uncounted, body: uncounted.body.length }).toEqual({
      status: 200,
      range: "0-999/*",
      body: 1000,
    });
    const withTotal = await answer("/rest/v1/many?order=id&offset=900", { headers: counted });
    expect({ ...withTotal, body: withTotal.body.length }).toEqual({
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
  ])("reports its range of rows: %s", async (query, status, range) => {
    expect(await answer(`/rest/v1/many?${query}`, { headers: counted })).toMatchObject({
      status,
      range,
    });
  });

  it("beyond the end is refused if the total is counted", async () => {
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
  ])("treats an unusual query as PostgREST does: %s", async (query, body) => {
    expect(await answer(`/rest/v1/many?${query}`)).toMatchObject({ status: 200, body });
  });

  it("has headers but no body in response to HEAD", async () => {
    const head = await answer("/rest/v1/many?select=id", { method: "HEAD", headers: counted });
    expect(head).toEqual({ status: 206, range: "0-999/1005", body: null });
  });
});
