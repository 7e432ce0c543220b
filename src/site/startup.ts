/**
 * Inlined at the end of every page. Fetches and runs the page's modules after the first view has been
 * painted. Until then, everything that can be tapped is a link or a native control.
 */
// A relative import, because this script is bundled without aliases.
import { NEWSLETTER_PATH } from "../../supabase/functions/_shared/newsletter-page.ts";
import { REQUEST_PATH } from "../../supabase/functions/_shared/request-page.ts";

/** The script element's `data-` attributes: URLs of modules, ending with the one that imports the others. */
export type StartupData = { modules: string };

declare global {
  interface Window {
    /** Tokens of private links, by path. Only in this page's memory: never in storage or the history. */
    linkTokens?: Readonly<Record<string, string>>;
  }
}

/** Format of a token. The server rejects invalid ones. Other fragments, such as #main, are shorter. */
const TOKEN_IN_HASH = /^#([\w-]{30,200})$/;

/**
 * Removes the token of a private link, such as `/request#TOKEN`, from the address bar and keeps it in memory.
 */
function catchLinkToken(): void {
  const { hash, pathname } = window.location;
  const token = TOKEN_IN_HASH.exec(hash)?.[1];
  if (!token || ![REQUEST_PATH, NEWSLETTER_PATH].includes(pathname)) return;
  window.linkTokens = { ...window.linkTokens, [pathname]: token };
  window.history.replaceState(window.history.state, "", pathname);
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
    void import(/* @vite-ignore */ entry);
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
