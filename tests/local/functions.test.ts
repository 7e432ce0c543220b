import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Functions,
  type FunctionsOptions,
  startFunctions,
} from "../../supabase/local/functions.ts";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import { openTokenAuthority, type TokenAuthority } from "../../supabase/local/tokens.ts";

const openSource = `
async function attempt(work) {
  try { await work(); return "allowed"; } catch (error) { return error.name; }
}
Deno.serve(async (request) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/open/crash") Deno.exit(1);
  if (pathname === "/open/redirect") {
    const headers = { Location: "https://www.example.com/sent#SV-7K2M-4QXV", "X-Own": "yes" };
    return new Response(null, { status: 303, headers });
  }
  if (pathname === "/open/limits") {
    return Response.json({
      ownVariable: Deno.env.get("GIVEN"),
      otherVariable: await attempt(() => Deno.env.get("HOME")),
      file: await attempt(() => Deno.readTextFile("/etc/hostname")),
      network: await attempt(() => fetch("http://127.0.0.1:8080/")),
      command: await attempt(() => new Deno.Command("/bin/ls").output()),
    });
  }
  return Response.json({
    method: request.method,
    address: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: request.body ? await request.text() : null,
  }, { status: 418, headers: { "X-Own": "yes" } });
});
`;

let folder: string;
let tokens: TokenAuthority;
let functions: Functions;
const log: string[] = [];

function options(directory: string): FunctionsOptions {
  return {
    tokens,
    gatewayUrl: "http://127.0.0.1:9",
    publicUrl: "http://localhost:4173",
    environment: { GIVEN: "given" },
    verifiesJwt: (name) => name === "guarded",
    watch: false,
    log: (line) => log.push(line),
    directory,
  };
}

function addFunction(directory: string, name: string, source: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, "index.ts"), source);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "functions-"));
  tokens = await openTokenAuthority({ issuer: "http://localhost:4173/auth/v1" });
  addFunction(join(folder, "good"), "open", openSource);
  addFunction(join(folder, "good"), "guarded", 'Deno.serve(() => new Response("in"));');
  addFunction(join(folder, "bad"), "broken", 'throw new Error("No salt in the soup.");');
  addFunction(join(folder, "unreadable"), "torn", "const soup = ;");
  mkdirSync(join(folder, "good/_shared"));
  functions = await startFunctions(options(join(folder, "good")));
});

afterAll(async () => {
  await functions?.close();
  rmSync(folder, { recursive: true, force: true });
});

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(functions.routes.request(path, init));
}

