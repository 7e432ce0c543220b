import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { actorOf, describeEvent } from "@/admin/features/lead/history/change-text.ts";
import { parkedMail as parked } from "./example-mail.ts";
import { answersFor, openWorkspace } from "./workspace-support.tsx";

// The workspace takes a while to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function openLeads(role: "admin" | "coordinator", mails: object[], status = 200) {
  let waiting = mails;
  const done = () => {
    waiting = [];
    return { json: true };
  };
  return openWorkspace("/admin/leads", {
    ...answersFor(role),
    "GET leads": () => ({ json: [] }),
    "HEAD leads": () => ({ json: null, count: 0 }),
    "POST list_parked_mail": () => ({ status, json: waiting }),
    "POST retry_parked_mail": done,
    "POST dismiss_parked_mail": done,
  });
}

/** Opens the notice with the given heading, above the list of leads. */
async function openNotice(heading: string) {
  const found = await screen.findByRole("heading", { level: 2, name: heading });
  const details = found.closest("details");
  if (!details) throw new Error("The heading does not fold anything.");
  expect(details).not.toHaveAttribute("open");
  await userEvent.click(found);
  expect(details).toHaveAttribute("open");
  return within(details);
}

it("shows administrators which email was not sent and why, and sends it again", async () => {
  const { calls } = openLeads("admin", [parked]);
  const notice = await openNotice("1 email was not sent");
  expect(notice.getByText(/The email service refused the address/)).toBeVisible();
  expect(notice.getByRole("link", { name: "SV-7K2M-4QXV" })).toHaveAttribute(
    "href",
    "/admin/leads/SV-7K2M-4QXV",
  );
  await userEvent.click(notice.getByRole("button", { name: /^Try again: Confirmation/ }));
  await waitFor(() => expect(screen.queryByText("1 email was not sent")).toBeNull());
  expect(calls).toContainEqual({ name: "POST retry_parked_mail", body: { mail_id: parked.id } });
  expect(calls.map(({ name }) => name)).toContain("POST deliver");
});

it("says so if the list of them could not be loaded", async () => {
  openLeads("admin", [], 500);
  const failed = await screen.findByText(/We could not load the emails that were not sent/);
  expect(failed).toBeVisible();
});

it("says that there may be more than the list can hold", async () => {
  const ids = Array.from({ length: 100 }, (_, place) => place.toString(16).padStart(2, "0"));
  openLeads(
    "admin",
    ids.map((id) => ({ ...parked, id: `${parked.id.slice(0, -2)}${id}` })),
  );
  const notice = await openNotice("At least 100 emails were not sent");
  expect(notice.getAllByRole("button", { name: /^Don’t send/ })).toHaveLength(100);
});

it("does not send an email that should not be sent", async () => {
  const others = ["d", "e"].map((id) => ({ ...parked, id: parked.id.replace("c", id) }));
  const { calls } = openLeads("admin", [parked, ...others]);
  const notice = await openNotice("3 emails were not sent");
  const buttons = notice.getAllByRole("button", {
    name: /^Don’t send: Confirmation.*, SV-7K2M-4QXV$/,
  });
  expect(buttons).toHaveLength(3);
  await userEvent.click(buttons[0] ?? document.body);
  await waitFor(() => expect(screen.queryByText("3 emails were not sent")).toBeNull());
  expect(calls).toContainEqual({ name: "POST dismiss_parked_mail", body: { mail_id: parked.id } });
});

it("shows a contact form message that was not emailed, and warns before an email is sent twice", async () => {
  const message = {
    created_at: "2026-11-20T08:00:00+00:00",
    name: "Tom Example",
    email: "tom@example.com",
    subject: "A question",
    message: "Who do I call?\nAnd when?",
  };
  openLeads("admin", [
    { ...parked, kind: "contact_to_team", reference: null, message },
    { ...parked, id: parked.id.replace("c", "d"), last_error: "sent_before_with_other_words" },
  ]);
  const notice = await openNotice("2 emails were not sent");
  for (const text of ["Tom Example", "tom@example.com", "A question"]) {
    expect(notice.getByText(text)).toBeVisible();
  }
  expect(notice.getByText(/Who do I call\?\s+And when\?/)).toBeVisible();
  expect(notice.getByText(/“Try again” sends it a second time/)).toBeVisible();
});

it("starts sending emails when the workspace opens", async () => {
  const { calls } = openLeads("coordinator", []);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("POST deliver"));
});

it("does not request this for a coordinator", async () => {
  const { calls } = openLeads("coordinator", [parked]);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("GET leads"));
  expect(calls.map(({ name }) => name)).not.toContain("POST list_parked_mail");
});

it("shows a bounced email in a lead's history", () => {
  const event = {
    id: 1,
    at: "2026-11-20T08:00:00+00:00",
    actor: null,
    kind: "mail",
    body: { problem: "bounced", mail: "patient_confirmation" },
  };
  expect(`${actorOf(event, [])} ${describeEvent(event, [])}`).toBe(
    "An email to the patient bounced. Check the address, or contact them another way",
  );
});
