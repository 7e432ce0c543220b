import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, open, saveData, test } from "./fixtures.ts";
import { axeFindingsIn, contextFor, type Look, looks, narrowFaults, tiersOf } from "./looks.ts";
import type { ScreenState } from "./screen-state.ts";
import { signInAsAdmin, states } from "./states.ts";

// These tests change nothing, and together take longer than any other file.
test.describe.configure({ mode: "parallel" });

const shows = ({ below }: ScreenState, { width }: Look) => !below || width < below;

for (const look of looks) {
  const context = contextFor(look);
  for (const { tag, entries } of tiersOf(states, look, ({ typical }) => !!typical, shows)) {
    test.describe(`at ${look.width} pixels, ${look.theme}${tag}`, () => {
      test.use(context);

      test("axe finds no violations in dialogs, menus and other states", async ({
        browser,
        baseURL,
        page,
      }) => {
        test.setTimeout(60_000 + entries.length * 15_000);
        await signInAsAdmin(page);
        const storageState = await page.context().storageState();
        const found: string[] = [];
        for (const state of entries) {
          const options = { ...context, ...(state.signedIn ? { storageState } : {}) };
          await withOwnPage(
            browser,
            { ...options, ...(baseURL ? { baseURL } : {}) },
            async (own) => {
              await state.answer?.(own);
              await open(own, state.path);
              await state.show(own);
              const faults = [
                ...(await axeFindingsIn(own, look, tag)),
                ...(await narrowFaults(own, look, tag)),
              ];
              found.push(...faults.map((fault) => `${state.name}: ${fault}`));
            },
          );
        }
        expect(found).toEqual([]);
      });
    });
  }
}

/** Uses a new context, because states mock the clock and responses. */
async function withOwnPage(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  try {
    await saveData(context);
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
