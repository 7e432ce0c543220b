import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchInView } from "@/site/prefetch-in-view.ts";

/** Replaces IntersectionObserver, which jsdom lacks, so that tests decide what is in view. */
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

/** A load that a test resolves or rejects. */
function controlledLoad() {
  const requested: string[] = [];
  const endings: { succeed: () => void; fail: () => void }[] = [];
  const load = (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      requested.push(pathname);
      endings.push({ succeed: resolve, fail: () => reject(new Error("no network")) });
    });
  return { requested, endings, load };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  document.body.replaceChildren();
});

const settle = () => vi.advanceTimersByTimeAsync(3000);

describe("prefetching what is in view", () => {
  it("fetches two pages at a time, each once", async () => {
    const { requested, endings, load } = controlledLoad();
    const links = ["/a", "/b", "/a#part", "/c"].map(link);
    prefetchInView({ load, wants: () => true });
    show(...links);
    await settle();
    expect(requested).toEqual(["/a", "/b"]);
    endings[0]?.succeed();
    await settle();
    expect(requested).toEqual(["/a", "/b", "/c"]);
    endings[1]?.succeed();
    endings[2]?.succeed();
    show(link("/a"));
    await settle();
    expect(requested).toEqual(["/a", "/b", "/c"]);
  });

  it("skips links that leave the viewport before their turn, and unwanted pages", async () => {
    const { requested, endings, load } = controlledLoad();
    const [first, second, third, admin] = ["/a", "/b", "/c", "/admin/login"].map(link);
    if (!first || !second || !third || !admin) throw new Error("A link is missing.");
    prefetchInView({ load, wants: (path) => !path.startsWith("/admin") });
    show(first, second, third, admin);
    Observer.latest?.callback([{ target: third, isIntersecting: false }]);
    await settle();
    for (const { succeed } of endings) succeed();
    await settle();
    expect(requested).toEqual(["/a", "/b"]);
  });

  it("continues after a failure, and may retry that page", async () => {
    const { requested, endings, load } = controlledLoad();
    prefetchInView({ load, wants: () => true });
    show(link("/a"));
    await settle();
    endings[0]?.fail();
    await settle();
    show(link("/a"));
    await settle();
    expect(requested).toEqual(["/a", "/a"]);
  });

  it("finds the links of a new page", async () => {
    const main = document.createElement("main");
    document.body.append(main);
    prefetchInView({ load: async () => {}, wants: () => true });
    const late = link("/late");
    main.append(late);
    await settle();
    expect(Observer.latest?.observed.has(late)).toBe(true);
  });
});
