/**
 * `npm run build`: builds both apps, renders every public page, and writes the sitemap, the feed, host files
 * and compressed copies. Builds into a folder next to `dist` and replaces `dist` at the end, so that a failed
 * build leaves the previous one in place.
 */
import { rmSync } from "node:fs";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { EnvironmentError, parseEnvironment } from "../lib/environment-schema.ts";
import { OFFLINE_PATH, SHELL_PATH } from "../site/offline/manifest.ts";
import { largestSizes, measurePages, overBudget } from "./budgets.ts";
import { bundleScript } from "./bundle-script.ts";
import { compressFiles } from "./compress.ts";
import { drawInBothThemes } from "./drawings.ts";
import { fillHostFiles } from "./host-files.ts";
import { manifestSchema, modulesOf, modulesReachable } from "./modules.ts";
import { measureCopies, writeWorker } from "./offline-files.ts";
import { pageFile } from "./page-file.ts";
import { createTemplate, readHeadTags } from "./page-template.ts";
import { openWorkFolder, replaceFolder } from "./work-folder.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(project, "dist");
/** Where a test reads the sizes: next to the tools' caches, not in what is deployed. */
const sizesFile = join(project, "node_modules/.cache/site-sizes.json");
/** Name of the entry in Vite's manifest. */
const ENTRY = "index.html";
/** The licences of the public site, its service worker and the fonts. */
const SITE_LICENCES = "licences.md";
/** Name of the only style sheet in Vite's manifest. */
const STYLES = "style.css";

/** Builds the site into `output`, and the prerenderer into `serverOutput`. */
async function buildSite(output: string, serverOutput: string): Promise<void> {
  // Fails on an invalid setting before anything is built.
  const { VITE_SUPABASE_URL: supabaseUrl } = parseEnvironment(
    loadEnv("production", project, "VITE_"),
  );
  await build({
    root: project,
    logLevel: "warn",
    build: {
      manifest: true,
      // Every page inlines the styles. If they belonged to the entry's chunk, each chunk that imports from it
      // would fetch them again.
      cssCodeSplit: false,
      license: { fileName: SITE_LICENCES },
      outDir: output,
    },
  });
  // A separate build, so that the public site and the workspace share no files.
  await build({
    root: project,
    logLevel: "warn",
    build: {
      outDir: output,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: "licences-workspace.md" },
      rolldownOptions: { input: join(project, "admin.html") },
    },
  });
  await build({
    root: project,
    logLevel: "warn",
    build: {
      // Only runs once, on this machine, so its size does not matter.
      minify: false,
      ssr: "src/prerender/server.tsx",
      outDir: serverOutput,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const server: typeof import("./server.tsx") = await import(
    pathToFileURL(join(serverOutput, "server.js")).href
  );

  const manifestFile = join(output, ".vite/manifest.json");
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, "utf8")));
  const entryChunk = manifest[ENTRY];
  if (!entryChunk) throw new Error(`The build produced no file for ${ENTRY}.`);
  const styleSheet = manifest[STYLES];
  if (!styleSheet) throw new Error("The build produced no style sheet.");
  /** The modules of a page, ending with the entry, as `startup.ts` expects. */
  const pageModules = (sources: readonly string[]) => {
    const entry = `/${entryChunk.file}`;
    return [...modulesOf(manifest, sources).filter((module) => module !== entry), entry];
  };
  const css = await readFile(join(output, styleSheet.file), "utf8");
  const fontFaces = [...css.matchAll(/@font-face\s*\{[^}]*?url\("?([^")]+\.woff2)"?\)[^}]*\}/g)];
  const fonts = fontFaces.flatMap(([, font]) => font ?? []);
  const fill = createTemplate({
    html: await readFile(join(output, "index.html"), "utf8"),
    css,
    startupScript: (await bundleScript(new URL("../site/startup.ts", import.meta.url))).code,
    // Fonts with a `unicode-range` are only fetched when needed.
    fonts: fontFaces.flatMap(([face, font]) => (/unicode-range/.test(face) ? [] : (font ?? []))),
  });

  for (const page of server.prerenderedPages) {
    const markup = await server.renderPage(page.path).catch((fault: unknown) => {
      throw new Error(`The page ${page.path} could not be rendered.`, { cause: fault });
    });
    await writePage(
      output,
      page.path,
      fill({
        markup,
        path: page.path,
        modules: pageModules([...page.sources, ENTRY]),
        headExtra: await server.headExtra(page, readHeadTags(markup)),
      }),
    );
  }
  const notFound = await server.renderPage(server.NOT_FOUND_PATH);
  const notFoundModules = pageModules([server.pageSource("notFound"), ENTRY]);
  await writePage(
    output,
    "/404",
    fill({ markup: notFound, path: undefined, modules: notFoundModules, headExtra: "" }),
  );
  await writePage(
    output,
    SHELL_PATH,
    fill({
      markup: "<title>Loading</title>",
      path: undefined,
      modules: pageModules([ENTRY]),
      headExtra: '<meta name="robots" content="noindex">',
    }),
  );
  await writePage(
    output,
    OFFLINE_PATH,
    fill({ markup: await server.renderOfflinePage(), path: undefined, modules: [], headExtra: "" }),
  );
  for (const [name, content] of Object.entries(await server.siteFiles())) {
    await mkdir(dirname(join(output, name)), { recursive: true });
    await writeFile(join(output, name), content);
  }
  await fillHostFiles({ output, supabaseUrl });
  await drawInBothThemes(join(output, "illustrations"));
  // Imported here rather than at the top, because it loads React, which reads the NODE_ENV set by Vite's
  // build.
  const { makeSharePictures } = await import("./share-pictures.tsx");
  await makeSharePictures(output);
  const { urls: copies, licences } = await writeWorker({
    output,
    pages: server.offlinePaths(),
    assets: [...modulesReachable(manifest, ENTRY), ...fonts],
  });
  // Vite's notice names neither the packages of the service worker nor the fonts.
  const fontLicence = await readFile(join(project, "src/styles/fonts/OFL.txt"), "utf8");
  await appendFile(
    join(output, SITE_LICENCES),
    `\n${licences.slice(licences.indexOf("## "))}\n## Fonts (OFL-1.1)\n\n${fontLicence}`,
  );
  // The manifest is only needed during the build.
  await rm(join(output, ".vite"), { recursive: true });
  await compressFiles(output);
  const weight = await measureCopies(output, copies);
  console.log(`${copies.length} files available offline (${Math.round(weight / 1000)} kB).`);
  const { sizes, faults } = await measurePages(
    output,
    server.prerenderedPages.map(({ path }) => path),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  console.log(`The largest, of their budgets:\n  ${largestSizes(sizes).join("\n  ")}`);
  for (const line of overBudget(sizes)) console.warn(`Over budget: ${line}.`);
  await mkdir(dirname(sizesFile), { recursive: true });
  await writeFile(sizesFile, JSON.stringify(sizes));
}

async function writePage(output: string, path: string, html: string): Promise<void> {
  const file = join(output, pageFile(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

const begun = Date.now();
const work = await openWorkFolder(project);
process.once("exit", () => rmSync(work, { recursive: true, force: true }));
// `npm start` and this build have a channel. It closes if nobody waits for the site any more.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
try {
  const output = join(work, "site");
  await buildSite(output, join(work, "server"));
  await replaceFolder(dist, output, join(work, "before"));
  console.log(`Built the site in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
} catch (fault) {
  console.error(fault instanceof EnvironmentError ? fault.message : fault);
  process.exitCode = 1;
}
