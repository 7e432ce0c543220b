import "./site.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { routes } from "@/lib/routes.ts";
import { withoutAdverts } from "./adverts.ts";
import { App } from "./app.tsx";
import { readPageData } from "./page-data.ts";
import { loadPage, matchRoute, meantPath } from "./pages.ts";

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Whether the HTML was prerendered for this URL. The shell cannot be hydrated. */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  if (readPageData(root).path !== pathname) return false;
  const route = routes[matchRoute(pathname).id];
  const query = new URLSearchParams(search);
  return !("readsSearch" in route && route.readsSearch.some((name) => query.has(name)));
}

async function start(): Promise<void> {
  // Built pages contain this script inline.
  if (import.meta.env.DEV) await import("./startup.ts");
  const { search, hash } = window.location;
  const pathname = meantPath(window.location.pathname);
  const own = withoutAdverts(search);
  if (pathname !== window.location.pathname || own !== search) {
    window.history.replaceState(window.history.state, "", pathname + own + hash);
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root to render into.");
  const prerendered = isPrerendered(root);
  // Loads the page's code first, so that hydration does not suspend.
  try {
    await loadPage(pathname);
  } catch (fault) {
    // A prerendered page works without JavaScript, which is better than an error message. A page that is
    // rendered from scratch retries and shows the error.
    if (prerendered) return console.error(fault);
  }
  if (prerendered) {
    // In small tasks, so that the page can respond to taps in between.
    const putBack = keepTyped(root);
    function onRecoverableError(fault: unknown) {
      console.error(fault);
      putBack();
    }
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  } else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
  import("./after-load.ts").then(
    ({ afterLoad }) => afterLoad(),
    () => {
      // The site works without it.
    },
  );
}

void start();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input, textarea, select";

/** The controls of a page. Selects by tag, because `form.elements` also holds buttons. */
const controlsOf = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

/**
 * Remembers the fields that a person may have filled in before React takes over the page. If it finds nodes that it did
 * not make, as password managers put beside fields, it draws the page anew, with empty fields. The returned
 * function then fills them in again, and puts the focus back.
 */
function keepTyped(root: HTMLElement): () => void {
  const former = controlsOf(root);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener("focusin", follow);
  return () => {
    root.removeEventListener("focusin", follow);
    const latter = controlsOf(root);
    for (const [index, from] of former.entries()) {
      const to = latter[index];
      if (from.isConnected || !to || from.name !== to.name || from.type !== to.type) continue;
      if (to instanceof HTMLInputElement && from instanceof HTMLInputElement) {
        // A click, because React follows no other change of a box.
        if (to.checked !== from.checked) to.click();
      }
      if (to.value !== from.value) {
        to.value = from.value;
        to.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (from === focused) to.focus({ preventScroll: true });
    }
  };
}
