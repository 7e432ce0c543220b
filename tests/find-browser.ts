import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Chromium without a window. Tests need a quarter less processor time with it than with the whole browser.
 */
export const shellPath = "/usr/bin/chromium-headless-shell";
/** Names and paths of an installed Chromium or Chrome. */
const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const systemFolders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
const systemPaths = [
  shellPath,
  ...systemNames.flatMap((name) => systemFolders.map((folder) => join(folder, name))),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** True if the file exists and can print its version, for which it needs its libraries. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

function attempt(command: string, options: string[]): boolean {
  return spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Options to run a browser as root and without a display, and to stop requests that it makes itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

export interface FoundBrowser {
  path: string;
  /** A line that says where the browser was found. */
  how: string;
}

/**
 * A working Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's own (downloaded if necessary),
 * or Debian's package. Throws an error that says what to do.
 */
export function findBrowser(): FoundBrowser {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return { path: named, how: `Browser: ${named}, set by CHROMIUM_PATH.` };
    throw new Error(`CHROMIUM_PATH is set to ${named}, which does not run.`);
  }
  const system = systemPaths.find(runs);
  if (system) return { path: system, how: `Browser: ${system}, found on this system.` };

  const own = chromium.executablePath();
  if (runs(own)) return { path: own, how: `Browser: ${own}, downloaded earlier by Playwright.` };
  attempt("npx", ["playwright", "install", "chromium"]);
  if (runs(own)) return { path: own, how: `Browser: ${own}, downloaded by Playwright just now.` };

  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    attempt("apt-get", ["update", "-q"]);
    const install = ["install", "-y", "-q", "--no-install-recommends"];
    if (!attempt("apt-get", [...install, "chromium-headless-shell"])) {
      attempt("apt-get", [...install, "chromium"]);
    }
    const installed = systemPaths.find(runs);
    if (installed) {
      return { path: installed, how: `Browser: ${installed}, installed from Debian just now.` };
    }
  }
  throw new Error(
    "Found no Chromium or Chrome, and could not install one. Install one, or set CHROMIUM_PATH.",
  );
}
