import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";
import { exampleRequest } from "../tests/functions/functions-support.ts";
import { panel, rows } from "./answer-list.ts";
import { choice, choose, expect, newPerson, openLeads, openSearch, test } from "./fixtures.ts";

/** The figure on a tab. */
async function countOf(page: Page, tab: string): Promise<number> {
  const text = await page.getByRole("link", { name: new RegExp(`^${tab} \\d`) }).textContent();
  return Number(text?.replace(/\D/g, ""));
}

test("notes that are cut off can be shown in full, at any width", { tag: "@all" }, async ({
  page,
  request,
}) => {
  // The newest lead has notes that no width shows in two lines, however many leads other journeys have added.
  const { email } = newPerson();
  await request.post("/functions/v1/submit-lead", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: exampleRequest({ email, notes: "I have some questions about the flight. ".repeat(30) }),
  });
  await openLeads(page);
  for (const width of [1280, 1000, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const wrong = await rows(page).evaluateAll((all) =>
        all.flatMap((row) => {
          const notes = row.querySelector(".line-clamp-2.whitespace-pre-line");
          if (!notes) return [];
          const cut = notes.scrollHeight > notes.clientHeight + 1;
          return cut === Boolean(notes.parentElement?.querySelector("button"))
            ? []
            : [notes.textContent];
        }),
      );
      expect(wrong).toEqual([]);
    }).toPass();
  }
  const more = rows(page).getByRole("button", { name: "Show all" }).first();
  await more.click();
  await rows(page).getByRole("button", { name: "Show less" }).click();
  await expect(more).toBeVisible();
});

test("a coordinator finds a late lead, contacts the patient, and continues with the next lead", async ({
  page,
}) => {
  await openLeads(page);
  await page.getByRole("link", { name: /^Due/ }).click();
  await expect(page).toHaveURL("/admin/leads?tab=due");
  await expect(rows(page).first()).toContainText("late");
  const due = await countOf(page, "Due");

  // From the list to "Contacted" in three clicks.
  const name = await rows(page).first().getByRole("link").first().innerText();
  await rows(page).first().getByRole("link").first().click();
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
  const email = panel(page).getByRole("link", { name: "Email" });
  await expect(email).toHaveAttribute("href", /^mailto:.+subject=Your%20request%20to%20Sanavoy/);
  await email.click();
  await panel(page).getByRole("button", { name: "Yes, by email" }).click();

  await expect(choice(panel(page), "Status")).toContainText("Contacted");
  await expect(
    panel(page).getByText(/contacted the patient by email, for the first time/),
  ).toBeVisible();
  await expect(rows(page).first()).toContainText("Contacted");
  await expect(page.getByRole("link", { name: `Due ${due - 1}` })).toBeVisible();
  // The row stays while the list is open. It is removed when the tab is next visited.
  await page.keyboard.press("j");
  await expect(panel(page).getByRole("heading", { level: 2 })).not.toHaveText(name);
  await page.keyboard.press("k");
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
});

test("several leads are assigned together, and this is undone", { tag: "@all" }, async ({
  page,
}) => {
  await openLeads(page);
  await page.getByRole("link", { name: /^Unassigned/ }).click();
  // Until then, the rows are those of the former list.
  await expect(page.getByText("Longest waiting first", { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText("Nobody");
  const unassigned = await countOf(page, "Unassigned");
  for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Chosen leads" });
  await expect(bar.getByText("3 chosen")).toBeVisible();
  await bar.getByLabel("Owner").selectOption("Tom Fletcher");
  await bar.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("3 leads given to Tom Fletcher.")).toBeVisible();
  for (const row of [0, 1, 2]) await expect(rows(page).nth(row)).toContainText("Tom Fletcher");
  await expect(page.getByRole("link", { name: `Unassigned ${unassigned - 3}` })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  for (const row of [0, 1, 2]) await expect(rows(page).nth(row)).toContainText("Nobody");
  await expect(page.getByRole("link", { name: `Unassigned ${unassigned}` })).toBeVisible();
});

test("a lead is found by name and closed with a reason, and this is undone", async ({ page }) => {
  await openLeads(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.keyboard.press("/");
  await page.keyboard.type("whitmore");
  await expect(page.getByText("1 lead matches")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  // Neither the address, nor the history of the browser, nor a request names a person.
  await expect(page).toHaveURL("/admin/leads");
  expect(asked.filter((url) => url.includes("whitmore"))).toEqual([]);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText("1 lead matches")).toBeHidden();
  await page.goForward();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).first().getByRole("link", { name: "Daniel Whitmore" }).click();
  await expect(panel(page).getByText("=SUM of two quotes from home")).toBeVisible();
  // Above the status: a menu that is open would move with it.
  const history = panel(page).getByRole("region", { name: "Notes and history" });
  await expect(history.getByRole("listitem").first()).toBeVisible();
  const status = choice(panel(page), "Status");
  const former = await status.innerText();
  await choose(panel(page), "Status", "No answer");
  await expect(rows(page).first()).toContainText("No answer");
  await expect(panel(page).getByText("moved this to Closed (no answer)")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveText(former);
  await expect(rows(page).first()).not.toContainText("No answer");
});

test("if two people change a lead, the second is told what the first has done", {
  tag: "@all",
}, async ({ page, browser }) => {
  await openSearch(page, "lindqvist");
  await rows(page).first().getByRole("link", { name: "Thomas Lindqvist" }).click();
  await page.getByRole("link", { name: "Open as a page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thomas Lindqvist" })).toBeVisible();
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await openLeads(colleague);
  await page.reload();
  await expect(choice(page, "Status")).toBeVisible();
  // On a slow machine, it could look for changes before it makes its own.
  await page.route("**/rest/v1/leads?*", () => {});
  await colleague.goto(page.url());
  await choose(colleague, "Status", "Quoted");
  await expect(colleague.getByText("moved this to Quoted").first()).toBeVisible();
  await other.close();

  await choose(page, "Status", "Booked");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(/Ayşe Demir moved this to Quoted \d+ seconds? ago\./);
  await expect(notice).toContainText("Your change was not saved: moved to Booked.");
  await expect(choice(page, "Status")).toContainText("Quoted");
  await notice.getByRole("button", { name: "Move to Booked anyway" }).click();
  await expect(choice(page, "Status")).toContainText("Booked");
  await expect(notice).toBeHidden();
});

test("an unsaved note is kept when someone leaves the lead, and is in its history once saved", {
  tag: "@all",
}, async ({ page }) => {
  await openLeads(page);
  await rows(page).nth(1).getByRole("link").first().click();
  const note = panel(page).getByLabel("Note", { exact: true });
  await note.fill("Has an X-ray from March.");
  await page.keyboard.press("Escape");
  await panel(page).getByRole("button", { name: "Next lead" }).click();
  await expect(note).toHaveValue("");
  await panel(page).getByRole("button", { name: "Previous lead" }).click();
  await expect(note).toHaveValue("Has an X-ray from March.");
  await panel(page).getByRole("button", { name: "Save note" }).click();
  await expect(note).toHaveValue("");
  const history = panel(page).getByRole("region", { name: "Notes and history" });
  await expect(history.getByRole("listitem").first()).toContainText("Has an X-ray from March.");
});
