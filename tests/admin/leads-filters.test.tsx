import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { hrefOfLastList } from "@/admin/features/access/last-list.ts";
import { readListState } from "@/admin/features/lead-search/list-state.ts";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { ayse, exampleLead, tom } from "./example-lead.ts";
import { type Calls, fakeProject, queryOf } from "./fake-project.ts";
import { listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

let calls: Calls;

beforeEach(() => {
  calls = fakeProject(listAnswers());
});

function openList(query: string) {
  const path = `/admin/leads${query}`;
  // A change starts from the address, which a router in memory does not set.
  window.history.replaceState(null, "", path);
  return renderWorkspace(<LeadsDashboard beside={null} />, path).router;
}

it("the owners are chosen one by one, and a list may have those of several", async () => {
  const router = openList(`?owner=${tom.userId}`);
  await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
  const owners = within(screen.getByRole("group", { name: "Owner" }));
  expect(await owners.findByRole("button", { name: "Tom Fletcher", pressed: true })).toBeVisible();
  await userEvent.click(owners.getByRole("button", { name: "Nobody", pressed: false }));
  const both = `(owner_id.eq.${tom.userId},owner_id.is.null)`;
  await waitFor(() => expect(calls.some((call) => queryOf(call).get("or") === both)).toBe(true));
  window.history.replaceState(null, "", `/admin/leads${router.state.location.search}`);
  await userEvent.click(owners.getByRole("button", { name: "Tom Fletcher", pressed: true }));
  await waitFor(() => expect(router.state.location.search).toBe("?owner=none"));
});

it("Only mine narrows a list of everybody's leads to one's own, and back", async () => {
  const plain = "?tab=follow-up&city=Antalya";
  let router = openList(plain);
  await userEvent.click(await screen.findByRole("button", { name: "Only mine", pressed: false }));
  const { search } = router.state.location;
  expect(readListState(search)).toMatchObject({
    tab: "follow-up",
    filters: { city: "Antalya", owner: [ayse.userId] },
  });
  cleanup();
  router = openList(search);
  const mine = await screen.findByRole("button", { name: "Only mine", pressed: true });
  // The pressed button says so, and no chip as well.
  const chips = within(screen.getByRole("list", { name: "Filters that are on" }));
  expect(chips.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Antalya"]);
  await userEvent.click(mine);
  expect(router.state.location.search).toBe(plain);
});

it("Only mine pressed again brings back the owners that were chosen before", async () => {
  const others = `?tab=stalled&owner=${[tom.userId, "none"].sort().join(",")}`;
  const router = openList(others);
  const follow = () =>
    window.history.replaceState(null, "", `/admin/leads${router.state.location.search}`);
  await userEvent.click(await screen.findByRole("button", { name: "Only mine", pressed: false }));
  follow();
  const mine = await screen.findByRole("button", { name: "Only mine", pressed: true });
  await userEvent.click(mine);
  expect(decodeURIComponent(router.state.location.search)).toBe(others);
  // Other owners that are chosen meanwhile replace them.
  follow();
  await userEvent.click(mine);
  follow();
  await userEvent.click(screen.getByRole("button", { name: /^Filters/ }));
  const own = within(screen.getByRole("group", { name: "Owner" }));
  await userEvent.click(await own.findByRole("button", { name: "Ayşe Demir", pressed: true }));
  follow();
  await userEvent.click(own.getByRole("button", { name: "Ayşe Demir", pressed: false }));
  follow();
  await userEvent.click(mine);
  expect(router.state.location.search).toBe("?tab=stalled");
});

it("days that are the wrong way round are in view, with what is wrong", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  openList("?from=2026-11-20&to=2026-11-01");
  await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
  const error = await screen.findByText("This is before “Sent on or after”.");
  expect(shown.mock.contexts.some((each) => each instanceof Element && each.contains(error))).toBe(
    true,
  );
});

it("open leads to which nothing has happened for some days are a filter", async () => {
  openList("?quiet=7");
  expect(await screen.findByText("Open, but quiet for over 7 days")).toBeVisible();
  const query = calls.map(queryOf).find((each) => each.has("touched_at"));
  expect(query?.get("touched_at")).toMatch(/^lt\.\d{4}-/);
  expect(query?.get("status")).toBe("neq.closed");
});

it("the filters end with a way on to the leads that match, which closes them", async () => {
  openList("?city=Antalya");
  const opener = await screen.findByRole("button", { name: /^Filters/ });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole("button", { name: "Show 37 leads" }));
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByLabelText("Category")).not.toBeInTheDocument();
  expect(document.getElementById("leads-rows")).toHaveFocus();
});

it.each([
  ["", "More filters", "false"],
  ["?clinic=any", "Fewer filters", "true"],
])(
  "filters that are rarely used are open on a phone if one is on: %s",
  async (query, name, isOpen) => {
    openList(query);
    await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-expanded", isOpen);
  },
);

it("this browser remembers the list of each person, without what they searched for", async () => {
  localStorage.setItem("workspace-leads-list", JSON.stringify({ [tom.userId]: "tab=stalled" }));
  renderWorkspace(<LeadsDashboard beside={null} />, {
    pathname: "/admin/leads",
    search: "?city=Antalya",
    state: { search: "Smith" },
  });
  await screen.findByText("37 leads match");
  expect(JSON.stringify(localStorage)).not.toContain("Smith");
  expect(hrefOfLastList(ayse.userId)).toBe("/admin/leads?city=Antalya");
  expect(hrefOfLastList(tom.userId)).toBe("/admin/leads?tab=stalled");
});

it("a mark on a lead and the filter for it have one name", async () => {
  calls = fakeProject(listAnswers([{ ...exampleLead, is_repeat: true }]));
  openList("?repeat=true");
  await screen.findByRole("table");
  await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
  const [filter, mark] = await screen.findAllByText("Repeat request");
  expect(filter?.closest("button")).toHaveAttribute("aria-pressed", "true");
  expect(mark).toBeVisible();
});

it("All and Mine have no button for one's own leads", async () => {
  openList(`?owner=${ayse.userId}`);
  expect(await screen.findByText("Owner: Ayşe Demir")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Only mine" })).not.toBeInTheDocument();
});

it("one button clears the filters that are on, but not “Only mine”, and the focus goes to where they are chosen", async () => {
  const mine = `?tab=due&owner=${ayse.userId}`;
  const router = openList(`${mine}&city=Antalya&status=quoted`);
  await userEvent.click(await screen.findByRole("button", { name: "Clear all filters" }));
  expect(router.state.location.search).toBe(mine);
  expect(screen.getByRole("button", { name: /^Filters/ })).toHaveFocus();
});
