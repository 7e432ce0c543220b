import type { Page } from "@playwright/test";
import type { MyRequest } from "../supabase/functions/_shared/my-request.ts";
import { exampleMyRequest, exampleQuoted } from "../tests/functions/example-my-request.ts";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

const requestPath = `/request#${"t".repeat(70)}`;
const { reference, sent } = exampleMyRequest;

/** A request with everything that the page can show. */
const request: MyRequest = {
  ...exampleMyRequest,
  status: "quoted",
  corrections: { name: "Grace M. Example", notes: "Two teeth on the right" },
  corrected_by_team: ["name"],
  preferences: {
    contact_by: "whatsapp",
    no_calls: true,
    contact_when: "after 18:00",
    status_mail: true,
  },
  steps: [
    { status: "contacted", at: "2026-11-21T15:40:00+00:00" },
    { status: "quoted", at: "2026-11-24T10:20:00+00:00" },
  ],
  clinics: [
    { clinic: "Example Dental Clinic", shared: "treatment and notes", on: "2026-11-22" },
    { clinic: "Second Example Clinic", shared: "treatment, month and notes", on: "2026-11-23" },
  ],
};

/** Mocks the responses of the function `my-request`, by action. */
function answerMyRequest(answers: Readonly<Record<string, { status?: number; json: object }>>) {
  return (page: Page) =>
    page.route("**/functions/v1/my-request", (route) => {
      const { action } = route.request().postDataJSON();
      return route.fulfill(answers[action] ?? { status: 500, json: {} });
    });
}

const open = { json: { outcome: "open", request } };
const unproven = { json: { outcome: "unproven", request: { reference, status: "new" } } };

/** A refusal from the function. */
const refused = (status: number, code: string, error: string, fields?: Record<string, string>) => ({
  status,
  json: { code, error, ...(fields ? { fields } : {}) },
});

/** The page of a link that was refused, with the reason. */
function refusedState(name: string, status: number, code: string, error: string): ScreenState {
  return {
    name,
    path: requestPath,
    fails: true,
    answer: answerMyRequest({ open: refused(status, code, error) }),
    show: async (page) => {
      await unlock(page);
      await expect(page.getByText(error)).toBeVisible();
    },
  };
}

async function unlock(page: Page) {
  await page.getByLabel("Your email address").fill(sent.email);
  await page.getByRole("button", { name: "Open my request" }).click();
}

async function showOpened(page: Page) {
  await unlock(page);
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
}

/** The page of an opened request, which shows a text. */
function openedState(name: string, changes: Partial<MyRequest>, text: string): ScreenState {
  const shown = { ...request, ...changes };
  return {
    name,
    path: requestPath,
    answer: answerMyRequest({ open: { json: { outcome: "open", request: shown } } }),
    show: async (page) => {
      await showOpened(page);
      await expect(page.getByText(text)).toBeVisible();
    },
  };
}

