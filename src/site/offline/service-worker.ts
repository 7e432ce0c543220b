/**
 * The service worker: makes the public site available offline.
 *
 * - It stores the files of one build (code, texts, fonts, drawings, one empty page) and no other responses.
 *   So no lead, session or typed text ends up in Cache Storage. The copies are the same for everyone, so they
 *   do not reveal which treatments someone has read about.
 * - Pages are network first, so that updates appear immediately. If there is no response in time, the empty
 *   page is rendered from the copied texts. Copying texts instead of prerendered pages needs a seventh of the
 *   data (95 kB instead of 750 kB for all treatments), and a page and its code always belong to the same
 *   build.
 * - A new worker waits until all pages loaded under the old one are closed, so that no open page loses files
 *   that it may still request.
 */
import { PrecacheController } from "workbox-precaching";
import { answerFor } from "./answer.ts";
import type { OfflineManifest } from "./manifest.ts";

// The project is compiled with the types of pages. These are the worker types that this file uses.
type WorkerEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
declare const self: {
  addEventListener(type: "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerEvent & MessageEvent) => void): void;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: "window";
      includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
};
declare const OFFLINE_MANIFEST: OfflineManifest;

// Handles installation and activation: fetches only the files that have changed since the last build, and
// deletes those that the build no longer contains.
const copies = new PrecacheController({ cacheName: "public-files" });
copies.precache([...OFFLINE_MANIFEST.files]);

const known = {
  origin: self.location.origin,
  pages: new Set(OFFLINE_MANIFEST.pages),
  hasCopy: (url: string) => copies.getCacheKeyForURL(url) !== undefined,
  standIns: new Map(Object.entries(OFFLINE_MANIFEST.standIns)),
};

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // Requests the page while the worker is still starting.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request, known);
  if (answer.kind === "page") event.respondWith(page(event, answer));
  if (answer.kind === "file") event.respondWith(file(event.request, answer.url));
  if (answer.kind === "drawing") event.respondWith(drawing(event.request, answer.fallback));
});

async function page(
  event: FetchEvent,
  { fallback, timeout }: { fallback: string; timeout: number },
): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  event.waitUntil(network.catch(() => {}));
  try {
    return await Promise.race([network, rejectAfter(timeout)]);
  } catch {
    return (await copyOf(fallback)) ?? network;
  }
}

async function file(request: Request, url: string): Promise<Response> {
  return (await copyOf(url)) ?? fetch(request);
}

async function drawing(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    const copy = await copyOf(fallback);
    if (!copy) throw fault;
    return copy;
  }
}

/** The copy of a URL, or `undefined` if the browser has evicted it or blocks storage. */
function copyOf(url: string): Promise<Response | undefined> {
  return copies.matchPrecache(url).catch(() => undefined);
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (Number.isFinite(milliseconds)) setTimeout(reject, milliseconds);
  });
}

// Sent by a page that has just come from the network; see `register.ts`.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(takeOverIfUnused());
});

async function takeOverIfUnused(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}
