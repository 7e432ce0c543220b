import { fileURLToPath } from "node:url";
import { build } from "vite";

const NOTICE = "licences.md";

type BundleOptions = {
  /** Constants to inline into the script, as source code. */
  define?: Readonly<Record<string, string>>;
};

/** A bundled script, and the licences of the packages in it, in Markdown. */
export type BundledScript = { code: string; licences: string };

/** Bundles a script with its imports into minified code without exports. */
export async function bundleScript(
  entry: URL,
  { define = {} }: BundleOptions = {},
): Promise<BundledScript> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      license: { fileName: NOTICE },
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
  const notice = output.output.find(({ fileName }) => fileName === NOTICE);
  return {
    code: output.output[0].code.trim(),
    licences: notice && "source" in notice ? String(notice.source) : "",
  };
}
