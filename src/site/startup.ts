/**
 * Inlined at the end of every page. Fetches and runs its modules once the first view is painted.
 * Until then, everything that can be tapped is a link or a native control.
 */
// Relative: this script is bundled without aliases.
import { NEWSLETTER_PATH } from "../../supabase/functions/_shared/newsletter-page.ts";
import { REQUEST_PATH } from "../../supabase/functions/_shared/request-page.ts";

/** The script element's `data-` attributes: URLs of modules. The last one imports the others. */
export type StartupData = { modules: string };

declare global {
  interface Window {
    /** Tokens of private links by path. In this page's memory only: no storage, no history. */
    linkTokens?: Readonly<Record<string, string>>;
  }
}

/** The form of a token. The server rejects what is not one; an anchor such as #main is shorter. */
const TOKEN_IN_HASH = /^#([\w-]{30,200})$/;

/** Takes the token of a private link, such as `/request#TOKEN`, out of the address bar. */
function catchLinkToken(): void {
  const { hash, pathname } = window.location;
  const token = TOKEN_IN_HASH.exec(hash)?.[1];
  if (!token || ![REQUEST_PATH, NEWSLETTER_PATH].includes(pathname)) return;
  window.linkTokens = { ...window.linkTokens, [pathname]: token };
  window.history.replaceState(window.history.state, "", pathname);
}

// Before anything else reads the address. In an open tab, a link changes only the fragment.
catchLinkToken();
window.addEventListener("hashchange", catchLinkToken);

// On the development server, `main.tsx` imports this module, and there is nothing to run.
const data = document.currentScript?.dataset as StartupData | undefined;
if (data) {
  const modules = data.modules.split(" ");
  const entry = modules.at(-1) ?? "";
  const fetchAndRun = () => {
    for (const href of modules.splice(0)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
    // Not a script element, whose address Trusted Types would have to vouch for.
    void import(/* @vite-ignore */ entry);
  };
  new PerformanceObserver(() => {
    // The picture at the top does not share the connection with the modules.
    const picture = [...document.images].find(
      (image) => image.fetchPriority === "high" && image.checkVisibility?.() && !image.complete,
    );
    for (const ending of ["load", "error"]) picture?.addEventListener(ending, fetchAndRun);
    if (!picture) fetchAndRun();
  }).observe({ type: "paint", buffered: true });
  // For a page that is not painted, for example in the background, and for a slow picture.
  window.setTimeout(fetchAndRun, 4000);
}
