import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { greeting, standInOptions } from "./local-server.ts";
import { listenOnLoopback } from "./loopback.ts";
import { projectFolder, readEnvironment, readSettings } from "./settings.ts";
import { onShutdown } from "./shutdown.ts";
import { createSite } from "./site.ts";
import { ensureSiteBuild } from "./site-build.ts";
import { isStandInPath, startStandIn } from "./stand-in.ts";

/** Closes everything that was opened. Until the server is running, exiting does this. */
let close = async () => {};

/** `npm start`: the built site and the stand-in for Supabase on one origin. */
async function start(): Promise<void> {
  onShutdown(() => close());
  const environment = readEnvironment();
  const settings = readSettings(environment);
  // Opened and closed first, so that a port in use is reported straight away and not after the build.
  await (await listenOnLoopback(() => {}, settings.PORT)).close();

  // The site is built while the database opens. A build that will not be served is stopped.
  const building = new AbortController();
  const opening = startStandIn(standInOptions(settings));
  opening.catch(() => building.abort());
  const [built, opened] = await Promise.allSettled([
    ensureSiteBuild({
      folder: projectFolder,
      environment,
      signal: building.signal,
      log: console.log,
    }),
    opening,
  ]);
  if (opened.status === "rejected") throw opened.reason;
  const standIn = opened.value;
  close = standIn.close;
  if (built.status === "rejected") throw built.reason;

  const site = createSite(built.value);
  const services = getRequestListener(standIn.fetch);
  const handler: RequestListener = (request, response) =>
    isStandInPath(request.url?.split("?")[0] ?? "/")
      ? services(request, response)
      : site(request, response);
  const server = await listenOnLoopback(handler, settings.PORT);
  close = async () => {
    await server.close();
    await standIn.close();
  };
  console.log(greeting(settings, environment.VITE_SUPABASE_URL));
}

start().catch(async (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\s*\n\s*/g, " "));
  await close();
  process.exit(1);
});
