import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { LocalSetupError } from "./local-setup-error.ts";

/** The files and folders from which the site is built. */
const sources = [
  "src",
  "public",
  "supabase/functions/_shared",
  "index.html",
  "admin.html",
  "package-lock.json",
  "tailwind.config.ts",
  "vite.config.ts",
];

const recordSchema = z.object({ fingerprint: z.string(), builtAt: z.number() });

/** A hash of the sources' names and contents and of the variables that affect the build. */
export function fingerprintSources(folder: string, environment: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(folder, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    for (const file of files) {
      hash.update(`${file.slice(folder.length)}\0`);
      hash.update(readFileSync(file));
    }
  }
  const variables = Object.entries(environment).filter(([name]) => name.startsWith("VITE_"));
  hash.update(JSON.stringify(variables.sort(([a], [b]) => a.localeCompare(b))));
  return hash.digest("hex");
}

/** Where the last build's fingerprint is kept: next to the tools' caches, not in what is deployed. */
function recordFile(folder: string): string {
  return join(folder, "node_modules/.cache/site-build.json");
}

function isUpToDate(folder: string, page: string, fingerprint: string): boolean {
  try {
    const record = recordSchema.parse(JSON.parse(readFileSync(recordFile(folder), "utf8")));
    // The time shows whether the build was made in another way, perhaps with other variables.
    return record.fingerprint === fingerprint && record.builtAt === statSync(page).mtimeMs;
  } catch {
    return false;
  }
}

function runBuild(
  folder: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "src/prerender/build.ts"], {
      cwd: folder,
      env: { ...process.env, ...environment },
      // Through the channel the build notices if this process ends, however that happens.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(output);
      reject(new LocalSetupError("The site could not be built: see above."));
    });
  });
}

/** Builds the site into `dist` if the build there is missing or older than its sources. */
export async function ensureSiteBuild(options: {
  folder: string;
  environment: Record<string, string>;
  /** Stops a build that is no longer needed. */
  signal: AbortSignal;
  log: (line: string) => void;
}): Promise<string> {
  const { folder, environment, log, signal } = options;
  // The build takes its files for addresses, in which these begin something else.
  if (/[#?]/.test(folder)) {
    throw new LocalSetupError(
      `The site cannot be built in ${folder}. Move the project to a folder without # or ? in its path.`,
    );
  }
  const dist = join(folder, "dist");
  const page = join(dist, "index.html");
  const fingerprint = fingerprintSources(folder, environment);
  if (isUpToDate(folder, page, fingerprint)) return dist;

  log("Building the site …");
  const record = recordFile(folder);
  rmSync(record, { force: true });
  await runBuild(folder, environment, signal);
  if (!existsSync(page)) throw new LocalSetupError("The build did not create dist/index.html.");
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ fingerprint, builtAt: statSync(page).mtimeMs }));
  return dist;
}
