/** URL of the service worker. At the root, because its scope is what is below its URL. */
export const WORKER_PATH = "/sw.js";
/** The empty page that is rendered in the browser; one copy serves all public pages. */
export const SHELL_PATH = "/shell";
/** The page for URLs without a copy. */
export const OFFLINE_PATH = "/offline";

/** What a build passes to its service worker. */
export type OfflineManifest = {
  /** Paths of the public pages, which the shell and the copied files can render. */
  pages: readonly string[];
  /** Files to copy to the device. A file with a hash in its name needs no revision. */
  files: readonly { url: string; revision: string | null }[];
  /** Names of drawings that are not copied, each with the name of a copied one to show offline. */
  standIns: Readonly<Record<string, string>>;
};
