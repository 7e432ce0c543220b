import { readPageData } from "../page-data.ts";
import { WORKER_PATH } from "./manifest.ts";

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types, and in TypeScript's type definitions. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => unknown };
    };
  }
}

/**
 * The site's only Trusted Types policy, named in `public/_headers`. Allows the URL of the service worker and
 * no other.
 */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", {
    createScriptURL: (address) => {
      if (address !== WORKER_PATH) throw new TypeError("Not the service worker.");
      return address;
    },
  });
  // TypeScript does not accept a TrustedScriptURL here, and browsers without Trusted Types need a string.
  return (policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH) as string;
}

/** Registers the service worker or checks for a new one. Never rejects: the site works without it. */
export async function registerServiceWorker(): Promise<void> {
  // Unavailable on insecure connections.
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(), {
      updateViaCache: "none",
    });
    // A prerendered page has just come from the network, so a waiting worker can take over. A page that was
    // rendered from copies still needs the old ones.
    const { path } = readPageData(document.getElementById("root"));
    if (path !== undefined) registration.waiting?.postMessage("take-over");
  } catch {
    // The user cannot do anything about it.
  }
}
