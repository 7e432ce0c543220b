import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  closeSync,
  constants,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { LocalSetupError, messageOf } from "../local-setup-error.ts";

/** How long a process that was just killed may take to end, in milliseconds. */
const DYING = 1000;

/** The names of files that say that a folder is in use begin with this. */
const IN_USE = "in-use";

/**
 * Creates a named pipe and opens it to be read. It counts as in use until the last process that has it open ends, however
 * it ends, and also for a process in another container, where process IDs mean nothing.
 */
export function openPipe(path: string): number {
  if (spawnSync("mkfifo", ["-m", "600", path]).status !== 0 && !existsSync(path)) {
    throw new LocalSetupError(
      `The folder of ${path} can have no named pipes. Set DATA_DIR to a folder on another file system.`,
    );
  }
  return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
}

/** Whether a process has a named pipe open. */
export function isPipeInUse(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    if (hasCode(error, "ENXIO") || hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** Gives a pipe the name by which others find it. Returns false if another one in use has it. */
function take(held: string, own: string): boolean {
  try {
    linkSync(own, held);
    return true;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  if (isPipeInUse(held)) return false;
  // Left by a killed process. If another process is as fast, the pipe may be its new one, which goes back.
  const found = `${own}-found`;
  try {
    renameSync(held, found);
    if (isPipeInUse(found)) linkSync(found, held);
  } catch (error) {
    if (!hasCode(error, "ENOENT") && !hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(found, { force: true });
  }
  return take(held, own);
}

/** Lets only one process at a time use a data folder. Returns the function that releases the folder. */
export async function holdFolder(folder: string): Promise<() => void> {
  if (process.platform === "win32") return () => {};
  const held = join(folder, IN_USE);
  const own = `${held}-${randomUUID()}`;
  const pipe = openPipe(own);
  const end = Date.now() + DYING;
  try {
    while (!take(held, own)) {
      if (Date.now() > end) {
        throw new LocalSetupError(
          `The data folder ${folder} is in use by another server. Stop that server, or set DATA_DIR to another folder.`,
        );
      }
      await delay(20);
    }
  } catch (error) {
    closeSync(pipe);
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    rmSync(held, { force: true });
    closeSync(pipe);
  };
}

/** Files that the server itself puts into a data folder. */
const OWN_FILES = ["postgres", "postgres-unfinished", "postgres-in-use", "signing-key.json"];

/** The version whose data folders our PostgreSQL reads. */
const VERSION = "17";

/** Throws for a folder with other files. Remains of an interrupted start are fine. */
export async function checkFolder(folder: string): Promise<void> {
  const database = join(folder, "postgres");
  const versionFile = join(database, "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    if (version === VERSION) return;
    throw new LocalSetupError(
      `The data folder ${folder} was made with PostgreSQL ${version}, and this copy of the project has ` +
        `PostgreSQL ${VERSION}. Delete the folder to start afresh, or set DATA_DIR to another one.`,
    );
  }
  const found = existsSync(database)
    ? (await readdir(database)).map((name) => join("postgres", name))
    : (await readdir(folder)).filter(
        (name) => !OWN_FILES.includes(name) && !name.startsWith(IN_USE),
      );
  if (found.length === 0 && !existsSync(database)) return;
  throw new LocalSetupError(
    `The data folder ${folder} contains no database but is not empty (${found[0] ?? "postgres"}). Set ` +
      "DATA_DIR to an empty folder or a new one, or restore what belongs here.",
  );
}

/** Makes a folder accessible only to its owner: it has personal data and a key. */
export async function closeFolder(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    if (!hasCode(error, "EPERM")) throw error;
    throw new LocalSetupError(
      `The data folder ${folder} belongs to another user, so it cannot be closed to others. Make it your ` +
        "own with chown, or set DATA_DIR to another folder.",
    );
  }
}

/** Like a recursive `mkdir`, which in Node never returns for folders that refuse it, such as /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Creates a data folder if there is none, and closes it to others. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await closeFolder(folder);
  } catch (error) {
    if (error instanceof LocalSetupError) throw error;
    throw new LocalSetupError(`The data folder ${folder} cannot be used: ${messageOf(error)}`);
  }
}
