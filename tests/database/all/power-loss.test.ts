import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../../supabase/local/keys.ts";
import { startService } from "../../faults/service.ts";
import { exampleRequest } from "../../functions/functions-support.ts";

const DISK_MEGABYTES = 768;
const CLIENTS = 8;
const REQUESTS = 40;

/** Sends requests from several clients at once, and returns the addresses of those that were acknowledged. */
async function sendRequests(port: number): Promise<string[]> {
  const acknowledged: string[] = [];
  async function client() {
    for (let sent = 0; sent < REQUESTS / CLIENTS; sent++) {
      const email = `${randomUUID()}@example.com`;
      const response = await fetch(`http://127.0.0.1:${port}/functions/v1/submit-lead`, {
        method: "POST",
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
        body: JSON.stringify(exampleRequest({ email })),
      });
      if (response.status === 201) acknowledged.push(email);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return acknowledged;
}

// Only root can mount a disk.
it.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "after a loss of power, every acknowledged request is there",
  async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), "power-loss-"));
    const [image, copy, disk] = [join(folder, "image"), join(folder, "copy"), join(folder, "disk")];
    const notSynced = join(disk, "not-synced");
    const run = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;
    // The system writes to the image what programs sync, and keeps the rest in memory for 30 seconds or longer. So a
    // copy of the image is the disk after a loss of power.
    const mount = (file: string) => run("mount", "-o", "loop,commit=300", file, disk);
    const startOnDisk = () => startService({ dataDirectory: join(disk, "data") });
    mkdirSync(disk);
    writeFileSync(image, "");
    truncateSync(image, DISK_MEGABYTES * 2 ** 20);
    try {
      if (!run("mkfs.ext4", "-q", image) || !mount(image)) skip("no disk can be mounted here");
      const service = await startOnDisk();
      const acknowledged = await sendRequests(service.port);
      expect(acknowledged).toHaveLength(REQUESTS);
      await service.kill();
      writeFileSync(notSynced, "Not synced");
      copyFileSync(image, copy);
      run("umount", "--lazy", disk);

      expect(mount(copy)).toBe(true);
      // Its name may have been synced together with another file.
      expect(existsSync(notSynced) ? readFileSync(notSynced, "utf8") : "").toBe("");
      const again = await startOnDisk();
      const rows = await again.ask("select email from public.leads");
      await again.kill();
      expect(rows?.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
    } finally {
      run("umount", "--lazy", disk);
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
