/** URL of the service worker. At the root, because the worker can only control URLs below its own. */
export const WORKER_PATH = "/sw.js";
/** The empty page that is rendered in the browser. A single copy serves all public pages. */
export const SHELL_PATH = "/shell";
/** The page shown for URLs without a copy. */
export const OFFLINE_PATH = "/offline";

/** Data passed from the build to its service worker. */
export type OfflineManifest = {
  /** Paths of the public pages, which the shell and the copied files can render. */
  pages: readonly string[];
  /** Files to copy to the device. A file whose name contains a hash needs no revision. */
  files: readonly { url: string; revision: string | null }[];
  /** Drawings that are not copied, each with the name of a copied one to show in its place. */
  standIns: Readonly<Record<string, string>>;
};
