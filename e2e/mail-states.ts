import { parkedMail as parked } from "../tests/admin/example-mail.ts";
import { expect } from "./fixtures.ts";
import { answers, fill, has, press, type ScreenState, sees, state } from "./screen-state.ts";

const newsletterPath = `/newsletter#${"t".repeat(64)}`;
const newsletterCalls = "**/functions/v1/newsletter";
const fillEmail = fill("Your email address", "ada@example.com");

const answerParked = answers("**/rest/v1/rpc/list_parked_mail", [
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
]);

/** The newsletter, and what administrators see of emails. */
export const mailStates: readonly ScreenState[] = [
  state("newsletter-choice", newsletterPath, [
    press("Unsubscribe from the newsletter"),
    sees("Enter your email address."),
  ]),
  state("newsletter-unsubscribe", newsletterPath.replace("#", "#leave."), [
    has("button", "Unsubscribe"),
  ]),
  state(
    "newsletter-confirmed",
    newsletterPath,
    [
      fillEmail,
      press("Yes, send me the newsletter"),
      has("heading", "You’ve signed up for our newsletter"),
    ],
    { answer: answers(newsletterCalls, { outcome: "confirmed" }) },
  ),
  state(
    "newsletter-left",
    newsletterPath,
    [fillEmail, press("Unsubscribe from the newsletter"), has("heading", "You’ve unsubscribed")],
    { answer: answers(newsletterCalls, { outcome: "left" }) },
  ),
  state(
    "newsletter-refused",
    newsletterPath,
    [fillEmail, press("Yes, send me the newsletter"), sees("do not match")],
    {
      fails: true,
      answer: answers(
        newsletterCalls,
        {
          code: "no_match",
          error:
            "This link and this email address do not match, or the sign-up has expired. Use the address that we sent the email to, or sign up again on the blog.",
        },
        403,
      ),
    },
  ),
  state(
    "newsletter-signed-up",
    "/blog",
    [
      async (page) => {
        const form = page.getByRole("main");
        await form.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
        await form.getByRole("button", { name: "Subscribe" }).click();
        await expect(form.getByText("Check your inbox")).toBeVisible();
      },
    ],
    { answer: answers(newsletterCalls, { outcome: "received" }, 201) },
  ),
  state("newsletter-no-link", "/newsletter", [sees("open this page with the link in our email")]),
  state("leads-parked-mail", "/admin/leads?tab=due", [sees("3 emails were not sent")], {
    signedIn: true,
    answer: answerParked,
  }),
  state(
    "leads-parked-mail-open",
    "/admin/leads?tab=due",
    [
      (page) => page.getByText("3 emails were not sent").click(),
      has("button", "Don’t send: Contact form message"),
    ],
    { signedIn: true, answer: answerParked },
  ),
];
