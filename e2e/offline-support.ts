import type { Page } from "@playwright/test";
import { open } from "./fixtures.ts";

/** Opens a page and waits until the public site has been copied for offline use. */
export async function openAndKeep(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}
