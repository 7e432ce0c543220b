import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";
import { exampleRequest } from "../tests/functions/functions-support.ts";
import { admin, choice, choose, expect, newPerson, openSignedIn, test } from "./fixtures.ts";

/** Opens a new request on its own page. */
async function openNew(page: Page): Promise<string> {
  const person = newPerson("Nadia Stalled");
  const answer = await page.request.post("/functions/v1/submit-lead", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: exampleRequest(person),
  });
  const { reference } = await answer.json();
  await openSignedIn(page, admin, `/admin/leads/${reference}`);
  await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
  return reference;
}

const row = (page: Page, reference: string) =>
  page.locator("tbody tr", { has: page.locator(`a[href$="${reference}"]`) });

test("with the keyboard, a contact asks for a next step, and what has none is in Stalled", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const reference = await openNew(page);
  await page.keyboard.press("e");
  await expect(page.getByText("Contacted?")).toBeVisible();
  await page.keyboard.press("c");
  const asked = page.getByRole("status").filter({ hasText: "What happens next?" });
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "None because…" }).press("Enter");
  const step = page.getByRole("textbox", { name: "Next step", exact: true });
  await expect(step).toBeFocused();

  // Left without an answer: it has stalled, and the owner finds it there.
  await page.goto("/admin/leads?tab=stalled");
  await expect(page.getByRole("link", { name: /^Stalled \d/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto(`/admin/leads/${reference}`);
  await expect(page.getByText("What happens next?")).toBeVisible();
  await page.getByRole("button", { name: "None because…" }).press("Enter");
  await expect(step).toBeFocused();
  await page.keyboard.type("Decides in spring");
  await page.keyboard.press("Enter");
  await expect(page.getByText("set no next step, because: Decides in spring")).toBeVisible();
  await expect(page.getByText("What happens next?")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "In a week" }).press("Enter");
  await expect(page.getByText(/set the next step for .*: Decides in spring/)).toBeVisible();

  await page.goto("/admin/leads?tab=mine");
  await expect(row(page, reference)).toContainText("Decides in spring");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a call that nobody answered is recorded, and asks for a next step", {
    tag: "@all",
  }, async ({ page }) => {
    await openNew(page);
    // They did not ask for calls, so the link appears after a reason.
    await page.getByRole("button", { name: "Call…" }).tap();
    await page.getByLabel("Why you need to call").fill("They asked for a call by email.");
    await page.getByRole("button", { name: "Show the call button" }).tap();
    await page.getByRole("link", { name: "Call", exact: true }).tap();
    await page.getByRole("button", { name: "No answer" }).tap();
    const asked = page.getByRole("status").filter({ hasText: "What happens next?" });
    await asked.getByRole("button", { name: "Tomorrow" }).tap();
    await expect(asked).toBeHidden();
    await expect(
      page.getByText("tried to reach the patient by phone, without an answer"),
    ).toBeVisible();
    await expect(page.getByText(/set the next step for/)).toBeVisible();
  });
});

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
