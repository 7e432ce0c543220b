import { type ChildProcess, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { LocalSetupError } from "../local-setup-error.ts";
import { listenOnLoopback } from "../loopback.ts";
import { isPipeInUse, openPipe } from "./data-folder.ts";
import { complaintIn, createFiles, DATA, inside, PASSWORD, run } from "./postgres-files.ts";
import { type Account, findPrograms, type Programs } from "./postgres-programs.ts";

export interface PostgresOptions {
  /** The folder in which the server's files are kept. Without it, they are in a temporary one. */
  folder?: string | undefined;
  /** The folder of installed programs, if not those from npm. */
  programs?: string | undefined;
  /** Receives a line when the server ended by itself and was started again. */
  log: (line: string) => void;
}

/** A running PostgreSQL server, which only this machine can reach, with a password. */
export interface PostgresServer {
  /** Its database `postgres`, as superuser. */
  url: string;
  stop(): Promise<void>;
}

/** How long the last server of a folder may take to end. */
const PATIENCE_MILLISECONDS = 15_000;

/**
 * Ends the server when our end of its standard input closes, so that it does not outlive us, however we end, and then
 * removes the folder in the first argument, if any. The shell that waits for this is started by another one, because the
 * server would take its own child for one of its processes.
 */
const WATCHED = `folder=$1; shift; exec 3<&0
( ( read line <&3; kill -INT $$
    if [ "$folder" ]; then while kill -0 $$; do sleep 1; done; rm -rf "$folder"; fi ) 2>/dev/null & )
exec "$@" 3<&- </dev/null`;

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(() => {}, 0);
  await close();
  return port;
}

/** The account that owns the files, unless it is us. */
function ownerOf(data: string): Account | undefined {
  const { uid, gid } = statSync(data);
  return uid === process.getuid?.() ? undefined : { uid, gid };
}

/** Starts a server, and creates its files if there are none. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const isLasting = options.folder !== undefined;
  const programs = findPrograms(options.programs);
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "throwaway-postgres-"));
  const data = join(folder, DATA);
  let pipe: number | undefined;
  const remove = () => {
    if (pipe !== undefined) closeSync(pipe);
    pipe = undefined;
    if (!isLasting) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    if (!isLasting && programs.account) {
      chownSync(folder, programs.account.uid, programs.account.gid);
    }
    if (!existsSync(data)) await createFiles(folder, isLasting, programs);
    // Files that another account made can be used by root as that account.
    const account = programs.account && (ownerOf(data) ?? programs.account);
    const password = readFileSync(join(data, PASSWORD), "utf8");
    if (!password) throw new Error(`${join(data, PASSWORD)} is empty`);
    if (isLasting && process.platform !== "win32") pipe = await holdData(data);
    const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const server = await startOn({
      data,
      programs: { ...programs, account },
      throwaway: isLasting ? "" : folder,
      pipe,
      urlAt,
      log: options.log,
    });
    const kill = () => {
      server.kill();
      remove();
    };
    process.once("exit", kill);
    const stop = async () => {
      process.off("exit", kill);
      await server.stop();
      remove();
    };
    return { url: urlAt(server.port), stop };
  } catch (error) {
    remove();
    throw error;
  }
}

interface Running {
  child: ChildProcess;
  /** Why it has ended. Pending while it runs. */
  ended: Promise<string>;
}

/**
 * Waits until the last server of these files has ended, which a kill does not wait for, and removes what says that it
 * runs: its process ID may now belong to another program. Returns the named pipe that the next server keeps open.
 */
async function holdData(data: string): Promise<number> {
  const path = `${data}-in-use`;
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (isPipeInUse(path)) {
    if (Date.now() > end) {
      throw new LocalSetupError(
        `The data folder ${data} is in use by another PostgreSQL server. Stop that server.`,
      );
    }
    await delay(50);
  }
  const file = join(data, "postmaster.pid");
  if (existsSync(file) && process.platform === "linux") {
    const folderOf = (id: number) => {
      try {
        return realpathSync(`/proc/${id}/cwd`);
      } catch {
        return undefined;
      }
    };
    // A server that somebody started by hand works in its folder.
    const id = Number.parseInt(readFileSync(file, "utf8"), 10);
    if (folderOf(id) !== realpathSync(data)) rmSync(file);
  }
  return openPipe(path);
}

