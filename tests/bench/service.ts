import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";
import { projectFolder } from "../../supabase/local/settings.ts";

const answerSchema = z.object({
  id: z.number(),
  rows: z.array(z.record(z.string(), z.unknown())).nullable(),
});

/**
 * Starts the stand-in in a separate process, with its data in this folder. Rejects if the process ends before it is
 * ready.
 */
export async function startService(dataDirectory: string) {
  const script = join(projectFolder, "tests/bench/server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDirectory], {
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
    /** Runs a statement as the owner. Returns null if it failed, or the server ended before it returned. */
    ask(statement: string): Promise<Record<string, unknown>[] | null> {
      const id = ++asked;
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        child.stdin.write(`${JSON.stringify({ id, statement })}\n`);
      });
    },
    /** Kills the server, whose database and functions end with it. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
