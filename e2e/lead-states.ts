import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, searchLeads } from "./fixtures.ts";
import { answerCounts, answerIds, answerList, isNewCount } from "./list-answers.ts";
import type { ScreenState } from "./screen-state.ts";

const exportPath = "**/rest/v1/rpc/export_leads";

/** A list without rows. */
const answerNoRows = (page: Page) => answerList(page, (route) => route.fulfill({ json: [] }));

const exportSchema = z.array(z.looseObject({}));

/** Mocks an export that needs several requests, and responds only to the first. */
async function answerEndlessExport(page: Page) {
  await answerCounts(page, () => 3200);
  await answerIds(page, async (route) => {
    const rows: unknown[] = await (await route.fetch()).json();
    await route.fulfill({ json: Array.from({ length: 1000 }, () => rows[0]) });
  });
  let answered = false;
  await page.route(exportPath, async (route) => {
    if (answered) return;
    answered = true;
    const [lead] = exportSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: Array.from({ length: 1000 }, () => lead) });
  });
}

/** A list with few rows, which axe can check quickly. */
const dueLeads = "/admin/leads?tab=due";

/** The list of leads, and one lead. */
export const leadStates: readonly ScreenState[] = [
  {
    name: "leads",
    path: "/admin/leads",
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expect(page.getByText(/total leads/)).toBeVisible();
    },
  },
  {
    name: "leads-loading",
    path: "/admin/leads",
    answer: (page) => answerList(page, () => {}),
    show: (page) => expect(page.getByText("Loading leads...")).toBeVisible(),
  },
  {
    name: "leads-empty",
    path: "/admin/leads",
    answer: (page) => answerNoRows(page),
    show: (page) => expect(page.getByText("No leads yet")).toBeVisible(),
  },
  {
    name: "leads-first-run",
    path: "/admin/leads",
    answer: async (page) => {
      await answerNoRows(page);
      await answerCounts(page, () => 0);
    },
    show: async (page) => {
      await expect(page.getByText("No leads yet")).toBeVisible();
      await expect(page.getByText("0 total leads")).toBeVisible();
    },
  },
  {
    name: "leads-nobody-waiting",
    path: dueLeads,
    answer: (page) => answerNoRows(page),
    show: (page) => expect(page.getByText("Nobody is waiting")).toBeVisible(),
  },
  {
    name: "leads-new",
    path: dueLeads,
    answer: (page) => answerCounts(page, (query) => (isNewCount(query) ? 3 : undefined)),
    show: (page) => expect(page.getByText("3 new")).toBeVisible(),
  },
  {
    name: "leads-failing",
    path: "/admin/leads",
    fails: true,
    answer: (page) =>
      answerList(page, (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
    show: (page) => expect(page.getByText("We could not load the leads")).toBeVisible(),
  },
  {
    name: "leads-exporting",
    path: dueLeads,
    answer: answerEndlessExport,
    show: async (page) => {
      await page.getByRole("button", { name: "Export CSV" }).click();
      await expect(page.getByText("1,000 of 3,200")).toBeVisible();
    },
  },
  {
    name: "leads-due",
    path: "/admin/leads?tab=due",
    show: (page) => expect(page.getByRole("row").nth(1)).toContainText("late"),
  },
  {
    name: "leads-filters",
    path: "/admin/leads?category=dental",
    show: async (page) => {
      await expect(page.getByText(/^\d+ leads match$/)).toBeVisible();
      await page.getByRole("button", { name: /^Filters/ }).click();
    },
  },
  {
    name: "leads-no-match",
    path: "/admin/leads",
    show: async (page) => {
      await searchLeads(page, "xqzwv");
      await expect(page.getByText("No leads match")).toBeVisible();
    },
  },
  {
    name: "leads-match-elsewhere",
    path: "/admin/leads?tab=due",
    show: async (page) => {
      await searchLeads(page, "oliver bennett");
      await expect(page.getByRole("link", { name: "Show 1 in All" })).toBeVisible();
    },
  },
  {
    name: "leads-dates-reversed",
    path: "/admin/leads?from=2026-11-20&to=2026-11-01",
    show: async (page) => {
      await expect(page.getByText("The last day is before the first.")).toBeVisible();
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(page.getByText("This is before “Sent from”.")).toBeVisible();
    },
  },
  {
    name: "leads-follow-up",
    path: "/admin/leads?tab=follow-up",
    show: (page) => expect(page.getByText(/\(\d+ days? ago\)/).first()).toBeVisible(),
  },
  {
    name: "leads-chosen",
    path: dueLeads,
    show: async (page) => {
      for (const row of [1, 2]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
      await expect(page.getByText("2 chosen")).toBeVisible();
    },
  },
  {
    name: "leads-chosen-closing",
    path: dueLeads,
    below: 1024,
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("checkbox").check();
      const bar = page.getByRole("region", { name: "Chosen leads" });
      await bar.getByRole("button", { name: "Status" }).click();
      await bar.getByLabel("Status").selectOption("closed");
      await expect(bar.getByLabel("Reason")).toBeVisible();
    },
  },
  {
    name: "leads-views",
    path: dueLeads,
    show: async (page) => {
      await page.getByRole("button", { name: "Views" }).click();
      await expect(page.getByRole("link", { name: "Hair transplants" })).toBeVisible();
    },
  },
  {
    name: "leads-keyboard",
    path: dueLeads,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    },
  },
  {
    name: "leads-columns",
    path: "/admin/leads?tab=due&columns=reference-contact.300-status-due-next_step-owner",
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      // A phone has no button for them.
      await page.keyboard.press("Control+k");
      await page.keyboard.type("Choose columns");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Columns" })).toBeVisible();
    },
  },
  {
    name: "leads-export-options",
    typical: true,
    path: dueLeads,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.getByRole("button", { name: "Export options" }).click();
      await expect(page.getByRole("dialog", { name: "Export leads" })).toBeVisible();
    },
  },
  {
    name: "leads-commands",
    path: dueLeads,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.keyboard.press("Control+k");
      await page.keyboard.type("smith");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "lead-correcting",
    path: "/admin/leads?tab=due",
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await page.getByRole("button", { name: "Correct the email" }).click();
      await page.getByLabel("Corrected email").fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^Enter an email address/)).toBeVisible();
    },
  },
  {
    name: "leads-offline",
    path: "/admin/leads?tab=due",
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(/^You’re offline\./)).toBeVisible();
    },
  },
  {
    name: "lead",
    typical: true,
    path: "/admin/leads?tab=due",
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
    },
  },
  {
    name: "lead-unknown",
    path: "/admin/leads/SV-2222-2222",
    show: (page) => expect(page.getByText("No lead has this reference")).toBeVisible(),
  },
];
