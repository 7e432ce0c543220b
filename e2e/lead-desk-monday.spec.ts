import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";
import { panel, rows } from "./answer-list.ts";
import {
  admin,
  choice,
  expect,
  openLeads,
  openSearch,
  openSignedIn,
  test,
  toast,
} from "./fixtures.ts";

const cities = ["İzmir", "İstanbul", "Antalya", "İzmir"] as const;

/** Sends as many requests as a weekend brings, eight at a time. Two of them are from one Harriet Smith. */
async function sendWeekend(request: APIRequestContext, count: number) {
  const run = crypto.randomUUID().slice(0, 8);
  const smith = { name: "Harriet Smith-Weekend", email: `harriet-${run}@example.com` };
  const send = async (n: number) => {
    const person =
      n === 7 || n === 50 ? smith : { name: `Weekend ${n}`, email: `w${n}-${run}@example.com` };
    const response = await request.post("/functions/v1/submit-lead", {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: {
        ...person,
        phone: `+44 131 496 ${String(n).padStart(4, "0")}`,
        treatment: n === 50 ? "LASIK" : "Dental Implants",
        location_country: "Turkey",
        location_city: cities[n % cities.length],
        source_page: "/quote",
        consent: true,
      },
    });
    expect(response.status()).toBe(201);
  };
  for (let first = 0; first < count; first += 8) {
    const numbers = Array.from({ length: Math.min(8, count - first) }, (_, index) => first + index);
    await Promise.all(numbers.map(send));
  }
}

test("a Monday morning with 80 new leads", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(240_000);
  await sendWeekend(page.request, 80);
  await openLeads(page);

  // Late leads come first. Three of them are answered, each with two keys.
  await page.getByRole("link", { name: /^\d+ due ?, \d+ late$/ }).click();
  await expect(rows(page).first()).toContainText("late");
  await page.keyboard.press("j");
  for (let answered = 0; answered < 3; answered += 1) {
    await expect(choice(panel(page), "Status")).toContainText("New");
    const reference = await panel(page).getByText(/^SV-/).first().innerText();
    await page.keyboard.press("e");
    await expect(panel(page).getByText("Contacted?")).toBeVisible();
    await page.keyboard.press("c");
    await expect(choice(panel(page), "Status")).toContainText("Contacted");
    await page.keyboard.press("j");
    await expect(panel(page).getByText(reference, { exact: true })).toBeHidden();
  }
  await page.keyboard.press("Escape");

  // Ten leads are assigned to a colleague together.
  await page.getByRole("link", { name: /^Unassigned/ }).click();
  // Until then, the rows are those of the former list.
  await expect(page.getByText("Longest waiting first", { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText("Nobody");
  for (let row = 0; row < 10; row += 1) await rows(page).nth(row).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Chosen leads" });
  await expect(bar.getByText("10 chosen")).toBeVisible();
  await bar.getByLabel("Owner").selectOption("Leyla Aksoy");
  await bar.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("10 leads given to Leyla Aksoy.")).toBeVisible();
  await page.keyboard.press("z");
  await expect(rows(page).nth(9)).toContainText("Nobody");

  // The command palette finds Smith by name, and the page of one request lists her other one.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("smith-weekend");
  const found = page.getByRole("option", { name: /Harriet Smith-Weekend/ });
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText("LASIK");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Harriet Smith/ })).toBeVisible();
  const others = page.getByRole("region", { name: "Other requests from this person" });
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await expect(others.getByRole("link", { name: "Dental Implants" })).toBeVisible();

  // The navigation goes back to the tab that was used last.
  await page
    .getByRole("navigation", { name: "Workspace" })
    .getByRole("link", { name: "Leads" })
    .click();
  await expect(page).toHaveURL("/admin/leads?tab=unassigned");

  // The new leads for İzmir are exported, with their number shown before and after.
  await page.getByRole("link", { name: /^All/ }).click();
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByLabel("City").selectOption("İzmir");
  // Until then, the number is that of all new leads.
  await expect(page.getByRole("table", { name: /İzmir/ })).toBeVisible();
  const matches = page.getByText(/^[\d,]+ leads match$/);
  await expect(matches).toBeVisible();
  const count = Number.parseInt(await matches.innerText(), 10);
  expect(count).toBeGreaterThanOrEqual(40);
  await page.getByRole("button", { name: "Export options" }).click();
  const dialog = page.getByRole("dialog", { name: "Export leads" });
  await dialog.getByRole("checkbox", { name: "Phone, with country code" }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: `Export ${count} leads` }).click(),
  ]);
  await expect(toast(page, `${count} leads in the file.`)).toBeVisible();
  // Not trimmed, which would remove the byte-order mark. The last line also ends with a line break.
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines[0]).toBe(
    "\uFEFFDate,Name,Email,Phone,Phone (E.164),Treatment,Location,Travel Month,Notes,Source",
  );
  expect(lines).toHaveLength(count + 1);
  expect(lines.slice(1).filter((line) => !line.includes('"İzmir, Turkey"'))).toEqual([]);
});

test("the browser creates an Excel file", { tag: "@all" }, async ({ page }) => {
  await openSignedIn(page, admin, "/admin/leads?status=booked");
  await expect(page.getByText(/^[\d,]+ leads match$/)).toBeVisible();
  await page.getByRole("button", { name: "Export options" }).click();
  const dialog = page.getByRole("dialog", { name: "Export leads" });
  await dialog.getByRole("radio", { name: "Excel (XLSX)" }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: /^Export \d+ leads$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sanavoy-leads-\d{4}-\d\d-\d\d\.xlsx$/);
  // A ZIP archive.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
  await expect(dialog).toBeHidden();
});

test("dragged column widths are kept in the URL, and long pages draw only the rows in view", {
  tag: "@all",
}, async ({ page }) => {
  await openLeads(page);
  const notes = page.getByRole("columnheader", { name: "Notes" });
  const before = await notes.boundingBox();
  if (!before) throw new Error("There is no column for notes.");
  const border = { x: before.x + before.width, y: before.y + before.height / 2 };
  await page.mouse.move(border.x, border.y);
  await page.mouse.down();
  await page.mouse.move(border.x - 60, border.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/columns=.*notes\.\d+/);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const after = await notes.boundingBox();
  expect(Math.abs((after?.width ?? 0) - (before.width - 60))).toBeLessThan(6);

  await page.getByLabel("Leads on a page").selectOption("100");
  await expect(page.getByText(/^1–100 of/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "101");
  // The first press goes to the estimated end, because rows are measured only when they are drawn.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator('tr[aria-rowindex="101"]')).toBeInViewport({ timeout: 2000 });
  }).toPass();
  // The heading stays in view.
  await expect(notes).toBeInViewport();
});

test("a change made offline waits in the tab, and is sent when the connection is back", async ({
  page,
  context,
  faults,
}) => {
  // Role and session are checked regularly, and a request may be in progress when the connection ends.
  faults.allow("net::ERR_INTERNET_DISCONNECTED");
  await openSearch(page, "mariam.saleh");
  await rows(page).first().getByRole("link", { name: "Mariam Saleh" }).click();
  const step = panel(page).getByRole("textbox", { name: "Next step", exact: true });
  await expect(step).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await panel(page).getByLabel("Next step on").fill("2027-01-15");
  await step.fill("Call about the flight");
  await panel(page).getByRole("button", { name: "Save for Jan 15, 2027" }).click();
  await expect(page.getByText(/1 change is waiting in this tab/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  await expect(
    panel(page).getByText("set the next step for Jan 15, 2027: Call about the flight"),
  ).toBeVisible();
  await expect(step).toHaveValue("Call about the flight");
});
