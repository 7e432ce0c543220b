import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

/** Insights, templates and the team. */
export const teamStates: readonly ScreenState[] = [
  {
    name: "insights",
    path: "/admin/insights?period=91d",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("heading", { name: "Leads a week" })).toBeVisible();
      for (const summary of await page.getByText("Show as a table").all()) await summary.click();
    },
  },
  {
    name: "insights-dates",
    path: "/admin/insights?from=2026-01-31&to=2026-02-01",
    signedIn: true,
    show: async (page) => {
      await page.getByLabel("To", { exact: true }).fill("2026-01-01");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "templates",
    path: "/admin/templates",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible();
    },
  },
  {
    name: "template-faults",
    path: "/admin/templates?template=new",
    signedIn: true,
    show: async (page) => {
      await page.getByLabel("Message").fill("Hello {nmae}");
      await page.getByRole("button", { name: "Add template" }).click();
      await expect(page.getByText("There are 3 problems")).toBeVisible();
    },
  },
  {
    name: "team",
    path: "/admin/team",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("table", { name: "The team" })).toBeVisible();
    },
  },
  {
    name: "team-revoke",
    path: "/admin/team",
    signedIn: true,
    show: async (page) => {
      await page
        .getByRole("button", { name: /^Revoke/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];
