// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LeadsTable } from "@/features/leads/leads-table.tsx";
import { exampleLead } from "./example-lead.ts";

afterEach(cleanup);

it.each([
  ["+44 7700 900123", "tel:+447700900123"],
  // The nought is for calls from within the country.
  ["+49 (0)171 3920014", "tel:+491713920014"],
  ["+44 20 7946 0018 ext 12", "tel:+442079460018;ext=12"],
  ["07700 900123", "tel:07700900123"],
  ["07700 900123 ext 12", "tel:07700900123"],
  ["٠٧٧٠٠ ٩٠٠١٢٣", "tel:07700900123"],
])("%s is called at the number that it means", (phone, address) => {
  render(<LeadsTable leads={[{ ...exampleLead, phone }]} />);
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", address);
});
