import { describe, expect, it } from "vitest";
import { shouldSaveData } from "@/lib/connection.ts";
import { manifestSchema, modulesReachable } from "@/prerender/modules.ts";
import { answerFor, NETWORK_TIMEOUT_MILLISECONDS } from "@/site/offline/answer.ts";

describe("the service worker's response", () => {
  const origin = "https://sanavoy.example";
  const copied = new Set([
    `${origin}/assets/site-1a2b.js`,
    `${origin}/illustrations/izmir-light.svg`,
    `${origin}/illustrations/eye-care-light.svg`,
  ]);
  const answer = (path: string, request: { method?: string; mode?: RequestMode } = {}) =>
    answerFor(
      { method: "GET", mode: "cors", url: new URL(path, origin).href, ...request },
      {
        origin,
        pages: new Set(["/", "/explore", "/treatment/lasik"]),
        hasCopy: (url) => copied.has(url),
        standIns: new Map([["lasik", "eye-care"]]),
      },
    );
  const navigate = { mode: "navigate" } as const;

  it("renders a public page from copies if the network does not respond in time", () => {
    const fromCopies = { kind: "page", fallback: "/shell", timeout: NETWORK_TIMEOUT_MILLISECONDS };
    for (const path of ["/", "/explore", "/treatment/lasik", "/treatment/lasik/", "/explore?a=b"]) {
      expect(answer(path, navigate)).toEqual(fromCopies);
    }
  });

  it("waits for the network for any other page, and shows the offline page if there is none", () => {
    const withoutCopy = { kind: "page", fallback: "/offline", timeout: Number.POSITIVE_INFINITY };
    for (const path of ["/admin/leads", "/admin/login", "/clinic/x", "/no/such", "/treatment/x"]) {
      expect(answer(path, navigate)).toEqual(withoutCopy);
    }
  });

  it("returns a copied file, and tries the network before it uses a light drawing for a dark one", () => {
    expect(answer("/assets/site-1a2b.js")).toEqual({
      kind: "file",
      url: `${origin}/assets/site-1a2b.js`,
    });
    expect(answer("/illustrations/izmir-light.svg")).toEqual({
      kind: "file",
      url: `${origin}/illustrations/izmir-light.svg`,
    });
    expect(answer("/illustrations/izmir-dark.svg")).toEqual({
      kind: "drawing",
      fallback: `${origin}/illustrations/izmir-light.svg`,
    });
    expect(answer("/illustrations/bursa-dark.svg")).toEqual({ kind: "leave" });
  });

  it("tries the network for a drawing without a copy, then uses a copy of its substitute", () => {
    for (const theme of ["light", "dark"]) {
      expect(answer(`/illustrations/lasik-${theme}.svg`)).toEqual({
        kind: "drawing",
        fallback: `${origin}/illustrations/eye-care-light.svg`,
      });
    }
    expect(answer("/illustrations/bursa-light.svg")).toEqual({ kind: "leave" });
    expect(answer("/elsewhere/lasik-light.svg")).toEqual({ kind: "leave" });
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

describe("the files that a module may request", () => {
  const manifest = manifestSchema.parse({
    entry: { file: "entry.js", imports: ["shared"], dynamicImports: ["page", "form"] },
    shared: { file: "shared.js" },
    page: { file: "page.js", imports: ["shared"], dynamicImports: ["entry", "text"] },
    text: { file: "text.js" },
    form: { file: "form.js", imports: ["shared", "client"], dynamicImports: ["sent"] },
    client: { file: "client.js" },
    sent: { file: "sent.js" },
  });

  it("are found through static and dynamic imports, each once", () => {
    expect(modulesReachable(manifest, "entry").sort()).toEqual([
      "/client.js",
      "/entry.js",
      "/form.js",
      "/page.js",
      "/sent.js",
      "/shared.js",
      "/text.js",
    ]);
  });
});

describe("a connection", () => {
  it("counts as limited with data saving or 2G, but not if it is unknown", () => {
    expect(shouldSaveData({ connection: { saveData: true, effectiveType: "4g" } })).toBe(true);
    expect(shouldSaveData({ connection: { saveData: false, effectiveType: "2g" } })).toBe(true);
    expect(shouldSaveData({ connection: { effectiveType: "slow-2g" } })).toBe(true);
    expect(shouldSaveData({ connection: { saveData: false, effectiveType: "3g" } })).toBe(false);
    expect(shouldSaveData({})).toBe(false);
  });
});
