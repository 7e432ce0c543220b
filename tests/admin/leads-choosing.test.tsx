import { shortDate } from "@shared/dates.ts";
import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { offeredActions } from "@/admin/features/keyboard/palette-actions.ts";
import { acceptNewestOffer, useUndoOffers } from "@/admin/features/lead/changes/undo-offers.ts";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { useChosenLeads } from "@/admin/features/leads/use-chosen-leads.ts";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { exampleLead, tom } from "./example-lead.ts";
import { type Answers, fakeProject } from "./fake-project.ts";
import { countAnswer, exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

const leads = ["2222", "3333", "4444", "5555"].map((part, place) => ({
  ...exampleLead,
  id: `6f1f1e62-2d0e-4f37-9c47-0a8f9f1e8a0${place}`,
  reference: `SV-${part}-${part}`,
}));

/** A project with these leads, for a coordinator. */
const openProject = (more: Answers = {}, rows = leads) =>
  fakeProject({
    ...listAnswers(rows, exampleCounts, "coordinator"),
    "HEAD leads": countAnswer({ ...exampleCounts, all: 4 }, 4),
    ...more,
  });

beforeEach(() => void openProject());

const box = (place: number) => screen.getAllByRole("checkbox", { name: /^Choose SV-/ })[place];
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox", { name: /^Choose SV-/ })
    .flatMap(({ checked }, place) => (checked ? [place] : []));

async function tick(...places: number[]) {
  for (const place of places) await userEvent.click(box(place) ?? document.body);
}

/** Runs a command of the palette. */
const run = (name: string) =>
  act(() =>
    offeredActions()
      .find(({ label }) => label === name)
      ?.run(),
  );

async function openList() {
  const rendered = renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads", tom);
  await screen.findAllByRole("checkbox", { name: /^Choose SV-/ });
  return rendered;
}

async function pressWithShift(element: HTMLElement | undefined) {
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(element ?? document.body);
  await user.keyboard("{/Shift}");
}

it("leads from the box that was ticked last to the actions", async () => {
  await openList();
  await tick(0, 2);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Actions for chosen leads" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("region", { name: "Chosen leads" })).toHaveFocus();
});

it("says which of the chosen leads were not changed, and why", async () => {
  const [first, second] = leads;
  const outcome = (lead: object | undefined, changes: object) => ({
    outcome: "conflict",
    lead: { ...lead, consent_text: "I agree.", ...changes },
    event: null,
  });
  openProject({
    "POST set_leads_status": () => ({
      json: [
        outcome(first, { status: "contacted" }),
        outcome(second, { status: "closed", withdrawn_at: "2026-11-22T10:00:00+00:00" }),
      ],
    }),
  });
  await openList();
  await tick(0, 1);
  await userEvent.selectOptions(screen.getByLabelText("Status"), "Quoted");
  await userEvent.click(screen.getByRole("button", { name: "Set status" }));
  // A toast that is still being shown counts as hidden.
  expect(await screen.findByText("2 leads were not changed")).toBeInTheDocument();
  expect(
    screen.getByText("Changed by someone else: SV-2222-2222. Consent withdrawn: SV-3333-3333."),
  ).toBeInTheDocument();
});

it("says which leads stay without an owner when that is undone, because their owner has left", async () => {
  const owned = leads.map((lead) => ({ ...lead, owner_id: crypto.randomUUID() }));
  const unassigned = (outcome: string, changes: object = {}) =>
    owned.slice(0, 2).map((lead, place) => ({
      outcome,
      lead: { ...lead, consent_text: "I agree.", owner_id: null, ...(place === 1 ? changes : {}) },
      event: { id: place, at: lead.created_at, actor: tom.userId, kind: "owner", body: {} },
    }));
  openProject(
    {
      "POST set_leads_owner": () => ({ json: unassigned("changed") }),
      "POST undo_lead_changes": () => ({ json: unassigned("conflict", { owner_id: tom.userId }) }),
    },
    owned,
  );
  await openList();
  await tick(0, 1);
  const offers = renderHook(useUndoOffers).result;
  await userEvent.selectOptions(screen.getByLabelText("Owner"), "Nobody");
  await userEvent.click(screen.getByRole("button", { name: "Assign" }));
  await waitFor(() => expect(offers.current).toHaveLength(1));
  act(acceptNewestOffer);
  expect(
    await screen.findByText(
      "Changed by someone else: SV-3333-3333. Without an owner, because the former one has left the team: SV-2222-2222.",
    ),
  ).toBeInTheDocument();
});

it("puts off the next step of several leads, and undoes that as one change", async () => {
  const putOff = leads.slice(0, 2).map((lead, place) => ({
    outcome: "changed",
    lead: { ...lead, consent_text: "I agree.", next_step_on: teamDay(3) },
    event: { id: place, at: lead.created_at, actor: tom.userId, kind: "next_step", body: {} },
  }));
  const calls = openProject({
    "POST set_leads_next_step": () => ({ json: putOff }),
    "POST undo_lead_changes": () => ({ json: putOff }),
  });
  const bodyOf = (name: string) => calls.find((call) => call.name === name)?.body;
  await openList();
  await tick(0, 1);
  const offers = renderHook(useUndoOffers).result;
  run("Put off chosen…");
  await waitFor(() => expect(screen.getByLabelText("Next step")).toHaveFocus());
  await userEvent.selectOptions(screen.getByLabelText("Next step"), "In 3 days");
  await userEvent.click(screen.getByRole("button", { name: "Put off" }));
  await waitFor(() => expect(offers.current).toHaveLength(1));
  expect(offers.current[0]?.text).toBe(`2 leads put off until ${shortDate(teamDay(3))}.`);
  expect(bodyOf("POST set_leads_next_step")).toEqual({
    leads: leads.slice(0, 2).map(({ id, version }) => ({ id, version })),
    next_step_on: teamDay(3),
  });
  act(acceptNewestOffer);
  await waitFor(() => expect(bodyOf("POST undo_lead_changes")).toEqual({ events: [0, 1] }));
});

it("chooses a range with Shift, in either direction", async () => {
  await openList();
  await tick(2);
  await pressWithShift(box(0));
  expect(chosen()).toEqual([0, 1, 2]);
  expect(screen.getByText("3 chosen")).toBeVisible();
  await pressWithShift(box(3));
  expect(chosen()).toEqual([0, 1, 2, 3]);
});

it("chooses the focused lead with X, and a range with Shift and X", async () => {
  await openList();
  await userEvent.keyboard("x");
  expect(chosen()).toEqual([]);
  act(() => box(1)?.focus());
  await userEvent.keyboard("x");
  expect(chosen()).toEqual([1]);
  // From the link in the row, too.
  act(() => box(3)?.closest("tr")?.querySelector("a")?.focus());
  await userEvent.keyboard("{Shift>}X{/Shift}");
  expect(chosen()).toEqual([1, 2, 3]);
  act(() => box(2)?.focus());
  await userEvent.keyboard("x");
  expect(chosen()).toEqual([1, 3]);
});

it("chooses the open lead with X", async () => {
  const reference = leads[2]?.reference ?? "";
  renderWorkspace(<LeadsDashboard beside={() => null} />, `/admin/leads?lead=${reference}`, tom);
  await screen.findAllByRole("checkbox", { name: /^Choose SV-/ });
  await userEvent.keyboard("x");
  expect(chosen()).toEqual([2]);
});

it("offers what can be done with chosen leads as commands, and moves the focus there", async () => {
  await openList();
  const labels = () => offeredActions().map(({ label }) => label);
  expect(labels()).not.toContain("Assign chosen…");
  await tick(0);
  run("Assign chosen…");
  expect(screen.getByLabelText("Owner")).toHaveFocus();
  run("Set status of chosen…");
  expect(screen.getByLabelText("Status")).toHaveFocus();
  // On a narrow screen, the bar shows one form at a time.
  const bar = within(screen.getByRole("region", { name: "Chosen leads" }));
  expect(bar.getByRole("button", { name: "Status" })).toHaveAttribute("aria-expanded", "true");
  expect(bar.getByRole("button", { name: "Owner" })).toHaveAttribute("aria-expanded", "false");
  // Exports are for administrators.
  expect(labels()).not.toContain("Export chosen…");
  run("Clear the selection");
  expect(chosen()).toEqual([]);
});

it("forgets what was chosen when another list is opened", async () => {
  const { router } = await openList();
  await tick(1);
  expect(chosen()).toEqual([1]);
  await userEvent.click(screen.getByRole("link", { name: /^Unassigned/ }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=unassigned"));
  await userEvent.click(screen.getByRole("link", { name: /^All/ }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await screen.findAllByRole("checkbox", { name: /^Choose SV-/ });
  expect(chosen()).toEqual([]);
});

it("does not choose in a list what is pressed in the one before, while it is being rendered", () => {
  const page = { sort: "newest", size: 50, place: { at: "top" } } as const;
  const { result, rerender } = renderHook(
    (tab: "due" | "mine") => useChosenLeads({ ...page, filter: { tab } }),
    { initialProps: "due" },
  );
  const { choose } = result.current;
  rerender("mine");
  act(() => choose([exampleLead.id], true));
  expect(result.current.ids.size).toBe(0);
  act(() => result.current.choose([exampleLead.id], true));
  expect(result.current.ids.size).toBe(1);
});

it("chooses all leads that match, and not only those of the page", async () => {
  const page = leads.slice(0, 2);
  const calls = openProject({
    "GET leads": ({ search }) => ({
      json: Number(search.get("limit")) > 100 ? leads : page,
    }),
    "POST set_leads_owner": () => ({ json: [] }),
  });
  await openList();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Choose all leads/ }));
  expect(screen.getByText("2 chosen")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Choose all 4 that match" }));
  expect(await screen.findByText("4 chosen")).toBeVisible();
  expect(screen.queryByRole("button", { name: /that match$/ })).not.toBeInTheDocument();
  const bar = within(screen.getByRole("region", { name: "Chosen leads" }));
  await userEvent.selectOptions(bar.getByLabelText("Owner"), "Tom Fletcher");
  await userEvent.click(bar.getByRole("button", { name: "Assign" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "POST set_leads_owner")?.body).toMatchObject({
      leads: leads.map(({ id }) => ({ id })),
      owner_id: tom.userId,
    }),
  );
});
