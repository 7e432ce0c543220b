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

const { folder, extensions, emptyDatabase } = workerData;

const loaded = await Promise.all(
  extensions.map(async ({ name, module, member }) => [name, (await import(module))[member]]),
);
const options = {
  dataDir: folder,
  extensions: Object.fromEntries(loaded),
  ...(folder ? { startParams: SYNCED_PARAMETERS } : {}),
};

/** Creating an empty database takes seconds, so the first one is kept, and later ones are copies of it. */
async function createNew() {
  if (existsSync(emptyDatabase)) {
    try {
      return await PGlite.create({
        ...options,
        loadDataDir: new Blob([readFileSync(emptyDatabase)]),
      });
    } catch {
      rmSync(emptyDatabase, { force: true });
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }
  const created = await PGlite.create(options);
  try {
    const copy = await created.dumpDataDir("gzip");
    mkdirSync(dirname(emptyDatabase), { recursive: true });
    const unfinished = `${emptyDatabase}-${process.pid}-${Date.now()}`;
    writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
    renameSync(unfinished, emptyDatabase);
  } catch {
    // If it cannot be kept, it is created again the next time.
  }
  return created;
}

const isNew = folder === undefined || !existsSync(folder);
const engine = isNew ? await createNew() : await PGlite.create(options);
if (folder) syncFiles(engine);

let queue = Promise.resolve();
parentPort.on("message", (message) => {
  queue = queue.then(async () => {
    if (message === "close") {
      await engine.close();
      process.exit();
    }
    parentPort.postMessage(await engine.execProtocolRaw(message));
  });
});
parentPort.postMessage("ready");
