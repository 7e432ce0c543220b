/**
 * The service worker: makes the public site readable without a network.
 *
 * - It copies the files of one build to the device (the site's code and texts, fonts, drawings, one
 *   empty page) and nothing else, ever. Requests that pass by are not stored, so neither a lead, a
 *   session nor a typed word can end up in Cache Storage; and because everybody's copies are the same
 *   ones, they do not tell which treatments somebody has read about.
 * - Pages come from the network whenever it answers in time, so that an update shows at once. Without
 *   an answer the empty page is filled from the copied texts. Copying those instead of every
 *   prerendered page takes a seventh of the data (95 kB for the 38 treatments, where their pages take
 *   750 kB), and page and code are always of the same build.
 * - A newer worker waits until no page is left that was loaded under the old one, so that no open page
 *   loses files that it may still ask for.
 */
import { PrecacheController } from "workbox-precaching";
import { answerFor } from "./answer.ts";
import type { OfflineManifest } from "./manifest.ts";

// The project's types are those of pages; these are the parts of a worker's world that stand here.
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

// Brings what installing and activating take: copies one file after the other, fetches only what
// changed since the last build, and drops what this build no longer has.
const copies = new PrecacheController({ cacheName: "public-files" });
copies.precache([...OFFLINE_MANIFEST.files]);

const known = {
  origin: self.location.origin,
  pages: new Set(OFFLINE_MANIFEST.pages),
  hasCopy: (url: string) => copies.getCacheKeyForURL(url) !== undefined,
};

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // Lets the browser ask for a page while the worker is still starting.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request, known);
  if (answer.kind === "page") event.respondWith(page(event, answer));
  if (answer.kind === "file") event.respondWith(file(event.request, answer.url));
});

async function page(
  event: FetchEvent,
  { fallback, patience }: { fallback: string; patience: number },
): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  event.waitUntil(network.catch(() => {}));
  try {
    return await Promise.race([network, rejectAfter(patience)]);
  } catch {
    return (await copyOf(fallback)) ?? network;
  }
}

async function file(request: Request, url: string): Promise<Response> {
  return (await copyOf(url)) ?? fetch(request);
}

/** The copy of an address; none where the browser has thrown it away or refuses its storage. */
function copyOf(url: string): Promise<Response | undefined> {
  return copies.matchPrecache(url).catch(() => undefined);
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (Number.isFinite(milliseconds)) setTimeout(reject, milliseconds);
  });
}

// A page that has just come from the network asks a waiting worker to take over, see `register.ts`.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(takeOverFromNobody());
});

async function takeOverFromNobody(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}
