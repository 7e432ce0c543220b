import { expect } from "@playwright/test";
import type { MyRequest } from "../supabase/functions/_shared/my-request.ts";
import {
  exampleMyRequest,
  exampleProposal,
  exampleQuoted,
  exampleQuotes,
} from "../tests/functions/example-my-request.ts";
import { fill, has, press, type ScreenState, type Step, sees, state } from "./screen-state.ts";

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
  first_contact_at: "2026-11-21T15:40:00+00:00",
  steps: [
    { status: "contacted", at: "2026-11-21T15:40:00+00:00" },
    { status: "quoted", at: "2026-11-24T10:20:00+00:00" },
  ],
  clinics: [
    { clinic: "Example Dental Clinic", shared: "treatment and notes", on: "2026-11-22" },
    { clinic: "Second Example Clinic", shared: "treatment, month and notes", on: "2026-11-23" },
  ],
};

/** The same clinics with the patient's yes and their quotes, one of which has expired since. */
const quoted: Partial<MyRequest> = {
  ...exampleQuoted,
  quotes: exampleQuotes.map((quote) => ({
    ...quote,
    valid_until: quote.revision === 1 ? quote.valid_until : "2026-11-25",
  })),
  proposals: exampleQuotes.flatMap(({ proposal_id: id, clinic, city }) =>
    request.clinics.flatMap((sentTo) =>
      sentTo.clinic === clinic
        ? {
            ...exampleProposal,
            ...{ id, clinic, city, would_get: sentTo.shared, state: "sent" as const },
            proposed_at: "2026-11-21T15:45:00+00:00",
            answered_at: "2026-11-21T19:30:00+00:00",
            wording: "I agree that you send this to the clinic.",
            sent_on: sentTo.on,
          }
        : [],
    ),
  ),
};

/** What the function `my-request` answers, by action. */
type Answers = Readonly<Record<string, { status?: number; json: object }>>;

const unlocked = [fill("Your email address", sent.email), press("Open my request")];
const opened = [...unlocked, has("heading", "Your details")];

function linkState(
  name: string,
  answers: Answers,
  steps: readonly Step[],
  more: Partial<ScreenState> = {},
): ScreenState {
  const answer: Step = (page) =>
    page.route("**/functions/v1/my-request", (route) => {
      const { action } = route.request().postDataJSON();
      return route.fulfill(answers[action] ?? { status: 500, json: {} });
    });
  const fails = Object.values(answers).some(({ status = 200 }) => status >= 400);
  const shown = state(`my-request-${name}`, requestPath, steps, { answer });
  return { ...shown, ...(fails && { fails }), ...more };
}

const open = { json: { outcome: "open", request } };
const unproven = { json: { outcome: "unproven", request: { reference, status: "new" } } };

/** A refusal from the function. */
const refused = (status: number, code: string, error: string, field?: string) => ({
  status,
  json: { code, error, ...(field && { fields: { [field]: error } }) },
});

/** The page of a link that was refused, with the reason. */
const refusedState = (name: string, status: number, code: string, error: string) =>
  linkState(name, { open: refused(status, code, error) }, [...unlocked, sees(error)]);

/** The page of an opened request, which shows a text. */
function openedState(
  name: string,
  changes: Partial<MyRequest>,
  text: string | RegExp,
): ScreenState {
  const answer = { json: { outcome: "open", request: { ...request, ...changes } } };
  return linkState(name, { open: answer }, [...opened, sees(text)]);
}

