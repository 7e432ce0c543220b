import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, toast } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

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

/** Signing in, and the account page. */
export const accessStates: readonly ScreenState[] = [
  {
    name: "admin-sign-up",
    path: "/admin/login",
    show: (page) => page.getByRole("button", { name: "Need an account? Sign up" }).click(),
  },
  {
    name: "admin-login-refused",
    path: "/admin/login",
    show: async (page) => {
      await page.getByLabel("Email").fill("someone");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(toast(page, "Please enter a valid email address")).toBeVisible();
    },
  },
  {
    name: "admin-login-confirmed",
    path: "/admin/leads?code=from-an-email",
    show: (page) => expect(page.getByText("Your email address is confirmed.")).toBeVisible(),
  },
  {
    name: "access-unknown",
    path: "/admin/leads",
    signedIn: true,
    fails: true,
    answer: (page) =>
      page.route("**/rest/v1/rpc/my_session_state", (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
    show: (page) =>
      expect(page.getByRole("heading", { name: "We could not check your access" })).toBeVisible(),
  },
  {
    name: "second-step",
    path: "/admin/second-factor",
    signedIn: true,
    answer: (page) => answerWithoutCode(page, ["Work phone", "Tablet"]),
    show: async (page) => {
      await page.getByLabel("Code", { exact: true }).fill("12345");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByText("Enter the six digits that your device shows.")).toBeVisible();
    },
  },
  {
    name: "second-step-first",
    path: "/admin/second-factor",
    signedIn: true,
    answer: (page) => answerWithoutCode(page, []),
    show: async (page) => {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    },
  },
  {
    name: "name-question",
    path: "/admin/leads?tab=mine",
    signedIn: true,
    answer: (page) =>
      page.route("**/rest/v1/profiles?select=display_name*", (route) =>
        route.fulfill({ json: { display_name: "admin" } }),
      ),
    show: (page) => expect(page.getByText("What is your name?")).toBeVisible(),
  },
  {
    name: "account",
    typical: true,
    path: "/admin/account",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByText("This browser")).toBeVisible();
      await page.getByLabel("Current password", { exact: true }).fill("sanavoy-admin");
      await page.getByLabel("New password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    },
  },
  {
    name: "session-ending",
    path: "/admin/team",
    signedIn: true,
    answer: async (page) => {
      await page.clock.install();
      // Other states use the same session, and the sign-in may be minutes ago.
      await page.addInitScript(() =>
        localStorage.setItem("workspace-activity", JSON.stringify(Date.now())),
      );
    },
    show: async (page) => {
      await page.clock.fastForward("58:30");
      await expect(page.getByText("Are you still there?")).toBeVisible();
    },
  },
  {
    name: "session-ended",
    path: "/admin/team",
    signedIn: true,
    answer: async (page) => {
      await page.clock.install();
      // Other states use the same session.
      await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 204 }));
    },
    show: async (page) => {
      await page.clock.fastForward("01:01:00");
      await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
    },
  },
  {
    name: "workspace-not-found",
    path: "/admin/no-such-page",
    signedIn: true,
    show: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  },
  {
    name: "reset-sent",
    path: "/admin/reset-password",
    show: async (page) => {
      await page.getByLabel("Email").fill(`someone-${crypto.randomUUID()}@example.com`);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText(/an email is on its way/)).toBeVisible();
    },
  },
];
