import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openWorkFolder } from "../../../src/prerender/work-folder.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";

it("a build ends with the process that waits for it, and leaves no folder", async () => {
  const build = spawn(process.execPath, ["--import", "tsx", "src/prerender/build.ts"], {
    cwd: projectFolder,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const folder = join(projectFolder, `.build-${build.pid}`);
  await expect.poll(() => existsSync(join(folder, "site")), { timeout: 60_000 }).toBe(true);
  const ended = new Promise((resolve) => build.once("exit", resolve));
  build.disconnect();
  expect(await ended).toBe(1);
  expect(existsSync(folder)).toBe(false);
}, 90_000);

it("a build removes the folders of those that were killed, and no others", async () => {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const child = spawn(process.execPath, ["--version"]);
  await new Promise((resolve) => child.once("exit", resolve));
  const others = [".build-AbC12x", `.build-${child.pid}`, `.build-${process.ppid}`, ".builds", "a"];
  for (const name of others) mkdirSync(join(project, name));
  await openWorkFolder(project);
  expect(readdirSync(project).sort()).toEqual(
    [`.build-${process.pid}`, `.build-${process.ppid}`, ".builds", "a"].sort(),
  );
});
