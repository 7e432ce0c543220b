import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Role } from "@/admin/features/access/auth-api.ts";
import {
  answersFor,
  askedAgain,
  email,
  openWorkspace,
  session,
  userId,
} from "./workspace-support.tsx";

const DENIED = "Access denied. Admin privileges required.";

describe("the sign-in page", () => {
  /** Opens a page for someone who can sign in. */
  const openSignedOut = (path: string, role: Role | null, claims?: Record<string, unknown>) =>
    openWorkspace(
      path,
      { ...answersFor(role), "POST token": () => ({ json: session(claims) }) },
      { signedIn: false },
    );

  async function fillIn() {
    await userEvent.type(await screen.findByLabelText("Email"), email);
    await userEvent.type(screen.getByLabelText("Password"), "correct horse battery");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  }

  it("shows the password that is typed, if asked to", async () => {
    openWorkspace("/admin/login", {}, { signedIn: false });
    const password = await screen.findByLabelText("Password");
    expect(password).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
    expect(password).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide the password" }));
    expect(password).toHaveAttribute("type", "password");
  });

  it.each(["admin", "coordinator"] as const)("lets in a person with the role %s", async (role) => {
    const { router } = openSignedOut("/admin/login", role);
    await fillIn();
    // It disappears after a while. The address stays.
    await screen.findByText("Welcome back!");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
  });

  it("leads to the last list of who signs in, and not to a colleague's", async () => {
    const lists = { "a-colleague": "tab=stalled", [userId]: "tab=follow-up&columns=contact-owner" };
    localStorage.setItem("workspace-leads-list", JSON.stringify(lists));
    const enter = async (path: string) => {
      const { router } = openSignedOut(path, "admin");
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
    const { router } = openSignedOut("/admin/team?part=waiting", "admin");
    await fillIn();
    expect(await screen.findByRole("heading", { name: "Team" })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: "/admin/team",
      search: "?part=waiting",
    });
  });

  it("refuses someone without a role", async () => {
    const { router } = openSignedOut("/admin/login", null);
    await fillIn();
    // The message is in a toast and next to the button.
    await waitFor(() => expect(screen.getAllByText(DENIED)).toHaveLength(2));
    expect(router.state.location.pathname).toBe("/admin/login");
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });

  it("names the clock of a computer that is a day ahead", async () => {
    const amr = [{ method: "password", timestamp: Date.now() / 1000 - 24 * 3600 }];
    openSignedOut("/admin/login", "admin", { amr });
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
