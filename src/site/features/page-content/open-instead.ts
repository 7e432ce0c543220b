import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { toast } from "@/ui/toast.ts";

/**
 * Opens a page with the same purpose as code that did not load. A full page load, because this page's files may
 * be gone after a deployment. Offline, that would only replace this page, and what is typed on it, by an error.
 */
export function openInstead(href: string): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) window.location.assign(href);
  else toast.error("You’re offline", { description: CODE_ADVICE });
}
