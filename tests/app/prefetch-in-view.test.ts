// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchInView } from "@/app/prefetch-in-view.ts";

/** Stands in for the browser's observer, which jsdom does not have: tests say what is in view. */
class Observer {
  static latest: Observer | undefined;
  readonly observed = new Set<Element>();
  constructor(
    readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
  ) {
    Observer.latest = this;
  }
  observe(target: Element) {
    this.observed.add(target);
  }
  unobserve(target: Element) {
    this.observed.delete(target);
  }
}

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.setAttribute("href", href);
  document.body.append(anchor);
  return anchor;
}

function show(...links: HTMLAnchorElement[]) {
  Observer.latest?.callback(links.map((target) => ({ target, isIntersecting: true })));
}

/** A load whose end a test decides. */
function controlledLoad() {
  const asked: string[] = [];
  const endings: { succeed: () => void; fail: () => void }[] = [];
  const load = (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      asked.push(pathname);
      endings.push({ succeed: resolve, fail: () => reject(new Error("no network")) });
    });
  return { asked, endings, load };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(3000);

describe("prefetching what is in view", () => {
  it("fetches two pages at a time, each once", async () => {
    const { asked, endings, load } = controlledLoad();
    const links = ["/a", "/b", "/a#part", "/c"].map(link);
    prefetchInView({ load, wants: () => true });
    show(...links);
    await settle();
    expect(asked).toEqual(["/a", "/b"]);
    endings[0]?.succeed();
    await settle();
    expect(asked).toEqual(["/a", "/b", "/c"]);
    endings[1]?.succeed();
    endings[2]?.succeed();
    show(link("/a"));
    await settle();
    expect(asked).toEqual(["/a", "/b", "/c"]);
  });

  it("forgets a link that leaves the view before its turn, and pages that nobody wants", async () => {
    const { asked, endings, load } = controlledLoad();
    const [first, second, third, admin] = ["/a", "/b", "/c", "/admin/login"].map(link);
    if (!first || !second || !third || !admin) throw new Error("A link is missing.");
    prefetchInView({ load, wants: (path) => !path.startsWith("/admin") });
    show(first, second, third, admin);
    Observer.latest?.callback([{ target: third, isIntersecting: false }]);
    await settle();
    for (const { succeed } of endings) succeed();
    await settle();
    expect(asked).toEqual(["/a", "/b"]);
  });

  it("goes on after a failure, and may try that page again", async () => {
    const { asked, endings, load } = controlledLoad();
    prefetchInView({ load, wants: () => true });
    show(link("/a"));
    await settle();
    endings[0]?.fail();
    await settle();
    show(link("/a"));
    await settle();
    expect(asked).toEqual(["/a", "/a"]);
  });

  it("finds links that come later", async () => {
    prefetchInView({ load: async () => {}, wants: () => true });
    const late = link("/late");
    await settle();
    expect(Observer.latest?.observed.has(late)).toBe(true);
  });
});