describe("a function", () => {
  it("receives the request unchanged, and its response is returned unchanged", async () => {
    const response = await call("/open/deep?a=1&b=%20", {
      method: "POST",
      headers: { "X-Sent": "yes", Authorization: "Bearer sb_publishable_key" },
      body: "ü".repeat(100_000),
    });
    expect(response.status).toBe(418);
    expect(response.headers.get("x-own")).toBe("yes");
    expect(await response.json()).toMatchObject({
      method: "POST",
      address: "/open/deep?a=1&b=%20",
      headers: { "x-sent": "yes", authorization: "Bearer sb_publishable_key" },
      body: "ü".repeat(100_000),
    });
  });

  it("receives a form posted without a key or authorization", async () => {
    const response = await call("/open", {
      method: "POST",
      body: new URLSearchParams({ name: "Çağrı O’Neill", notes: "one\r\ntwo & three" }),
    });
    const { headers, body } = await response.json();
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded;charset=UTF-8");
    expect(headers).not.toHaveProperty("authorization");
    expect(body).toBe("name=%C3%87a%C4%9Fr%C4%B1+O%E2%80%99Neill&notes=one%0D%0Atwo+%26+three");
  });

  it("may redirect the caller, because the gateway follows no redirects", async () => {
    const response = await call("/open/redirect", { method: "POST", body: "a=1" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("https://www.example.com/sent#SV-7K2M-4QXV");
    expect(response.headers.get("x-own")).toBe("yes");
  });

  it("gets the caller's IP address from the gateway, never from the caller", async () => {
    const claimed = {
      "X-Forwarded-For": "203.0.113.1",
      "CF-Connecting-IP": "203.0.113.2",
      "X-Real-IP": "203.0.113.3",
      "True-Client-IP": "203.0.113.4",
      Forwarded: "for=203.0.113.5",
    };
    const { headers } = await (await call("/open", { headers: claimed })).json();
    expect(JSON.stringify(headers)).not.toContain("203.0.113");
    expect(headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "localhost:4173",
      "x-forwarded-proto": "http",
      "x-forwarded-port": "4173",
    });
  });

  it("receives the body of a caller that waits for 100 Continue", async () => {
    const server = await listenOnLoopback(getRequestListener(functions.routes.fetch), 0);
    try {
      const answered = await new Promise<string>((resolve, reject) => {
        const request = httpRequest(`http://127.0.0.1:${server.port}/open`, {
          method: "POST",
          headers: { Expect: "100-continue" },
        });
        request.on("continue", () => request.end("late"));
        request.on("error", reject);
        request.on("response", async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve(`${response.statusCode} ${JSON.parse(Buffer.concat(chunks).toString()).body}`);
        });
      });
      expect(answered).toBe("418 late");
    } finally {
      await server.close();
    }
  });

  it("responds to preflight requests itself: the gateway adds no CORS headers", async () => {
    const response = await call("/open", {
      method: "OPTIONS",
      headers: { Origin: "https://x.example", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(418);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("has only the permissions that it needs", async () => {
    expect(await (await call("/open/limits")).json()).toEqual({
      ownVariable: "given",
      otherVariable: "NotCapable",
      file: "NotCapable",
      network: "NotCapable",
      command: "NotCapable",
    });
  });

  it("that does not exist is not found, and neither is shared code", async () => {
    for (const name of ["nothing", "_shared", "..%2Fopen"]) {
      const response = await call(`/${name}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("a function whose JWT the gateway checks", () => {
  async function answer(authorization?: string, method = "POST") {
    const response = await call("/guarded", {
      method,
      headers: authorization ? { Authorization: authorization } : {},
    });
    return response.ok ? response.status : (await response.json()).code;
  }

  it("is open to any JWT of the project, and to preflight requests", async () => {
    expect(await answer(`Bearer ${await tokens.sign({ role: "anon" }, 60)}`)).toBe(200);
    expect(await answer(undefined, "OPTIONS")).toBe(200);
  });

  it.each([
    ["a request without authorization", undefined, "UNAUTHORIZED_INVALID_JWT_FORMAT"],
    ["a publishable key", "Bearer sb_publishable_x", "UNAUTHORIZED_INVALID_JWT_FORMAT"],
    ["a different scheme", "Basic abc", "UNAUTHORIZED_INVALID_JWT_FORMAT"],
  ])("is closed to %s", async (_case, authorization, code) => {
    expect(await answer(authorization)).toBe(code);
  });

  it("is closed to an expired JWT", async () => {
    const expired = await tokens.sign({ role: "anon" }, -1);
    expect(await answer(`Bearer ${expired}`)).toBe("UNAUTHORIZED_INVALID_JWT_FORMAT");
  });
});

describe("the supervisor", () => {
  it("restarts functions that crashed, and responds with 503 until then", async () => {
    const before = functions.process.processId;
    const crashed = await call("/open/crash");
    expect(crashed.status).toBe(503);
    expect(await crashed.json()).toMatchObject({ code: "BOOT_ERROR" });
    await expect
      .poll(async () => (await call("/open")).status, { timeout: 10_000, interval: 50 })
      .toBe(418);
    expect(functions.process.processId).not.toBe(before);
  });

  it("says why a function does not start", async () => {
    await expect(startFunctions(options(join(folder, "bad")))).rejects.toThrow(
      /^The edge function broken does not start: Error: No salt in the soup\.$/,
    );
    expect(log.join("\n")).toContain("No salt in the soup.");
  });

  it("repeats Deno's message for a function with a syntax error", async () => {
    await expect(startFunctions(options(join(folder, "unreadable")))).rejects.toThrow(
      /^The edge function torn does not start: .*(Expression expected|Expected|Unexpected)/,
    );
  });

  it("leaves no process running when it is killed", async () => {
    const module = (path: string) => pathToFileURL(join(projectFolder, path)).href;
    const script = join(folder, "supervisor.mts");
    writeFileSync(
      script,
      `import { startFunctions } from "${module("supabase/local/functions.ts")}";
       const functions = await startFunctions({
         tokens: undefined, gatewayUrl: "http://127.0.0.1:9", publicUrl: "http://localhost:4173",
         environment: { GIVEN: "given" }, verifiesJwt: () => false, watch: false, log: console.error,
         directory: ${JSON.stringify(join(folder, "good"))},
       });
       console.log(functions.process.processId);`,
    );
    const supervisor = spawn(process.execPath, ["--import", "tsx", script], {
      cwd: projectFolder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(supervisor.stdout, "data");
    supervisor.kill("SIGKILL");
    const processId = Number(line);
    expect(processId).toBeGreaterThan(0);
    const isRunning = (id: number) => {
      try {
        return process.kill(id, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(() => isRunning(processId), { timeout: 10_000 }).toBe(false);
  }, 60_000);

  it("ends its process", async () => {
    const short = await startFunctions(options(join(folder, "good")));
    const processId = short.process.processId ?? 0;
    await short.close();
    await delay(50);
    expect(() => process.kill(processId, 0)).toThrow(/ESRCH/);
  });
});
