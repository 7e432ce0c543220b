import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { NewsletterChoice } from "@/site/features/newsletter/newsletter-choice.tsx";
import { NewsletterForm } from "@/site/features/newsletter/newsletter-form.tsx";

const email = "ada@example.com";
const TOKEN = "t".repeat(64);

const answer = vi.fn<() => Response>();
const fetched = vi.fn(async (_address: string, _options: RequestInit) => answer());

const sent = () =>
  fetched.mock.calls.map(([, { body }]) => z.looseObject({}).parse(JSON.parse(String(body))));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("the form shows an error for an invalid address next to the field, and sends nothing", async () => {
  render(<NewsletterForm />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText("Email");
  expect(field).toBeRequired();
  expect(field).toHaveAttribute("type", "email");
  await press("Subscribe");
  expect(screen.getByText("Enter your email address.")).toBeVisible();
  await userEvent.type(field, "ada");
  await press("Subscribe");
  expect(screen.getByText(/correct format/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

it("the form keeps the address and request ID after a failure, and then says what happens next", async () => {
  render(<NewsletterForm />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText("Email");
  answer.mockReturnValueOnce(Response.json({ error: "Please try again later." }, { status: 429 }));
  await userEvent.type(field, email);
  await press("Subscribe");
  expect(await screen.findByText("Please try again later.")).toBeVisible();
  expect(field).toHaveValue(email);
  answer.mockReturnValueOnce(Response.json({ outcome: "received" }, { status: 201 }));
  await press("Subscribe");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Check your inbox"));
  expect(screen.getByRole("status")).toHaveTextContent(`with a link to confirm to ${email}.`);
  expect(field).toHaveValue("");
  const [first, second] = sent();
  expect(first).toEqual({
    action: "sign_up",
    email,
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    website: "",
  });
  expect(second).toEqual(first);
});

it.each([
  ["Yes, send me the newsletter", "confirm", "confirmed", "You’ve signed up for our newsletter"],
  ["Unsubscribe from the newsletter", "leave", "left", "You’ve unsubscribed"],
])(
  "the page does nothing when it is opened, and acts only on “%s”",
  async (button, action, outcome, title) => {
    render(<NewsletterChoice token={TOKEN} />, { wrapper: MemoryRouter });
    expect(fetched).not.toHaveBeenCalled();
    await press(button);
    expect(screen.getByText("Enter your email address.")).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("Your email address"), email);
    answer.mockReturnValueOnce(
      Response.json({ error: "They do not belong together.", code: "no_match" }, { status: 403 }),
    );
    await press(button);
    expect(await screen.findByText("They do not belong together.")).toBeVisible();
    answer.mockReturnValueOnce(Response.json({ outcome }));
    await press(button);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(sent().at(-1)).toEqual({ action, token: TOKEN, email });
  },
);

it("the page of a link to unsubscribe has one button, which unsubscribes", async () => {
  render(<NewsletterChoice token={TOKEN} isLeaving />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  answer.mockReturnValueOnce(Response.json({ outcome: "left" }));
  await userEvent.type(screen.getByLabelText("Your email address"), `${email}{Enter}`);
  expect(await screen.findByRole("heading", { name: "You’ve unsubscribed" })).toBeVisible();
  expect(sent()).toEqual([{ action: "leave", token: TOKEN, email }]);
});
