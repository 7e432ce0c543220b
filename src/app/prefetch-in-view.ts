import { idle } from "@/lib/idle.ts";

/** How many pages are fetched at a time: more would get in the way of what was tapped. */
const AT_ONCE = 2;

type PrefetchOptions = {
  /** Fetches what the page at a path needs. */
  load: (pathname: string) => Promise<void>;
  /** Whether a path is worth fetching. */
  wants: (pathname: string) => boolean;
};

/**
 * Fetches the pages behind the links that stand in view, whenever the browser has nothing better to
 * do. Links that come later are found too; one that leaves the view before its turn is forgotten.
 */
export function prefetchInView({ load, wants }: PrefetchOptions): void {
  if (!("IntersectionObserver" in window)) return;
  const fetched = new Set([window.location.pathname]);
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;
  let scanAsked = false;

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    work();
  });

  function work(): void {
    for (const link of inView) {
      if (running >= AT_ONCE) return;
      inView.delete(link);
      observer.unobserve(link);
      const { pathname } = link;
      if (!link.isConnected || fetched.has(pathname) || !wants(pathname)) continue;
      fetched.add(pathname);
      running += 1;
      void idle()
        .then(() => load(pathname))
        // The tap itself tries again and says what failed.
        .catch(() => fetched.delete(pathname))
        .then(() => {
          running -= 1;
          work();
        });
    }
  }

  function scan(): void {
    scanAsked = false;
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  }

  new MutationObserver(() => {
    if (scanAsked) return;
    scanAsked = true;
    void idle().then(scan);
  }).observe(document.body, { childList: true, subtree: true });
  scan();
}
