import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { OFFLINE_PATH } from "./offline/manifest.ts";
import { OfflinePage } from "./offline/offline-page.tsx";
import { loadPage } from "./pages.ts";

// What the build needs from the site to write its files; bundled for Node, never for browsers.
export { headExtra } from "./build/head-extra.ts";
export { pageSource, publicPages } from "./build/public-pages.ts";
export { siteFiles } from "./build/site-files.ts";

/** An address that no route but the not-found page answers. */
export const NOT_FOUND_PATH = "/404";

/**
 * The markup of one page, whole: nothing suspended, nothing streamed out of line. React puts the
 * page's `title`, `meta` and `link` tags first. Throws where the page fails to load or to draw.
 */
export async function renderPage(pathname: string): Promise<string> {
  await loadPage(pathname);
  return render(pathname, <App />);
}

/** The markup of the page that stands in for others without a network. */
export function renderOfflinePage(): Promise<string> {
  return render(OFFLINE_PATH, <OfflinePage />);
}

async function render(pathname: string, page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<StaticRouter location={pathname}>{page}</StaticRouter>, {
    // Past a certain size React would move parts behind a script, which readers without one never see.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => {
      faults.push(fault);
    },
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}
