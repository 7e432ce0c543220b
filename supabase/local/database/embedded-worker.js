/**
 * PGlite in a separate thread, so that a statement that never ends can be stopped from outside. It uses
 * PostgreSQL's wire protocol: each message contains what a client sends, and is answered by one message with
 * the server's reply.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { SYNCED_PARAMETERS, syncFiles } from "./synced-files.js";

const { folder, extensions, emptyFile, copyFile } = workerData;

const loaded = await Promise.all(
  extensions.map(async ({ name, module, member }) => [name, (await import(module))[member]]),
);
const options = {
  dataDir: folder,
  extensions: Object.fromEntries(loaded),
  ...(folder ? { startParams: SYNCED_PARAMETERS } : {}),
};

/** A new database from a file, or nothing if there is no such file or it cannot be used. */
async function createFrom(file) {
  if (!file || !existsSync(file)) return undefined;
  try {
    return await PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(file)]) });
  } catch {
    rmSync(file, { force: true });
    if (folder) rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

/** Keeps a copy of a database. If it cannot be kept, it is made again the next time. */
async function keep(database, file) {
  try {
    const copy = await database.dumpDataDir("gzip");
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}-${process.pid}-${Date.now()}`;
    writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
    renameSync(unfinished, file);
  } catch {
    // No room, or a folder that cannot be written.
  }
}

/** Creating an empty database takes seconds, so the first one is kept, and later ones are copies of it. */
async function createNew() {
  const copy = (await createFrom(copyFile)) ?? (await createFrom(emptyFile));
  if (copy) return copy;
  const created = await PGlite.create(options);
  await keep(created, emptyFile);
  return created;
}

const isNew = folder === undefined || !existsSync(folder);
const engine = isNew ? await createNew() : await PGlite.create(options);
if (folder) syncFiles(engine);

/** The server's reply to a message. PGlite's `execProtocolRaw` would also parse each reply and never forget it. */
async function replyTo(message) {
  const parts = [];
  // Copied, because PGlite reuses the memory.
  await engine.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) });
  return parts.length === 1 ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

let queue = Promise.resolve();
parentPort.on("message", (message) => {
  queue = queue.then(async () => {
    if (message === "close") {
      await engine.close();
      process.exit();
    }
    if (message === "keep") {
      await keep(engine, copyFile);
      parentPort.postMessage("kept");
      return;
    }
    parentPort.postMessage(await replyTo(message));
  });
});
parentPort.postMessage("ready");
