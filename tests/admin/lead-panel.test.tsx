import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { LeadPanel } from "@/admin/features/lead/page/lead-panel.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { roleAnswer } from "./fake-project.ts";
import {
  answers,
  calls,
  changed,
  changes,
  choice,
  choose,
  delayed,
  lead,
  next,
} from "./lead-view-support.tsx";
import { countAnswer, exampleCounts } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

const counts = { ...exampleCounts, due: 2, all: 2 };

beforeEach(() => {
  Object.assign(answers, {
    "POST search_leads": () => ({ json: [lead, next] }),
    "HEAD leads": countAnswer(counts),
    "GET leads": () => ({ json: [lead, next] }),
    "GET user_roles": roleAnswer("admin"),
  });
  answers["POST open_lead"] = ({ body }) => ({
    json: JSON.stringify(body).includes(next.reference) ? next : lead,
  });
});

/** Opens the list, with or without space for a lead beside it. */
async function showList({ isWide = true } = {}) {
  const { router } = renderWorkspace(
    <LeadsDashboard beside={isWide ? (open) => <LeadPanel {...open} /> : null} />,
    { pathname: "/admin/leads", search: "?tab=due", state: { search: "example" } },
  );
  await screen.findByRole("link", { name: lead.name });
  return router;
}

