import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { greeting, standInOptions } from "./local-server.ts";
import { listenOnLoopback } from "./loopback.ts";
import { projectFolder, readEnvironment, readSettings } from "./settings.ts";
import { createSite } from "./site.ts";
import { ensureSiteBuild } from "./site-build.ts";
import { isStandInPath, startStandIn } from "./stand-in.ts";

/** `npm start`: the built site and the stand-in for Supabase on one origin. */
async function start(): Promise<void> {
  const environment = readEnvironment();
  const settings = readSettings(environment);

  // Taken and let go first: a port in use should say so at once, not after the build.
  await (await listenOnLoopback(() => {}, settings.PORT)).close();
  const dist = await ensureSiteBuild({ folder: projectFolder, environment, log: console.log });
  const standIn = await startStandIn(standInOptions(settings));

  const site = createSite(dist);
  const services = getRequestListener(standIn.fetch);
  const handler: RequestListener = (request, response) =>
    isStandInPath(request.url?.split("?")[0] ?? "/")
      ? services(request, response)
      : site(request, response);
  const server = await listenOnLoopback(handler, settings.PORT).catch(async (error: unknown) => {
    await standIn.close();
    throw error;
  });
  console.log(greeting(settings, environment.VITE_SUPABASE_URL));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await standIn.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/\s*\n\s*/g, " "));
  process.exit(1);
});
