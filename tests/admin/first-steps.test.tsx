import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { ayse, exampleLead, tom } from "./example-lead.ts";
import { type Answers, fakeProject } from "./fake-project.ts";
import { countAnswer, exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

const trial = {
  ...exampleLead,
  name: "Trial request",
  treatment: "Trial request",
  email: ayse.email,
};

function open(admin: typeof ayse) {
  let stored: (typeof trial)[] = [];
  const counts = () => ({ ...exampleCounts, due: stored.length, late: 0, all: stored.length });
  const answers: Answers = {
    ...listAnswers([], exampleCounts, admin.role),
    "GET leads": () => ({ json: stored }),
    "HEAD leads": (request) => countAnswer(counts())(request),
    "GET clinics": () => ({ json: [] }),
    "GET user": () => ({ json: { id: ayse.userId, factors: [] } }),
    "POST submit-lead": () => {
      stored = [trial];
      return { json: { reference: trial.reference } };
    },
    "POST erase_leads": () => {
      stored = [];
      return { json: 1 };
    },
    "POST list_privacy_tasks": () => ({
      json: [
        {
          id: 7,
          kind: "erasure",
          reference: trial.reference,
          clinics: [],
          asked_at: "2026-11-22T10:00:00+00:00",
        },
      ],
    }),
    "POST finish_privacy_task": () => ({ json: null }),
  };
  const calls = fakeProject(answers);
  renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads", admin);
  return calls;
}

it("an empty workspace leads to what it needs, and tries out a request that is removed again", async () => {
  const calls = open(ayse);
  const empty = await screen.findByText("No leads yet");
  // What to do comes first: on a phone, a drawing would fill the window.
  const steps = screen.getByText("Before the first request");
  expect(steps.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const [name, path] of [
    ["your account", "account"],
    ["Team", "team"],
    ["Templates", "templates"],
    ["Clinics", "clinics"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/admin/${path}`);
  }
  await userEvent.click(screen.getByRole("button", { name: "Send a trial request" }));
  const remove = await screen.findByRole("button", { name: "Remove the trial request" });
  expect(screen.getByRole("link", { name: "Trial request" })).toBeVisible();
  expect(calls.find(({ name }) => name === "POST submit-lead")?.body).toMatchObject({
    name: "Trial request",
    email: ayse.email,
    consent: true,
  });
  await userEvent.click(remove);
  expect(await screen.findByText("No leads yet")).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ name }) => /erase_leads|finish_/.test(name))).toEqual([
      { name: "POST erase_leads", body: { reference: trial.reference } },
      { name: "POST finish_privacy_task", body: { task_id: 7 } },
    ]),
  );
});

it("a coordinator of an empty workspace is not asked to set it up", async () => {
  open(tom);
  expect(await screen.findByText("No leads yet")).toBeVisible();
  expect(screen.queryByText("Before the first request")).not.toBeInTheDocument();
});
