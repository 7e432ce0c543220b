// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { exampleClinic } from "./example-clinic.ts";
import { ayse, colleagues, tom } from "./example-lead.ts";
import { answers, calls, lead, show } from "./lead-view-support.tsx";

const unchecked = {
  ...exampleClinic,
  id: "c11c0001-0000-4000-8000-000000000002",
  name: "Example Clinic B",
  city: "İzmir",
  treatments: ["rhinoplasty"],
  certificate_checked_on: null,
};

it("records what was sent to a clinic", async () => {
  answers["GET clinics"] = () => ({
    json: [
      unchecked,
      exampleClinic,
      { ...exampleClinic, id: crypto.randomUUID(), is_active: false },
    ],
  });
  await show();
  let refuses = true;
  answers["POST record_lead_clinic"] = () =>
    refuses
      ? { status: 400, json: { code: "22023", details: "certificate", message: "No" } }
      : { json: {} };
  await userEvent.click(screen.getByRole("button", { name: "Record what was sent" }));
  const choice = await screen.findByLabelText("Clinic");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Choose the clinic.")).toBeVisible();
  expect(screen.getByText("Enter what the clinic received.")).toBeVisible();
  expect(choice).toHaveFocus();
  expect(choice).toHaveAccessibleDescription(/Choose the clinic/);
  // Those that fit come first, each with what somebody must know. Inactive ones cannot be chosen.
  expect(
    within(choice)
      .getAllByRole("group")
      .map((group) => group.textContent),
  ).toEqual(["Example Clinic B, İzmir. Certificate: never looked up", "Example Clinic A, Antalya"]);
  expect(within(choice).getByRole("group", { name: "Rhinoplasty in İzmir" })).toBeVisible();
  await userEvent.selectOptions(choice, unchecked.id);
  expect(screen.getByText("Certificate: never looked up")).toBeVisible();
  await userEvent.type(screen.getByLabelText("What they received"), "The notes");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(choice).toHaveAccessibleDescription(/certificate was never looked up/),
  );
  expect(choice).toHaveValue(unchecked.id);
  refuses = false;
  await userEvent.selectOptions(choice, exampleClinic.id);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "POST record_lead_clinic")?.body).toEqual({
      lead_id: lead.id,
      clinic_id: exampleClinic.id,
      shared: "The notes",
      sent_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

it.each([
  [ayse, "Add one"],
  [tom, "Ask an administrator to add one."],
])("says what to do if the register has no active clinic", async (who, text) => {
  answers["GET clinics"] = () => ({ json: [] });
  await show(who);
  await userEvent.click(screen.getByRole("button", { name: "Record what was sent" }));
  expect(await screen.findByText(text)).toBeVisible();
});

it("retracts a record about a clinic, and no longer lists it", async () => {
  const at = "2026-11-22T10:00:00+00:00";
  const sent = (id: number, clinic: string) => ({
    id,
    at,
    actor: colleagues[0]?.user_id,
    kind: "clinic",
    body: { clinic, shared: "The notes", on: "2026-11-22" },
  });
  const events: object[] = [sent(1, "Right Clinic"), sent(2, "Wrong Clinic")];
  answers["GET lead_events"] = () => ({ json: events });
  answers["POST retract_lead_event"] = () => {
    const body = { event_id: 2, clinic: "Wrong Clinic" };
    events.push({ ...sent(3, ""), kind: "clinic_retracted", body });
    return { json: {} };
  };
  await show();
  await userEvent.click(
    await screen.findByRole("button", { name: "Recorded by mistake: Wrong Clinic, Nov 22, 2026" }),
  );
  expect(await screen.findByText(/retracted the record that Wrong Clinic/)).toBeVisible();
  expect(calls).toContainEqual({
    name: "POST retract_lead_event",
    body: { lead_id: lead.id, event_id: 2 },
  });
  const list = within(screen.getByRole("region", { name: "Sent to clinics" }));
  expect(list.getByText("Right Clinic")).toBeVisible();
  expect(list.queryByText("Wrong Clinic")).not.toBeInTheDocument();
});
