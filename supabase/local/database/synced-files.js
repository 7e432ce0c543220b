/** Makes PGlite write to disk what PostgreSQL believes to be on disk. */
import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/**
 * PGlite's default parameters with `fsync` on, so that a commit waits for the disk. The method is `fsync`,
 * because `fdatasync` is not passed on to the file system.
 */
export const SYNCED_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Passes `fsync` on to the file system, which PGlite's own layer does not do. */
export function syncFiles(engine, sync = fsyncSync) {
  const { FS } = engine.Module;
  // All files of the folder share these operations.
  const file = FS.open("/pglite/data/PG_VERSION", "r");
  file.stream_ops.fsync = ({ nfd, node }) => {
    // Windows cannot sync a folder.
    if (nfd !== undefined && !(process.platform === "win32" && FS.isDir(node.mode))) sync(nfd);
  };
  FS.close(file);
}
