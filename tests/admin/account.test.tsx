import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { endOf, IDLE_LIMIT, TIME_LIMIT } from "@/admin/features/access/session-limits.ts";
import { weaknessOf } from "@/admin/features/account/password-strength.ts";
import {
  answersFor,
  askedAgain,
  email,
  fill,
  openWorkspace,
  session,
} from "./workspace-support.tsx";

const strong = "lantern orbit walnut ferry";
const sessions = [
  {
    id: "5a7a0003-0000-4000-8000-000000000001",
    signed_in_at: "2026-11-22T08:00:00Z",
    last_seen_at: "2026-11-22T09:00:00Z",
    user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    is_current: true,
  },
  {
    id: "5a7a0003-0000-4000-8000-000000000002",
    signed_in_at: "2026-11-21T08:00:00Z",
    last_seen_at: "2026-11-21T09:00:00Z",
    user_agent: null,
    is_current: false,
  },
];

function account() {
  return {
    ...answersFor("coordinator"),
    "GET user": () => ({ json: session().user }),
    "POST list_my_sessions": () => ({ json: sessions }),
  };
}

async function fillIn(current: string, next: string) {
  await fill(await screen.findByLabelText("Current password"), current);
  await fill(screen.getByLabelText("New password"), next);
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
}

describe("the password", () => {
  it("is changed if the current one is right", async () => {
    const { calls } = openWorkspace("/admin/account", {
      ...account(),
      "PUT user": () => ({ json: session().user }),
    });
    await fillIn("correct horse battery", strong);
    // A toast that is still being shown or dismissed counts as hidden.
    await screen.findByText("Your password has been changed");
    expect(calls.find(({ name }) => name === "PUT user")?.body).toMatchObject({
      password: strong,
      current_password: "correct horse battery",
    });
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });

  it("is not changed if the current one is wrong, and what was typed is kept", async () => {
    openWorkspace("/admin/account", {
      ...account(),
      "PUT user": () => ({
        status: 400,
        json: { error_code: "current_password_mismatch", msg: "Current password required" },
      }),
    });
    await fillIn("not this one", strong);
    expect(await screen.findByText("This is not your current password.")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveFocus();
    expect(screen.getByLabelText("New password")).toHaveValue(strong);
  });

  it.each([
    ["short", "Password must be at least 8 characters"],
    ["a".repeat(101), "Password must be less than 100 characters"],
    ["password1", /^This password is easy to guess\. .+\.$/],
    [`${email}1!`, /^This password repeats your email address\./],
  ])("%s is refused with advice, before any request is sent", async (next, message) => {
    const { calls } = openWorkspace("/admin/account", account());
    await fillIn("correct horse battery", next);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain("PUT user");
  });

  it("may contain part of the email address together with other words", () => {
    expect(weaknessOf("ayse lantern orbit walnut", email)).toBeUndefined();
  });
});

it("lists the sessions, and ends the other ones", async () => {
  let open = sessions;
  const { calls } = openWorkspace("/admin/account", {
    ...account(),
    "POST list_my_sessions": () => ({ json: open }),
    "POST logout": ({ search }) => {
      expect(search.get("scope")).toBe("others");
      open = open.slice(0, 1);
      return { status: 204, json: null };
    },
  });
  expect(await screen.findByText("Firefox on Linux")).toBeVisible();
  expect(screen.getByText("Unknown browser")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign out other sessions" }));
  expect(await screen.findByText("You’re not signed in anywhere else.")).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain("POST logout");
});

it("responds in the same way to every request for a link, and says when a link does not work", async () => {
  const { router, calls } = openWorkspace(
    "/admin/reset-password",
    { "POST recover": () => askedAgain },
    { signedIn: false },
  );
  await userEvent.type(await screen.findByLabelText("Email"), "Somebody@example.com{Enter}");
  expect(await screen.findByText(/has an account, an email is on its way\./)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    email: "somebody@example.com",
    code_challenge: expect.any(String),
  });
  await router.navigate("/admin/new-password");
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
});

it("ends a session after an hour without use, and after 12 hours in any case", async () => {
  const now = Date.now();
  const begun = (ago: number) => {
    const claims = { amr: [{ method: "password", timestamp: Math.floor((now - ago) / 1000) }] };
    return { ...session(claims), user: session().user as never } as Parameters<typeof endOf>[0];
  };
  const near = (at: number) => Math.abs(at - now) < 3_000;
  localStorage.setItem("workspace-activity", String(now));
  const used = endOf(begun(60_000));
  expect([used.reason, near(used.at - IDLE_LIMIT)]).toEqual(["idle", true]);
  const long = endOf(begun(TIME_LIMIT - 60_000));
  expect([long.reason, near(long.at - 60_000)]).toEqual(["time", true]);
  localStorage.setItem("workspace-activity", String(now - IDLE_LIMIT));
  // A new sign-in counts as use.
  await waitFor(() => expect(endOf(begun(0)).at).toBeGreaterThan(now + IDLE_LIMIT - 3_000));
});
