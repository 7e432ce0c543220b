import { act, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { roleAnswer } from "./fake-project.ts";
import { answersFor, email, openWorkspace, session } from "./workspace-support.tsx";

const DENIED = "Access denied. Admin privileges required.";

/** The labels of the navigation. */
function navigation(): string[] {
  const list = screen.getByRole("navigation", { name: "Workspace" });
  return [...list.querySelectorAll("a")].map((link) => link.textContent);
}

describe("the guard", () => {
  const expired = { status: 401, json: { code: "PGRST303", message: "JWT expired" } };

  it("lets administrators in, to every page", async () => {
    openWorkspace("/admin/team", answersFor("admin"));
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
    expect(screen.getByText(`Signed in as ${email}`)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Ayşe Demir/ })).toBeVisible();
    expect(navigation()).toEqual([
      "Leads",
      "Insights",
      "Templates",
      "Clinics",
      "Team",
      "Audit log",
      "Personal data",
    ]);
  });

  it("lets coordinators in, except to pages for administrators", async () => {
    const { calls } = openWorkspace("/admin/team", answersFor("coordinator"));
    expect(
      await screen.findByRole("heading", { name: "This page is for administrators" }),
    ).toBeVisible();
    expect(navigation()).toEqual(["Leads", "Insights", "Templates", "Clinics"]);
    expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain("POST list_team");
  });

  it("keeps all but an administrator's first pages in a menu on a phone, with their open tasks", async () => {
    const task = { kind: "erasure", reference: "SV-2222-2222", clinics: [] };
    const { router } = openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "POST list_privacy_tasks": () => ({
        json: [7, 8].map((id) => ({ ...task, id, asked_at: "2026-11-24T10:00:00+00:00" })),
      }),
    });
    const more = await screen.findByRole("button", { name: "More, 2 tasks" });
    expect(more).toHaveClass("text-sea");
    more.focus();
    await userEvent.keyboard("{Enter}");
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(items.slice(0, 3)).toEqual(["Templates", "Clinics", "Team"]);
    screen.getByRole("menuitem", { name: "Team", current: "page" });
    screen.getByRole("menuitem", { name: "Personal data, 2 tasks" });
    await userEvent.keyboard("Aud{Enter}");
    expect(await screen.findByRole("heading", { name: "Audit log" })).toHaveFocus();
    expect(router.state.location.pathname).toBe("/admin/audit");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("uses the higher role of someone who has both", async () => {
    openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "GET user_roles": roleAnswer("coordinator", "admin"),
    });
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
  });

  it("redirects someone without a session to the sign-in page", async () => {
    const { router } = openWorkspace("/admin/templates", {}, { signedIn: false });
    expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeVisible();
    expect(screen.getByText("Sign in to access the admin dashboard")).toBeVisible();
    expect(router.state.location.pathname).toBe("/admin/login");
  });

  it("signs out someone without a role", async () => {
    const { router, calls } = openWorkspace("/admin/templates", answersFor(null));
    expect(await screen.findByText(DENIED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"));
    expect(calls.map(({ name }) => name)).toContain("POST logout");
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });

  it("says if access could not be checked, and offers to try again", async () => {
    let fails = true;
    openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "GET user_roles": () =>
        fails ? { status: 400, json: { message: "Out of order" } } : { json: [{ role: "admin" }] },
    });
    expect(
      await screen.findByRole("heading", { name: "We could not check your access" }),
    ).toBeVisible();
    expect(screen.getByRole("banner")).toHaveTextContent("Sanavoy");
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
  });

  it("renews the session once if the database refuses it, and repeats the call", async () => {
    const roles = answersFor("admin")["GET user_roles"];
    let refusals = 0;
    const { calls } = openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "POST token": () => ({ json: { ...session({ aal: "aal2" }), refresh_token: "b" } }),
      // The computer's clock is slow, so the token has expired without its noticing.
      "GET user_roles": (request) => {
        refusals += 1;
        return refusals <= 2 ? expired : (roles?.(request) ?? expired);
      },
    });
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
    expect(calls.filter(({ name }) => name === "POST token")).toHaveLength(1);
  });

  it("names the clock if the renewed session is refused, too", async () => {
    openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "POST token": () => ({ json: session({ aal: "aal2" }) }),
      "GET user_roles": () => expired,
      "POST my_session_state": () => expired,
    });
    expect(
      await screen.findByText(/The date or the time of this computer may be wrong\./),
    ).toBeVisible();
  });

  it("lets in an administrator of a project without the function for the session's state", async () => {
    openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "POST my_session_state": () => ({ status: 404, json: { code: "PGRST202" } }),
    });
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
  });

  it("lets in someone whose name cannot be read", async () => {
    openWorkspace("/admin/team", {
      ...answersFor("admin"),
      "GET profiles": () => ({ status: 400, json: { message: "Out of order" } }),
    });
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
  });
});

it("a session that is about to end is kept with a button, also without a key or a pointer", async () => {
  // Activity is written every five seconds at most, and an earlier test may just have written some.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
  // A first page moves no focus, which would count as activity.
  document.documentElement.removeAttribute("data-script-ready");
  localStorage.setItem("workspace-activity", JSON.stringify(Date.now() - 59 * 60_000));
  openWorkspace("/admin/account", answersFor("coordinator"));
  const button = await screen.findByRole("button", { name: "Stay signed in" });
  expect(button.closest("[role=status]")).toHaveTextContent("Are you still there?");
  act(() => button.click());
  await waitForElementToBeRemoved(button);
});
