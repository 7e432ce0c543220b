import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { endSession } from "@/admin/features/access/auth-api.ts";
import { exampleLead } from "./example-lead.ts";
import { exampleTemplate } from "./example-template.ts";
import { goOffline } from "./fake-project.ts";
import {
  type Answers,
  answersFor,
  fill,
  openWorkspace,
  stubMeasuring,
} from "./workspace-support.tsx";

const lead = { ...exampleLead, consent_text: "I agree." };
const answers: Answers = {
  ...answersFor("coordinator"),
  "GET message_templates": () => ({ json: [exampleTemplate] }),
  "POST open_lead": () => ({ json: lead }),
};

async function openTemplate(typed = "") {
  const opened = openWorkspace("/admin/templates", answers);
  const field = await screen.findByLabelText("Message");
  if (typed) await fill(field, typed);
  return opened;
}

const signOut = () => userEvent.click(screen.getByRole("button", { name: "Sign Out" }));

const asksBeforeReload = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

async function question() {
  return within(await screen.findByRole("dialog", { name: "Sign out without saving?" }));
}

const answer = async (name: string) =>
  userEvent.click((await question()).getByRole("button", { name }));

type Router = ReturnType<typeof openWorkspace>["router"];

async function expectSignedOut(router: Router) {
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"));
  expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain("access_token");
}

it("signs out at once if nothing would be lost", async () => {
  const { router } = await openTemplate();
  await signOut();
  await expectSignedOut(router);
});

it("asks before it loses what was typed into a form, and can be left undone", async () => {
  const { router, calls } = await openTemplate("Mine");
  await signOut();
  await answer("Stay signed in");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Message")).toHaveValue(`${exampleTemplate.body}Mine`);
  expect(calls.map(({ name }) => name)).not.toContain("POST logout");
  await signOut();
  await answer("Discard and sign out");
  await expectSignedOut(router);
});

it("asks in the command palette, too", async () => {
  stubMeasuring();
  await openTemplate("Mine");
  await userEvent.keyboard("{Control>}k{/Control}");
  const palette = within(await screen.findByRole("dialog", { name: "Commands" }));
  await userEvent.click(palette.getByRole("option", { name: "Sign out" }));
  expect((await question()).getByText(/It will be lost\.$/)).toBeVisible();
});

it("asks because of a note that a reload would keep", async () => {
  // As after a reload: it is only in the tab's storage.
  sessionStorage.setItem(`lead-draft:${lead.id} note`, JSON.stringify("Calls back"));
  const { router } = await openTemplate();
  expect(asksBeforeReload()).toBe(false);
  await signOut();
  await answer("Discard and sign out");
  await expectSignedOut(router);
  expect(JSON.stringify(sessionStorage)).not.toContain("Calls back");
});

it("asks because of a change that could not be saved, as before a reload", async () => {
  openWorkspace(`/admin/leads/${lead.reference}`, answers);
  await userEvent.click(await screen.findByRole("button", { name: /^Status ./ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Quoted" }));
  await screen.findByText(/^Not saved: /);
  expect(asksBeforeReload()).toBe(true);
  await signOut();
  await question();
});

it("asks because of a change that is being saved, as before a reload", async () => {
  openWorkspace(`/admin/leads/${lead.reference}`, {
    ...answers,
    "POST set_lead_status": () => new Promise(() => {}),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Status ./ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Quoted" }));
  await waitFor(() => expect(asksBeforeReload()).toBe(true));
  await signOut();
  await question();
});

it("asks because of a change that waits for the network", async () => {
  openWorkspace(`/admin/leads/${lead.reference}`, answers);
  const menu = await screen.findByRole("button", { name: /^Status ./ });
  goOffline();
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Quoted" }));
  await screen.findByText(/1 change is waiting in this tab/);
  await signOut();
  await question();
});

it("does not ask because a lead is still loading", async () => {
  const { router, calls } = openWorkspace(`/admin/leads/${lead.reference}`, {
    ...answers,
    "POST open_lead": () => new Promise(() => {}),
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("POST open_lead"));
  await signOut();
  await expectSignedOut(router);
});

it("does not ask when another tab has signed out", async () => {
  const { router } = await openTemplate("Mine");
  await act(() => endSession());
  await expectSignedOut(router);
});
