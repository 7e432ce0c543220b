import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect } from "./fixtures.ts";
import {
  answers,
  fill,
  follow,
  has,
  ignores,
  press,
  refuses,
  type ScreenState,
  sees,
  state,
} from "./screen-state.ts";

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

const insightsPath = "**/rest/v1/rpc/insights";

/** Insights, templates, clinics and the team. */
export const teamStates: readonly ScreenState[] = [
  state(
    "insights",
    "/admin/insights?period=91d",
    [
      has("heading", "Leads a week"),
      async (page) => {
        for (const summary of await page.getByText("Show as a table").all()) await summary.click();
      },
    ],
    { typical: true },
  ),
  state(
    "new-lead",
    "/admin/leads/new",
    [press("Store the request"), sees(/^There are \d problems$/)],
    { typical: true },
  ),
  state("insights-dates", "/admin/insights?from=2026-01-31&to=2026-02-01", [
    fill("To", "2026-01-01", { exact: true }),
    press("Show", { exact: true }),
    sees("The last day is before the first."),
  ]),
  state(
    "insights-loading",
    "/admin/insights",
    [(page) => expect(page.getByText("Loading the figures")).toBeAttached()],
    { answer: ignores(insightsPath) },
  ),
  state("insights-failing", "/admin/insights", [sees("We could not load the figures")], {
    fails: true,
    answer: refuses(insightsPath),
  }),
  state("templates-none", "/admin/templates", [sees("No templates yet")], {
    answer: answers("**/rest/v1/message_templates?*", []),
  }),
  state("template-leave", "/admin/templates", [
    fill("Message", "Hello {name}"),
    follow("Insights"),
    has("dialog"),
  ]),
  state(
    "template-conflict",
    "/admin/templates",
    [
      async (page) => {
        const message = page.getByLabel("Message", { exact: true });
        await message.fill(`Good morning {name},\n${await message.inputValue()}`);
      },
      press("Save", { exact: true }),
      sees(/changed this template while you were editing/),
    ],
    { answer: answerTemplateConflict },
  ),
  state("templates", "/admin/templates", [has("heading", /^Preview/)]),
  state("template-faults", "/admin/templates?template=new", [
    fill("Message", "Hello {nmae}"),
    press("Add template"),
    sees("There are 3 problems"),
  ]),
  state("clinics", "/admin/clinics", [has("table", "Clinics")]),
  state("clinics-looked-up", "/admin/clinics", [
    (page) =>
      page
        .getByRole("button", { name: /^I looked it up/ })
        .first()
        .click(),
    has("dialog", "Did you look it up today?"),
  ]),
  state("clinics-failing", "/admin/clinics", [sees("We could not load the clinics")], {
    fails: true,
    answer: refuses("**/rest/v1/clinics?*"),
  }),
  state("clinic-faults", "/admin/clinics?clinic=new", [
    (page) => page.getByText("Dental", { exact: true }).click(),
    press("Add clinic"),
    sees("There is a problem"),
  ]),
  state("team", "/admin/team", [has("table", "The team")]),
  state("team-failing", "/admin/team", [sees("We could not load this list")], {
    fails: true,
    answer: refuses("**/rest/v1/rpc/list_team"),
  }),
  state("team-revoke", "/admin/team", [
    async (page) => {
      const revoke = page.getByRole("button", { name: /^Revoke/ });
      await revoke.first().click();
    },
    has("dialog"),
  ]),
];
