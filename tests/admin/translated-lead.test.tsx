import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { translate } from "../translated.ts";
import { answers, changed, show } from "./lead-view-support.tsx";

it.each([
  ["email", "email", "new@example.com", "new@example.com"],
  ["city", "location_city", "Ankara", /^Ankara, /],
])("on a translated page, a corrected %s is shown", async (name, field, value, text) => {
  answers["POST correct_lead"] = () => ({ json: changed({ corrections: { [field]: value } }) });
  await show();
  await translate();
  await userEvent.click(screen.getByRole("button", { name: `Correct the ${name}` }));
  const input = screen.getByLabelText(`Corrected ${name}`);
  await userEvent.clear(input);
  await userEvent.type(input, `${value}{Enter}`);
  const sent = await screen.findByText(/^Sent as/, { selector: "span, font" });
  const place = sent.closest("dd");
  expect(place).toHaveTextContent(text);
});
