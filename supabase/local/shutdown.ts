/** How often a process checks whether the shell that npm started it in still exists. */
const LOOK_MILLISECONDS = 500;

/**
 * Calls `stop` once when the process should end. npm passes a signal only to the shell around a script. The
 * shell ends, but the script would keep running on its port. So a process that npm started also stops when
 * its parent is gone.
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
  setInterval(() => {
    if (process.ppid !== parent) stopOnce();
  }, LOOK_MILLISECONDS).unref();
}
