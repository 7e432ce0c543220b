import type { Plugin } from "vite";
import type { StandIn } from "./stand-in.ts";

declare global {
  /**
   * The running stand-in. It survives restarts of Vite's server (which loads this module again), because two
   * of them on one data folder would destroy the database.
   */
  var localStandIn: Promise<StandIn> | undefined;
}

/** What `npm start` serves in addition to the site, inside Vite's development server. */
export function localSupabase(): Plugin {
  // Imported only when needed, so that builds and tests do not load a database.
  const modules = async () => ({
    ...(await import("@hono/node-server")),
    ...(await import("./local-server.ts")),
    ...(await import("./loopback.ts")),
    ...(await import("./settings.ts")),
    ...(await import("./shutdown.ts")),
    ...(await import("./stand-in.ts")),
  });

  /** One clear line instead of a stack. */
  async function orExit<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(1);
    }
  }

  return {
    name: "local-supabase",
    apply: (_config, { command, isPreview }) =>
      command === "serve" && isPreview !== true && process.env.VITEST === undefined,

    config: (config) =>
      orExit(async () => {
        const { readSettings } = await modules();
        const port = config.server?.port ?? readSettings().PORT;
        return { server: { host: "localhost", port, strictPort: true } };
      }),

    configureServer: (server) =>
      orExit(async () => {
        const {
          getRequestListener,
          greeting,
          isStandInPath,
          listenOnLoopback,
          onShutdown,
          readEnvironment,
          readSettings,
          standInOptions,
          startStandIn,
        } = await modules();
        const environment = readEnvironment();
        const settings = { ...readSettings(environment), PORT: server.config.server.port };
        if (!globalThis.localStandIn) {
          // Opened and closed first, so that a port in use gives one clear line here too.
          await (await listenOnLoopback(() => {}, settings.PORT)).close();
          globalThis.localStandIn = startStandIn({
            ...standInOptions(settings),
            watchFunctions: true,
          });
          onShutdown(async () => (await globalThis.localStandIn)?.close());
        }
        const standIn = await globalThis.localStandIn;
        const services = getRequestListener((request, bindings) =>
          standIn.fetch(request, bindings),
        );
        server.middlewares.use((request, response, next) => {
          if (isStandInPath(request.url?.split("?")[0] ?? "/")) services(request, response);
          else next();
        });
        server.httpServer?.once("listening", () => {
          console.log(greeting(settings, environment.VITE_SUPABASE_URL));
        });
      }),
  };
}
