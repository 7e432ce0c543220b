/**
 * Runs in Deno before an edge function, and stops the function if the server that started it is gone, however
 * that ended: its processes then have a different parent. (On Windows they keep the parent, so after the
 * server was killed they must be stopped by hand.)
 */
const LOOK_MILLISECONDS = 500;
const server = Deno.ppid;

const timer = setInterval(() => {
  if (Deno.ppid !== server) Deno.exit();
}, LOOK_MILLISECONDS);
// Preloading would wait for it.
Deno.unrefTimer(timer);
