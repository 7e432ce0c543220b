import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";
import { exampleRequest } from "../tests/functions/functions-support.ts";
import { admin, choice, choose, expect, newPerson, openSignedIn, test } from "./fixtures.ts";

/** Opens a new request on its own page. */
async function openNew(page: Page): Promise<void> {
  const person = newPerson("Nadia Stalled");
  const answer = await page.request.post("/functions/v1/submit-lead", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: exampleRequest(person),
  });
  const { reference } = await answer.json();
  await openSignedIn(page, admin, `/admin/leads/${reference}`);
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`a booking ends as “treatment done” by keys, at ${width} px`, {
    tag: width === 390 ? [] : ["@all"],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openNew(page);
    await choose(page, "Status", "Booked");
    const booking = page.getByRole("form", { name: "Booking" });
    const day = (later: number) =>
      new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
    await booking.getByLabel("Arrives on").fill(day(-9));
    await booking.getByLabel("Treatment on").fill(day(-7));
    await booking.getByLabel("Home on").fill(day(-1));
    await booking.getByRole("checkbox").press("Space");
    await booking.getByRole("button", { name: "Save the booking" }).press("Enter");
    await expect(
      page.getByText(/recorded the booking: arrival .*, treatment .*, home /),
    ).toBeVisible();
    await booking.getByRole("button", { name: "Treatment done" }).press("Enter");
    await expect(choice(page, "Status")).toContainText("Closed: treatment done");
    await expect(booking).toBeHidden();
  });
}
