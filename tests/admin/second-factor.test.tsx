import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pauseQueries, queryClient } from "@/admin/features/access/query-client.ts";
import { exampleLead } from "./example-lead.ts";
import {
  type Answers,
  answersFor,
  email,
  fill,
  openWorkspace,
  session,
} from "./workspace-support.tsx";

const lead = { ...exampleLead, consent_text: "I agree." };

/** What the page of a lead asks for. */
const openLead: Answers = {
  "POST open_lead": () => ({ json: lead }),
  "GET leads": () => ({ json: [lead] }),
};

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const created_at = "2026-11-01T09:00:00Z";

/** A project whose account has these devices, and which accepts one code. */
function projectWith(names: string[]) {
  const factors = names.map((friendly_name, index) => ({
    id: `5a7a0002-0000-4000-8000-00000000000${index}`,
    friendly_name,
    factor_type: "totp",
    status: "verified",
    created_at,
    updated_at: created_at,
  }));
  const state = { level: "aal1", state: "second_factor" };
  const withToken = () => ({
    ...session({ session_id: "s", aal: state.level }),
    user: { ...session().user, factors },
  });
  const answers: Answers = {
    ...answersFor("admin"),
    "POST token": () => ({ json: withToken() }),
    "GET user": () => ({ json: withToken().user }),
    "POST my_session_state": () => ({ json: state.state }),
    "POST factors": ({ body }) => {
      const { friendly_name } = body as { friendly_name: string };
      const id = `5a7a0002-0000-4000-8000-00000000000${factors.length}`;
      const factor = { id, friendly_name, factor_type: "totp", status: "unverified" };
      factors.push({ ...factor, created_at, updated_at: created_at });
      return {
        json: {
          id,
          type: "totp",
          friendly_name,
          totp: { qr_code: "<svg/>", secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` },
        },
      };
    },
    "DELETE 5a7a0002-0000-4000-8000-000000000000": () => {
      factors.length = 0;
      Object.assign(state, { level: "aal1", state: "open" });
      return { json: {} };
    },
    "POST challenge": () => ({ json: { id: "c", type: "totp", expires_at: 1 } }),
    "POST verify": ({ body }) => {
      if ((body as { code: string }).code !== "123456") {
        return {
          status: 422,
          json: { error_code: "mfa_verification_failed", msg: "Invalid TOTP code entered" },
        };
      }
      for (const factor of factors) factor.status = "verified";
      Object.assign(state, { level: "aal2", state: "open" });
      return { json: withToken() };
    },
  };
  return answers;
}

async function signIn() {
  await fill(await screen.findByLabelText("Email"), email);
  await fill(screen.getByLabelText("Password"), "correct horse battery");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

describe("the second step of signing in", () => {
  it("asks for a code, says what is wrong with it, and keeps what was typed", async () => {
    const { router, calls } = openWorkspace("/admin/login", projectWith(["Phone", "Tablet"]), {
      signedIn: false,
    });
    await signIn();
    expect(await screen.findByRole("heading", { name: "Enter your code" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/admin/second-factor");
    await userEvent.selectOptions(await screen.findByLabelText("Code from"), "Tablet");

    const field = screen.getByLabelText("Code");
    await userEvent.type(field, "12345");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Enter the six digits that your device shows.")).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain("POST challenge");

    await userEvent.clear(field);
    await userEvent.type(field, "000 000{Enter}");
    expect(await screen.findByText(/^This code is not correct\./)).toBeVisible();
    expect(field).toHaveValue("000 000");
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();

    await userEvent.clear(field);
    await userEvent.type(field, "123 456{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
    await screen.findByText("Welcome back!");
    // The time limit is longer, because this test is the first to load the pages.
  }, 60_000);

  it("sets up a first device for someone who has none", async () => {
    const { router } = openWorkspace("/admin/leads", projectWith([]));
    expect(
      await screen.findByRole("heading", { name: "Set up two-step verification" }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe("/admin/second-factor");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("img", { name: /^QR code/ })).toBeVisible();
    // A phone cannot scan what it shows itself.
    expect(screen.getByRole("link", { name: "Open the app with the key" })).toHaveAttribute(
      "href",
      `otpauth://totp/x?secret=${SECRET}`,
    );
    expect(screen.getByText(SECRET.replace(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
    await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
    await screen.findByText("Welcome back!");
  });

  it("is not asked for again after the last device was removed", async () => {
    const answers = { ...projectWith(["Phone"]), "POST list_my_sessions": () => ({ json: [] }) };
    const { router } = openWorkspace("/admin/login", answers, { signedIn: false });
    await signIn();
    await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
    const opened: string[] = [];
    router.subscribe(({ location }) => opened.push(location.pathname));

    await act(() => router.navigate("/admin/account"));
    await userEvent.click(await screen.findByRole("button", { name: "Remove Phone" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/^You haven’t added a device yet\./)).toBeVisible();
    expect(opened).not.toContain("/admin/second-factor");
  });

  it("can be cancelled by signing out", async () => {
    const { router } = openWorkspace("/admin/second-factor", projectWith(["Phone"]));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel and sign out" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"));
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });
});

describe("a session that ends on its own", () => {
  it("keeps what was being typed behind the lock until the same person is back", async () => {
    const answers: Answers = { ...projectWith([]) };
    let state = "open";
    answers["POST my_session_state"] = () => ({ json: state });
    // Signing in starts another session.
    answers["POST token"] = () => ({ json: session({ session_id: "another", aal: "aal1" }) });
    const { calls } = openWorkspace("/admin/account", answers);
    const field = await screen.findByLabelText("New password");
    await fill(field, "half a password");

    state = "ended";
    window.dispatchEvent(new Event("visibilitychange"));
    await queryClient.invalidateQueries({ queryKey: ["role"] });
    const lock = await screen.findByRole("dialog", { name: "Sign in again" });
    expect(field).not.toBeVisible();
    expect(within(lock).getByLabelText("Email")).toHaveValue(email);
    await waitFor(() => expect(within(lock).getByLabelText("Password")).toHaveFocus());

    state = "open";
    await userEvent.paste("correct horse battery");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field).toBeVisible();
    expect(field).toHaveValue("half a password");
    expect(calls.filter(({ name }) => name === "POST token")).toHaveLength(1);
  });

  it("makes no more requests for the page behind the lock, and resumes afterwards", async () => {
    const answers: Answers = { ...projectWith([]), ...openLead };
    let state = "open";
    answers["POST my_session_state"] = () => ({ json: state });
    answers["POST token"] = () => ({ json: session({ session_id: "another", aal: "aal1" }) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openWorkspace(`/admin/leads/${exampleLead.reference}`, answers);
    await screen.findByRole("heading", { level: 1, name: exampleLead.name });
    // The page asks for changes every 15 seconds.
    const asked = calls.length;
    await vi.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));

    state = "ended";
    await queryClient.invalidateQueries({ queryKey: ["role"] });
    const lock = await screen.findByRole("dialog", { name: "Sign in again" });
    await vi.advanceTimersByTimeAsync(1_000);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    window.dispatchEvent(new Event("visibilitychange"));
    // The network goes and comes back.
    await act(async () => void window.dispatchEvent(new Event("offline")));
    await act(async () => void window.dispatchEvent(new Event("online")));
    await vi.advanceTimersByTimeAsync(1_000);
    // It still checks whether the person is signed in, for example in another tab.
    const checks = ["GET user_roles", "POST my_session_state"];
    expect(calls.slice(before).filter(({ name }) => !checks.includes(name))).toEqual([]);

    state = "open";
    vi.useRealTimers();
    await userEvent.click(within(lock).getByLabelText("Password"));
    await userEvent.paste("correct horse battery");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(calls.slice(before).map(({ name }) => name)).toContain("GET lead_events"),
    );
  });

  it("leaves a device offline whose network has gone behind the lock", () => {
    // It listens to the network while somebody listens to it.
    onTestFinished(onlineManager.subscribe(() => {}));
    const resume = pauseQueries();
    window.dispatchEvent(new Event("offline"));
    resume();
    expect(onlineManager.isOnline()).toBe(false);
    window.dispatchEvent(new Event("online"));
    expect(onlineManager.isOnline()).toBe(true);
  });

  it("is not restored if it ended while the browser was closed", async () => {
    localStorage.setItem("workspace-activity", JSON.stringify(Date.now() - 61 * 60_000));
    const { router } = openWorkspace("/admin/team", answersFor("admin"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"));
    // A toast that is still being shown or dismissed counts as hidden.
    await screen.findByText("Your session has ended. Sign in again.");
    expect(JSON.stringify(localStorage)).not.toContain("access_token");
  });
});
