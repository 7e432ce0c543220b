import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import ContactPage from "@/site/pages/contact/contact-page.tsx";

it("says at the message what to write and what not to send, and before it is sent how it is handled", () => {
  render(<ContactPage />, { wrapper: MemoryRouter });
  const message = screen.getByLabelText("Message");
  expect(message).toHaveAccessibleDescription(
    /^Say what you would like to know.* do not send medical records, photographs or passport numbers/,
  );
  const privacy = screen.getByText(/We keep a copy for/);
  const send = screen.getByRole("button", { name: "Send Message" });
  const inOrder = [message, privacy, send];
  inOrder.slice(1).forEach((next, index) => {
    expect(inOrder[index]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