/** Starts the program, and keeps it running until it is stopped. */
async function startOn({
  data,
  programs,
  throwaway,
  pipe,
  urlAt,
  log,
}: {
  data: string;
  programs: Programs;
  /** The folder to remove at the end, if any. */
  throwaway: string;
  /** Kept open by the server, so that another one knows whether it has ended. */
  pipe: number | undefined;
  urlAt: (port: number) => string;
  log: (line: string) => void;
}) {
  const lasting = throwaway === "" ? "on" : "off";
  let isStopping = false;
  let port = await freePort();

  function launch(): Running {
    const { name, settings } = inside(data, programs.account);
    const values = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      max_connections: 200,
      fsync: lasting,
      full_page_writes: lasting,
      synchronous_commit: lasting,
      // In data that lasts, "minimal" would set sequences back after a crash, which then refuse new rows.
      ...(throwaway === "" ? {} : { wal_level: "minimal", max_wal_senders: 0 }),
      max_logical_replication_workers: 0,
      jit: "off",
      log_timezone: "UTC",
      timezone: "UTC",
    };
    const command = [
      join(programs.folder, "postgres"),
      ...["-D", name],
      ...Object.entries(values).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ];
    const watched =
      process.platform === "win32"
        ? command
        : ["/bin/sh", "-c", WATCHED, "sh", throwaway, ...command];
    const child = spawn(watched[0] ?? "", watched.slice(1), {
      ...settings,
      // Ctrl+C in a terminal reaches only us, and we stop the server when nothing uses it any more.
      detached: process.platform !== "win32",
      stdio: ["pipe", "ignore", "pipe", "ignore", pipe ?? "ignore"],
    });
    let output = "";
    child.stdin?.on("error", () => {});
    child.stderr?.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", (code, signal) => {
        child.stdin?.end();
        // What it complained about may still be on its way.
        const reason = () =>
          (signal ? "" : complaintIn(output)) || `it ended with ${signal ?? code}`;
        setTimeout(() => resolve(reason()), 20);
      });
    });
    return { child, ended };
  }

  /** Launches it, and waits until it answers. */
  async function start(): Promise<Running> {
    const patience = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const running = launch();
      const reason = await Promise.race([
        running.ended,
        untilItAnswers(urlAt(port), running.child),
      ]);
      if (reason === undefined) return running;
      if (/could not bind|Address already in use|could not create any TCP/.test(reason)) {
        port = await freePort();
      } else if (!/postmaster\.pid|shared memory/.test(reason)) {
        throw new LocalSetupError(`PostgreSQL does not start in ${data}: ${reason}.`);
      }
      // The last server of this folder may still be ending.
      if (Date.now() > patience) {
        throw new LocalSetupError(
          `The data folder ${data} is in use by another PostgreSQL server (${reason}). Stop that server.`,
        );
      }
      await delay(100);
    }
  }

  let running = await start();
  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      const reason = await running.ended;
      if (isStopping) return;
      log(`The database ended and is starting again: ${reason}.`);
      while (!isStopping) {
        const next = await start().catch(() => undefined);
        if (next) {
          running = next;
          if (isStopping) next.child.kill("SIGINT");
          break;
        }
        await delay(500);
      }
    }
  }
  void keepRunning();

  return {
    port,
    kill() {
      running.child.kill("SIGQUIT");
    },
    async stop() {
      isStopping = true;
      // The fast shutdown, which does not wait for connections.
      if (process.platform === "win32") {
        await run(join(programs.folder, "pg_ctl"), ["stop", "-D", data, "-m", "fast"], {});
      } else {
        running.child.kill("SIGINT");
      }
      await running.ended;
    },
  };
}

/** Waits until a server accepts connections. Never returns if its process has ended. */
async function untilItAnswers(url: string, child: ChildProcess): Promise<undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isOpen) return;
    await delay(20);
  }
  await new Promise(() => {});
}