/** The page that a private link opens. */
export const privateLinkStates: readonly ScreenState[] = [
  {
    name: "my-request-locked",
    path: requestPath,
    show: (page) => expect(page.getByRole("button", { name: "Open my request" })).toBeVisible(),
  },
  refusedState(
    "my-request-refused",
    403,
    "no_match",
    "This link and this email address do not match. Use the email address that we sent the link to, and the link in our latest email.",
  ),
  refusedState(
    "my-request-ended",
    410,
    "ended",
    "This link no longer works. Ask for a new one below.",
  ),
  refusedState(
    "my-request-limited",
    429,
    "limit",
    "There were too many attempts. Please try again in 40 minutes.",
  ),
  {
    name: "my-request-incomplete",
    path: requestPath.slice(0, -10),
    show: (page) =>
      expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible(),
  },
  {
    name: "my-request-unproven",
    path: requestPath,
    fails: true,
    answer: answerMyRequest({
      open: unproven,
      prove: refused(403, "no_match", "These are not the last four digits of the phone number."),
    }),
    show: async (page) => {
      await unlock(page);
      await page.getByLabel("Last four digits of your phone number").fill("9999");
      await page.getByRole("button", { name: "Show my request" }).click();
      await expect(page.getByText(/^Error: .*These are not the last four digits/)).toBeVisible();
    },
  },
  {
    name: "my-request-not-mine",
    path: requestPath,
    answer: answerMyRequest({ open: unproven, disown: { json: { outcome: "disowned" } } }),
    show: async (page) => {
      await unlock(page);
      await page.getByRole("button", { name: "This is not my request" }).click();
      await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
    },
  },
  openedState(
    "my-request-closed",
    { status: "closed", close_reason: "no_answer" },
    "We closed it because we wrote to you and had no reply.",
  ),
  openedState(
    "my-request-restricted",
    { restricted_at: "2026-11-24T08:00:00+00:00" },
    "Kept, but not used",
  ),
  {
    name: "my-request-contradiction",
    path: requestPath,
    answer: answerMyRequest({ open }),
    show: async (page) => {
      await showOpened(page);
      await page.getByLabel("Please contact me by").selectOption("Phone");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText(/by phone and also asked us not to call/)).toBeVisible();
    },
  },
  {
    name: "my-request-new-link",
    path: requestPath,
    answer: answerMyRequest({ renew: { json: { outcome: "asked" } } }),
    show: async (page) => {
      await page.getByLabel("Email address", { exact: true }).fill(sent.email);
      await page.getByRole("button", { name: "Send me a new link" }).click();
      await expect(page.getByText("If we have a request from this address")).toBeVisible();
    },
  },
  {
    name: "my-request-new",
    path: requestPath,
    answer: answerMyRequest({
      open: {
        json: {
          outcome: "open",
          request: { ...exampleMyRequest, due_at: new Date(Date.now() + 72_000_000).toISOString() },
        },
      },
    }),
    show: showOpened,
  },
  openedState(
    "my-request-late",
    { status: "new", steps: [], clinics: [] },
    "You should have had a reply by now",
  ),
  openedState(
    "my-request-asking",
    { status: "contacted", steps: request.steps.slice(0, 1) },
    "We’re asking clinics",
  ),
  {
    name: "my-request-opened",
    typical: true,
    path: requestPath,
    answer: answerMyRequest({ open }),
    show: showOpened,
  },
  {
    name: "my-request-correcting",
    path: requestPath,
    fails: true,
    answer: answerMyRequest({
      open,
      correct: refused(400, "invalid_fields", "Enter a valid phone number.", {
        phone: "Enter a valid phone number.",
      }),
    }),
    show: async (page) => {
      await showOpened(page);
      await page.getByRole("button", { name: "Correct your details" }).click();
      await page.getByLabel("Phone number", { exact: true }).fill("12");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByRole("region", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "my-request-moved",
    path: requestPath,
    answer: answerMyRequest({
      open,
      correct: {
        json: {
          outcome: "changed",
          request: { ...request, corrections: { email: "grace.example@example.com" } },
        },
      },
    }),
    show: async (page) => {
      await showOpened(page);
      await page.getByRole("button", { name: "Correct your details" }).click();
      await page.getByLabel("Email address").fill("grace.example@example.com");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
    },
  },
  {
    name: "my-request-withdrawing",
    path: requestPath,
    fails: true,
    answer: answerMyRequest({
      open,
      withdraw: refused(500, "failed", "Something went wrong. Please try again."),
    }),
    show: async (page) => {
      await showOpened(page);
      await page.getByRole("button", { name: "Withdraw my consent" }).click();
      await page.getByRole("button", { name: "Yes, withdraw" }).click();
      await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
    },
  },
  openedState(
    "my-request-withdrawn",
    {
      status: "closed",
      close_reason: "changed_mind",
      withdrawn_at: "2026-11-25T08:00:00+00:00",
    },
    "You’ve withdrawn your consent.",
  ),
  {
    name: "my-request-erasing",
    path: requestPath,
    fails: true,
    answer: answerMyRequest({
      open,
      erase: refused(400, "invalid_fields", "Enter the reference exactly.", {
        reference: "Enter the reference exactly.",
      }),
    }),
    show: async (page) => {
      await showOpened(page);
      await page.getByLabel(`Type ${reference} to confirm`).fill("SV-2222-2222");
      await page.getByRole("button", { name: "Erase this request" }).click();
      await expect(page.getByText("Enter the reference exactly.")).toBeVisible();
    },
  },
  openedState("my-request-quotes", exampleQuoted, "None of these, because…"),
  {
    name: "my-request-erased",
    path: requestPath,
    answer: answerMyRequest({ open, erase: { json: { outcome: "erased" } } }),
    show: async (page) => {
      await showOpened(page);
      await page.getByLabel(`Type ${reference} to confirm`).fill(reference);
      await page.getByRole("button", { name: "Erase this request" }).click();
      await expect(
        page.getByRole("heading", { name: "Your request has been erased" }),
      ).toBeVisible();
    },
  },
];
