import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { DayField } from "@/ui/day-field.tsx";

it("says that a day is not whole or does not exist, which the browser takes for none, once it is left", async () => {
  const user = userEvent.setup();
  const dayField = (value: string) => <DayField label="Day" value={value} onChange={() => {}} />;
  const { rerender } = render(dayField(""));
  const field = screen.getByLabelText("Day");
  const validity = { badInput: true };
  // jsdom has no parts of a date that can be typed one by one.
  Object.defineProperty(field, "validity", { value: validity });
  await user.click(field);
  expect(field).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Enter a whole date that exists, or clear it\.$/);
  await user.click(field);
  expect(field).not.toHaveAttribute("aria-invalid");
  await user.keyboard("{Enter}");
  expect(field).toHaveAttribute("aria-invalid", "true");
  // A button or another tab has entered a day, and cleared it.
  rerender(dayField("2027-06-12"));
  expect(field).not.toHaveAttribute("aria-invalid");
  rerender(dayField(""));
  expect(field).not.toHaveAttribute("aria-invalid");
  validity.badInput = false;
  await user.tab();
  expect(field).not.toHaveAttribute("aria-invalid");
});
