/** Address of the service worker. It stands at the root, because it may only serve what is below it. */
export const WORKER_PATH = "/sw.js";
/** The page without content that the site's code fills; copied once for all public pages. */
export const SHELL_PATH = "/shell";
/** What stands in for an address of which the device has no copy. */
export const OFFLINE_PATH = "/offline";

/** What a build tells its service worker. */
export type OfflineManifest = {
  /** Paths of the public pages: the shell and the copied files draw any of them. */
  pages: readonly string[];
  /** Files to copy to the device. A file with a hash in its name needs no revision. */
  files: readonly { url: string; revision: string | null }[];
};
