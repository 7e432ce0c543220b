import { AsyncLocalStorage } from "node:async_hooks";

/** Runs in Deno after the edge functions, whose names are its arguments: passes each request to its function. */
const { handlers, serve } = globalThis.edgeFunctions;
if (handlers.length !== Deno.args.length)
  throw new Error("Each function must call Deno.serve once.");
const functions = new Map(Deno.args.map((name, index) => [name, handlers[index]]));

const caller = new AsyncLocalStorage();
for (const level of ["log", "warn", "error"]) {
  const print = console[level];
  console[level] = (...parts) => print(`[${caller.getStore() ?? "functions"}]`, ...parts);
}

serve((request, info) => {
  const name = new URL(request.url).pathname.split("/")[1];
  return caller.run(name, () => functions.get(name)(request, info));
});
