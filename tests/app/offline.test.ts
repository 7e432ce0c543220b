import { describe, expect, it } from "vitest";
import { manifestSchema, modulesReachable } from "@/app/build/modules.ts";
import { answerFor, PATIENCE_MILLISECONDS } from "@/app/offline/answer.ts";
import { sparesData } from "@/lib/connection.ts";

describe("the service worker's answer", () => {
  const origin = "https://sanavoy.example";
  const copied = new Set([`${origin}/assets/site-1a2b.js`, `${origin}/illustrations/izmir.svg`]);
  const answer = (path: string, request: { method?: string; mode?: RequestMode } = {}) =>
    answerFor(
      { method: "GET", mode: "cors", url: new URL(path, origin).href, ...request },
      {
        origin,
        pages: new Set(["/", "/explore", "/treatment/lasik"]),
        hasCopy: (url) => copied.has(url),
      },
    );
  const navigate = { mode: "navigate" } as const;

  it("draws a public page from the copies when the network does not answer in time", () => {
    const fromCopies = { kind: "page", fallback: "/shell", patience: PATIENCE_MILLISECONDS };
    for (const path of ["/", "/explore", "/treatment/lasik", "/treatment/lasik/", "/explore?a=b"]) {
      expect(answer(path, navigate)).toEqual(fromCopies);
    }
  });

  it("waits for the network with any other page, and says so when there is none", () => {
    const withoutCopy = { kind: "page", fallback: "/offline", patience: Number.POSITIVE_INFINITY };
    for (const path of ["/admin/leads", "/admin/login", "/clinic/x", "/no/such", "/treatment/x"]) {
      expect(answer(path, navigate)).toEqual(withoutCopy);
    }
  });

  it("hands out a copied file, whatever part of it is asked for", () => {
    expect(answer("/assets/site-1a2b.js")).toEqual({
      kind: "file",
      url: `${origin}/assets/site-1a2b.js`,
    });
    expect(answer("/illustrations/izmir.svg#art")).toEqual({
      kind: "file",
      url: `${origin}/illustrations/izmir.svg`,
    });
  });

  it("leaves everything else to the network", () => {
    for (const path of [
      "/rest/v1/leads?select=*",
      "/auth/v1/token",
      "/functions/v1/submit-lead",
      "/_local/mailbox.json",
      "/assets/unknown.js",
      "/assets/site-1a2b.js?x",
      "https://elsewhere.example/assets/site-1a2b.js",
    ]) {
      expect(answer(path)).toEqual({ kind: "leave" });
    }
    expect(answer("/assets/site-1a2b.js", { method: "POST" })).toEqual({ kind: "leave" });
    expect(answer("/explore", { method: "POST", ...navigate })).toEqual({ kind: "leave" });
    expect(answer("https://elsewhere.example/explore", navigate)).toEqual({ kind: "leave" });
  });
});

describe("the files that a source may ask for", () => {
  const manifest = manifestSchema.parse({
    entry: { file: "entry.js", imports: ["shared"], dynamicImports: ["page", "admin"] },
    shared: { file: "shared.js" },
    page: { file: "page.js", imports: ["shared"], dynamicImports: ["entry", "text"] },
    text: { file: "text.js" },
    admin: { file: "admin.js", imports: ["shared", "client"], dynamicImports: ["table"] },
    client: { file: "client.js" },
    table: { file: "table.js" },
  });

  it("are found through both kinds of imports, each once", () => {
    expect(modulesReachable(manifest, { from: "entry", without: [] }).sort()).toEqual([
      "/admin.js",
      "/client.js",
      "/entry.js",
      "/page.js",
      "/shared.js",
      "/table.js",
      "/text.js",
    ]);
  });

  it("are less what only a left-out source needs", () => {
    expect(modulesReachable(manifest, { from: "entry", without: ["admin"] }).sort()).toEqual([
      "/entry.js",
      "/page.js",
      "/shared.js",
      "/text.js",
    ]);
  });
});

describe("a connection", () => {
  it("is spared where data is scarce, and taken as it is where the browser does not say", () => {
    expect(sparesData({ connection: { saveData: true, effectiveType: "4g" } })).toBe(true);
    expect(sparesData({ connection: { saveData: false, effectiveType: "2g" } })).toBe(true);
    expect(sparesData({ connection: { effectiveType: "slow-2g" } })).toBe(true);
    expect(sparesData({ connection: { saveData: false, effectiveType: "3g" } })).toBe(false);
    expect(sparesData({})).toBe(false);
  });
});
