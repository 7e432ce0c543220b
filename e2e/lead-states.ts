import type { Page } from "@playwright/test";
import * as z from "zod";
import { answerCounts, answerIds, answerList, isNewCount } from "./answer-list.ts";
import { expect, searchLeads } from "./fixtures.ts";
import {
  answers,
  fill,
  follow,
  has,
  keys,
  press,
  type ScreenState,
  type Step,
  sees,
  state,
} from "./screen-state.ts";

const exportPath = "**/rest/v1/rpc/export_leads";

/** Mocks that there is no lead, or none that is new. */
const answerNone =
  (isAmong: (query: URLSearchParams) => boolean): Step =>
  async (page) => {
    await answerList(page, (route) =>
      isAmong(new URL(route.request().url()).searchParams)
        ? route.fulfill({ json: [] })
        : route.fallback(),
    );
    await answerCounts(page, (query) => (isAmong(query) ? 0 : undefined));
  };

const row = (page: Page, number = 1) => page.getByRole("row").nth(number);
/** Waits for the first row. */
const hasRows: Step = (page) => expect(row(page)).toBeVisible();
export const openFirst: Step = (page) => row(page).getByRole("link").first().click();
const search =
  (text: string): Step =>
  (page) =>
    searchLeads(page, text);

const rowsSchema = z.array(z.looseObject({}));

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
    const [lead] = rowsSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: Array.from({ length: 1000 }, () => lead) });
  });
}

const allLeads = "/admin/leads";
/** A list with few rows, which axe can check quickly. */
export const dueLeads = "/admin/leads?tab=due";

/** The list of leads, and one lead. */
export const leadStates: readonly ScreenState[] = [
  state("leads", allLeads, [hasRows, sees(/total leads/)]),
  state("leads-loading", allLeads, [sees("Loading leads...")], {
    answer: (page) => answerList(page, () => {}),
  }),
  state("leads-empty", allLeads, [sees("No leads yet"), sees("0 total leads")], {
    answer: answerNone(() => true),
  }),
  state(
    "leads-nobody-waiting",
    dueLeads,
    [sees("Nobody is waiting"), has("link", /^Show \d+ follow-ups$/)],
    { answer: answerNone((query) => query.get("status") === "eq.new") },
  ),
  state("leads-new", dueLeads, [sees("3 new")], {
    answer: (page) => answerCounts(page, (query) => (isNewCount(query) ? 3 : undefined)),
  }),
  state("leads-failing", allLeads, [sees("We could not load the leads")], {
    fails: true,
    answer: (page) =>
      answerList(page, (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
  }),
  state("leads-exporting", dueLeads, [press("Export CSV"), sees("1,000 of 3,200")], {
    answer: answerEndlessExport,
  }),
  state("leads-due", dueLeads, [(page) => expect(row(page)).toContainText("late")]),
  state("leads-filters", "/admin/leads?category=dental", [
    sees(/^\d+ leads match$/),
    press(/^Filters/),
    // On a phone, the panel has a bar, which covers no field at the end.
    (page) =>
      page.evaluate(() => {
        if (innerWidth < 640) window.scrollTo(0, document.body.scrollHeight);
      }),
  ]),
  state("leads-no-match", allLeads, [search("xqzwv"), sees("No leads match")]),
  state("leads-match-elsewhere", dueLeads, [
    search("oliver bennett"),
    has("link", "Show 1 in All"),
  ]),
  state("leads-dates-reversed", "/admin/leads?from=2026-11-20&to=2026-11-01", [
    sees("The last day is before the first."),
    press(/^Filters/),
    sees("This is before “Sent on or after”."),
  ]),
  state("leads-follow-up", "/admin/leads?tab=follow-up", [
    (page) => expect(page.getByText(/^\d+\sdays?\soverdue$/).first()).toBeVisible(),
  ]),
  state("leads-chosen", dueLeads, [
    (page) => row(page, 1).getByRole("checkbox").check(),
    (page) => row(page, 2).getByRole("checkbox").check(),
    sees("2 chosen"),
  ]),
  state(
    "leads-chosen-closing",
    dueLeads,
    [
      (page) => row(page).getByRole("checkbox").check(),
      async (page) => {
        const bar = page.getByRole("region", { name: "Chosen leads" });
        await bar.getByRole("button", { name: "Status" }).click();
        await bar.getByLabel("Status").selectOption("closed");
        await expect(bar.getByLabel("Reason")).toBeVisible();
      },
    ],
    { below: 1024 },
  ),
  state("leads-chosen-all", allLeads, [
    (page) => page.getByRole("checkbox", { name: "Choose all leads on this page" }).check(),
    press(/^Choose (all|the first) \d+/),
    sees(/^\d{2,3} chosen$/),
  ]),
  state("leads-unassigned", "/admin/leads?tab=unassigned", [hasRows]),
  state("leads-stalled", "/admin/leads?tab=stalled", [hasRows]),
  state("leads-mine", "/admin/leads?tab=mine", [hasRows]),
  state("leads-no-calls", dueLeads, [(page) => expect(row(page)).toContainText("No calls")], {
    answer: (page) =>
      answerList(page, async (route) => {
        const [first, ...others] = rowsSchema.parse(await (await route.fetch()).json());
        await route.fulfill({ json: [{ ...first, no_calls: true }, ...others] });
      }),
  }),
  state("leads-views", dueLeads, [press("Views"), has("link", "Hair transplants")]),
  state("leads-keyboard", dueLeads, [hasRows, keys("?"), has("dialog", "Keyboard")]),
  // A phone has no button for the columns.
  state("leads-columns", `${dueLeads}&columns=reference-contact.300-status-due-next_step-owner`, [
    hasRows,
    keys("Control+k", "text:Choose columns", "Enter"),
    has("dialog", "Columns"),
  ]),
  state(
    "leads-export-options",
    dueLeads,
    [hasRows, press("Export options"), has("dialog", "Export leads")],
    { typical: true },
  ),
  state("leads-commands", dueLeads, [
    hasRows,
    keys("Control+k", "text:smith"),
    (page) => expect(page.getByRole("option").first()).toBeVisible(),
  ]),
  state("lead-correcting", dueLeads, [
    openFirst,
    press("Correct the email"),
    fill("Corrected email", "nobody"),
    keys("Enter"),
    sees(/^Enter an email address/),
  ]),
  state(
    "leads-offline",
    dueLeads,
    [
      hasRows,
      sees(/total leads/),
      (page) => page.context().setOffline(true),
      sees(/^You’re offline\./),
    ],
    { ownContext: true },
  ),
  state("lead", dueLeads, [openFirst, has("heading", "What was sent")], { typical: true }),
  state("lead-erased", dueLeads, [openFirst, sees("This request was erased")], {
    answer: answers("**/rest/v1/rpc/open_lead", null),
  }),
  state(
    "workspace-code-gone",
    dueLeads,
    [hasRows, follow("Insights"), sees(/could not be shown/)],
    {
      fails: true,
      answer: (page) => page.route("**/assets/insights-dashboard-*.js", (route) => route.abort()),
    },
  ),
  state("lead-unknown", "/admin/leads/SV-2222-2222", [sees("No lead has this reference")]),
];
