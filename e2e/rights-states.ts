import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

const personSchema = z.looseObject({
  leads: z.array(z.looseObject({ lead: z.looseObject({ restricted_at: z.string().nullable() }) })),
});

/** A person in the demo data. */
async function findSeededPerson(page: Page) {
  await page
    .getByLabel("Email address, phone number or reference")
    .fill("emily.carter@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** The audit log, and the personal data page. */
export const rightsStates: readonly ScreenState[] = [
  {
    name: "audit",
    path: "/admin/audit",
    show: (page) =>
      expect(page.getByRole("table", { name: "Audit log, newest first" })).toBeVisible(),
  },
  {
    name: "audit-loading",
    path: "/admin/audit",
    answer: (page) => page.route("**/rest/v1/rpc/search_audit", () => {}),
    show: (page) => expect(page.getByText("Loading the audit log")).toBeAttached(),
  },
  {
    name: "audit-nothing",
    path: "/admin/audit?reference=SV-2222-2222&actor=5a7a0001-0000-4000-8000-0000000000aa",
    show: (page) => expect(page.getByText("No entries match this filter")).toBeVisible(),
  },
  {
    name: "audit-not-a-reference",
    path: "/admin/audit",
    show: async (page) => {
      await page.getByLabel("Reference").fill("someone@example.com");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page.getByText(/^Enter a reference/)).toBeVisible();
    },
  },
  {
    name: "audit-failing",
    path: "/admin/audit",
    fails: true,
    answer: (page) =>
      page.route("**/rest/v1/rpc/search_audit", (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
    show: (page) => expect(page.getByText("We could not load the audit log")).toBeVisible(),
  },
  {
    name: "personal-data",
    path: "/admin/personal-data",
    show: async (page) => {
      await page.getByRole("button", { name: "Find" }).click();
      await expect(page.getByText(/Enter an email address, a phone number/)).toBeVisible();
    },
  },
  {
    name: "personal-data-found",
    typical: true,
    path: "/admin/personal-data",
    show: (page) => findSeededPerson(page),
  },
  {
    name: "personal-data-nothing",
    path: "/admin/personal-data",
    show: async (page) => {
      await page.getByLabel(/^Email address/).fill("SV-2222-2222");
      await page.getByRole("button", { name: "Find" }).click();
      await expect(page.getByText("We hold nothing about this person")).toBeVisible();
    },
  },
  {
    name: "personal-data-restricted",
    path: "/admin/personal-data",
    answer: (page) =>
      page.route("**/rest/v1/rpc/person_data", async (route) => {
        const record = personSchema.parse(await (await route.fetch()).json());
        for (const { lead } of record.leads) lead.restricted_at = "2026-11-20T08:00:00+00:00";
        await route.fulfill({ json: record });
      }),
    show: async (page) => {
      await findSeededPerson(page);
      await expect(page.getByRole("button", { name: "Lift the restriction" })).toBeVisible();
    },
  },
  {
    name: "personal-data-erase",
    path: "/admin/personal-data",
    show: async (page) => {
      await findSeededPerson(page);
      await page.getByRole("button", { name: "Erase", exact: true }).click();
      await expect(page.getByRole("dialog", { name: /^Erase/ })).toBeVisible();
    },
  },
  {
    name: "personal-data-several-people",
    path: "/admin/personal-data",
    answer: (page) =>
      page.route("**/rest/v1/rpc/person_data", async (route) => {
        const record = personSchema.parse(await (await route.fetch()).json());
        const others = record.leads.map((entry) => ({
          ...entry,
          lead: {
            ...entry.lead,
            id: crypto.randomUUID(),
            reference: "SV-2222-2222",
            name: "Jo Carter",
          },
        }));
        await route.fulfill({ json: { ...record, leads: [...record.leads, ...others] } });
      }),
    show: async (page) => {
      await findSeededPerson(page);
      await expect(page.getByText(/they may be from several people/)).toBeVisible();
      await page.getByRole("button", { name: "Erase", exact: true }).click();
      await expect(page.getByRole("dialog", { name: /^Erase 2 requests/ })).toBeVisible();
    },
  },
];
