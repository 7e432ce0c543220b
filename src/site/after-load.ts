/** What the first view does not need, in a chunk loaded after hydration. */

import { shouldSaveData } from "@/lib/connection.ts";
import { keepFocusInView } from "@/lib/focus-in-view.ts";
import { idle, loaded } from "@/lib/idle.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { prepareQuote } from "@/site/features/quote/quote-loader.ts";
import { prepareSearch } from "@/site/features/site-search/search-button.tsx";
import { registerServiceWorker } from "./offline/register.ts";
import { loadPage, matchRoute } from "./pages.ts";
import { prefetchInView } from "./prefetch-in-view.ts";

/** Starts what can wait until the page has loaded. */
export async function afterLoad(): Promise<void> {
  keepFocusInView();
  // Skips prefetching and offline copies if data saving is on or the connection is slow.
  if (shouldSaveData(navigator)) return;
  await loaded();
  await idle();
  await prepareQuote();
  prefetchInView({
    load: loadPage,
    // The planning tools are only loaded when they are opened, not by pages that link to them.
    wants: (pathname) =>
      routes[matchRoute(pathname).id].access === "public" && !pathname.startsWith(hrefTo.plan()),
  });
  await idle();
  prepareSearch();
  // In development, the copies would be out of date.
  if (!import.meta.env.PROD) return;
  await idle();
  await registerServiceWorker();
}
