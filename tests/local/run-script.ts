import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../../supabase/local/settings.ts";

/** Runs a script of the project to its end. `input` goes to its standard input. */
export function runScript(
  script: string,
  parameters: string[],
  environment: Record<string, string>,
  input = "",
) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", join(projectFolder, script), ...parameters],
      { cwd: projectFolder, env: { ...process.env, ...environment } },
    );
    child.stdin.end(input);
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.once("close", (code) => resolve({ code, output, errors }));
  });
}
