import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { exampleClinic } from "./example-clinic.ts";
import { tom } from "./example-lead.ts";
import { answers, changed, changes, choose, lead, show } from "./lead-view-support.tsx";

const booked = { ...lead, status: "booked", first_contact_at: lead.created_at };

beforeEach(() => {
  answers["POST open_lead"] = () => ({ json: booked });
  answers["POST set_lead_booking"] = () => ({ json: changed({ ...booked, version: 2 }) });
});

const form = async () => within(await screen.findByRole("form", { name: "Booking" }));

it("a booked lead asks for clinic and days, and says what does not fit", async () => {
  await show();
  const booking = await form();
  expect(booking.getByText("Which clinic did they book, and when do they travel?")).toBeVisible();
  const clinic = `${exampleClinic.name}, ${exampleClinic.city}`;
  await booking.findByRole("option", { name: clinic });
  await userEvent.selectOptions(booking.getByLabelText("Booked clinic"), clinic);
  const day = (label: string, value: string) =>
    fireEvent.change(booking.getByLabelText(label), { target: { value } });
  day("Treatment on", "2027-03-10");
  await userEvent.click(booking.getByRole("checkbox", { name: /^They agreed to one email/ }));
  expect(booking.getByText(/^Enter the day on which they get home/)).toBeVisible();
  day("Home on", "2027-03-09");
  expect(booking.getByText(/^The days are in this order/)).toBeVisible();
  expect(booking.getByRole("button", { name: "Save the booking" })).toBeDisabled();
  day("Home on", "2027-03-15");
  await userEvent.click(booking.getByRole("button", { name: "Save the booking" }));
  await waitFor(() =>
    expect(changes()).toEqual([
      [
        "set_lead_booking",
        {
          lead_id: lead.id,
          version: 1,
          booked_clinic_id: exampleClinic.id,
          treatment_on: "2027-03-10",
          home_on: "2027-03-15",
          check_in: true,
        },
      ],
    ]),
  );
});

it("saving keeps what a colleague entered meanwhile, and a booking that was not saved stays typed", async () => {
  const theirs = { treatment_on: "2027-03-10", home_on: "2027-03-15" };
  answers["POST set_lead_owner"] = () => ({
    json: changed({ ...booked, ...theirs, version: 3, owner_id: tom.userId }),
  });
  answers["POST set_lead_booking"] = () => ({ status: 400, json: { message: "Out of order" } });
  await show();
  const booking = await form();
  const arrival = booking.getByLabelText("Arrives on");
  fireEvent.change(arrival, { target: { value: "2027-03-08" } });
  await choose("Owner", "Tom Fletcher");
  await waitFor(() => expect(booking.getByLabelText("Home on")).toHaveValue(theirs.home_on));
  const save = () => userEvent.click(booking.getByRole("button", { name: "Save the booking" }));
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Not saved/);
  expect(arrival).toHaveValue("2027-03-08");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes()[2]?.[1]).toMatchObject({ arrives_on: "2027-03-08", ...theirs });
  // What is as it was saved is not a draft.
  fireEvent.change(arrival, { target: { value: "" } });
  await userEvent.click(await screen.findByRole("button", { name: "Leave it as it was" }));
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

it("a booked lead ends as “treatment done” once the patient is home", async () => {
  answers["POST open_lead"] = () => ({ json: { ...booked, home_on: teamDay(0) } });
  await show();
  expect((await form()).getByText(/^Home since .*Is the treatment done\?$/)).toBeVisible();
  expect(screen.queryByText(/What happens next/)).not.toBeInTheDocument();
  await userEvent.click((await form()).getByRole("button", { name: "Treatment done" }));
  await waitFor(() =>
    expect(changes()).toEqual([
      [
        "set_lead_status",
        { lead_id: lead.id, version: 1, status: "closed", close_reason: "treatment_done" },
      ],
    ]),
  );
});
