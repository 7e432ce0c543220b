import "@/styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { routes } from "@/lib/routes.ts";
import { App } from "./app.tsx";
import { layOutAtOnce } from "./first-view.ts";
import { leaveAsItIs } from "./leave-as-it-is.ts";
import { loadPage, matchRoute } from "./pages.ts";

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/**
 * True where the markup that the host sent is that of this very address: a shell or a page for
 * another query would only be thrown away, piece by piece.
 */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  if (root.dataset.path !== pathname) return false;
  const route = routes[matchRoute(pathname).id];
  return search === "" || !("readsSearch" in route);
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root to render into.");
  const prerendered = isPrerendered(root);
  // With the page's code at hand hydration runs through without a pause or a fallback.
  try {
    await loadPage(window.location.pathname);
  } catch (fault) {
    // What stands there can be read and followed as it is: better than a notice in its place. A page
    // that is drawn anew asks again by itself and says what failed.
    if (prerendered) return leaveAsItIs(fault);
  }
  if (prerendered) {
    // In small pieces: the page answers to fingers and draws while it is being hydrated.
    startTransition(() => void hydrateRoot(root, site));
  } else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
  import("./later.ts").then(
    ({ startLater }) => startLater(),
    // The site works without what comes later.
    layOutAtOnce,
  );
}

void start();
