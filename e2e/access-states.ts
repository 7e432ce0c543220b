import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, toast } from "./fixtures.ts";
import {
  answers,
  fill,
  has,
  inOrder,
  press,
  refuses,
  type ScreenState,
  type Step,
  sees,
  state,
} from "./screen-state.ts";

/** Mocks a session without a second factor, of an account with these devices. */
async function answerWithoutCode(page: Page, devices: readonly string[]) {
  await page.route("**/rest/v1/rpc/my_session_state", (route) =>
    route.fulfill({ json: "second_factor" }),
  );
  const at = "2026-11-01T09:00:00Z";
  const factors = devices.map((friendly_name) => ({
    id: crypto.randomUUID(),
    friendly_name,
    factor_type: "totp",
    status: "verified",
    created_at: at,
    updated_at: at,
  }));
  await page.route("**/auth/v1/user", async (route) => {
    const user: unknown = await (await route.fetch()).json();
    // Without devices, the real response is used, because it lists the device that is being added.
    const listed = devices.length > 0 ? { factors } : {};
    await route.fulfill({ json: { ...z.looseObject({}).parse(user), ...listed } });
  });
}

/** Stops the clock of the page, so that a session can end at once. */
const stopClock: Step = (page) => page.clock.install();
const wait =
  (time: string): Step =>
  (page) =>
    page.clock.fastForward(time);
/** Only a page that was open when its session ended waits for another sign-in. */
const isOpen = has("heading", "Members");
const signedIn = { signedIn: true } as const;

/** Signing in, and the account page. */
export const accessStates: readonly ScreenState[] = [
  state("admin-sign-up", "/admin/login", [press("Need an account? Sign up")]),
  state("admin-login-refused", "/admin/login", [
    fill("Email", "someone"),
    press("Sign In"),
    (page) => expect(toast(page, "Please enter a valid email address")).toBeVisible(),
  ]),
  state("admin-login-confirmed", "/admin/leads?code=from-an-email", [
    sees("Your email address is confirmed."),
  ]),
  state("access-unknown", "/admin/leads", [has("heading", "We could not check your access")], {
    ...signedIn,
    fails: true,
    answer: refuses("**/rest/v1/rpc/my_session_state"),
  }),
  state(
    "second-step",
    "/admin/second-factor",
    [
      fill("Code", "12345", { exact: true }),
      press("Sign In"),
      sees("Enter the six digits that your device shows."),
    ],
    { ...signedIn, answer: (page) => answerWithoutCode(page, ["Work phone", "Tablet"]) },
  ),
  state("second-step-first", "/admin/second-factor", [press("Continue"), has("img", /^QR code/)], {
    ...signedIn,
    answer: (page) => answerWithoutCode(page, []),
  }),
  state("name-question", "/admin/leads?tab=mine", [sees("What is your name?")], {
    ...signedIn,
    answer: answers("**/rest/v1/profiles?select=display_name*", { display_name: "admin" }),
  }),
  state(
    "account",
    "/admin/account",
    [
      sees("This browser"),
      fill("Current password", "sanavoy-admin", { exact: true }),
      fill("New password", "short", { exact: true }),
      press("Change password"),
      sees("Password must be at least 8 characters"),
    ],
    { ...signedIn, typical: true },
  ),
  state("session-ending", "/admin/team", [isOpen, wait("58:30"), sees("Are you still there?")], {
    ...signedIn,
    ownContext: true,
    // Other states use the same session, and the sign-in may be minutes ago.
    answer: inOrder(stopClock, (page) =>
      page.addInitScript(() =>
        localStorage.setItem("workspace-activity", JSON.stringify(Date.now())),
      ),
    ),
  }),
  state(
    "session-ended",
    "/admin/team",
    [isOpen, wait("01:01:00"), has("dialog", "Sign in again")],
    {
      ...signedIn,
      ownContext: true,
      // Other states use the same session.
      answer: inOrder(stopClock, (page) =>
        page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 204 })),
      ),
    },
  ),
  state(
    "workspace-not-found",
    "/admin/no-such-page",
    [(page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible()],
    signedIn,
  ),
  state("reset-sent", "/admin/reset-password", [
    // Each look asks for another person: a second email so soon is refused.
    (page) => page.getByLabel("Email").fill(`someone-${crypto.randomUUID()}@example.com`),
    press("Send the link"),
    sees(/an email is on its way/),
  ]),
];
