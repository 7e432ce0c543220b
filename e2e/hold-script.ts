import type { Page } from "@playwright/test";

/** Delays the site's script, or some of it, until the returned function is called. */
export async function holdScript(
  page: Page,
  path: string | RegExp = "**/assets/*.js",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
