import { act, cleanup, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { roleAnswer } from "./fake-project.ts";
import {
  answersFor,
  askedAgain,
  email,
  openWorkspace,
  session,
  userId,
} from "./workspace-support.tsx";

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

describe("the sign-in page", () => {
  async function fillIn() {
    await userEvent.type(await screen.findByLabelText("Email"), email);
    await userEvent.type(screen.getByLabelText("Password"), "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  }

  it.each(["admin", "coordinator"] as const)("lets in a person with the role %s", async (role) => {
    const { router } = openWorkspace(
      "/admin/login",
      { ...answersFor(role), "POST token": () => ({ json: session() }) },
      { signedIn: false },
    );
    await fillIn();
    // It disappears after a while. The address stays.
    await screen.findByText("Welcome back!");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
  });

  it("leads to the last list of who signs in, and not to a colleague's", async () => {
    const lists = { "a-colleague": "tab=stalled", [userId]: "tab=follow-up&columns=contact-owner" };
    localStorage.setItem("workspace-leads-list", JSON.stringify(lists));
    const enter = async (path: string) => {
      const { router } = openWorkspace(
        path,
        { ...answersFor("admin"), "POST token": () => ({ json: session() }) },
        { signedIn: false },
      );
      await fillIn();
      await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
      return router.state.location.search;
    };
    expect(await enter("/admin/leads")).toBe("?tab=follow-up&columns=contact-owner");
    cleanup();
    localStorage.clear();
    localStorage.setItem("workspace-leads-list", JSON.stringify({ "a-colleague": "tab=stalled" }));
    expect(await enter("/admin/login")).toBe("");
  });

  it("leads on to the page that was asked for", async () => {
    const { router } = openWorkspace(
      "/admin/team?part=waiting",
      {
        ...answersFor("admin"),
        "POST token": () => ({ json: session() }),
      },
      { signedIn: false },
    );
    await fillIn();
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: "/admin/team",
      search: "?part=waiting",
    });
  });

  it("refuses someone without a role", async () => {
    const { router } = openWorkspace(
      "/admin/login",
      { ...answersFor(null), "POST token": () => ({ json: session() }) },
      { signedIn: false },
    );
    await fillIn();
    // The message is in a toast and next to the button.
    await waitFor(() => expect(screen.getAllByText(DENIED)).toHaveLength(2));
    expect(router.state.location.pathname).toBe("/admin/login");
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });

  it("names the clock of a computer that is a day ahead", async () => {
    const amr = [{ method: "password", timestamp: Date.now() / 1000 - 24 * 3600 }];
    openWorkspace(
      "/admin/login",
      { ...answersFor("admin"), "POST token": () => ({ json: session({ amr }) }) },
      { signedIn: false },
    );
    await fillIn();
    await waitFor(() =>
      expect(screen.getAllByText(/time of this computer may be wrong/)).not.toHaveLength(0),
    );
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });

  it.each([
    ["Email", "nobody at example.com", "Please enter a valid email address"],
    ["Email", `${"a".repeat(250)}@example.com`, "Email must be less than 255 characters"],
    ["Password", "short", "Password must be at least 8 characters"],
    ["Password", "x".repeat(101), "Password must be less than 100 characters"],
  ])("shows the first error and sends no request: %s %s", async (label, text, message) => {
    const { calls } = openWorkspace("/admin/login", {}, { signedIn: false });
    await userEvent.type(await screen.findByLabelText("Email"), email);
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(new RegExp(message));
    await waitFor(() => expect(field).toHaveFocus());
    // The toast, which comes later, has the same message.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(calls).toEqual([]);
  });

  it("requests a link that no other browser can use, and says the same if the address has an account", async () => {
    const { calls } = openWorkspace(
      "/admin/login",
      { "POST signup": () => askedAgain },
      { signedIn: false },
    );
    await userEvent.click(await screen.findByRole("button", { name: /^Need an account/ }));
    await userEvent.type(screen.getByLabelText("Email"), email);
    await userEvent.type(screen.getByLabelText("Password"), "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Sign Up" }));
    // A toast that is still being shown counts as hidden.
    await screen.findByText(/^Account created!/);
    // What comes next, which is rendered after the toast, stays once that has gone.
    expect(await screen.findByText("Now confirm your email address.")).toBeVisible();
    expect(calls[0]).toMatchObject({
      name: "POST signup",
      body: { email, code_challenge: expect.stringMatching(/^[\w-]{43,}$/) },
    });
  });
});

describe("the link in the email after a sign-up", () => {
  const confirmed = "Your email address is confirmed.";

  it("says that the address is confirmed in a browser that did not sign up", async () => {
    const { router } = openWorkspace("/admin/leads?code=abc", answersFor(null), {
      signedIn: false,
    });
    expect(await screen.findByText(confirmed)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/admin/login", search: "" });
    await userEvent.click(screen.getByRole("button", { name: "Need an account? Sign up" }));
    expect(screen.queryByText(confirmed)).toBeNull();
  });

  it("says only that in the browser that signed up, too", async () => {
    openWorkspace("/admin/leads?code=abc", answersFor(null));
    expect(await screen.findByText(confirmed)).toBeVisible();
    expect(screen.queryByText(DENIED)).not.toBeInTheDocument();
  });

  it("is needed for that message", async () => {
    openWorkspace("/admin/leads", answersFor(null), { signedIn: false });
    expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeVisible();
    expect(screen.queryByText(confirmed)).toBeNull();
  });
});

it("a session that is about to end is kept with a button, also without a key or a pointer", async () => {
  // Activity is written every five seconds at most, and an earlier test may just have written some.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
  // A first page moves no focus, which would count as activity.
  document.documentElement.removeAttribute("data-script-ready");
  localStorage.setItem("workspace-activity", JSON.stringify(Date.now() - 59 * 60_000));
  openWorkspace("/admin/account", answersFor("coordinator"));
  const button = await screen.findByRole("button", { name: "Stay signed in" });
  expect(button.closest("[role=status]")).toHaveTextContent("Are you still there?");
  act(() => button.click());
  await waitForElementToBeRemoved(button);
});
