import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const projectFolder = fileURLToPath(new URL("../../..", import.meta.url));

/** Opens a database on a disk that is too small, and then on one that is full for a while. */
const SCRIPT = `
import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { openLocalDatabase } from ${JSON.stringify(`${projectFolder}supabase/local/database/local-database.ts`)};

const disk = process.argv[2];
const said = [];
const open = () =>
  openLocalDatabase({ dataDirectory: disk + "/data", seed: false, log: (line) => said.push(line) });
const mount = (size) => execFileSync("mount", ["-t", "tmpfs", "-o", "size=" + size, "tmpfs", disk]);

mount("24m");
said.push(await open().catch((error) => error.message));
execFileSync("umount", [disk]);

mount("512m");
const database = await open();
await database.asOwner((sql) => sql.query("create table public.filler (content text)"));
const write = () =>
  database
    .asOwner((sql) =>
      sql.query("insert into public.filler select repeat(md5(random()::text), 30) from generate_series(1, 40000)"),
    )
    .then(() => "written", (error) => error.code);
for (let size = statfsSync(disk).bavail * 4096; size >= 4096; size = Math.floor(size / 2)) {
  try {
    writeFileSync(disk + "/filler", Buffer.alloc(size), { flag: "a" });
  } catch {}
}
said.push(await write());
const read = () => database.asOwner((sql) => sql.query("select count(*)::int as found from public.filler"));
said.push((await read()).rows[0].found);
rmSync(disk + "/filler");
said.push(await write(), (await read()).rows[0].found);
await database.close();
console.log(JSON.stringify(said));
`;

// Only root can mount a disk and start PostgreSQL there.
it.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "says in one sentence that the disk is full, can be read meanwhile, and goes on once there is room",
  ({ skip }) => {
    if (spawnSync("unshare", ["--mount", "true"]).status !== 0) skip("no disk can be mounted here");
    const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
    try {
      const script = join(folder, "script.mts");
      writeFileSync(script, SCRIPT);
      const disk = mkdtempSync(join(folder, "disk-"));
      const command = ["--mount", process.execPath, "--import", "tsx", script, disk];
      const { stdout, stderr } = spawnSync("unshare", command, { cwd: projectFolder });
      const lines = `${stdout}`.trim();
      expect(lines, `${stderr}`).not.toBe("");
      const [tooSmall, ...others] = JSON.parse(lines);
      expect(tooSmall).toMatch(
        /^The data folder \S+ cannot be used: the disk is full [^\n]+ Set DATA_DIR [^\n]+\.$/,
      );
      expect(others).toEqual([
        "The disk is full, so nothing can be saved. What was saved before is safe.",
        "53100",
        0,
        "written",
        40_000,
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
