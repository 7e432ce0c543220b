import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPath } from "react-router-dom";
import { expect, it } from "vitest";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { exampleLead } from "./example-lead.ts";
import { fakeProject, goOffline } from "./fake-project.ts";
import { countAnswer, exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

it.each([
  [14, "Show 14 follow-ups"],
  [1, "Show 1 follow-up"],
  [0, null],
])("leads to %i due follow-ups if nobody is waiting", async (follow_up, name) => {
  fakeProject({
    ...listAnswers(),
    "GET leads": () => ({ json: [] }),
    "HEAD leads": countAnswer({ ...exampleCounts, follow_up }),
  });
  const { router } = renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?tab=due");
  expect(await screen.findByText("Nobody is waiting")).toBeVisible();
  expect(await screen.findByText("1,204 total leads")).toBeVisible();
  if (!name) return expect(screen.queryByRole("link", { name: /follow-ups? (is|are)/ })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name }));
  expect(createPath(router.state.location)).toBe("/admin/leads?tab=follow-up");
});

it("offers no export while the list loads, or offline", async () => {
  fakeProject(listAnswers());
  renderWorkspace(<LeadsDashboard beside={null} />);
  const exports = screen.getByRole("button", { name: "Export CSV" });
  expect(exports).toBeDisabled();
  await waitFor(() => expect(exports).toBeEnabled());
  goOffline();
  expect(exports).toBeDisabled();
  expect(screen.getByText("1,204 total leads")).toBeVisible();
});

it("says when the list could not be loaded, and loads it again", async () => {
  const answers = listAnswers();
  const leads = answers["GET leads"];
  answers["GET leads"] = () => ({ status: 400, json: { message: "The shelf is empty" } });
  fakeProject(answers);
  renderWorkspace(<LeadsDashboard beside={null} />);
  expect(await screen.findByText("The shelf is empty")).toBeInTheDocument();
  expect(screen.getByText("We could not load the leads")).toBeVisible();
  answers["GET leads"] = leads ?? (() => ({ json: [] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table")).toBeVisible();
});

it("exports nothing if there are no leads, or none any more", async () => {
  fakeProject({
    ...listAnswers([], { ...exampleCounts, all: 0 }),
    "GET clinics": () => ({ json: [] }),
  });
  renderWorkspace(<LeadsDashboard beside={null} />);
  expect(
    await screen.findByText("Leads will appear here when users submit the quote form"),
  ).toBeVisible();
  expect(await screen.findByText("0 total leads")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  cleanup();
  forgetAdminData();
  fakeProject({ ...listAnswers([]), "GET clinics": () => ({ json: [] }) });
  renderWorkspace(<LeadsDashboard beside={null} />);
  await screen.findByText("1,204 total leads");
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText("No leads to export")).toBeInTheDocument();
});

it("shows and exports the list if the leads cannot be counted", async () => {
  fakeProject({ ...listAnswers(), "HEAD leads": () => ({ status: 400, json: null }) });
  renderWorkspace(<LeadsDashboard beside={null} />);
  expect(await screen.findByText("We could not count the leads.")).toBeVisible();
  expect(screen.getByRole("table")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
});

it("shows the newest leads at an address past the last one", async () => {
  fakeProject({
    ...listAnswers(),
    "GET leads": ({ search }) => ({ json: search.has("or") ? [] : [exampleLead] }),
  });
  const after = "1970-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000";
  renderWorkspace(<LeadsDashboard beside={null} />, `/admin/leads?after=${after}&page=9`);
  expect(await screen.findByRole("link", { name: exampleLead.name })).toBeVisible();
});
