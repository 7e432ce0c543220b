import { readPageData } from "../page-data.ts";
import { WORKER_PATH } from "./manifest.ts";

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types, and in TypeScript's own declarations. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => unknown };
    };
  }
}

/**
 * The one Trusted Types policy of the site, named in `public/_headers`: it vouches for the address of
 * the service worker and for nothing else.
 */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", {
    createScriptURL: (address) => {
      if (address !== WORKER_PATH) throw new TypeError("Not the service worker.");
      return address;
    },
  });
  // TypeScript knows no trusted address here, and browsers without Trusted Types take the string.
  return (policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH) as string;
}

/**
 * Registers the service worker, which copies the public site to the device, or checks for a new
 * version. Never rejects: the site works without it (private windows, no storage left).
 */
export async function keepForOffline(): Promise<void> {
  // Missing on insecure connections.
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(), {
      updateViaCache: "none",
    });
    // A prerendered page has just come from the network, so a waiting worker may take over. A page
    // that was rendered from copies still needs the old ones.
    const { path } = readPageData(document.getElementById("root"));
    if (path !== undefined) registration.waiting?.postMessage("take-over");
  } catch {
    // Nothing that a reader can do about it.
  }
}
