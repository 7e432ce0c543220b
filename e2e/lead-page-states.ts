import type { Page } from "@playwright/test";
import * as z from "zod";
import { choice, choose, expect, open } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

const leadSchema = z.looseObject({ id: z.string(), version: z.number() });
type SentLead = z.infer<typeof leadSchema>;

const openPath = "**/rest/v1/rpc/open_lead";
const changePath = /\/rest\/v1\/rpc\/(set_lead_status|record_lead_contact)$/;

/** Changes the lead in the server's response. */
async function answerLead(page: Page, change: (lead: SentLead) => object) {
  await page.route(openPath, async (route) => {
    const lead = leadSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...lead, ...change(lead) } });
  });
}

/** Mocks the response to a change of the open lead, so that it does not change for other states. */
async function answerChange(page: Page, answer: (lead: SentLead) => object | null) {
  let lead: SentLead | undefined;
  await answerLead(page, (opened) => {
    lead = opened;
    return {};
  });
  await page.route(changePath, async (route) => {
    const json = lead && answer(lead);
    await route.fulfill(json ? { json } : { status: 400, json: { message: "Not available" } });
  });
}

/** Opens the first due lead on its own page. */
async function openFirst(page: Page) {
  const address = await page.getByRole("row").nth(1).getByRole("link").first().getAttribute("href");
  await open(page, address ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function moveToQuoted(page: Page) {
  await openFirst(page);
  await choose(page, "Status", "Quoted");
}

const due = { path: "/admin/leads?tab=due", signedIn: true } as const;

/** A lead on its own page, and what can happen to it. */
export const leadPageStates: readonly ScreenState[] = [
  {
    name: "lead-page",
    ...due,
    show: async (page) => {
      await openFirst(page);
      await expect(page.getByRole("heading", { name: "Notes and history" })).toBeVisible();
    },
  },
  {
    name: "lead-loading",
    ...due,
    answer: (page) => page.route(openPath, () => {}),
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await expect(page.getByText("Loading the lead...")).toBeVisible();
    },
  },
  {
    name: "lead-failing",
    ...due,
    fails: true,
    answer: (page) =>
      page.route(openPath, (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
    show: async (page) => {
      await openFirst(page);
      await expect(page.getByText("We could not load this lead")).toBeVisible();
    },
  },
  {
    name: "lead-restricted",
    ...due,
    answer: (page) => answerLead(page, () => ({ restricted_at: "2026-11-20T08:00:00+00:00" })),
    show: async (page) => {
      await openFirst(page);
      await expect(page.getByText("asked us to restrict the use")).toBeVisible();
      await expect(page.getByRole("button", { name: "Email a new link" })).toBeVisible();
    },
  },
  {
    name: "lead-mail-problem",
    ...due,
    answer: async (page) => {
      const at = "2026-11-20T08:00:00+00:00";
      await page.route("**/rest/v1/rpc/lead_mail", (route) =>
        route.fulfill({
          json: {
            parked: [{ kind: "patient_confirmation", parked_at: at, last_error: "http_422" }],
            problem: { problem: "bounced", at },
          },
        }),
      );
      await page.route("**/rest/v1/rpc/lead_link", (route) =>
        route.fulfill({
          json: { ends_at: "2099-05-22T10:00:00+00:00", revoked_at: at, revoked_because: "team" },
        }),
      );
      const base = { clinic: "Example Dental Clinic", city: "İzmir", would_get: "Treatment" };
      const states = ["proposed", "agreed", "taken_back"];
      await page.route("**/rest/v1/lead_proposals?*", (route) =>
        route.fulfill({
          json: states.map((state, index) => ({
            ...base,
            id: `9a0b0001-0000-4000-8000-00000000000${index}`,
            clinic_id: "9a0b0001-0000-4000-8000-000000000009",
            state,
            proposed_at: at,
            answered_at: index === 0 ? null : at,
            answered_how: index === 1 ? "whatsapp" : null,
            sent_on: index === 2 ? "2026-11-20" : null,
          })),
        }),
      );
    },
    show: async (page) => {
      await openFirst(page);
      await expect(page.getByText(/^Email to .* bounced on Nov 20, 2026\.$/)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Tell it by email/ })).toBeVisible();
    },
  },
  {
    name: "lead-closing",
    ...due,
    show: async (page) => {
      await openFirst(page);
      await choice(page, "Status").click();
      await expect(page.getByRole("menuitemradio", { name: "No answer" })).toBeVisible();
    },
  },
  {
    name: "lead-contacted",
    ...due,
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await page.getByRole("link", { name: "Email", exact: true }).click();
      await expect(page.getByText("Contacted?")).toBeVisible();
    },
  },
  {
    name: "lead-undo",
    ...due,
    answer: (page) =>
      answerChange(page, (lead) => ({
        outcome: "changed",
        lead: { ...lead, status: "quoted", version: lead.version + 1 },
        event: {
          id: 1,
          at: new Date().toISOString(),
          actor: "5a7a0001-0000-4000-8000-000000000001",
          kind: "status",
          body: { from: "new", to: "quoted" },
        },
      })),
    show: async (page) => {
      await moveToQuoted(page);
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
  {
    name: "lead-conflict",
    ...due,
    answer: (page) =>
      answerChange(page, (lead) => ({
        outcome: "conflict",
        lead: { ...lead, status: "contacted", version: lead.version + 1 },
        event: {
          id: 1,
          at: new Date(Date.now() - 10_000).toISOString(),
          actor: "5a7a0001-0000-4000-8000-000000000003",
          actor_name: "Tom Fletcher",
          kind: "status",
          body: { from: "new", to: "contacted" },
        },
      })),
    show: async (page) => {
      await moveToQuoted(page);
      await expect(page.getByText(/^Tom Fletcher moved this to Contacted/)).toBeVisible();
    },
  },
  {
    name: "lead-unsaved",
    ...due,
    fails: true,
    answer: (page) => answerChange(page, () => null),
    show: async (page) => {
      await moveToQuoted(page);
      await expect(page.getByText(/^Not saved: moved to/)).toBeVisible();
    },
  },
  {
    name: "lead-unsaved-elsewhere",
    ...due,
    fails: true,
    answer: (page) => answerChange(page, () => null),
    show: async (page) => {
      await moveToQuoted(page);
      await page.getByRole("link", { name: "All leads" }).click();
      await expect(page.getByText(/: not saved\./)).toBeVisible();
    },
  },
];
