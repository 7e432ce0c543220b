import { WORKER_PATH } from "./manifest.ts";

/**
 * Installs the service worker, which copies the public site to the device, or looks for a newer one.
 * Never rejects: where a browser refuses (private windows, no storage left) the site works without.
 */
export async function keepForOffline(): Promise<void> {
  // Absent on pages that came over an insecure connection.
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH, {
      updateViaCache: "none",
    });
    // A prerendered page came from the network just now, so it is no older than the worker that waits.
    // One that was drawn from copies is, and needs them for as long as it is open.
    if (document.getElementById("root")?.dataset.path !== undefined) {
      registration.waiting?.postMessage("take-over");
    }
  } catch {
    // Nothing that a reader could mend.
  }
}
