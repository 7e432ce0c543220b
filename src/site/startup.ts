/**
 * Inlined at the end of every page. Fetches its modules, and runs them after the first paint. Until
 * then, everything that can be tapped is a link or a native control.
 */
// Relative: this script is bundled without aliases.
import { NEWSLETTER_PATH } from "../../supabase/functions/_shared/newsletter-page.ts";
import { REQUEST_PATH } from "../../supabase/functions/_shared/request-page.ts";

/** What the build passes to this script, in `data-` attributes of its element. */
export type StartupData = {
  /** URLs of the modules, separated by spaces. The last one is the entry, which imports the others. */
  modules: string;
};

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

// Before anything else could read the address.
catchLinkToken();
// A link opened in a tab that already shows the page changes only the fragment.
window.addEventListener("hashchange", catchLinkToken);

// On the development server, `main.tsx` imports this module, and there is nothing to run.
const data = document.currentScript?.dataset as StartupData | undefined;
if (data) {
  const modules = data.modules.split(" ");
  // The page and its styles have arrived. At a low priority, the picture at the top is painted first.
  for (const href of modules) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
  }
  // A second call changes nothing. Not a script element, whose address Trusted Types would have to
  // vouch for.
  const run = () => void import(/* @vite-ignore */ modules.at(-1) ?? "");
  const paints = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (paints && document.visibilityState === "visible") {
    new PerformanceObserver(run).observe({ type: "paint", buffered: true });
    // Fallback for a page that goes to the background before its first paint.
    window.addEventListener("load", () => window.setTimeout(run, 2000));
  } else window.addEventListener("load", run);
}
