import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { fuzzSeed } from "./fuzz.ts";

fc.configureGlobal({ seed: fuzzSeed });

// Files share a worker, which saves half of the time. Each starts with new modules and an empty page.
vi.resetModules();

if (typeof document !== "undefined") {
  // jsdom's page no longer exists after the last test of a file. A timer that fires later, such as that of a
  // toast that is fading out, would fail the run. What React has postponed must still run: React, which the files
  // share, would otherwise wait for it forever and never render a later file's changes.
  const { setTimeout, clearTimeout, setImmediate } = globalThis;
  const timers = new Set<NodeJS.Timeout>();
  globalThis.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...call);
    timers.add(timer);
    return timer;
  }, setTimeout);

  const { cleanup, configure } = await import("@testing-library/react");
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // Component tests wait for chunks to load, which takes a while on a busy build server.
  configure({ asyncUtilTimeout: 8000 });
  // jsdom has no layout and therefore no media queries.
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });

  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {};

  // A test that expects an error replaces this with its own spy.
  const seen: string[] = [];
  const print = console.error;
  beforeEach(() => {
    console.error = (...parts: unknown[]) => {
      const text = parts.map(String).join(" ").slice(0, 400);
      // Unlike browsers, jsdom does not support <search>.
      if (!/^The tag <%s> is unrecognized in this browser.* search$/.test(text)) seen.push(text);
      print(...parts);
    };
  });
  afterEach(() => {
    console.error = print;
    expect(seen.splice(0), "console errors").toEqual([]);
  });
  afterAll(async () => {
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const timer of timers) clearTimeout(timer);
    // React takes up to two turns: one to render, one to find that nothing is left.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    globalThis.setTimeout = setTimeout;
  });
}
