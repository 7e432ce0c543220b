import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv, type Plugin, type ResolvedConfig, runnerImport } from "vite";
import type { ArticleBody } from "../content/schema.ts";
import { parseEnvironment } from "../lib/environment-schema.ts";
import { themeTags } from "../ui/theme/theme-script.ts";
import { drawInTheme } from "./drawings.ts";

/** Inlines the validated settings into `src/lib/environment.ts`. Fails on an invalid setting. */
export function siteEnvironment(): Plugin {
  return {
    name: "site-environment",
    config: ({ root = process.cwd() }, { mode, command }) => {
      // The local backend sends email, so the newsletter is on.
      const local = command === "serve" ? { VITE_NEWSLETTER: "true" } : {};
      const environment = parseEnvironment({
        ...local,
        ...loadEnv(mode, root, "VITE_"),
      });
      return { define: { SITE_ENVIRONMENT: JSON.stringify(environment) } };
    },
  };
}

/** Serves each drawing in both themes on the development server, as in a build. */
export function drawingsInThemes(): Plugin {
  return {
    name: "drawings-in-themes",
    configureServer(server) {
      server.middlewares.use("/illustrations", async (request, response, next) => {
        const [, name, theme] = /^\/([\w-]+)-(light|dark)\.svg$/.exec(request.url ?? "") ?? [];
        if (!name || (theme !== "light" && theme !== "dark")) return next();
        try {
          const file = join(server.config.publicDir, "illustrations", `${name}.svg`);
          const drawing = drawInTheme(await readFile(file, "utf8"), theme);
          response.setHeader("content-type", "image/svg+xml").end(drawing);
        } catch (fault) {
          next(fault);
        }
      });
    },
  };
}

/** Serves the workspace's page at all its addresses on the development server, as hosts do. */
export function workspacePage(): Plugin {
  return {
    name: "workspace-page",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin([/?]|$)/.test(request.url ?? "")) request.url = "/admin.html";
        next();
      });
    },
  };
}

const HEADINGS = "?headings";

/** Gives `article.ts?headings` the headings of an article, so that the search need not load its text. */
export function articleHeadings(): Plugin {
  let resolve: ResolvedConfig["resolve"];
  return {
    name: "article-headings",
    enforce: "pre",
    configResolved: (config) => {
      resolve = config.resolve;
    },
    async load(id) {
      if (!id.endsWith(HEADINGS)) return;
      const file = id.slice(0, -HEADINGS.length);
      this.addWatchFile(file);
      const { module } = await runnerImport<{ default: ArticleBody }>(file, {
        configFile: false,
        resolve: { alias: resolve.alias },
      });
      const headings = module.default.sections.map((section) => ({
        id: section.id,
        heading: section.heading,
      }));
      return { code: `export default ${JSON.stringify(headings)}`, moduleType: "js" };
    },
  };
}

/** Adds the theme's tags to the head of `index.html`. */
export function themeInHead(): Plugin {
  return {
    name: "theme-in-head",
    transformIndexHtml: () => themeTags.map((tag) => ({ ...tag })),
  };
}
