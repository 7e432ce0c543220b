/**
 * Inlined at the end of every page. Fetches and runs the page's modules after the first view has been
 * painted. Until then, everything that can be tapped is a link or a native control.
 */
// A relative import, because this script is bundled without aliases.
import { PLAN_KEY } from "./features/plan/plan-key.ts";
import { readPrivateLink } from "./features/private-link/read-private-link.ts";

/** The script element's `data-` attributes: URLs of modules, ending with the one that imports the others. */
export type StartupData = { modules: string };

declare global {
  interface Window {
    /** Tokens of private links, by path, even if incomplete. Kept only in memory, never in storage or the history. */
    linkTokens?: Readonly<Record<string, string>>;
  }
}

/**
 * Removes the token of a private link, such as `/request#TOKEN`, from the address bar and keeps it in memory,
 * even if it is incomplete. Until the page's modules run, `data-private-link` decides what the page shows.
 */
function catchLinkToken(): void {
  const { hash, pathname } = window.location;
  const link = readPrivateLink(pathname, hash);
  // Other fragments lead to a part of the page, such as #main.
  if (!link || document.getElementById(hash.slice(1))) return;
  // Hosts that distinguish capital letters do not find the page, nor one whose # a mail program has encoded.
  if (link.path !== pathname) {
    window.location.replace(`${link.path}#${link.token}`);
    return;
  }
  window.linkTokens = { ...window.linkTokens, [pathname]: link.token };
  document.documentElement.setAttribute("data-private-link", "");
  window.history.replaceState(window.history.state, "", pathname);
}

// Reserves the place of what only a visitor with a plan sees, so that nothing moves once the page's modules run.
try {
  document.documentElement.toggleAttribute("data-plan", PLAN_KEY in localStorage);
} catch {
  // Storage is blocked, so there is no plan.
}

// Runs before other code reads the address. In an open tab, opening a link only changes the fragment.
catchLinkToken();
window.addEventListener("hashchange", catchLinkToken);

// On the development server, `main.tsx` imports this module, and there are no modules to run.
const data = document.currentScript?.dataset as StartupData | undefined;
if (data) {
  const modules = data.modules.split(" ");
  const entry = modules.at(-1) ?? "";
  const fetchAndRun = () => {
    for (const href of modules.splice(0)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
    // Not a script element, whose URL would need a Trusted Types policy.
    import(/* @vite-ignore */ entry).catch(() => {
      // The page works without it.
    });
  };
  new PerformanceObserver(() => {
    // Waits for the picture at the top, so that the modules do not compete with it for bandwidth.
    const picture = [...document.images].find(
      (image) => image.fetchPriority === "high" && image.checkVisibility?.() && !image.complete,
    );
    for (const ending of ["load", "error"]) picture?.addEventListener(ending, fetchAndRun);
    if (!picture) fetchAndRun();
  }).observe({ type: "paint", buffered: true });
  // Fallback for a page that is not painted, for example in a background tab, and for a slow picture.
  window.setTimeout(fetchAndRun, 4000);
}
