/** How often a process looks whether the shell that npm put around it is still there. */
const LOOK_MILLISECONDS = 500;

/**
 * Calls `stop` once when the process is asked to end. npm passes a signal on to the shell around a
 * script and no further: the shell ends, and what it ran would stay behind on its port. So a
 * process that npm started also stops when its parent is gone.
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
