import { readFile, writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

const MEBIBYTE = 1024 * 1024;

interface ProcessMemory {
  /** The memory of a process in bytes, now and at its peak. */
  now: number;
  peak: number;
}

/** The memory of a process on Linux, or `undefined` on a system without `/proc`. */
async function memoryOf(processId: number): Promise<ProcessMemory | undefined> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  const bytes = (field: string) => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  };
  const [now, peak] = [bytes("VmRSS"), bytes("VmHWM")];
  return now === undefined || peak === undefined ? undefined : { now, peak };
}

/** The peak heap of the page's script, sampled ten times a second. */
async function watchHeap(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let peak = 0;
  const sample = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    peak = Math.max(peak, metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0);
  };
  const sampling = setInterval(() => void sample().catch(() => {}), 100);
  return async () => {
    clearInterval(sampling);
    return [
      `peak heap of the page's script     ${(peak / MEBIBYTE).toFixed(0)} MiB (no /proc here)`,
    ];
  };
}

/**
 * Watches the memory of a page until the returned function is called, which returns it as lines of text. It
 * measures the processes of the page and the browser, because text in a blob leaves the page's heap and moves
 * between them. Without `/proc`, it measures the heap.
 */
export async function watchMemory(browser: Browser, page: Page): Promise<() => Promise<string[]>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  // The busiest process is the page's. Others are spare ones.
  const busiest = (type: string) =>
    processInfo.filter((one) => one.type === type).sort((a, b) => b.cpuTime - a.cpuTime)[0]?.id;
  const watched = [
    { what: "peak memory of the page's process ", id: busiest("renderer") },
    { what: "peak memory of the browser's own  ", id: busiest("browser") },
  ];
  const before: (ProcessMemory | undefined)[] = [];
  for (const { id } of watched) {
    // Writing 5 resets the peak.
    await writeFile(`/proc/${id}/clear_refs`, "5").catch(() => {});
    before.push(id === undefined ? undefined : await memoryOf(id));
  }
  if (before.includes(undefined)) return watchHeap(page);

  return () =>
    Promise.all(
      watched.map(async ({ what, id = 0 }, index) => {
        const peak = (await memoryOf(id))?.peak ?? Number.NaN;
        const start = before[index]?.now ?? Number.NaN;
        return `${what} ${(peak / MEBIBYTE).toFixed(0)} MiB, ${(start / MEBIBYTE).toFixed(0)} MiB before`;
      }),
    );
}
