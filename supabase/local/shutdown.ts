import { readFileSync } from "node:fs";

/** How often a process checks whether the shell that npm started it in still exists. */
const LOOK_MILLISECONDS = 500;

/** The process of npm, above its shell, on systems with /proc. */
function npmAbove(): number | undefined {
  let id = process.ppid;
  try {
    for (let level = 0; level < 4 && id > 1; level += 1) {
      const [name = "", program = ""] = readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
      if (/^npm\b/.test(name) || program === process.env.npm_execpath) return id;
      id = Number(/^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, "utf8"))?.[1]);
    }
  } catch {
    // Not Linux.
  }
  return undefined;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Calls `stop` once when the process should end. npm passes a signal only to the shell around a script. The
 * shell ends, but the script would keep running on its port. So a process that npm started also stops when
 * its parent is gone, or npm itself, whose shell may survive it.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit(0));
  };
  process.on("SIGINT", stopOnce);
  process.on("SIGTERM", stopOnce);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmAbove();
  setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && !isRunning(npm))) stopOnce();
  }, LOOK_MILLISECONDS).unref();
}
