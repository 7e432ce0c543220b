import { describe, expect, it } from "vitest";
import { isCommandLineStack, newAddress, OTHER_PAGE } from "../project.ts";
import { password, project, request } from "./contract-support.ts";

describe("the gateway", () => {
  const openedByKey = ["/rest/v1/leads?select=id", "/auth/v1/settings"];

  it("requires a key", async ({ skip }) => {
    skip(isCommandLineStack, "the gateway of `supabase start` does not require a key");
    for (const path of openedByKey) {
      const response = await request(path);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "No API key found in request" });
    }
  });

  it("rejects an unknown key", async ({ skip }) => {
    skip(isCommandLineStack, "the gateway of `supabase start` does not require a key");
    for (const path of openedByKey) {
      const response = await request(path, { headers: { apikey: "sb_publishable_unknown" } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Invalid API key" });
    }
  });

  it("responds to the preflight of a page from another origin", async () => {
    const response = await request("/rest/v1/leads", {
      method: "OPTIONS",
      headers: {
        Origin: OTHER_PAGE,
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "apikey,authorization,prefer,x-retry-count",
      },
    });
    expect(response.ok).toBe(true);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const header of ["apikey", "authorization", "prefer", "x-retry-count"]) {
      expect(allowed).toContain(header);
    }
  });

  it("lets a page from another origin read the count and the error code", async () => {
    const headers = { apikey: project.publicKey, Origin: OTHER_PAGE };
    const exposedBy = (response: Response) => {
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers") ?? "";
      return exposed.split(",").map((name) => name.trim().toLowerCase());
    };

    const rows = await request("/rest/v1/leads?select=id", { headers });
    expect(exposedBy(rows)).toContain("content-range");

    const refused = await request("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify({ email: newAddress(), password }),
    });
    expect(refused.status).toBe(400);
    // The client reads the code only if it can read this version in the response.
    expect(refused.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(exposedBy(refused)).toContain("x-supabase-api-version");
    expect(await refused.json()).toMatchObject({ code: "invalid_credentials" });
  });
});