const panel = () => screen.findByRole("complementary", { name: /^Open lead:/ });
const title = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("a lead next to the list", () => {
  it("has the notice of new leads beside the heading, or after the search", async () => {
    answers["HEAD leads"] = countAnswer({ ...counts, new: 3 });
    const { DOCUMENT_POSITION_FOLLOWING: before, DOCUMENT_POSITION_PRECEDING: after } = Node;
    for (const [isWide, isPhone, expected] of [
      [true, false, before],
      [false, false, after],
      [false, true, after],
    ] as const) {
      const matchMedia = () => ({
        matches: isPhone,
        addEventListener() {},
        removeEventListener() {},
      });
      vi.stubGlobal("matchMedia", matchMedia);
      await showList({ isWide });
      const notice = await screen.findByText("3 new");
      const search = screen.getByLabelText("Search leads");
      expect(notice.compareDocumentPosition(search)).toBe(expected);
      cleanup();
    }
  });

  it("gets the focus when J opens it, and is closed by Escape, even if single keys are off", async () => {
    await showList();
    await userEvent.click(document.body);
    await userEvent.keyboard("j");
    expect(await title(lead.name)).toHaveFocus();
    expect(await panel()).toHaveAccessibleName(`Open lead: ${lead.name} ${lead.reference}, 1 of 2`);
    setSingleKeys(false);
    await userEvent.keyboard("j{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary")).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: lead.name })).toHaveFocus();
  });

  it("is named by the focus on every step: Enter, J, K and the buttons", async () => {
    await showList();
    screen.getByRole("link", { name: lead.name }).focus();
    await userEvent.keyboard("{Enter}");
    expect(await title(lead.name)).toHaveFocus();
    expect(await title(lead.name)).toHaveAccessibleDescription(`${lead.reference}, 1 of 2`);
    await userEvent.keyboard("j");
    expect(await title(next.name)).toHaveFocus();
    expect(await title(next.name)).toHaveAccessibleDescription(`${next.reference}, 2 of 2`);
    await userEvent.keyboard("k");
    expect(await title(lead.name)).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Next lead" }));
    expect(await title(next.name)).toHaveFocus();
  });

  it("is the one after the row with the focus, for J", async () => {
    await showList();
    screen.getByRole("link", { name: lead.name }).focus();
    await userEvent.keyboard("j");
    expect(await title(next.name)).toHaveFocus();
    // The last lead: J opens no other one.
    screen.getByRole("link", { name: next.name }).focus();
    await userEvent.keyboard("j");
    expect(await title(next.name)).toBeVisible();
  });

  it("is not answered, taken or noted by a key while another lead's row has the focus", async () => {
    await showList();
    await userEvent.keyboard("j");
    const shown = within(await panel());
    await screen.findByText(lead.consent_text);
    screen.getByRole("link", { name: next.name }).focus();
    await userEvent.keyboard("ewct");
    expect(shown.queryByText("Contacted?")).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
    await userEvent.keyboard("n");
    expect(screen.getByRole("link", { name: next.name })).toHaveFocus();
    (await title(lead.name)).focus();
    answers["POST set_lead_owner"] = () => ({ json: changed({}) });
    await userEvent.keyboard("t");
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  it("is never one of the former tab, while another tab is loading", async () => {
    const router = await showList();
    const { answer, release } = delayed({ json: [next] });
    answers["POST search_leads"] = () => answer;
    await userEvent.click(screen.getByRole("link", { name: /^Mine/ }));
    const row = screen.getByRole("link", { name: lead.name });
    await waitFor(() => expect(row.closest("[inert]")).not.toBeNull());
    await userEvent.keyboard("jx");
    row.focus();
    await userEvent.keyboard("x");
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    expect(screen.queryByText("1 chosen")).not.toBeInTheDocument();
    expect(router.state.location.search).toBe("?tab=mine");
    await release();
    await waitFor(() =>
      expect(screen.queryByRole("link", { name: lead.name })).not.toBeInTheDocument(),
    );
    await userEvent.keyboard("j");
    expect(await title(next.name)).toHaveFocus();
  });

  it("shows the list's data until it has loaded, and can already be changed", async () => {
    const { answer, release } = delayed({ json: { ...lead, version: 3, status: "quoted" } });
    answers["POST open_lead"] = () => answer;
    await showList();
    await userEvent.click(screen.getByRole("link", { name: lead.name }));
    const shown = within(await panel());
    expect(shown.getByText("Is there a lift?")).toBeVisible();
    expect(shown.getByText("Loading the lead...")).toBeVisible();
    expect(shown.queryByText(lead.consent_text)).not.toBeInTheDocument();
    answers["POST set_lead_owner"] = () => ({ json: changed({}) });
    await userEvent.keyboard("t");
    await waitFor(() => expect(changes()).toHaveLength(1));
    await release();
    expect(await shown.findByText(lead.consent_text)).toBeInTheDocument();
    expect(shown.queryByText("Loading the lead...")).not.toBeInTheDocument();
    expect(choice("Status")).toHaveTextContent("Quoted");
  });

  it("is opened, and recorded, once, and shows what was changed while it was loading", async () => {
    const { answer, release } = delayed({ json: lead });
    answers["POST open_lead"] = () => answer;
    answers["POST set_lead_status"] = () => ({ json: changed({ status: "booked" }) });
    await showList();
    await userEvent.click(screen.getByRole("link", { name: lead.name }));
    await panel();
    await choose("Status", "Booked");
    await waitFor(() => expect(changes()).toHaveLength(1));
    await release();
    expect(await within(await panel()).findByText(lead.consent_text)).toBeInTheDocument();
    expect(choice("Status")).toHaveTextContent("Booked");
    expect(calls.filter(({ name }) => name === "POST open_lead")).toHaveLength(1);
  });

  it("is opened and answered with one click on the address in the list", async () => {
    const opened: string[] = [];
    const open = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented) {
        opened.push(event.target.href);
        event.preventDefault();
      }
    };
    document.addEventListener("click", open);
    await showList();
    const [address] = await screen.findAllByRole("link", { name: lead.email });
    await userEvent.click(address ?? document.body);
    expect(await within(await panel()).findByText("Contacted?")).toBeVisible();
    document.removeEventListener("click", open);
    expect(opened).toEqual([expect.stringMatching(/^mailto:.+subject=Your%20request/)]);
  });

  it("shows three events before the work, and all on request", async () => {
    answers["GET lead_events"] = () => ({
      json: [1, 2, 3, 4].map((id) => ({
        id,
        at: "2026-11-22T10:00:00+00:00",
        actor: null,
        kind: "note",
        body: { note: `Note ${id}` },
        actor_name: null,
      })),
    });
    await showList();
    await userEvent.keyboard("j");
    const oldest = (await screen.findByText("Note 1")).closest("li");
    expect(oldest).toHaveClass("hidden");
    expect(screen.getByText("Note 2").closest("li")).not.toHaveClass("hidden");
    await userEvent.click(screen.getByRole("button", { name: "Show all 4" }));
    expect(oldest).not.toHaveClass("hidden");
  });

  it("links to its page, and the page links back to the same list", async () => {
    const router = await showList();
    await userEvent.keyboard("j");
    await userEvent.click(await screen.findByRole("link", { name: "Open as a page" }));
    expect(router.state.location.state).toEqual({
      references: [lead.reference, next.reference],
      list: `/admin/leads?lead=${lead.reference}`,
    });
  });
});

it("without space beside the list, J opens the first lead's page", async () => {
  const router = await showList({ isWide: false });
  await userEvent.keyboard("j");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/leads/${lead.reference}`),
  );
  expect(router.state.location.state).toMatchObject({
    references: [lead.reference, next.reference],
    list: "/admin/leads?tab=due",
    search: "example",
  });
});

it("says once that a person has asked before", async () => {
  answers["POST search_leads"] = () => ({
    json: [{ ...lead, is_repeat: true, status: "closed", close_reason: "changed_mind" }],
  });
  await showList();
  expect(screen.getByText("Repeat request")).toBeVisible();
  expect(screen.getByText("Changed their mind")).toBeVisible();
});
