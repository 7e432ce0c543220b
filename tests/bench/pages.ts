/**
 * `npm run bench:pages`: what Lighthouse says of the site on a telephone, beside the limits of it in
 * the same run: the same pages with their scripts taken out, which nothing can beat, and the same
 * site drawn by the browser alone. An empty page tells what the machine itself adds. `--runs=1` is
 * quick, `--pages=/,/explore` looks at these, `--throttling=applied` at one of the two kinds alone.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { parse } from "node-html-parser";
import * as z from "zod";
import { pageFile } from "@/app/build/page-file.ts";
import { hrefTo } from "@/lib/routes.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { projectFolder, readEnvironment } from "../../supabase/local/settings.ts";
import { createSite } from "../../supabase/local/site.ts";
import { ensureSiteBuild } from "../../supabase/local/site-build.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    throttling: { type: "string" },
  },
});
const runs = z.coerce.number().int().min(1).parse(options.runs);
const paths = options.pages?.split(",") ?? [
  hrefTo.home(),
  hrefTo.category("dental"),
  hrefTo.treatment("rhinoplasty"),
  hrefTo.article("how-to-choose-clinic-abroad"),
  hrefTo.explore(),
];

/** Simulated: Lighthouse reckons what a slow line would do. Applied: the browser is really slowed. */
const throttlings = { simulated: "simulate", applied: "devtools" } as const;
type Throttling = keyof typeof throttlings;
const kinds = z
  .enum(["simulated", "applied"])
  .optional()
  .transform((only): Throttling[] => (only ? [only] : ["simulated", "applied"]))
  .parse(options.throttling);

const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
type Metric = keyof typeof metrics;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

type Run = Record<Metric, number> & Partial<Record<Category, number>>;

type Variant = {
  name: string;
  /** What becomes of a page's HTML; left out for the pages as they are. */
  change?: (html: string, shell: string) => string;
};

const variants: readonly Variant[] = [
  { name: "the site" },
  {
    name: "without script",
    change: (html) => {
      const page = parse(html);
      for (const script of page.querySelectorAll("script:not([type])")) script.remove();
      return page.toString();
    },
  },
  { name: "drawn by the browser", change: (_html, shell) => shell },
];

/** Copies the built site, with the pages that are looked at changed, and their compressed copies. */
async function derive(dist: string, { change }: Variant): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
  await cp(dist, folder, { recursive: true });
  if (!change) return folder;
  const shell = await readFile(join(dist, "shell.html"), "utf8");
  for (const path of paths) {
    const file = join(folder, pageFile(path));
    const html = change(await readFile(file, "utf8"), shell);
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
  return folder;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median of each figure over the runs. */
function summarise(results: readonly Run[]): Run {
  const of = (key: Metric | Category) => median(results.flatMap((result) => result[key] ?? []));
  const keys = [...(Object.keys(metrics) as Metric[]), ...categories];
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Run;
}

const complaints = new Set<string>();

/** Lighthouse now and then loses the recording of a page, which says nothing of the page. */
const ATTEMPTS = 3;

async function askLighthouse(address: string, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(address, flags);
    if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (attempt === ATTEMPTS) throw new Error(`${address}: ${runtimeError.message}`);
  }
}

async function measure(address: string, port: number, throttling: Throttling, own: boolean) {
  const { audits, categories: scores } = await askLighthouse(address, {
    port,
    logLevel: "error",
    output: "json",
    formFactor: "mobile",
    throttlingMethod: throttlings[throttling],
    onlyCategories: own ? [...categories] : ["performance"],
  });
  for (const [id, { score, title }] of Object.entries(audits)) {
    const graded = Object.values(scores).some(
      (category) =>
        category.id !== "performance" &&
        category.auditRefs.some((audit) => audit.id === id && audit.weight > 0),
    );
    if (own && graded && score !== null && score < 1) {
      complaints.add(`${new URL(address).pathname}: ${id}: ${title}`);
    }
  }
  const figure = (metric: Metric) => audits[metrics[metric]]?.numericValue ?? Number.NaN;
  const score = (category: Category) => (scores[category]?.score ?? Number.NaN) * 100;
  return {
    FCP: figure("FCP"),
    LCP: figure("LCP"),
    TBT: figure("TBT"),
    CLS: figure("CLS"),
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
  } satisfies Run;
}

function row(cells: readonly (string | number)[]): string {
  const widths = [22, 7, 7, 6, 7, 12, 12, 26];
  return `  ${cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(" ")}`;
}

function report(path: string, throttling: Throttling, results: ReadonlyMap<string, Run>): void {
  console.log(`\n${path}, ${throttling} throttling, median of ${runs}`);
  console.log(row(["", "FCP", "LCP", "TBT", "CLS", "FCP ratio", "LCP ratio", "scores"]));
  const limit = results.get("without script");
  for (const [name, run] of results) {
    const ratio = (metric: Metric) => (limit ? (run[metric] / limit[metric]).toFixed(2) : "");
    const scores = categories.map((category) => run[category]).filter((score) => score);
    console.log(
      row([
        name,
        Math.round(run.FCP),
        Math.round(run.LCP),
        Math.round(run.TBT),
        run.CLS.toFixed(3),
        ratio("FCP"),
        ratio("LCP"),
        scores.map((score) => Math.round(score ?? 0)).join(" "),
      ]),
    );
  }
}

const dist = await ensureSiteBuild({
  folder: projectFolder,
  environment: readEnvironment(),
  signal: new AbortController().signal,
  log: console.log,
});
// A port that is free, for Lighthouse to reach the browser.
const free = await listenOnLoopback(() => {}, 0);
await free.close();
/** A page that the site does not have. */
const empty = "/empty";
const folders: string[] = [];
const servers = new Map<string, LoopbackServer>();
for (const variant of variants) {
  const folder = await derive(dist, variant);
  await writeFile(
    join(folder, pageFile(empty)),
    '<!doctype html><html lang="en"><title>Empty</title><p>Nothing to see here.',
  );
  folders.push(folder);
  servers.set(variant.name, await listenOnLoopback(createSite(folder), 0));
}
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: [`--remote-debugging-port=${free.port}`, ...browserArguments],
});
try {
  console.log("Scores: performance, accessibility, best practices, search. Times in milliseconds.");
  for (const throttling of kinds) {
    const floor: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      const address = `http://localhost:${servers.get("without script")?.port}${empty}`;
      floor.push(await measure(address, free.port, throttling, false));
    }
    report("An empty page", throttling, new Map([["this machine", summarise(floor)]]));
    for (const path of paths) {
      const results = new Map<string, Run[]>(variants.map(({ name }) => [name, []]));
      // Variants take turns, so that a busy moment of the machine meets all of them.
      for (let run = 0; run < runs; run += 1) {
        for (const { name, change } of variants) {
          const address = `http://localhost:${servers.get(name)?.port}${path}`;
          results.get(name)?.push(await measure(address, free.port, throttling, !change));
        }
      }
      report(path, throttling, new Map([...results].map(([name, all]) => [name, summarise(all)])));
    }
  }
  if (complaints.size > 0) console.log(`\nNot perfect:\n  ${[...complaints].join("\n  ")}`);
} finally {
  await browser.close();
  await Promise.all([...servers.values()].map((server) => server.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}
