/**
 * `npm run test:faults` sends 2,000 requests (or the number in the argument) while processes are killed,
 * connections are cut and the disk is filled, and then a fifth as many while the clock also jumps. It prints
 * what happened to them and their emails, and fails if a promise was broken. On Linux it uses a small RAM
 * disk, so that the disk can be filled.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLOCK_FAULTS, FAULTS, runFaults } from "./faults.ts";
import { brokenPromises } from "./verdict.ts";

const DISK_MEGABYTES = 768;
const submits = Number(process.argv[2] ?? 2000);

/** Runs this command again with a separate disk mounted. Returns false if the system cannot do that. */
function runAgainOnSmallDisk(): boolean {
  // Within a user namespace, root could not start PostgreSQL as another account.
  const isRoot = process.getuid?.() === 0;
  const own = [...(isRoot ? [] : ["--user", "--map-current-user", "--keep-caps"]), "--mount"];
  const mount = `mount -t tmpfs -o size=${DISK_MEGABYTES}m tmpfs "$FAULT_DISK"`;
  const folder = mkdtempSync(join(tmpdir(), "faults-disk-"));
  const options = { stdio: "inherit", env: { ...process.env, FAULT_DISK: folder } } as const;
  try {
    if (spawnSync("unshare", [...own, "sh", "-c", mount], options).status !== 0) return false;
    const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    const run = ["sh", "-c", `${mount} && exec "$@"`, "sh", ...command];
    process.exitCode = spawnSync("unshare", [...own, ...run], options).status ?? 1;
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the faults, and prints the results. If the clock also jumps, the times of emails mean nothing. */
async function run(submits: number, withClock: boolean, disk: string | undefined): Promise<void> {
  const faults = withClock ? [...FAULTS, ...CLOCK_FAULTS] : FAULTS;
  const report = await runFaults({
    submits,
    faults: faults.filter((fault) => disk || fault !== "disk full"),
    ...(withClock ? { pauses: [0, 1] } : {}),
    disk,
    log: (line) => console.error(line),
  });
  console.log(`\n${submits} requests${withClock ? ", while the clock also jumps" : ""}`);
  for (const [title, figures] of Object.entries(report)) {
    console.log(`\n  ${title}`);
    for (const [name, figure] of Object.entries(figures)) {
      console.log(`    ${name.padEnd(76)}${String(figure).padStart(6)}`);
    }
  }
  const broken = brokenPromises(report, { isTimed: !withClock });
  console.log(
    broken.length === 0 ? "\n  Every promise was kept." : `\n  Broken: ${broken.join(", ")}`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

const disk = process.env.FAULT_DISK;
if (disk || !runAgainOnSmallDisk()) {
  if (!disk)
    console.error("The disk is not filled, because an ordinary user may not mount one here.");
  await run(submits, false, disk);
  await run(Math.ceil(submits / 5), true, disk);
}
