import type { Page } from "@playwright/test";
import { parkedMail as parked } from "../tests/admin/example-mail.ts";
import { expect } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

const newsletterPath = `/newsletter#${"t".repeat(64)}`;

/** Mocks the outcome of the newsletter's calls, and presses a button. */
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

/** The newsletter, and what administrators see of emails. */
export const mailStates: readonly ScreenState[] = [
  {
    name: "newsletter-choice",
    path: newsletterPath,
    show: async (page) => {
      await page.getByRole("button", { name: "Unsubscribe from the newsletter" }).click();
      await expect(page.getByText("Enter your email address.")).toBeVisible();
    },
  },
  {
    name: "newsletter-unsubscribe",
    path: newsletterPath.replace("#", "#leave."),
    show: (page) => expect(page.getByRole("button", { name: "Unsubscribe" })).toBeVisible(),
  },
  {
    name: "newsletter-confirmed",
    ...newsletterChoice(
      "confirmed",
      "Yes, send me the newsletter",
      "You’ve signed up for our newsletter",
    ),
  },
  {
    name: "newsletter-left",
    ...newsletterChoice("left", "Unsubscribe from the newsletter", "You’ve unsubscribed"),
  },
  {
    name: "newsletter-refused",
    path: newsletterPath,
    fails: true,
    answer: (page) =>
      page.route("**/functions/v1/newsletter", (route) =>
        route.fulfill({
          status: 403,
          json: {
            code: "no_match",
            error: "This link and this email address do not match, or the sign-up has expired.",
          },
        }),
      ),
    show: async (page) => {
      await page.getByLabel("Your email address").fill("ada@example.com");
      await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
      await expect(page.getByText("do not match")).toBeVisible();
    },
  },
  {
    name: "newsletter-signed-up",
    path: "/blog",
    answer: (page) =>
      page.route("**/functions/v1/newsletter", (route) =>
        route.fulfill({ status: 201, json: { outcome: "received" } }),
      ),
    show: async (page) => {
      const form = page.getByRole("main");
      await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(form.getByText("Check your inbox")).toBeVisible();
    },
  },
  {
    name: "newsletter-no-link",
    path: "/newsletter",
    show: (page) =>
      expect(page.getByText("open this page with the link in our email")).toBeVisible(),
  },
  {
    name: "leads-parked-mail",
    path: "/admin/leads?tab=due",
    signedIn: true,
    answer: (page) =>
      page.route("**/rest/v1/rpc/list_parked_mail", (route) =>
        route.fulfill({
          json: [
            parked,
            {
              ...parked,
              id: parked.id.replace(/c$/, "d"),
              kind: "team_digest",
              reference: null,
              last_error: "provider_unreachable",
            },
            {
              ...parked,
              id: parked.id.replace(/c$/, "e"),
              kind: "contact_to_team",
              reference: null,
              last_error: "sent_before_with_other_words",
              message: {
                name: "Tom Example",
                email: "tom@example.com",
                subject: "A question",
                message: "Who do I call if I have to change the date?\n\nBest wishes\nTom",
              },
            },
          ],
        }),
      ),
    show: (page) => expect(page.getByText("3 emails were not sent")).toBeVisible(),
  },
];
