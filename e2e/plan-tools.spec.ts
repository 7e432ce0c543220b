import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { showOwnFonts } from "./accessibility-support.ts";
import { examplePlan, withPlan } from "./example-plan.ts";
import { expect, open, test } from "./fixtures.ts";
import { tabTo } from "./tab-to.ts";

// The tools of the plan never send what is typed.
test.beforeEach(async ({ page, baseURL }) => {
  page.on("request", (request) => {
    expect(request.method(), request.url()).toBe("GET");
    expect(request.url().startsWith(baseURL ?? "")).toBe(true);
  });
});

/** Saves the calendar file with the keyboard, and reads it as a calendar program would. */
async function savedCalendar(page: Page) {
  await tabTo(page, page.getByRole("button", { name: "Save a calendar file" }).first());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("my-dates.ics");
  const file = await readFile(await download.path(), "utf8");
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(events.length).toBeGreaterThan(10);
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  return { file, events };
}

test("dates are planned with the keyboard, on a phone, and saved as a calendar file", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/plan/dates");
  await expect(page.getByRole("combobox", { name: "Add a treatment" })).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: "Add a treatment" }).first());
  await page.keyboard.type("Rhino");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: "The date of the treatment" }).first());
  await page.keyboard.press("Tab");
  // Day and month are the same number, because their order in the field depends on the locale.
  await page.keyboard.type("05052027");
  await tabTo(page, page.locator("summary", { hasText: "City and earlier stays in Turkey" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: /^City/ }).first());
  // The options are "Not decided", İstanbul and İzmir.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");

  const result = page.getByRole("heading", { name: "Rhinoplasty in İzmir" });
  await expect(result).toBeVisible();
  const bar = page.locator("[data-lower-bar]");
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await expect(bar).toContainText("Plan to fly home May 1512 nights in Turkey");
  await expect(page.getByRole("status").filter({ hasText: "Treatment on" })).toHaveText(
    /Treatment on Wednesday, May 5, 2027\. Plan to fly home on Saturday, May 15, 2027\./,
  );
  await expect(
    page.getByText("Kurban Bayramı (Eid al-Adha) from 1 pm on Saturday, May 15"),
  ).toBeVisible();
  const neutral = await savedCalendar(page);
  const flight = neutral.events.find(({ summary }) => summary === "Fly home");
  expect(flight?.startDate.toString()).toBe("2027-05-15");
  expect(neutral.file).toContain("SUMMARY:Appointment");
  expect(neutral.file).not.toMatch(/DESCRIPTION|surgeon|treatment|nicotine|rhinoplasty|İzmir/i);

  await tabTo(page, page.getByRole("checkbox", { name: "Say what each event is about" }).first());
  await page.keyboard.press("Space");
  const detailed = await savedCalendar(page);
  expect(detailed.file).toMatch(/SUMMARY:Treatment\r\nDESCRIPTION:Say your name/);
  expect(detailed.file).not.toMatch(/rhinoplasty|İzmir/i);
  expect(detailed.events.map(({ uid }) => uid)).toEqual(neutral.events.map(({ uid }) => uid));

  const inTurkey = page.getByRole("region", { name: "In Turkey" });
  await tabTo(page, inTurkey.locator("summary"));
  await page.keyboard.press("Enter");
  const entries = inTurkey.getByRole("listitem");
  await expect(entries.first()).toContainText("Monday, May 3, 2027");
  await expect(entries.filter({ hasText: /Fly home$/ })).toContainText(
    "Saturday, May 15, 2027 (earliest usual day: Wednesday, May 12, 2027)",
  );
  await expect(entries.last()).toContainText("Wednesday, May 19, 2027");

  // The plan has the treatment too, and a treatment removed there is no longer here.
  await page.getByRole("link", { name: "My plan", exact: true }).first().click();
  await expect(page.getByText("Treatments: Rhinoplasty")).toBeVisible();
  await page.goBack();

  // A date change updates the warnings, and the plan is kept after a reload.
  await page.getByLabel("Flight home").fill("2027-05-10");
  await expect(bar).toContainText("Your flight home is too early");
  await tabTo(page, bar.getByRole("link", { name: "All dates" }));
  await page.keyboard.press("Enter");
  await expect(result).toBeInViewport();
  await expect(
    page.getByRole("complementary", { name: "Your flight home is too early" }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("complementary", { name: "Your flight home is too early" }),
  ).toBeVisible();
});

