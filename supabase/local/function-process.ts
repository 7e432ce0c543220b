import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { LocalSetupError } from "./local-setup-error.ts";

export interface FunctionProcessOptions {
  /** The functions' folder, and their names. */
  directory: string;
  names: readonly string[];
  /** The variables that the functions may read from their environment. */
  environment: Record<string, string>;
  /** The addresses that the functions may call: the gateway, and those in their settings. */
  hosts: readonly string[];
  /** Restarts the functions when their source changes. */
  watch: boolean;
  log: (line: string) => void;
}

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const collector = fileHere("./function-collector.js");
const host = fileHere("./function-host.js");

const settingsSchema = z.object({ imports: z.record(z.string(), z.string()) });

/** The import maps of all functions as one, in a form that Deno takes as an argument. */
function importMap(directory: string, names: readonly string[]): string {
  const imports = names.map((name) => {
    const file = join(directory, name, "deno.json");
    return existsSync(file)
      ? settingsSchema.parse(JSON.parse(readFileSync(file, "utf8"))).imports
      : {};
  });
  const merged = JSON.stringify({ imports: Object.assign({}, ...imports) });
  return `data:application/json,${encodeURIComponent(merged)}`;
}

/** How long the functions may take before they first listen. */
const BOOT_SECONDS = 60;
/** What Deno prints once the functions listen. The system chooses the port. */
const LISTENING = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\//;
/** The pause before functions that crashed start again, which is longer if they had not listened yet. */
const RESTART_MILLISECONDS = { first: 100, again: 2000 };
const STOP_MILLISECONDS = 3000;

/** Our variables that Deno itself reads. */
const KEPT = ["HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME", "DENO_DIR", "TMPDIR"];

const denoInstallSchema = z.object({
  runInstall: z.custom<() => unknown>((value) => typeof value === "function"),
});

/** The Deno that npm installed. Its package finds the binary even if install scripts are disabled. */
export function denoBinary(): string {
  const require = createRequire(import.meta.url);
  try {
    const { runInstall } = denoInstallSchema.parse(require("deno/install_api.cjs"));
    return z.string().parse(runInstall());
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new LocalSetupError(`Deno, which runs the edge functions, is not installed: ${reason}`);
  }
}

/** The edge functions in a Deno process, with no more permissions than they need. */
export class FunctionProcess {
  readonly #options: FunctionProcessOptions;
  readonly #deno: string;
  /** Where the current process listens. Not set while there is none. */
  #port: string | undefined;
  #child: ChildProcess | undefined;
  #crashes = 0;
  #restart: NodeJS.Timeout | undefined;
  #stopping = false;
  /** Kills the process if this one exits without warning. */
  readonly #killOnExit = () => this.#child?.kill("SIGKILL");
  /** The first error of the last process, to explain why it did not start, and the function that it was in. */
  #complaint = "";
  #culprit = "";

  private constructor(options: FunctionProcessOptions, deno: string) {
    this.#options = options;
    this.#deno = deno;
  }

  /** Starts the functions and waits until they listen. */
  static async start(options: FunctionProcessOptions): Promise<FunctionProcess> {
    const started = new FunctionProcess(options, denoBinary());
    process.on("exit", started.#killOnExit);
    started.#spawn();
    const deadline = Date.now() + BOOT_SECONDS * 1000;
    while (started.#port === undefined) {
      const failed = started.#crashes > 0 || Date.now() > deadline;
      if (failed && !options.watch) {
        await started.stop();
        throw new LocalSetupError(
          `The edge function ${started.#culprit} does not start: ${started.#complaint || "it opened no port"}`,
        );
      }
      if (failed) break;
      await delay(50);
    }
    return started;
  }

  /** The address at which the functions listen. Not set while they do not. */
  get origin(): string | undefined {
    return this.#port === undefined ? undefined : `http://127.0.0.1:${this.#port}`;
  }

  /** Its process, so that tests can end it. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  #spawn(): void {
    const { directory, environment, hosts, names, watch } = this.#options;
    const child = spawn(
      this.#deno,
      [
        "run",
        ...(watch ? [`--watch=${directory}`, "--no-clear-screen"] : []),
        "--no-prompt",
        "--no-lock",
        "--no-remote",
        "--node-modules-dir=manual",
        "--no-config",
        `--import-map=${importMap(directory, names)}`,
        `--allow-net=127.0.0.1:0,${hosts.join(",")}`,
        `--allow-env=${Object.keys(environment).join(",")}`,
        ...[collector, ...names.map((name) => join(directory, name, "index.ts"))].flatMap(
          (file) => ["--preload", file],
        ),
        host,
        ...names,
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...Object.fromEntries(KEPT.map((name) => [name, process.env[name]])),
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
          DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
          ...environment,
        },
      },
    );
    this.#child = child;
    this.#complaint = "";
    this.#culprit = "";
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        if (stream === child.stderr) this.#port = LISTENING.exec(line)?.[1] ?? this.#port;
        if (line.trim() === "" || /^(Listening on|Watcher) /.test(line)) return;
        // The first line says what happened. Its source and its stack follow.
        if (stream === child.stderr) {
          this.#complaint ||= withoutDenoWords(line);
          this.#culprit ||= /([^/]+)\/index\.ts/.exec(line)?.[1] ?? "";
        }
        this.#options.log(line);
      });
    }
    child.once("error", (error) => {
      this.#complaint ||= error.message;
    });
    child.once("close", () => {
      this.#child = undefined;
      if (this.#port !== undefined) this.#crashes = 0;
      this.#port = undefined;
      if (this.#stopping) return;
      const { first, again } = RESTART_MILLISECONDS;
      this.#restart = setTimeout(() => this.#spawn(), this.#crashes++ === 0 ? first : again);
    });
  }

  /** Stops the process and waits for it. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    process.off("exit", this.#killOnExit);
    const child = this.#child;
    if (!child) return;
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    const killer = setTimeout(() => child.kill("SIGKILL"), STOP_MILLISECONDS);
    await closed;
    clearTimeout(killer);
  }
}

/** The text after Deno's prefix for an error, or empty for a warning or progress message. */
function withoutDenoWords(line: string): string {
  if (/^(Warning|Check|Download|Initialize) /.test(line)) return "";
  return line.replace(/^error: (Uncaught )?(\(in promise\) )?/, "").trim();
}
