import type { Page } from "@playwright/test";
import { deferred } from "../tests/deferred.ts";

/** Delays the site's script, or some of it, until the returned function is called. */
export async function holdScript(
  page: Page,
  path: string | RegExp = "**/assets/*.js",
): Promise<() => void> {
  const { promise, resolve } = deferred<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
