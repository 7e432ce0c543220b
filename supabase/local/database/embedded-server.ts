import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { Pool } from "pg";
import * as z from "zod";
import { LocalSetupError, messageOf } from "../setup-error.ts";
import { EmbeddedStream } from "./embedded-stream.ts";
import { DatabaseError } from "./errors.ts";
import { type DatabaseServer, ignoreLostConnections } from "./server.ts";

export interface EmbeddedOptions {
  /** Folder of the database. Not set for one in memory. */
  folder: string | undefined;
  /** Extensions that statements may create. */
  extensions: readonly string[];
  /** File from which a new database is copied, if it exists. Without it, a new database is empty. */
  copyFile?: string | undefined;
  /** Receives a line when the engine was stopped and started again from its folder. */
  log: (line: string) => void;
  /** Called when an engine with a database in memory was stopped. */
  onLost: (error: LocalSetupError) => void;
}

export interface EmbeddedServer extends DatabaseServer {
  /** Ends statements that take longer, from now on, because setting up a database may take longer. */
  limitStatements(seconds: number): void;
  /** Keeps the database as it is now in `copyFile`, for later ones. */
  keepCopy(): Promise<void>;
}

const require = createRequire(import.meta.url);
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache", import.meta.url));
const packageSchema = z.object({ version: z.string() });

/**
 * Where a database is cached, next to the caches of other tools. Each version of PGlite has its own, and
 * each set-up: `setUp` contains the statements that created it, none for an empty database.
 */
export function cachedDatabaseFile(setUp: readonly string[] = []): string {
  const folder = dirname(require.resolve("@electric-sql/pglite"));
  const text = readFileSync(join(folder, "../package.json"), "utf8");
  const { version } = packageSchema.parse(JSON.parse(text));
  const hash = createHash("sha256").update(JSON.stringify(setUp)).digest("hex").slice(0, 16);
  return join(cacheFolder, `embedded-postgres-${version}-${hash}.tar.gz`);
}

/** Where PGlite keeps an extension. Throws if it does not have it. */
function findExtension(name: string) {
  const member = name.replaceAll("-", "_");
  const module = `@electric-sql/pglite/contrib/${member}`;
  try {
    require.resolve(module);
  } catch {
    throw new LocalSetupError(
      `A migration creates the extension ${name}, which the embedded PostgreSQL does not have. ` +
        "Set LOCAL_DATABASE_URL to a PostgreSQL server that has it.",
    );
  }
  return { name: member, module, member };
}

/**
 * PostgreSQL compiled to WebAssembly, in a worker thread. It has one connection, so transactions wait for
 * each other. The worker can be stopped, because PostgreSQL itself cannot interrupt a statement here:
 * `statement_timeout` has no effect.
 */
export function openEmbeddedServer(options: EmbeddedOptions): EmbeddedServer {
  const { folder } = options;
  const extensions = options.extensions.map(findExtension);
  let worker: Worker | undefined;
  let starting: Promise<Worker> | undefined;
  let ending: Promise<unknown> = Promise.resolve();
  let lost: Error | undefined;
  let closing = false;
  let stream: EmbeddedStream | undefined;
  let timer: NodeJS.Timeout | undefined;
  let unanswered = 0;
  let limitSeconds: number | undefined;

  async function start(): Promise<Worker> {
    await ending;
    const started = new Worker(new URL("./embedded-worker.js", import.meta.url), {
      workerData: {
        folder,
        extensions,
        emptyFile: cachedDatabaseFile(),
        copyFile: options.copyFile,
      },
      // Without the loader with which this process may have been started, because the worker is JavaScript.
      execArgv: [],
    });
    await new Promise<void>((resolve, reject) => {
      started.once("message", () => resolve());
      started.once("error", reject);
      started.once("exit", () => reject(new Error("the embedded PostgreSQL did not start")));
    });
    started.on("message", (reply: Uint8Array | "kept") => {
      if (reply === "kept") return;
      unanswered--;
      watch();
      stream?.push(Buffer.from(reply));
    });
    const fail = (error: Error) => {
      if (started === worker && !closing) end(`The database failed: ${messageOf(error)}.`, error);
    };
    started.on("error", fail);
    started.on("exit", () => fail(new Error("it exited")));
    worker = started;
    return started;
  }

  /** Starts the time limit of the next statement. */
  function watch(): void {
    clearTimeout(timer);
    if (unanswered === 0 || limitSeconds === undefined) return;
    timer = setTimeout(() => {
      end(
        `A statement ran for more than ${limitSeconds} s.`,
        new DatabaseError("canceling statement due to statement timeout", "57014"),
      );
    }, limitSeconds * 1000);
  }

  /** Stops the worker, and with it the current statement. */
  function end(reason: string, failure: Error): void {
    const ended = worker;
    worker = undefined;
    starting = undefined;
    unanswered = 0;
    clearTimeout(timer);
    ending = ended?.terminate() ?? Promise.resolve();
    stream?.destroy(failure);
    if (folder) {
      options.log(
        `${reason} The embedded PostgreSQL was stopped and is restarting from its folder.`,
      );
      return;
    }
    const error = new LocalSetupError(
      `${reason} The embedded PostgreSQL was stopped. Its data was only in memory and is lost.`,
    );
    lost = error;
    options.onLost(error);
  }

  const carrier = {
    async open(opened: EmbeddedStream) {
      if (lost) throw lost;
      starting ??= start();
      starting.catch(() => {
        starting = undefined;
      });
      await starting;
      stream = opened;
    },
    send(bytes: Uint8Array) {
      // A connection that outlived its worker is about to be closed.
      if (!worker) return;
      unanswered++;
      worker.postMessage(bytes);
      watch();
    },
  };

  const pool = new Pool({
    // Set explicitly, because the client takes missing values from the environment.
    host: "embedded",
    port: 5432,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => new EmbeddedStream(carrier),
    max: 1,
    idleTimeoutMillis: 0,
  });
  ignoreLostConnections(pool);

  return {
    pool,
    limitStatements(seconds) {
      limitSeconds = seconds;
    },
    async keepCopy() {
      const keeper = worker;
      if (!keeper || !options.copyFile) return;
      const kept = new Promise<void>((resolve) => {
        keeper.on("message", (message) => message === "kept" && resolve());
        keeper.once("exit", () => resolve());
      });
      keeper.postMessage("keep");
      await kept;
    },
    async close() {
      closing = true;
      await pool.end();
      clearTimeout(timer);
      const last = worker;
      if (!last) return;
      if (!folder) {
        await last.terminate();
        return;
      }
      const exited = new Promise((resolve) => last.once("exit", resolve));
      last.postMessage("close");
      await exited;
    },
  };
}
