import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { exampleClinic } from "./example-clinic.ts";
import { answers, changed, changes, lead, show } from "./lead-view-support.tsx";

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
