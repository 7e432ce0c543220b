import { axeFindings } from "./axe.ts";
import { expect, open, saveData, test } from "./fixtures.ts";
import { contextFor, type Look, looks, narrowFaults, tiersOf } from "./looks.ts";
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
        const { origins } = await page.context().storageState();
        const found: string[] = [];
        const newContext = async () => {
          const address = baseURL ? { baseURL } : {};
          const options = { reducedMotion: "reduce", ...address, ...context } as const;
          const created = await browser.newContext(options);
          await saveData(created);
          return created;
        };
        const shared = await newContext();
        for (const state of entries) {
          const place = state.ownContext ? await newContext() : shared;
          // Replaces what earlier states have stored. Their pages are closed, but their files stay in the browser's cache.
          await place.setStorageState({ cookies: [], origins: state.signedIn ? origins : [] });
          const own = await place.newPage();
          await state.answer?.(own);
          await open(own, state.path);
          await state.show(own);
          const faults = [...(await axeFindings(own)), ...(await narrowFaults(own, look, tag))];
          found.push(...faults.map((fault) => `${state.name}: ${fault}`));
          await (state.ownContext ? place : own).close();
        }
        await shared.close();
        expect(found).toEqual([]);
      });
    });
  }
}
