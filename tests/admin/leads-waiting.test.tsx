import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPath } from "react-router-dom";
import { expect, it, onTestFinished, vi } from "vitest";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { fakeProject } from "./fake-project.ts";
import { countAnswer, exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

it.each([
  [14, "14 follow-ups are due"],
  [1, "1 follow-up is due"],
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
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    onlineManager.setOnline(true);
  });
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(exports).toBeDisabled();
  expect(screen.getByText("1,204 total leads")).toBeVisible();
});
