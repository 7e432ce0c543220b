import { cpus, loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import { hrefTo } from "@/lib/routes.ts";
import { bundleScript } from "@/prerender/bundle-script.ts";
import type { ServedSite } from "./page-copies.ts";
import { REST_MILLISECONDS, SLOWDOWN, SlowPhone, slow4G } from "./slow-phone.ts";
import { medianAndSpread } from "./statistics.ts";
import {
  findAction,
  nextPage,
  quoteAtOnce,
  quoteAtRest,
  type Result,
  searchAtRest,
} from "./visits.ts";

const explanation = `
Taps on a phone, 390 px wide, on slow 4G (${slow4G.latency} ms, 1.6 Mbps) with a processor ${SLOWDOWN} times slower, both
applied. The cache is empty, except for the next page, and there is no service worker.
  at once: tapped as soon as it is painted
  at rest: tapped ${REST_MILLISECONDS / 1000} seconds after the page has loaded
  shown: from the tap until the form's first field is painted and reachable
  usable: from the tap until that field shows a typed character
  next page: from the tap until its heading is painted, in the first frame if it fades in
Times are in milliseconds: median (lowest–highest).`;

/** The page from which search and the next page are measured. */
const START = hrefTo.home();

type Visit = { slowdown: number; make: (phone: SlowPhone) => Promise<Result> };

/**
 * The visits to one page in one run. `find` returns the position of an action in the header.
 */
async function visitsTo(
  path: string,
  origin: string,
  find: (name: "Get Quote" | "Search") => ReturnType<typeof findAction>,
): Promise<Visit[]> {
  const address = origin + path;
  const quote = await find("Get Quote");
  const visits: Visit[] = [
    { slowdown: SLOWDOWN, make: (phone) => quoteAtOnce(phone, address, quote) },
    { slowdown: SLOWDOWN, make: (phone) => quoteAtRest(phone, address, quote) },
  ];
  if (path !== START) return visits;
  const search = await find("Search");
  const link = { origin, from: path, to: hrefTo.category("dental") };
  for (const slowdown of [SLOWDOWN, 1]) {
    const how = slowdown === 1 ? "fast processor" : "at rest";
    visits.push(
      { slowdown, make: (phone) => searchAtRest(phone, address, search, how) },
      { slowdown, make: (phone) => nextPage(phone, link, how) },
    );
  }
  return visits;
}

type TapsOptions = {
  browser: Browser;
  sites: readonly ServedSite[];
  paths: readonly string[];
  runs: number;
};

/** Measures how soon the site responds to taps on a slow phone, and prints a table for every page. */
export async function benchTaps({ browser, sites, paths, runs }: TapsOptions): Promise<void> {
  const { code: watch } = await bundleScript(new URL("./watch-page.ts", import.meta.url));
  /** Makes a visit with a new phone. */
  async function visit<T>(slowdown: number, make: (phone: SlowPhone) => Promise<T>): Promise<T> {
    const phone = await SlowPhone.open(browser, watch, slowdown);
    try {
      return await make(phone);
    } finally {
      await phone.close();
    }
  }

  console.log(explanation);
  for (const path of paths) {
    const table = new Table(sites.map(({ name }) => name));
    const visits = new Map<ServedSite, Visit[]>();
    for (const site of sites) {
      const find = (name: "Get Quote" | "Search") =>
        visit(1, (phone) => findAction(phone, site.origin + path, name));
      visits.set(site, await visitsTo(path, site.origin, find));
    }
    // The sites take turns, so that a busy moment of the machine affects all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const [{ name }, ofSite] of visits) {
        for (const { slowdown, make } of ofSite) {
          // A failed visit is reported below the figures of the others.
          const failed = (error: unknown) => ({ figures: {}, remarks: [String(error)] });
          table.add(name, await visit(slowdown, make).catch(failed));
        }
      }
    }
    // Other work on the machine makes every figure worse.
    const busy = `load ${loadavg()[1]?.toFixed(1)} on ${cpus().length} processors`;
    console.log(`\n${path}, median of ${runs}; ${busy}\n${table}`);
  }
}

/** A table with figures in rows and sites in columns, followed by the remarks. */
class Table {
  readonly #sites: readonly string[];
  /** The figures of each row and site, by run. */
  readonly #figures = new Map<string, Map<string, number[]>>();
  /** How often each remark was made. */
  readonly #remarks = new Map<string, number>();

  constructor(sites: readonly string[]) {
    this.#sites = sites;
  }

  add(site: string, { figures, remarks }: Result): void {
    for (const [line, figure] of Object.entries(figures)) {
      const cells = this.#figures.get(line) ?? new Map<string, number[]>();
      this.#figures.set(line, cells.set(site, [...(cells.get(site) ?? []), figure]));
    }
    for (const remark of remarks) {
      const text = `${site}: ${remark}`;
      this.#remarks.set(text, (this.#remarks.get(text) ?? 0) + 1);
    }
  }

  toString(): string {
    const rows = [
      ["", ...this.#sites],
      ...[...this.#figures].map(([line, cells]) => [
        line,
        ...this.#sites.map((site) => medianAndSpread(cells.get(site) ?? [])),
      ]),
    ];
    const widths = rows[0]?.map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    const lines = rows.map((row) =>
      row.map((cell, column) => cell.padEnd((widths?.[column] ?? 0) + 2)).join(""),
    );
    const remarks = [...this.#remarks].map(([text, count]) => `${text} (${count})`);
    return [...lines, ...remarks].map((line) => `  ${line}`.trimEnd()).join("\n");
  }
}
