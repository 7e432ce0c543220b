import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { test as base } from "../server.ts";
import { type ExpectedLead, journeys } from "./journeys.ts";
import { Keyboard } from "./keyboard.ts";
import { pageJourneys } from "./page-journeys.ts";
import { requestJourneys } from "./request-journeys.ts";
import { workspaceJourneys } from "./workspace-journeys.ts";

const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: ({ page }, use) => use(new Keyboard(page)),
});

test.skip(
  ({ playwright, browserName }) =>
    browserName !== "chromium" && !existsSync(playwright[browserName].executablePath()),
  "This browser is not downloaded: npx playwright install firefox webkit",
);

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1280, height: 900 }];

const others = [...pageJourneys, ...requestJourneys, ...workspaceJourneys];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const journey of [...journeys, ...others]) {
      const { name, run } = journey;
      // `npm test` goes through the forms on a phone.
      const tag = viewport === phone && journeys.includes(journey) ? [] : ["@all"];
      test(name, { tag }, async ({ keyboard, request }) => {
        const lead = await run(keyboard, request);
        expect(await keyboard.width()).toBe(viewport.width);
        if (!lead) return;
        const columns = Object.keys(lead).join(",");
        const response = await request.get(
          `/rest/v1/leads?select=${columns}&email=eq.${encodeURIComponent(lead.email)}`,
          { headers: { apikey: LOCAL_SECRET_KEY } },
        );
        const stored: ExpectedLead[] = await response.json();
        // A phone number may be stored in a different format from the one that was typed.
        const withoutSpaces = (each: ExpectedLead) => ({
          ...each,
          phone: each.phone.replaceAll(/\s/g, ""),
        });
        expect(stored.map(withoutSpaces)).toEqual([withoutSpaces(lead)]);
      });
    }
  });
}
