/**
 * The secret of a link in a mail: `/request#TOKEN` and `/newsletter#TOKEN`. It is taken out of the address bar
 * before anything else runs, and kept in this page's memory only: no storage, no history entry.
 */
// Relative: the startup script is bundled without aliases.
import { NEWSLETTER_PATH } from "../../../../supabase/functions/_shared/newsletter-page.ts";
import { REQUEST_PATH } from "../../../../supabase/functions/_shared/request-page.ts";

declare global {
  interface Window {
    /** Tokens by the path of their page, passed from the startup script to the page, which is another bundle. */
    linkTokens?: Readonly<Record<string, string>>;
  }
}

/** The form of a token. The server rejects what is not one; an anchor such as #main is shorter. */
const TOKEN_IN_HASH = /^#([\w-]{30,200})$/;

/** Takes the token out of the address, if there is one. */
export function catchLinkToken(): void {
  const { hash, pathname } = window.location;
  const token = TOKEN_IN_HASH.exec(hash)?.[1];
  if (!token || ![REQUEST_PATH, NEWSLETTER_PATH].includes(pathname)) return;
  window.linkTokens = { ...window.linkTokens, [pathname]: token };
  window.history.replaceState(window.history.state, "", pathname);
}
