import type { EventEmitter } from "node:events";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { fuzzSeed } from "./fuzz.ts";

fc.configureGlobal({ seed: fuzzSeed });

// Files share a worker, which saves half of the time. Each starts with new modules and an empty page.
vi.resetModules();

/** What only happens in jsdom, or because files share a worker. */
const notOurs = [
  // Unlike browsers, jsdom does not support <search>, and neither navigates nor downloads.
  /^The tag <%s> is unrecognized in this browser.* search$/,
  /^Not implemented: navigation/,
  // The package outlives the file that created its client.
  /Multiple GoTrueClient instances detected/,
];

// An error or a warning fails its test. A test that expects one replaces this with its own spy.
const seen: string[] = [];
const { error, warn } = console;
const note = (...parts: unknown[]) => {
  const text = parts.map(String).join(" ").slice(0, 400);
  if (!notOurs.some((pattern) => pattern.test(text))) seen.push(text);
};
beforeEach(() => {
  console.error = note;
  console.warn = note;
});
afterEach(() => {
  Object.assign(console, { error, warn });
  expect(seen.splice(0), "errors and warnings in the console").toEqual([]);
});

if (typeof document === "undefined") {
  // Registered first, and so run last. A file's stand-ins, such as that of `window`, end with it.
  afterAll(() => {
    vi.unstubAllGlobals();
  });
} else {
  // The files share the page. A timer that fires after the last test of a file, such as that of a toast that is fading
  // out, would act in another file, or fail the run once there is no page. What React has postponed must still run:
  // React, which the files share too, would otherwise wait for it forever and never render a later file's changes.
  // The client of the database refreshes its session for as long as it lives.
  const { setTimeout, setInterval, clearTimeout, setImmediate } = globalThis;
  const timers = new Set<NodeJS.Timeout>();
  globalThis.setInterval = Object.assign((...call: Parameters<typeof setInterval>) => {
    const timer = setInterval(...call);
    timers.add(timer);
    return timer;
  }, setInterval);
  globalThis.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...call);
    timers.add(timer);
    return timer;
  }, setTimeout);

  // A request that a test leaves behind gets no answer. If it failed for want of a server, the client would repeat it
  // a second later, in another test.
  const { fetch } = globalThis;
  globalThis.fetch = () => new Promise(() => {});

  await import("@testing-library/jest-dom/vitest");
  const { cleanup, configure } = await import("@testing-library/react");
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  // A toast is transparent until React has mounted it, a moment after its text is in the page.
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "[data-sonner-toast] { opacity: 1 !important }";
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // Component tests wait for chunks to load, which takes a while on a busy build server. The announcer repeats toasts, at
  // a time of its own.
  configure({ asyncUtilTimeout: 15_000, defaultIgnore: "script, style, #announcer" });
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
  window.scrollBy = () => {};

  // jsdom says what it cannot do on the console that it knew before Vitest's.
  const dom: { virtualConsole: EventEmitter } = Reflect.get(globalThis, "jsdom");
  dom.virtualConsole.removeAllListeners("jsdomError");
  dom.virtualConsole.on("jsdomError", (fault: Error) => console.error(fault.message));

  afterAll(async () => {
    cleanup();
    globalThis.fetch = fetch;
    // What is still loading, such as a toast, needs the page.
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 0));
    // If jsdom's own timer ended while it has a frame to draw, it would draw none in the files that follow.
    const last = requestAnimationFrame(() => {});
    for (let frame = 1; frame <= last; frame++) cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
    // React takes up to two turns: one to render, one to find that nothing is left.
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    Object.assign(globalThis, { setTimeout, setInterval });
  });

  // Registered last, and so run before the checks above and after a file's own.
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
