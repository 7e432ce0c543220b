import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Context, Hono } from "hono";
import { proxy } from "hono/proxy";
import { FunctionProcess } from "./function-process.ts";
import { remoteAddress } from "./gateway.ts";

export interface FunctionsOptions {
  /** Address at which a function reaches the gateway. */
  gatewayUrl: string;
  /** Origin that visitors see, for the forwarding headers. */
  publicUrl: string;
  /** The function's environment variables. */
  environment: Record<string, string>;
  /** Hosts, with ports, that a function may call besides the gateway. */
  hosts?: readonly string[];
  watch: boolean;
  log: (line: string) => void;
  /** Folder with one folder per function. */
  directory?: string | undefined;
}

export interface Functions {
  routes: Hono;
  /** The process that runs all functions. */
  process: FunctionProcess;
  close(): Promise<void>;
}

const defaultDirectory = fileURLToPath(new URL("../functions", import.meta.url));

/** Headers that are not passed on: those that only a gateway may set, and `expect`. */
const withheldHeaders =
  /^(forwarded|x-forwarded-.*|x-real-ip|true-client-ip|cf-.*|x-client-ip|sb-.*|expect)$/;

/** The hosted gateway's error body. */
function gatewayError(context: Context, status: 404 | 503, code: string, message: string) {
  return context.json({ code, message }, status, { "sb-error-code": code });
}

/** The names of the edge functions in a folder: those of the folders that have an entry point. */
export function functionNames(directory = defaultDirectory): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(directory, name, "index.ts")));
}

/** Edge functions, in a supervised Deno process: `/functions/v1` in the stand-in. */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const { publicUrl } = options;
  const directory = options.directory ?? defaultDirectory;
  const names = functionNames(directory);

  const running = await FunctionProcess.start({
    directory,
    names,
    environment: options.environment,
    hosts: [new URL(options.gatewayUrl).host, ...(options.hosts ?? [])],
    watch: options.watch,
    log: options.log,
  });

  const routes = new Hono();
  routes.all("/:name/*", async (context) => {
    const name = context.req.param("name");
    if (!names.includes(name)) {
      return gatewayError(context, 404, "NOT_FOUND", "Requested function was not found");
    }
    const url = new URL(context.req.url);
    const path = url.pathname.slice(url.pathname.indexOf(`/${name}`));
    const headers = new Headers();
    for (const [header, value] of Object.entries(context.req.header())) {
      if (!withheldHeaders.test(header)) headers.set(header, value);
    }
    const site = new URL(publicUrl);
    headers.set("x-forwarded-for", remoteAddress(context));
    headers.set("x-forwarded-host", site.host);
    headers.set("x-forwarded-proto", site.protocol.slice(0, -1));
    headers.set("x-forwarded-port", site.port);
    const notRunning = () =>
      gatewayError(context, 503, "BOOT_ERROR", "Function failed to start (please check logs)");
    if (running.origin === undefined) return notRunning();
    try {
      return await proxy(`${running.origin}${path}${url.search}`, {
        raw: context.req.raw,
        headers,
        // The caller follows redirects.
        redirect: "manual",
      });
    } catch {
      return notRunning();
    }
  });

  return { routes, process: running, close: () => running.stop() };
}
