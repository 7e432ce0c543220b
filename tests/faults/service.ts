import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";
import { projectFolder } from "../../supabase/local/settings.ts";

const answerSchema = z.object({
  id: z.number(),
  rows: z.array(z.record(z.string(), z.unknown())).nullable(),
});

/** The settings of the process. */
interface ServiceOptions {
  /** Folder in which data is kept, or `memory`. */
  dataDirectory: string;
  /** Host and port of an email provider, used instead of the local mailbox. */
  mailHost?: string | undefined;
}

/**
 * Starts the stand-in in a separate process, which can be killed and started again with the same data.
 * Rejects if the process ends before it is ready.
 */
export async function startService(options: ServiceOptions) {
  const script = join(projectFolder, "tests/faults/server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(options)], {
    cwd: projectFolder,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const waiting = new Map<number, (rows: Record<string, unknown>[] | null) => void>();
  const closed = new Promise<void>((resolve) => {
    child.once("close", () => {
      for (const answer of waiting.values()) answer(null);
      resolve();
    });
  });
  let port = 0;
  let asked = 0;
  child.stdin.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /^port (\d+)$/.exec(line)?.[1];
      if (found) {
        port = Number(found);
        resolve();
      }
      if (!line.startsWith("answer ")) return;
      const { id, rows } = answerSchema.parse(JSON.parse(line.slice(7)));
      waiting.get(id)?.(rows);
      waiting.delete(id);
    });
    child.once("close", () => reject(new Error("The server ended before it was ready.")));
  });

  return {
    port,
    /** The ID of the server's process, whose children are the edge functions and the database. */
    processId: child.pid ?? 0,
    /** Runs a statement as the owner. Returns null if it failed, or the server ended before it returned. */
    ask(statement: string): Promise<Record<string, unknown>[] | null> {
      const id = ++asked;
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        child.stdin.write(`${JSON.stringify({ id, statement })}\n`);
      });
    },
    /** Kills the edge functions, which the server starts again. */
    killFunctions(): void {
      for (const processId of childrenOf(child, "deno")) killQuietly(processId);
    },
    /** Kills the database, which the server starts again. */
    killDatabase(): void {
      for (const processId of childrenOf(child, "postgres")) killQuietly(processId);
    },
    /** Kills the server, and then the database and the functions. */
    async kill(): Promise<void> {
      const children = childrenOf(child);
      child.kill("SIGKILL");
      await closed;
      // They would stop on their own without their server, but the test does not wait for this.
      for (const processId of children) killQuietly(processId);
    },
  };
}

/** The processes that a process has started, or those with this name. */
function childrenOf({ pid }: ChildProcess, name?: string): number[] {
  const named = name ? ["-x", name] : [];
  try {
    const list = execFileSync("pgrep", ["-P", String(pid), ...named], { encoding: "utf8" });
    return list.split("\n").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killQuietly(processId: number): void {
  try {
    process.kill(processId, "SIGKILL");
  } catch {
    // The process has already exited.
  }
}
