import { createHandler } from "./handler.ts";
import { createLeadStore } from "./lead-store.ts";
import { readSettings } from "./settings.ts";

/** A variable that the process has no permission to read counts as one that is not set. */
function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    return undefined;
  }
}

const settings = readSettings(readVariable);

Deno.serve(
  createHandler({
    ...settings,
    storeLead: createLeadStore(settings),
    log: (code) => console.error(code),
  }),
);
