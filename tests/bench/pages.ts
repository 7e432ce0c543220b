/**
 * `npm run bench:pages` measures the site on a phone. It compares Lighthouse's figures, in the same run, with
 * those of the same pages without script, which is the best possible result, and rendered only in the
 * browser. It then measures taps on a slow phone: how soon a form responds, and how soon the next page is
 * shown. It compares both with the same pages started by a plain module script.
 *
 * `--only=taps` or `--only=lighthouse` runs one of the two, `--runs=1` is quickest, `--pages=/,/explore`
 * selects pages, and `--throttling=applied` selects one kind of throttling. `--dist=FOLDER` measures another
 * build instead of the current one, and can be given several times.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import * as z from "zod";
import { hrefTo } from "@/lib/routes.ts";
import { pageFile } from "@/prerender/page-file.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { projectFolder, readEnvironment } from "../../supabase/local/settings.ts";
import { createSite } from "../../supabase/local/site.ts";
import { ensureSiteBuild } from "../../supabase/local/site-build.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { freePort } from "../free-port.ts";
import { benchLighthouse, throttlings } from "./lighthouse.ts";
import { copySite, type ServedSite, type Variant } from "./page-copies.ts";
import { benchTaps } from "./taps.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    throttling: { type: "string" },
    only: { type: "string" },
    dist: { type: "string", multiple: true },
  },
});
const { runs, pages, throttling, only, dist } = z
  .object({
    runs: z.coerce.number().int().min(1),
    pages: z.string().optional(),
    throttling: z.enum(throttlings).optional(),
    only: z.enum(["lighthouse", "taps"]).optional(),
    dist: z.array(z.string()).optional(),
  })
  .parse(values);

const named = pages?.split(",");
const lighthousePages = named ?? [
  hrefTo.home(),
  hrefTo.category("dental"),
  hrefTo.treatment("rhinoplasty"),
  hrefTo.article("how-to-choose-clinic-abroad"),
  hrefTo.explore(),
];
const tappedPages = named ?? [
  hrefTo.home(),
  hrefTo.category("dental"),
  hrefTo.treatment("dental-implants"),
];
/** An empty page, which is added to each copy of the site. */
const empty = "/empty";

const lighthouseVariants: Variant[] = [
  undefined,
  "without script",
  "plain module script",
  "rendered in the browser",
];
const tappedVariants: Variant[] = [undefined, "plain module script"];

const builds = dist?.map((folder) => resolve(folder)) ?? [
  await ensureSiteBuild({
    folder: projectFolder,
    environment: readEnvironment(),
    signal: new AbortController().signal,
    log: console.log,
  }),
];
const copies = await mkdtemp(join(tmpdir(), "bench-pages-"));
const servers: LoopbackServer[] = [];

/** Serves every build in each of its variants. */
async function serve(variants: readonly Variant[], paths: readonly string[]) {
  const sites: ServedSite[] = [];
  for (const build of builds) {
    for (const variant of variants) {
      const folder = join(copies, String(servers.length));
      await copySite(build, folder, { variant, paths });
      await writeFile(
        join(folder, pageFile(empty)),
        '<!doctype html><html lang="en"><title>Empty</title><p>Nothing to see here.',
      );
      const server = await listenOnLoopback(createSite(folder), 0);
      servers.push(server);
      const label = builds.length > 1 ? basename(build) : undefined;
      const name = [label, variant].filter(Boolean).join(", ") || "the site";
      sites.push({ name, build, variant, origin: `http://localhost:${server.port}` });
    }
  }
  return sites;
}

// Lighthouse connects to the browser through this port.
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: [`--remote-debugging-port=${port}`, ...browserArguments],
});
try {
  if (only !== "taps") {
    await benchLighthouse({
      port,
      sites: await serve(lighthouseVariants, lighthousePages),
      paths: lighthousePages,
      empty,
      kinds: throttling ? [throttling] : throttlings,
      runs,
    });
  }
  if (only !== "lighthouse") {
    const sites = await serve(tappedVariants, tappedPages);
    await benchTaps({ browser, sites, paths: tappedPages, runs });
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  await rm(copies, { recursive: true, force: true });
}
