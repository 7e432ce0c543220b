import { shortDate } from "@shared/dates.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { RecordWithdrawal } from "@/admin/features/lead/contact/record-withdrawal.tsx";
import { PrivacyTasks, TasksLink } from "@/admin/features/privacy-tasks/privacy-tasks.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { addDays } from "@/lib/calendar-date.ts";
import { exampleLead } from "./example-lead.ts";
import { type Answers, type Calls, fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";
import { answersFor, openWorkspace } from "./workspace-support.tsx";

/** What is left to do after people used their rights, and a withdrawal that reached the team. */
let answers: Answers;
let calls: Calls;

const erasure = {
  id: 7,
  kind: "erasure",
  reference: "SV-7K2M-4QXV",
  clinics: [{ clinic: "Example Dental Clinic", on: "2026-11-22" }],
  asked_at: "2026-11-24T10:00:00+00:00",
};
const correction = { ...erasure, id: 8, kind: "correction", reference: "SV-2222-2222" };

beforeEach(() => {
  answers = { "POST list_privacy_tasks": () => ({ json: [erasure, correction] }) };
  calls = fakeProject(answers);
});

it("names the clinics and what else to delete, and a task disappears once it is confirmed as done", async () => {
  renderWorkspace(<PrivacyTasks />, "/admin/personal-data");
  const panel = within(await screen.findByRole("region", { name: "2 tasks to do" }));
  expect(panel.getAllByText("Example Dental Clinic")).toHaveLength(2);
  panel.getByText(/^Ask each clinic to erase the data/);
  panel.getByText(/^Delete exported files, emails and WhatsApp chats/);
  // Only the other request still exists.
  expect(panel.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "SV-2222-2222",
  ]);

  let left = [erasure, correction];
  answers["POST list_privacy_tasks"] = () => ({ json: left });
  answers["POST finish_privacy_task"] = () => {
    left = [correction];
    return { json: true };
  };
  await userEvent.click(screen.getByRole("button", { name: "Done: Erased SV-7K2M-4QXV" }));
  expect(calls.some(({ name }) => name === "POST finish_privacy_task")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Yes, it is done" }));
  await screen.findByRole("region", { name: "1 task to do" });
  expect(calls.find(({ name }) => name === "POST finish_privacy_task")?.body).toEqual({
    task_id: 7,
  });
});

it("says by when each task is due, and which are late", async () => {
  const asked = (days: number) => `${addDays(teamToday(), -days)}T12:00:00+00:00`;
  answers["POST list_privacy_tasks"] = () => ({
    json: [
      { ...erasure, asked_at: asked(8) },
      { ...correction, asked_at: asked(7) },
    ],
  });
  renderWorkspace(
    <>
      <TasksLink />
      <PrivacyTasks />
    </>,
    "/admin/personal-data",
  );
  const link = await screen.findByRole("link", { name: "2 tasks to do" });
  expect(link.parentElement).toHaveTextContent("2 tasks to do, 1 late");
  const { id } = await screen.findByRole("region", { name: "2 tasks to do" });
  expect(link).toHaveAttribute("href", `#${id}`);
  const [late, due] = await screen.findAllByText(/ue by/);
  expect(late?.parentElement).toHaveTextContent(
    `Late: due by ${shortDate(addDays(teamToday(), -1))}`,
  );
  expect(due?.parentElement).toHaveTextContent(`Due by ${shortDate(teamToday())}`);
});

it("folds a long list, and shows all of it on request", async () => {
  const many = Array.from({ length: 7 }, (_, id) => ({ ...correction, id }));
  answers["POST list_privacy_tasks"] = () => ({ json: many });
  renderWorkspace(<PrivacyTasks />, "/admin/personal-data");
  const panel = within(await screen.findByRole("region", { name: "7 tasks to do" }));
  expect(panel.getAllByRole("button", { name: /^Done: / })).toHaveLength(3);
  await userEvent.click(panel.getByRole("button", { name: "Show all 7" }));
  expect(panel.getAllByRole("button", { name: /^Done: / })).toHaveLength(7);
});

it("comes after the search and what it found, which are the purpose of its page", async () => {
  openWorkspace("/admin/personal-data", { ...answersFor("admin"), ...answers });
  const tasks = await screen.findByRole("region", { name: "2 tasks to do" });
  const search = screen.getByRole("button", { name: "Find" });
  expect(search.compareDocumentPosition(tasks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("shows nothing if there is nothing to do", async () => {
  answers["POST list_privacy_tasks"] = () => ({ json: [] });
  renderWorkspace(<PrivacyTasks />, "/admin/personal-data");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("says so if the tasks could not be loaded", async () => {
  answers["POST list_privacy_tasks"] = () => ({ status: 500, json: {} });
  renderWorkspace(<PrivacyTasks />, "/admin/personal-data");
  expect(await screen.findByText(/We could not load the tasks to do/)).toBeVisible();
});

it("records a withdrawal after asking how the person told us, and is not offered for one that is recorded", async () => {
  answers["POST withdraw_lead"] = () => ({ json: {} });
  renderWorkspace(<RecordWithdrawal lead={exampleLead} />, "/admin/leads");
  await userEvent.click(await screen.findByRole("button", { name: "Record a withdrawal…" }));
  const dialog = within(
    screen.getByRole("dialog", { name: `Record that ${exampleLead.name} withdrew consent?` }),
  );
  expect(
    dialog.getByText(
      /^This closes SV-7K2M-4QXV for good.*The patient gets an email about it, unless their private link has been revoked\./,
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Record the withdrawal" }));
  const group = dialog.getByRole("group", { name: "How did they tell us?" });
  expect(group).toHaveAccessibleDescription(/Choose how they told us\.$/);
  const [first] = within(group).getAllByRole("radio");
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toBeInvalid();
  expect(first).toBeRequired();
  expect(calls.some(({ name }) => name === "POST withdraw_lead")).toBe(false);
  await userEvent.click(dialog.getByRole("radio", { name: "WhatsApp" }));
  expect(group).not.toHaveAccessibleDescription();
  await userEvent.click(dialog.getByRole("button", { name: "Record the withdrawal" }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "POST withdraw_lead")?.body).toEqual({
      lead_id: exampleLead.id,
      how: "whatsapp",
    }),
  );
  cleanup();
  renderWorkspace(
    <RecordWithdrawal lead={{ ...exampleLead, withdrawn_at: "2026-11-24T10:00:00+00:00" }} />,
    "/admin/leads",
  );
  expect(screen.queryByRole("button", { name: /withdrawal/ })).toBeNull();
});
