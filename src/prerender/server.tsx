import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "@/site/app.tsx";
import { OFFLINE_PATH } from "@/site/offline/manifest.ts";
import { OfflinePage } from "@/site/offline/offline-page.tsx";
import { loadPage } from "@/site/pages.ts";

// Everything that the build needs from the site to write its files. Bundled for Node, never for browsers.
export { headExtra } from "./head-extra.ts";
export { offlinePaths, pageSource, prerenderedPages } from "./public-pages.ts";
export { siteFiles } from "./site-files.ts";

/** A path that matches no route. */
export const NOT_FOUND_PATH = "/404";

/** Renders a page to HTML, head tags first. Throws if the page fails to load or render. */
export async function renderPage(pathname: string): Promise<string> {
  await loadPage(pathname);
  return render(pathname, <App />);
}

/** Renders the page that is shown offline for pages without a copy. */
export function renderOfflinePage(): Promise<string> {
  return render(OFFLINE_PATH, <OfflinePage />);
}

async function render(pathname: string, page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<StaticRouter location={pathname}>{page}</StaticRouter>, {
    // Above this size, React moves content behind inline scripts, and the content would not appear without
    // JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => {
      faults.push(fault);
    },
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
