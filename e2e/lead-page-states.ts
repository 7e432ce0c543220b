import type { Page } from "@playwright/test";
import * as z from "zod";
import { choice, choose, expect, open } from "./fixtures.ts";
import { dueLeads, openFirst } from "./lead-states.ts";
import {
  answers,
  follow,
  has,
  ignores,
  inOrder,
  press,
  refuses,
  type ScreenState,
  type Step,
  sees,
  state,
} from "./screen-state.ts";

const leadSchema = z.looseObject({ id: z.string(), version: z.number() });
type SentLead = z.infer<typeof leadSchema>;

const limitsSchema = z.object({ lead_ids: z.array(z.string()) });

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
const openPage: Step = async (page) => {
  const address = await page.getByRole("row").nth(1).getByRole("link").first().getAttribute("href");
  await open(page, address ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

const moveToQuoted = inOrder(openPage, (page) => choose(page, "Status", "Quoted"));

/** What a change of the status answers, and who made it. */
function statusAnswer(outcome: string, lead: SentLead, to: string, by: object) {
  return {
    outcome,
    lead: { ...lead, status: to, version: lead.version + 1 },
    event: { id: 1, kind: "status", body: { from: "new", to }, ...by },
  };
}

const at = "2026-11-20T08:00:00+00:00";

/** Emails that did not arrive, a link that was revoked, and clinics' proposals in three states. */
const answerMailProblem = inOrder(
  answers("**/rest/v1/rpc/lead_mail", {
    parked: [{ kind: "patient_confirmation", parked_at: at, last_error: "http_422" }],
    problem: { problem: "bounced", at },
  }),
  (page) =>
    page.route("**/rest/v1/rpc/contact_limits", (route) => {
      const { lead_ids } = limitsSchema.parse(route.request().postDataJSON());
      const limit = { withdrawn_at: null, mail_problem: "bounced" };
      return route.fulfill({ json: lead_ids.map((lead_id) => ({ lead_id, ...limit })) });
    }),
  answers("**/rest/v1/rpc/lead_link", {
    ends_at: "2099-05-22T10:00:00+00:00",
    revoked_at: at,
    revoked_because: "team",
  }),
  answers(
    "**/rest/v1/lead_proposals?*",
    ["proposed", "agreed", "taken_back"].map((state, index) => ({
      clinic: `Example Clinic ${"ABC"[index]}`,
      city: "İzmir",
      would_get: "Treatment",
      id: `9a0b0001-0000-4000-8000-00000000000${index}`,
      clinic_id: `9a0b0001-0000-4000-8000-00000000001${index}`,
      state,
      proposed_at: at,
      answered_at: index === 0 ? null : at,
      answered_how: index === 1 ? "whatsapp" : null,
      sent_on: index === 2 ? "2026-11-20" : null,
    })),
  ),
);

const dueState = (
  name: string,
  steps: readonly Step[],
  more: Partial<ScreenState> = {},
): ScreenState => ({ ...state(name, dueLeads, steps), signedIn: true, ...more });

/** A lead on its own page, and what can happen to it. */
export const leadPageStates: readonly ScreenState[] = [
  dueState("lead-page", [openPage, has("heading", "Notes and history")]),
  dueState("lead-loading", [openFirst, sees("Loading the lead...")], { answer: ignores(openPath) }),
  dueState("lead-failing", [openPage, sees("We could not load this lead")], {
    fails: true,
    answer: refuses(openPath),
  }),
  dueState(
    "lead-restricted",
    [openPage, sees("asked us to restrict the use"), has("button", "Email a new link")],
    { answer: (page) => answerLead(page, () => ({ restricted_at: at })) },
  ),
  dueState(
    "lead-mail-problem",
    [openPage, sees(/^Email to .* bounced on Nov 20, 2026\.$/), has("button", /^Tell it by email/)],
    { answer: answerMailProblem },
  ),
  dueState("lead-closing", [
    openPage,
    (page) => choice(page, "Status").click(),
    has("menuitemradio", "No answer"),
  ]),
  dueState("lead-withdrawal", [
    openPage,
    press("Record a withdrawal…"),
    press("Record the withdrawal"),
    sees("Choose how they told us."),
  ]),
  dueState("lead-contacted", [openFirst, follow("Email", { exact: true }), sees("Contacted?")]),
  dueState("lead-undo", [moveToQuoted, has("button", "Undo")], {
    answer: (page) =>
      answerChange(page, (lead) =>
        statusAnswer("changed", lead, "quoted", {
          at: new Date().toISOString(),
          actor: "5a7a0001-0000-4000-8000-000000000001",
        }),
      ),
  }),
  dueState("lead-conflict", [moveToQuoted, sees(/^Tom Fletcher moved this to Contacted/)], {
    answer: (page) =>
      answerChange(page, (lead) =>
        statusAnswer("conflict", lead, "contacted", {
          at: new Date(Date.now() - 10_000).toISOString(),
          actor: "5a7a0001-0000-4000-8000-000000000003",
          actor_name: "Tom Fletcher",
        }),
      ),
  }),
  dueState("lead-unsaved", [moveToQuoted, sees(/^Not saved: moved to/)], {
    fails: true,
    answer: (page) => answerChange(page, () => null),
  }),
  dueState("lead-unsaved-elsewhere", [moveToQuoted, follow("All leads"), sees(/: not saved\./)], {
    fails: true,
    answer: (page) => answerChange(page, () => null),
  }),
];
