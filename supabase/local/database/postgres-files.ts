import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account, Programs } from "./postgres-programs.ts";

/** The folder with a server's files, and the file in it with the password. */
export const DATA = "postgres";
export const PASSWORD = "password";

/**
 * How to start a program in a folder, and how to name the folder to it. If we are root, the program runs as an account
 * that may not be able to enter the folders above, so it starts inside.
 */
export function inside(folder: string, account: Account | undefined) {
  const isHidden = account !== undefined && process.platform === "linux";
  return {
    name: isHidden ? "/proc/self/cwd" : folder,
    settings: {
      cwd: folder,
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
      ...account,
    },
  };
}

/** What a program complained about, in its own words, apart from what it told its callers. */
export function complaintIn(output: string): string {
  const lines = [
    ...output.matchAll(/(?:FATAL|PANIC|initdb: error): +(?!the database system is)(.+)/g),
  ];
  const complaint = lines.at(-1)?.[1] ?? "";
  return /No space left on device/.test(output) ? `the disk is full (${complaint})` : complaint;
}

/** Runs a program to its end, and throws what it complained about. */
export async function run(
  program: string,
  options: string[],
  settings: Parameters<typeof spawn>[2],
) {
  const child = spawn(program, options, { ...settings, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(complaintIn(output) || `${program} ended with ${code}`);
}

/** Creates the files of a new server, first in another folder, so that an interrupted start leaves none incomplete. */
export async function createFiles(
  folder: string,
  isLasting: boolean,
  programs: Programs,
): Promise<void> {
  const { account } = programs;
  const unfinished = join(folder, `${DATA}-unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  const data = join(unfinished, DATA);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const passwordFile = join(unfinished, PASSWORD);
  // Otherwise, the file may be empty after a loss of power.
  writeFileSync(passwordFile, randomBytes(16).toString("hex"), { mode: 0o600, flush: isLasting });
  if (account) {
    for (const path of [unfinished, data, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const { name, settings } = inside(data, account);
  const letters = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const options = [
    ...["-D", name, `--pwfile=../${PASSWORD}`],
    ...["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8"],
    // Texts sort as on a hosted project. Windows has no locale for the letters.
    ...["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"],
    ...(process.platform === "win32" ? [] : [`--lc-ctype=${letters}`]),
    ...(isLasting ? [] : ["--no-sync"]),
  ];
  await run(join(programs.folder, "initdb"), options, settings);
  renameSync(passwordFile, join(data, PASSWORD));
  renameSync(data, join(folder, DATA));
  rmSync(unfinished, { recursive: true });
}
