/**
 * `npm run build`: the client's files, then an HTML file for every public page, then what search
 * engines, feed readers and hosts read, then compressed copies of it all. It is made in a folder
 * beside `dist` and takes its place once it is whole: a fault leaves the last build as it was. Any
 * fault ends it with a sentence and a non-zero exit.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { EnvironmentError, parseEnvironment } from "../../lib/environment-schema.ts";
import { firstViewScript } from "../first-view.ts";
import { OFFLINE_PATH, SHELL_PATH } from "../offline/manifest.ts";
import { findBreaches } from "./budgets.ts";
import { bundleScript } from "./bundle-script.ts";
import { compressFiles } from "./compress.ts";
import { slimDrawings } from "./drawings.ts";
import { fillHostFiles } from "./host-files.ts";
import { createLastModified } from "./last-modified.ts";
import { manifestSchema, modulesOf, modulesReachable } from "./modules.ts";
import { weighCopies, writeWorker } from "./offline-files.ts";
import { pageFile } from "./page-file.ts";
import { createTemplate, readHeadTags } from "./page-template.ts";
import { replaceFolder } from "./replace-folder.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const dist = join(project, "dist");
/** Vite names the entry after the page that loads it. */
const ENTRY = "index.html";

/** Builds the site into `output`; `serverOutput` takes what only the build needs. */
async function buildSite(output: string, serverOutput: string): Promise<void> {
  // A wrong setting is said before anything is built.
  const { VITE_SUPABASE_URL: supabaseUrl } = parseEnvironment(
    loadEnv("production", project, "VITE_"),
  );
  await build({ root: project, logLevel: "warn", build: { manifest: true, outDir: output } });
  const imports = new Map<string, readonly string[]>();
  await build({
    root: project,
    logLevel: "warn",
    plugins: [
      {
        name: "module-imports",
        generateBundle() {
          for (const id of this.getModuleIds()) {
            imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
          }
        },
      },
    ],
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
  for (const [source, { css }] of Object.entries(manifest)) {
    if (css.length > 0 && source !== ENTRY) {
      throw new Error(
        `${source} has styles of its own, and only those of ${ENTRY} reach the pages.`,
      );
    }
  }
  const styles = await Promise.all(
    entryChunk.css.map((file) => readFile(join(output, file), "utf8")),
  );
  const css = styles.join("");
  const fontFaces = [...css.matchAll(/@font-face\s*\{[^}]*?url\("?([^")]+\.woff2)"?\)[^}]*\}/g)];
  const fonts = fontFaces.flatMap(([, font]) => font ?? []);
  const fill = createTemplate({
    html: await readFile(join(output, "index.html"), "utf8"),
    css,
    headScript: firstViewScript,
    bootScript: await bundleScript(new URL("../boot.ts", import.meta.url)),
    // A font for some letters alone is fetched when one of them appears.
    fonts: fontFaces.flatMap(([face, font]) => (/unicode-range/.test(face) ? [] : (font ?? []))),
  });

  for (const page of server.publicPages) {
    const markup = await server.renderPage(page.path).catch((fault: unknown) => {
      throw new Error(`The page ${page.path} could not be drawn.`, { cause: fault });
    });
    await writePage(
      output,
      page.path,
      fill({
        markup,
        path: page.path,
        modules: modulesOf(manifest, [...page.sources, ENTRY]),
        headExtra: await server.headExtra(page, readHeadTags(markup)),
      }),
    );
  }
  const notFound = await server.renderPage(server.NOT_FOUND_PATH);
  const notFoundModules = modulesOf(manifest, [server.pageSource("notFound"), ENTRY]);
  await writePage(
    output,
    "/404",
    fill({ markup: notFound, path: null, modules: notFoundModules, headExtra: "" }),
  );
  await writePage(
    output,
    SHELL_PATH,
    fill({
      markup: "<title>Loading</title>",
      path: null,
      modules: modulesOf(manifest, [ENTRY]),
      headExtra: '<meta name="robots" content="noindex">',
    }),
  );
  await writePage(
    output,
    OFFLINE_PATH,
    fill({ markup: await server.renderOfflinePage(), path: null, modules: [], headExtra: "" }),
  );
  for (const [name, content] of Object.entries(
    await server.siteFiles(createLastModified(project, imports)),
  )) {
    await writeFile(join(output, name), content);
  }
  await fillHostFiles({ output, supabaseUrl });
  await slimDrawings(join(output, "illustrations"));
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
  const breaches = await findBreaches(
    output,
    server.publicPages.map(({ path }) => path),
  );
  for (const breach of breaches) console.error(`Over budget: ${breach}.`);
  if (breaches.length > 0) throw new Error("The site is over its budget: see above.");
}

async function writePage(output: string, path: string, html: string): Promise<void> {
  const file = join(output, pageFile(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

const begun = Date.now();
// In the project's folder: modules are found from here, and a move within it is a rename.
const work = await mkdtemp(join(project, ".build-"));
try {
  const output = join(work, "site");
  await buildSite(output, join(work, "server"));
  await replaceFolder(dist, output, join(work, "before"));
  console.log(`Built the site in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
} catch (fault) {
  console.error(fault instanceof EnvironmentError ? fault.message : fault);
  process.exitCode = 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
