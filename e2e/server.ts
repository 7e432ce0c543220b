import { type ChildProcess, spawn } from "node:child_process";
import { test as base } from "@playwright/test";
import { projectFolder, readEnvironment } from "../supabase/local/settings.ts";
import { ensureSiteBuild } from "../supabase/local/site-build.ts";
import { freePort } from "../tests/free-port.ts";

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site and the local backend, as `npm start` does, and waits until they respond. `log` receives what it
 * prints.
 */
export async function startServer(
  environment: Record<string, string> = {},
  log?: (text: string) => void,
): Promise<Server> {
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", "supabase/local/start.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: "memory",
      // All tests use the same IP address. Other tests check its limit.
      LEAD_LIMIT_PER_ADDRESS: "1000",
      LEAD_LIMIT_PER_NETWORK: "1000",
      LEAD_LIMIT_TOTAL: "100000",
      ...environment,
    },
    stdio: log ? ["ignore", "pipe", "pipe"] : ["ignore", "ignore", "inherit"],
  });
  for (const output of [server.stdout, server.stderr])
    output?.on("data", (part) => log?.(`${part}`));
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      const late = setTimeout(kill, 10_000);
      await ended;
      clearTimeout(late);
      process.off("exit", kill);
    },
  };
}

/** Waits for the first response. If the server exits instead, it has printed why. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} did not start.`);
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Builds the site before the workers start, so that they do not build it at the same time. */
export default async function buildSite(): Promise<void> {
  await ensureSiteBuild({
    folder: projectFolder,
    environment: readEnvironment(),
    signal: new AbortController().signal,
    log: console.log,
  });
}

/** Each worker has its own server and database, so that tests do not affect each other. */
export const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const server = await startServer();
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server),
});
