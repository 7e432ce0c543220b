import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = new URL("../../supabase/local/shutdown.ts", import.meta.url).href;

// Other systems have no /proc.
it.runIf(process.platform === "linux")(
  "a server ends when npm is killed, although the shell between them survives",
  async () => {
    const script = join(mkdtempSync(join(tmpdir(), "shutdown-")), "server.ts");
    writeFileSync(
      script,
      `import { onShutdown } from "${program}";
       setInterval(() => {}, 1000);
       onShutdown(async () => console.log("stopped"));
       console.log("running");`,
    );
    const npm = spawn(
      process.execPath,
      [
        "-e",
        `process.title = "npm start";
         require("node:child_process").spawn(
           "sh", ["-c", '"$0" --import tsx "$1"; true', process.execPath, ${JSON.stringify(script)}],
           { stdio: "inherit", env: { ...process.env, npm_lifecycle_event: "start" } },
         );`,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const said: string[] = [];
    for await (const part of npm.stdout) {
      said.push(String(part).trim());
      if (said.at(-1) === "running") npm.kill("SIGKILL");
    }
    expect(said).toEqual(["running", "stopped"]);
  },
);