test("on a narrow phone, the row of tools and the tabs of the checklist each fit in one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withPlan(page, examplePlan);
  await open(page, "/plan/checklist");
  await showOwnFonts(page);
  const tools = page.getByRole("navigation", { name: "My plan" }).getByRole("list");
  expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  const tops = await tabs.evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("a plan is saved as a file, forgotten, and opened again", async ({ page }) => {
  await withPlan(page, { basics: { treatments: ["rhinoplasty"], notes: "I faint at needles." } });
  await open(page, "/plan");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-plan.json");
  const stored = () => page.evaluate(() => localStorage.getItem("plan"));

  // The second click of a double click falls on the button that deletes.
  const ask = page.getByRole("button", { name: "Delete my plan" });
  const end = ((await ask.boundingBox())?.width ?? 0) - 10;
  await ask.dblclick({ position: { x: end, y: 20 } });
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await stored()).toContain("I faint at needles.");
  await page.getByRole("button", { name: "Delete my plan" }).click();
  await page.getByRole("button", { name: "Yes, delete my plan" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("");
  expect(await stored()).toBeNull();

  await page.getByLabel("Plan file").setInputFiles(await download.path());
  await expect(page.getByRole("heading", { name: "Do you want to open this plan?" })).toBeFocused();
  expect(await stored()).toBeNull();
  await page.getByRole("button", { name: "Open this plan" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("I faint at needles.");
  await expect(page.getByRole("heading", { name: "What you’re planning" })).toBeFocused();

  // Another app's file reads as an empty plan.
  const foreign = JSON.stringify({ version: 1, name: "my-app", dependencies: {} });
  await page.getByLabel("Plan file").setInputFiles({
    name: "package.json",
    mimeType: "application/json",
    buffer: Buffer.from(foreign),
  });
  await expect(page.getByText("This file does not contain a plan")).toBeVisible();
});

test("a plan in a started request is replaced when it changes, and forgotten with the plan", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/plan");
  await page.getByLabel("Notes").click();
  await page.keyboard.type("I faint at needles.");
  const addToNotes = async () => {
    await page.getByRole("button", { name: "Get a free quote" }).click();
    const dialog = page.getByRole("dialog", { name: "Get a free quote" });
    await dialog.getByRole("button", { name: "Add my plan to the notes" }).click();
    const notes = dialog.getByLabel("Notes");
    await expect(notes).toBeFocused();
    const text = await notes.inputValue();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    return text;
  };
  expect(await addToNotes()).toBe("My plan\n- Notes: I faint at needles.\nEnd of my plan");
  await page.getByLabel("Notes").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And at blood.");
  expect(await addToNotes()).toBe(
    "My plan\n- Notes: I faint at needles. And at blood.\nEnd of my plan",
  );

  await page.getByRole("button", { name: "Delete my plan" }).click();
  await page.getByRole("button", { name: "Yes, delete my plan" }).click();
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await stored()).not.toContain("needles");
  await open(page, "/quote");
  await expect(page.getByLabel("Notes")).toHaveValue("");
});

test("without JavaScript, the tools say what to ask for, what to count and what to watch for", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/plan/quotes");
  await expect(page.getByRole("heading", { name: "What to ask for in a quote" })).toBeVisible();
  await expect(page.getByText("What is the full name of the person")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pressure to pay today" })).toBeVisible();
  await expect(page.getByText("Total = price of the quote")).toBeVisible();
  await page.goto("/plan/costs");
  await expect(page.getByRole("heading", { name: "What to count" })).toBeVisible();
  await expect(page.getByRole("definition").nth(4)).toHaveText(
    /^A policy that covers complications/,
  );
  await expect(page.getByText("The reserve is money that you may not need")).toBeVisible();
  await context.close();
});
