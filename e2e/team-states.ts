import type { Page, Route } from "@playwright/test";
import * as z from "zod";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

function unavailable(route: Route) {
  return route.fulfill({ status: 400, json: { message: "The database is not available" } });
}

const templatesSchema = z.array(z.looseObject({ body: z.string(), version: z.number() }));

/** Mocks that a colleague saves every template first. */
async function answerTemplateConflict(page: Page) {
  await page.route("**/rest/v1/message_templates?*", async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (route.request().method() === "PATCH") return route.fulfill({ json: [] });
    if (!searchParams.has("id")) return route.fallback();
    const current = templatesSchema.parse(await (await route.fetch()).json());
    return route.fulfill({
      json: current.map((template) => ({
        ...template,
        body: `${template.body}\n\nWe are closed on 25 and 26 December.`,
        version: template.version + 1,
        updated_by: "5a7a0001-0000-4000-8000-000000000003",
      })),
    });
  });
}

/** Insights, templates, clinics and the team. */
export const teamStates: readonly ScreenState[] = [
  {
    name: "insights",
    typical: true,
    path: "/admin/insights?period=91d",
    show: async (page) => {
      await expect(page.getByRole("heading", { name: "Leads a week" })).toBeVisible();
      for (const summary of await page.getByText("Show as a table").all()) await summary.click();
    },
  },
  {
    name: "new-lead",
    typical: true,
    path: "/admin/leads/new",
    show: async (page) => {
      await page.getByRole("button", { name: "Store the request" }).click();
      await expect(page.getByText(/^There are \d problems$/)).toBeVisible();
    },
  },
  {
    name: "insights-dates",
    path: "/admin/insights?from=2026-01-31&to=2026-02-01",
    show: async (page) => {
      await page.getByLabel("To", { exact: true }).fill("2026-01-01");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page.getByText("The last day is before the first.")).toBeVisible();
    },
  },
  {
    name: "insights-loading",
    path: "/admin/insights",
    answer: (page) => page.route("**/rest/v1/rpc/insights", () => {}),
    show: (page) => expect(page.getByText("Loading the figures")).toBeAttached(),
  },
  {
    name: "insights-failing",
    path: "/admin/insights",
    fails: true,
    answer: (page) => page.route("**/rest/v1/rpc/insights", unavailable),
    show: (page) => expect(page.getByText("We could not load the figures")).toBeVisible(),
  },
  {
    name: "templates-none",
    path: "/admin/templates",
    answer: (page) =>
      page.route("**/rest/v1/message_templates?*", (route) => route.fulfill({ json: [] })),
    show: (page) => expect(page.getByText("New template").first()).toBeVisible(),
  },
  {
    name: "template-leave",
    path: "/admin/templates",
    show: async (page) => {
      await page.getByLabel("Message").fill("Hello {name}");
      await page.getByRole("link", { name: "Team" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "template-conflict",
    path: "/admin/templates",
    answer: answerTemplateConflict,
    show: async (page) => {
      await page
        .getByLabel("Message")
        .fill("Hello {name}, thank you for your request {reference}.");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText(/changed this template while you were editing/)).toBeVisible();
    },
  },
  {
    name: "templates",
    path: "/admin/templates",
    show: (page) => expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible(),
  },
  {
    name: "template-faults",
    path: "/admin/templates?template=new",
    show: async (page) => {
      await page.getByLabel("Message").fill("Hello {nmae}");
      await page.getByRole("button", { name: "Add template" }).click();
      await expect(page.getByText("There are 3 problems")).toBeVisible();
    },
  },
  {
    name: "clinics",
    path: "/admin/clinics",
    show: (page) => expect(page.getByRole("table", { name: "Clinics" })).toBeVisible(),
  },
  {
    name: "clinics-failing",
    path: "/admin/clinics",
    fails: true,
    answer: (page) => page.route("**/rest/v1/clinics?*", unavailable),
    show: (page) => expect(page.getByText("We could not load the clinics")).toBeVisible(),
  },
  {
    name: "clinic-faults",
    path: "/admin/clinics?clinic=new",
    show: async (page) => {
      await page.getByText("Dental", { exact: true }).click();
      await page.getByRole("button", { name: "Add clinic" }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "team",
    path: "/admin/team",
    show: (page) => expect(page.getByRole("table", { name: "The team" })).toBeVisible(),
  },
  {
    name: "team-failing",
    path: "/admin/team",
    fails: true,
    answer: (page) => page.route("**/rest/v1/rpc/list_team", unavailable),
    show: (page) => expect(page.getByText("We could not load this list")).toBeVisible(),
  },
  {
    name: "team-revoke",
    path: "/admin/team",
    show: async (page) => {
      await page
        .getByRole("button", { name: /^Revoke/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];
