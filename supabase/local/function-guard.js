/**
 * Runs in Deno before an edge function, and ends it when the server that started it is gone, however
 * that ended: its processes then get another parent. (On Windows they keep it, and have to be ended by
 * hand after the server was killed.)
 */
const LOOK_MILLISECONDS = 500;
const server = Deno.ppid;

const timer = setInterval(() => {
  if (Deno.ppid !== server) Deno.exit();
}, LOOK_MILLISECONDS);
// Preloading would wait for it.
Deno.unrefTimer(timer);
