/**
 * `npm run build`: the client's files, then an HTML file for every public page, then what search
 * engines, feed readers and hosts read, then compressed copies of it all. Any fault ends it with a
 * sentence and a non-zero exit.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { parseEnvironment } from "../../lib/environment-schema.ts";
import { OFFLINE_PATH, SHELL_PATH } from "../offline/manifest.ts";
import { bundleScript } from "./bundle-script.ts";
import { compressFiles } from "./compress.ts";
import { fillHostFiles } from "./host-files.ts";
import { createLastModified } from "./last-modified.ts";
import { manifestSchema, modulesOf, modulesReachable } from "./modules.ts";
import { weighCopies, writeWorker } from "./offline-files.ts";
import { createTemplate, readHeadTags } from "./page-template.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const output = join(project, "dist");
const serverOutput = join(project, "node_modules/.cache/sanavoy-server");
/** Vite names the entry after the page that loads it. */
const ENTRY = "index.html";

async function buildSite(): Promise<void> {
  await build({ root: project, logLevel: "warn", build: { manifest: true, outDir: output } });
  await build({
    root: project,
    logLevel: "warn",
    build: {
      // Run once, here: small output is worth nothing.
      minify: false,
      ssr: "src/app/server.tsx",
      outDir: serverOutput,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const server: typeof import("../server.tsx") = await import(
    pathToFileURL(join(serverOutput, "server.js")).href
  );

  const manifestFile = join(output, ".vite/manifest.json");
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, "utf8")));
  const entryChunk = manifest[ENTRY];
  if (!entryChunk) throw new Error(`The build made no file of ${ENTRY}.`);
  const styles = await Promise.all(
    entryChunk.css.map((file) => readFile(join(output, file), "utf8")),
  );
  const css = styles.join("");
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].flatMap((match) => match[1] ?? []);
  const fill = createTemplate({
    html: await readFile(join(output, "index.html"), "utf8"),
    css,
    bootScript: await bundleScript(new URL("../boot.ts", import.meta.url)),
    fonts,
  });

  for (const page of server.publicPages) {
    const markup = await server.renderPage(page.path).catch((fault: unknown) => {
      throw new Error(`The page ${page.path} could not be drawn.`, { cause: fault });
    });
    await writePage(
      page.path,
      fill({
        markup,
        path: page.path,
        modules: modulesOf(manifest, [ENTRY, ...page.sources]),
        headExtra: await server.headExtra(page, readHeadTags(markup)),
      }),
    );
  }
  const notFound = await server.renderPage(server.NOT_FOUND_PATH);
  const notFoundModules = modulesOf(manifest, [ENTRY, server.pageSource("notFound")]);
  await writePage(
    "/404",
    fill({ markup: notFound, path: null, modules: notFoundModules, headExtra: "" }),
  );
  await writePage(
    SHELL_PATH,
    fill({
      markup: "<title>Loading</title>",
      path: null,
      modules: modulesOf(manifest, [ENTRY]),
      headExtra: '<meta name="robots" content="noindex">',
    }),
  );
  await writePage(
    OFFLINE_PATH,
    fill({ markup: await server.renderOfflinePage(), path: null, modules: [], headExtra: "" }),
  );
  for (const [name, content] of Object.entries(
    await server.siteFiles(createLastModified(project)),
  )) {
    await writeFile(join(output, name), content);
  }
  const { VITE_SUPABASE_URL: supabaseUrl } = parseEnvironment(
    loadEnv("production", project, "VITE_"),
  );
  await fillHostFiles({ output, supabaseUrl });
  // Loaded late: it draws with React, which must find the mode that Vite's build has set by now.
  const { makeSharePictures } = await import("./share-pictures.tsx");
  await makeSharePictures(output);
  const copies = await writeWorker({
    output,
    pages: server.publicPages.map((page) => page.path),
    assets: [
      ...modulesReachable(manifest, {
        from: ENTRY,
        // What administrators work with stays on the server.
        without: [server.pageSource("adminLogin"), server.pageSource("adminLeads")],
      }),
      ...fonts,
    ],
  });
  // A build's own notes are nobody else's business.
  await rm(join(output, ".vite"), { recursive: true });
  await compressFiles(output);
  const weight = await weighCopies(output, copies);
  console.log(
    `${copies.length} files can be read offline: ${Math.round(weight / 1000)} kB to fetch.`,
  );
}

/** Hosts serve `/about` from `about.html`: no trailing slash, no redirect. */
async function writePage(path: string, html: string): Promise<void> {
  const file = join(output, path === "/" ? "index.html" : `${path.slice(1)}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

const begun = Date.now();
try {
  await buildSite();
  console.log(`Built the site in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
} catch (fault) {
  console.error(fault);
  process.exitCode = 1;
}
