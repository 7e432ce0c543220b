import { idle } from "@/lib/idle.ts";

/** Number of pages to fetch at the same time. More would delay what the user taps. */
const MAX_CONCURRENT = 2;

type PrefetchOptions = {
  /** Fetches the code and texts of the page at a path. */
  load: (pathname: string) => Promise<void>;
  /** Whether to prefetch a path. */
  wants: (pathname: string) => boolean;
};

/** Prefetches the pages of links in the viewport while the browser is idle. */
export function prefetchInView({ load, wants }: PrefetchOptions): void {
  if (!("IntersectionObserver" in window)) return;
  const fetched = new Set([window.location.pathname]);
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;

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
      if (running >= MAX_CONCURRENT) return;
      inView.delete(link);
      observer.unobserve(link);
      const { pathname } = link;
      if (!link.isConnected || fetched.has(pathname) || !wants(pathname)) continue;
      fetched.add(pathname);
      running += 1;
      void idle()
        .then(() => load(pathname))
        // A tap on the link retries and shows the error.
        .catch(() => fetched.delete(pathname))
        .then(() => {
          running -= 1;
          work();
        });
    }
  }

  function scan(): void {
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  }

  // Navigation replaces the content of `main`.
  const main = document.querySelector("main");
  if (main) new MutationObserver(() => void idle().then(scan)).observe(main, { childList: true });
  scan();
}
