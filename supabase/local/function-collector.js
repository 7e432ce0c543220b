/**
 * Runs in Deno before the edge functions, which share a process here, each with its own on a hosted project: collects
 * the handlers that they pass to `Deno.serve`. It also stops the process if the server that started it is gone,
 * however that ended: the process then has a different parent. (On Windows it keeps the parent, so after the server
 * was killed it must be stopped by hand.)
 */
const LOOK_MILLISECONDS = 500;
const server = Deno.ppid;

const timer = setInterval(() => {
  if (Deno.ppid !== server) Deno.exit();
}, LOOK_MILLISECONDS);
// Preloading would wait for it.
Deno.unrefTimer(timer);

globalThis.edgeFunctions = { handlers: [], serve: Deno.serve };
Deno.serve = (handler) => {
  globalThis.edgeFunctions.handlers.push(handler);
};
