import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import ContactPage from "@/site/pages/contact/contact-page.tsx";

it("says what to write at the message, and what not to send before it is sent", () => {
  render(<ContactPage />, { wrapper: MemoryRouter });
  const message = screen.getByLabelText("Message");
  expect(message).toHaveAccessibleDescription(/Say what you would like to know/);
  const warning = screen.getByText(/do not send medical records, photographs or passport numbers/);
  const privacy = screen.getByText(/We keep a copy for/);
  const send = screen.getByRole("button", { name: "Send Message" });
  const inOrder = [message, warning, privacy, send];
  inOrder.slice(1).forEach((next, index) => {
    expect(inOrder[index]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
