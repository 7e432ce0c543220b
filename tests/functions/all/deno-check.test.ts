import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { denoBinary } from "../../../supabase/local/function-process.ts";
import { functionNames } from "../../../supabase/local/functions.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";

// `npm test` runs the functions in Deno, and checks their types with `tsc`.
it.each(functionNames())(
  "the types of %s pass Deno's check",
  (name) => {
    const folder = join(projectFolder, "supabase/functions", name);
    const options = ["check", "--no-lock", "--no-remote", "--node-modules-dir=manual"];
    const result = spawnSync(
      denoBinary(),
      [...options, "--config", join(folder, "deno.json"), join(folder, "index.ts")],
      {
        encoding: "utf8",
        env: { ...process.env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
      },
    );
    expect(`${result.stderr}`).not.toMatch(/error|TS\d+/i);
    expect(result.status).toBe(0);
  },
  60_000,
);
