import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import ContactPage from "@/site/pages/contact/contact-page.tsx";

it("says what to write, and what not to send, above the contact form", () => {
  render(<ContactPage />, { wrapper: MemoryRouter });
  const form = screen.getByRole("region", { name: "Contact form" });
  const heading = screen.getByRole("heading", { name: "What to write" });
  expect(form).toContainElement(heading);
  expect(heading).toHaveAttribute("id", "what-to-write");
  const warning = screen.getByText(/do not send medical records, photographs or passport numbers/);
  const field = screen.getByLabelText("Name");
  for (const before of [heading, warning]) {
    expect(before.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
