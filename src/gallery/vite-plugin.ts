import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Path of the gallery on the development server. */
export const GALLERY_PATH = "/_gallery";

/** Serves the component gallery on the development server. Not part of a build. */
export function gallery(): Plugin {
  const page = fileURLToPath(new URL("./index.html", import.meta.url));
  return {
    name: "gallery",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== GALLERY_PATH) return next();
        readFile(page, "utf8")
          .then((html) => server.transformIndexHtml(GALLERY_PATH, html))
          .then((html) => {
            response.setHeader("Content-Type", "text/html");
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}
