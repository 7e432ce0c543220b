import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { LocalSetupError } from "./setup-error.ts";

export interface FunctionProcessOptions {
  name: string;
  /** Absolute path of the function's `index.ts`. */
  entry: string;
  /** The variables that the function may read from its environment. */
  environment: Record<string, string>;
  /** The addresses that the function may call: the gateway, and those in its settings. */
  hosts: readonly string[];
  /** Restarts the function when its source changes. */
  watch: boolean;
  log: (line: string) => void;
}

const guardFile = fileURLToPath(new URL("./function-guard.js", import.meta.url));

/** How long a function may take before it first listens. */
const BOOT_SECONDS = 60;
/** What Deno prints once a function listens. The system chooses the port. */
const LISTENING = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\//;
/** Delays between restarts of a crashing function, in milliseconds. The last one repeats. */
const RESTART_DELAYS = [100, 500, 2000, 10_000];
/** A function that has run this long has recovered, and its next crash counts as the first. */
const STEADY_MILLISECONDS = 30_000;
const STOP_MILLISECONDS = 3000;

const denoInstallSchema = z.object({
  runInstall: z.custom<() => unknown>((value) => typeof value === "function"),
});

/** The Deno that npm installed. Its package finds the binary even if install scripts are disabled. */
function denoBinary(): string {
  const require = createRequire(import.meta.url);
  try {
    const { runInstall } = denoInstallSchema.parse(require("deno/install_api.cjs"));
    return z.string().parse(runInstall());
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new LocalSetupError(`Deno, which runs the edge functions, is not installed: ${reason}`);
  }
}

/** One edge function in a separate Deno process, with no more permissions than it needs. */
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
  /** The first error of the last process, to explain why it did not start. */
  #complaint = "";

  private constructor(options: FunctionProcessOptions, deno: string) {
    this.#options = options;
    this.#deno = deno;
  }

  /** Starts a function and waits until it listens. */
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
          `The edge function ${options.name} does not start: ${started.#complaint || "it opened no port"}`,
        );
      }
      if (failed) break;
      await delay(50);
    }
    return started;
  }

  /** The address at which the function listens. Not set while it does not. */
  get origin(): string | undefined {
    return this.#port === undefined ? undefined : `http://127.0.0.1:${this.#port}`;
  }

  /** Its process, so that tests can end it. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  #spawn(): void {
    const { entry, environment, hosts, name, watch } = this.#options;
    const settings = join(dirname(entry), "deno.json");
    const startedAt = Date.now();
    const child = spawn(
      this.#deno,
      [
        "run",
        ...(watch ? ["--watch", "--no-clear-screen"] : []),
        "--no-prompt",
        "--no-lock",
        "--no-remote",
        "--node-modules-dir=manual",
        ...(existsSync(settings) ? ["--config", settings] : []),
        `--allow-net=127.0.0.1:0,${hosts.join(",")}`,
        `--allow-env=${Object.keys(environment).join(",")}`,
        "--preload",
        guardFile,
        entry,
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...keepFromOwn([
            "HOME",
            "USERPROFILE",
            "LOCALAPPDATA",
            "XDG_CACHE_HOME",
            "DENO_DIR",
            "TMPDIR",
          ]),
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
          DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
          ...environment,
        },
      },
    );
    this.#child = child;
    this.#complaint = "";
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        if (stream === child.stderr) this.#port = LISTENING.exec(line)?.[1] ?? this.#port;
        if (line.trim() === "" || /^(Listening on|Watcher) /.test(line)) return;
        // The first line says what happened. Its source and its stack follow.
        if (stream === child.stderr) this.#complaint ||= withoutDenoWords(line);
        this.#options.log(`[${name}] ${line}`);
      });
    }
    child.once("error", (error) => {
      this.#complaint ||= error.message;
    });
    child.once("close", () => {
      this.#child = undefined;
      this.#port = undefined;
      if (this.#stopping) return;
      if (Date.now() - startedAt > STEADY_MILLISECONDS) this.#crashes = 0;
      const wait = RESTART_DELAYS[Math.min(this.#crashes, RESTART_DELAYS.length - 1)];
      this.#crashes++;
      this.#restart = setTimeout(() => this.#spawn(), wait);
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

function keepFromOwn(names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
