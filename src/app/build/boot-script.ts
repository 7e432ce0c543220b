import { fileURLToPath } from "node:url";
import { build } from "vite";

/** `boot.ts` as one line of script for inlining. */
export async function buildBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: {
        entry: fileURLToPath(new URL("../boot.ts", import.meta.url)),
        formats: ["iife"],
        name: "boot",
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The boot script was not built.");
  return output.output[0].code.trim();
}
