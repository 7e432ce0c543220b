import type { Page } from "@playwright/test";
import { exampleMyRequest } from "../tests/functions/example-my-request.ts";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

const requestPath = `/request#${"t".repeat(70)}`;
const newsletterPath = `/newsletter#${"t".repeat(64)}`;
const { reference, sent } = exampleMyRequest;

/** A request on which everything has happened that the page can show. */
const request = {
  ...exampleMyRequest,
  status: "quoted",
  corrections: { notes: "Two teeth on the right" },
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

/** Answers each call of the function `my-request` by its action. */
function answerMyRequest(answers: Readonly<Record<string, { status?: number; json: object }>>) {
  return (page: Page) =>
    page.route("**/functions/v1/my-request", (route) => {
      const { action } = route.request().postDataJSON();
      return route.fulfill(answers[action] ?? { status: 500, json: {} });
    });
}

const open = { json: { outcome: "open", request } };

async function unlock(page: Page) {
  await page.getByLabel("Your email address").fill(sent.email);
  await page.getByRole("button", { name: "Open my request" }).click();
}

async function showOpened(page: Page) {
  await unlock(page);
  await expect(page.getByRole("heading", { name: "What you sent" })).toBeVisible();
}

/** Answers the newsletter's calls with an outcome, and presses a button. */
function newsletterChoice(outcome: "confirmed" | "left", button: string, heading: string) {
  return {
    path: newsletterPath,
    answer: (page: Page) =>
      page.route("**/functions/v1/newsletter", (route) => route.fulfill({ json: { outcome } })),
    show: async (page: Page) => {
      await page.getByLabel("Your email address").fill("ada@example.com");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    },
  };
}

/** The pages that a link in a mail opens. */
export const privateLinkStates: readonly ScreenState[] = [
  {
    name: "my-request-locked",
    path: requestPath,
    show: async (page) => {
      await expect(page.getByRole("button", { name: "Open my request" })).toBeVisible();
    },
  },
  {
    name: "my-request-refused",
    path: requestPath,
    fails: true,
    answer: answerMyRequest({
      open: {
        status: 403,
        json: {
          code: "no_match",
          error:
            "This link and this email address do not match. Use the address that you used for the request, and the link in our latest email.",
        },
      },
    }),
    show: async (page) => {
      await unlock(page);
      await expect(page.getByText("do not match")).toBeVisible();
    },
  },
  {
    name: "my-request-new-link",
    path: requestPath,
    answer: answerMyRequest({ renew: { json: { outcome: "asked" } } }),
    show: async (page) => {
      await page.getByLabel("Email address", { exact: true }).fill(sent.email);
      await page.getByRole("button", { name: "Send me a new link" }).click();
      await expect(page.getByText("If there is a request with this address")).toBeVisible();
    },
  },
  {
    name: "my-request-new",
    path: requestPath,
    answer: answerMyRequest({ open: { json: { outcome: "open", request: exampleMyRequest } } }),
    show: showOpened,
  },
  {
    name: "my-request-opened",
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
      correct: {
        status: 400,
        json: {
          code: "invalid_fields",
          error: "Enter a valid phone number.",
          fields: { phone: "Enter a valid phone number." },
        },
      },
    }),
    show: async (page) => {
      await showOpened(page);
      await page.getByRole("button", { name: "Correct your details" }).click();
      await page.getByLabel("Phone (WhatsApp)").fill("12");
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
    name: "my-request-withdrawn",
    path: requestPath,
    answer: answerMyRequest({
      open: {
        json: {
          outcome: "open",
          request: { ...request, withdrawn_at: "2026-11-25T08:00:00+00:00" },
        },
      },
    }),
    show: async (page) => {
      await unlock(page);
      await expect(page.getByRole("heading", { name: "Consent withdrawn" })).toBeVisible();
    },
  },
  {
    name: "my-request-erased",
    path: requestPath,
    answer: answerMyRequest({ open, erase: { json: { outcome: "erased" } } }),
    show: async (page) => {
      await showOpened(page);
      await page.getByLabel(`Type ${reference} to confirm`).fill(reference);
      await page.getByRole("button", { name: "Erase everything now" }).click();
      await expect(
        page.getByRole("heading", { name: "Your request has been erased" }),
      ).toBeVisible();
    },
  },
  {
    name: "newsletter-choice",
    path: newsletterPath,
    show: async (page) => {
      await page.getByRole("button", { name: "Unsubscribe from the newsletter" }).click();
      await expect(page.getByText("Enter your email address.")).toBeVisible();
    },
  },
  {
    name: "newsletter-confirmed",
    ...newsletterChoice(
      "confirmed",
      "Yes, send me the newsletter",
      "You have signed up for our newsletter",
    ),
  },
  {
    name: "newsletter-left",
    ...newsletterChoice("left", "Unsubscribe from the newsletter", "You have unsubscribed"),
  },
];
