import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LocalSetupError, messageOf } from "../setup-error.ts";

const heldFolders = new Set<string>();

/**
 * Lets only one process at a time use a data folder, and says which one has it. Returns the function that releases the folder.
 */
export function holdFolder(folder: string): () => void {
  const file = join(folder, "in-use-by-process");
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, "utf8"));
    // A process with the same ID as this one is an earlier one, because IDs begin again after a restart.
    const isOther = Number.isSafeInteger(holder) && holder > 0 && holder !== process.pid;
    if (heldFolders.has(folder) || (isOther && isRunning(holder))) {
      throw new LocalSetupError(
        `The data folder ${folder} is in use by process ${holder}. Stop that process, or set DATA_DIR ` +
          `to another folder. (If process ${holder} is something else, delete ${file}.)`,
      );
    }
  }
  writeFileSync(file, `${process.pid}\n`);
  heldFolders.add(folder);
  return () => {
    heldFolders.delete(folder);
    rmSync(file, { force: true });
  };
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as a different user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Files that the server itself puts into a data folder. */
const OWN_FILES = ["postgres", "postgres-unfinished", "signing-key.json", "in-use-by-process"];

/** The version whose data folders our PostgreSQL reads. */
const VERSION = "17";

/**
 * Throws for a folder with other files, which would be mixed with the database or lost. A folder is fine if
 * it is empty or contains only the remains of an interrupted start.
 */
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
    : (await readdir(folder)).filter((name) => !OWN_FILES.includes(name));
  if (found.length === 0 && !existsSync(database)) return;
  throw new LocalSetupError(
    `The data folder ${folder} contains no database but is not empty (${found[0] ?? "postgres"}). Set ` +
      "DATA_DIR to an empty folder or a new one, or restore what belongs here.",
  );
}

/**
 * Makes a folder accessible only to its owner, because it contains personal data and the key that signs
 * tokens.
 */
export async function closeFolder(folder: string): Promise<void> {
  await chmod(folder, 0o700);
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
    throw new LocalSetupError(`The data folder ${folder} cannot be used: ${messageOf(error)}`);
  }
}
