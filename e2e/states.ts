import type { Page } from "@playwright/test";
import { accessStates } from "./access-states.ts";
import { admin, expect, openSignedIn } from "./fixtures.ts";
import { leadPageStates } from "./lead-page-states.ts";
import { leadStates } from "./lead-states.ts";
import { mailStates } from "./mail-states.ts";
import { planStates } from "./plan-states.ts";
import { privateLinkStates } from "./private-link-states.ts";
import { publicStates } from "./public-states.ts";
import { rightsStates } from "./rights-states.ts";
import type { ScreenState } from "./screen-state.ts";
import { teamStates } from "./team-states.ts";

/** States of the workspace, behind the sign-in. */
const signedIn = [...leadStates, ...teamStates, ...rightsStates].map(
  (state): ScreenState => ({ ...state, signedIn: true }),
);

/** Every state that is checked with axe and shown in the screenshots. */
export const states: readonly ScreenState[] = [
  ...publicStates,
  ...accessStates,
  ...signedIn,
  ...leadPageStates,
  ...privateLinkStates,
  ...planStates,
  ...mailStates,
];

/** Pages outside the sitemap. */
export const unlistedPaths = [
  { name: "admin-login", path: "/admin/login" },
  { name: "admin-new-password", path: "/admin/new-password" },
  { name: "admin-not-found", path: "/admin/no-such-page" },
  { name: "clinic", path: "/clinic/any" },
  { name: "requests-none", path: "/request" },
  { name: "quote-page", path: "/quote/fue" },
  { name: "not-found", path: "/no-such-page", fails: true },
  { name: "unknown-treatment", path: "/treatment/no-such-thing", fails: true },
  { name: "unknown-category", path: "/category/no-such-thing", fails: true },
  { name: "unknown-article", path: "/blog/no-such-thing", fails: true },
] as const;

export function pathsOfSitemap(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** Signs in as an administrator. The session stays in the browser's storage. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await openSignedIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