/** The page that a private link opens. */
export const privateLinkStates: readonly ScreenState[] = [
  linkState("locked", {}, [has("button", "Open my request")]),
  refusedState(
    "refused",
    403,
    "no_match",
    "This link and this email address do not match. Use the email address that we sent the link to, and the link in our latest email.",
  ),
  refusedState("ended", 410, "ended", "This link no longer works. Ask for a new one below."),
  refusedState(
    "limited",
    429,
    "limit",
    "There were too many attempts. Please try again in 40 minutes.",
  ),
  linkState("incomplete", {}, [has("heading", "This link is not complete")], {
    path: requestPath.slice(0, -10),
  }),
  linkState(
    "unproven",
    {
      open: unproven,
      prove: refused(403, "no_match", "These are not the last four digits of the phone number."),
    },
    [
      ...unlocked,
      fill("Last four digits of your phone number", "9999"),
      press("Show my request"),
      sees(/^Error: .*These are not the last four digits/),
    ],
  ),
  linkState("not-mine", { open: unproven, disown: { json: { outcome: "disowned" } } }, [
    ...unlocked,
    press("This is not my request"),
    has("heading", /^Thank you/),
  ]),
  openedState(
    "closed",
    {
      status: "closed",
      close_reason: "no_answer",
      steps: [...request.steps, { status: "closed", at: "2026-11-25T08:00:00+00:00" }],
    },
    "We closed it because we wrote to you and had no reply.",
  ),
  openedState("restricted", { restricted_at: "2026-11-24T08:00:00+00:00" }, "Kept, but not used"),
  linkState("contradiction", { open }, [
    ...opened,
    (page) => page.getByLabel("Please contact me by").selectOption("Phone"),
    press("Save", { exact: true }),
    sees(/by phone and also asked us not to call/),
  ]),
  linkState("new-link", { renew: { json: { outcome: "asked" } } }, [
    (page) => page.getByText("Is your link not working?").click(),
    fill("Email address", sent.email, { exact: true }),
    press("Send me a new link"),
    sees("If we have a request from this address"),
  ]),
  linkState(
    "new",
    {
      open: {
        json: {
          outcome: "open",
          request: { ...exampleMyRequest, due_at: new Date(Date.now() + 72_000_000).toISOString() },
        },
      },
    },
    opened,
  ),
  openedState(
    "late",
    { status: "new", first_contact_at: null, steps: [], clinics: [] },
    "You should have had a reply by now",
  ),
  openedState(
    "asking",
    { status: "contacted", steps: request.steps.slice(0, 1) },
    "We’re asking clinics",
  ),
  linkState("opened", { open }, opened, { typical: true }),
  linkState(
    "correcting",
    { open, correct: refused(400, "invalid_fields", "Enter a valid phone number.", "phone") },
    [
      ...opened,
      press("Correct your details"),
      fill("Phone number", "12", { exact: true }),
      press("Save changes"),
      has("region", "There is a problem"),
    ],
  ),
  linkState(
    "moved",
    {
      open,
      correct: {
        json: {
          outcome: "changed",
          request: { ...request, corrections: { email: "grace.example@example.com" } },
        },
      },
    },
    [
      ...opened,
      press("Correct your details"),
      fill("Email address", "grace.example@example.com"),
      press("Save changes"),
      (page) => expect(page.getByRole("button", { name: "Save changes" })).toBeHidden(),
    ],
  ),
  linkState(
    "withdrawing",
    { open, withdraw: refused(500, "failed", "Something went wrong. Please try again.") },
    [
      ...opened,
      press("Withdraw my consent"),
      press("Yes, withdraw"),
      sees(/^Something went wrong, so this may not have worked/),
    ],
  ),
  openedState(
    "withdrawn",
    {
      status: "closed",
      close_reason: "changed_mind",
      withdrawn_at: "2026-11-25T08:00:00+00:00",
    },
    "You’ve withdrawn your consent.",
  ),
  linkState(
    "erasing",
    { open, erase: refused(400, "invalid_fields", "Enter the reference exactly.", "reference") },
    [
      ...opened,
      fill(`Type ${reference} to confirm`, "SV-2222-2222"),
      press("Erase this request"),
      sees("Enter the reference exactly."),
    ],
  ),
  openedState("quotes", quoted, /^None of these$/),
  linkState("erased", { open, erase: { json: { outcome: "erased" } } }, [
    ...opened,
    fill(`Type ${reference} to confirm`, reference),
    press("Erase this request"),
    has("heading", "Your request has been erased"),
  ]),
];
