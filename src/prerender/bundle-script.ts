import { fileURLToPath } from "node:url";
import { build } from "vite";

type BundleOptions = {
  /** Constants to inline into the script, as source code. */
  define?: Readonly<Record<string, string>>;
};

/** Bundles a script with its imports into minified code without exports. */
export async function bundleScript(entry: URL, { define = {} }: BundleOptions = {}) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: {
        entry: fileURLToPath(entry),
        formats: ["iife"],
        name: "script",
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code.trim();
}
