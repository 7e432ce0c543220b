import lighthouse, { type Flags } from "lighthouse";
import type { ServedSite } from "./page-copies.ts";
import { median } from "./statistics.ts";

/**
 * With simulated throttling, Lighthouse computes the effect of a slow connection. With applied throttling,
 * the browser is slowed down.
 */
export const throttlings = ["simulated", "applied"] as const;
type Throttling = (typeof throttlings)[number];
const methods = { simulated: "simulate", applied: "devtools" } as const satisfies Record<
  Throttling,
  Flags["throttlingMethod"]
>;

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

/** The median of each figure over all runs. */
function summarise(results: readonly Run[]): Run {
  const of = (key: Metric | Category) => median(results.flatMap((result) => result[key] ?? []));
  const keys = [...(Object.keys(metrics) as Metric[]), ...categories];
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Run;
}

const failedAudits = new Set<string>();

/** Lighthouse sometimes loses the trace of a page, which has nothing to do with the page. */
const ATTEMPTS = 3;

async function askLighthouse(address: string, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(address, flags);
    if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
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
    throttlingMethod: methods[throttling],
    onlyCategories: own ? [...categories] : ["performance"],
  });
  for (const [id, { score, title }] of Object.entries(audits)) {
    const graded = Object.values(scores).some(
      (category) =>
        category.id !== "performance" &&
        category.auditRefs.some((audit) => audit.id === id && audit.weight > 0),
    );
    if (own && graded && score !== null && score < 1) {
      failedAudits.add(`${new URL(address).pathname}: ${id}: ${title}`);
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

const WIDTHS = [7, 7, 6, 7, 12, 12, 26];

function report(title: string, results: ReadonlyMap<ServedSite, Run>): void {
  const longest = Math.max(...[...results.keys()].map(({ name }) => name.length), 20);
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(longest + 2)}${cells.map((cell, index) => String(cell).padEnd((WIDTHS[index] ?? 0) + 1)).join("")}`.trimEnd();
  console.log(`\n${title}`);
  console.log(row("", ["FCP", "LCP", "TBT", "CLS", "FCP ratio", "LCP ratio", "scores"]));
  for (const [{ name, build }, run] of results) {
    const limit = [...results].find(
      ([site]) => site.build === build && site.variant === "without script",
    )?.[1];
    const ratio = (metric: Metric) => (limit ? (run[metric] / limit[metric]).toFixed(2) : "");
    const scores = categories.map((category) => run[category]).filter((score) => score);
    console.log(
      row(name, [
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

type LighthouseOptions = {
  /** The browser's debugging port. */
  port: number;
  sites: readonly ServedSite[];
  paths: readonly string[];
  /** An almost empty page, whose figures show how much the machine adds. */
  empty: string;
  kinds: readonly Throttling[];
  runs: number;
};

/** Runs Lighthouse on every page of every site, and prints a table for each page. */
export async function benchLighthouse(options: LighthouseOptions): Promise<void> {
  const { port, sites, paths, empty, kinds, runs } = options;
  console.log("Scores: performance, accessibility, best practices, search. Times in milliseconds.");
  for (const throttling of kinds) {
    for (const path of [empty, ...paths]) {
      const asked = path === empty ? sites.slice(0, 1) : sites;
      const results = new Map<ServedSite, Run[]>(asked.map((site) => [site, []]));
      // The sites take turns, so that a busy moment of the machine affects all of them.
      for (let run = 0; run < runs; run += 1) {
        for (const [site, all] of results) {
          const own = path !== empty && site.variant === undefined;
          all.push(await measure(site.origin + path, port, throttling, own));
        }
      }
      report(
        `${path}, ${throttling} throttling, median of ${runs}`,
        new Map([...results].map(([site, all]) => [site, summarise(all)])),
      );
    }
  }
  if (failedAudits.size > 0) console.log(`\nFailed audits:\n  ${[...failedAudits].join("\n  ")}`);
}
