import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContactForm } from "@/site/features/contact/contact-form.tsx";
import { toast } from "@/ui/toast.ts";

const filled = {
  Name: "Ada Yilmaz",
  Email: "ada@example.com",
  Subject: "A question",
  Message: "How do I read a quote?",
};

function type(values: Partial<Record<keyof typeof filled, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

function expectFilled() {
  for (const [label, text] of Object.entries(filled)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
}

async function send() {
  fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
  await act(async () => {});
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn());
  vi.spyOn(toast, "success").mockReturnValue();
});

describe("the contact form", () => {
  it("shows an error at each missing field and moves the focus to a summary", async () => {
    render(<ContactForm />, { wrapper: MemoryRouter });
    type({ Name: "Ada Yilmaz", Message: "   " });
    await send();
    expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBeNull();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      /Enter your email address\./,
    );
    expect(screen.getByLabelText("Subject")).toHaveAccessibleDescription(/Enter a subject\./);
    expect(screen.getByLabelText("Message")).toHaveAccessibleDescription(/Enter your message\./);
    expect(screen.getByRole("region", { name: "There are 3 problems" })).toHaveFocus();
    fireEvent.click(screen.getByRole("link", { name: "Enter your email address." }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    vi.advanceTimersByTime(5000);
    expect(toast.success).not.toHaveBeenCalled();
  });

  /** Sends the filled form, and simulates the function's response. */
  async function sendAnswered(answer: Response | Error) {
    if (answer instanceof Error) vi.mocked(fetch).mockRejectedValue(answer);
    else vi.mocked(fetch).mockImplementation(async () => answer.clone());
    await send();
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  const sentBody = (call: number): unknown =>
    JSON.parse(String(vi.mocked(fetch).mock.calls[call]?.[1]?.body));

  it("shows for a second that it is sending, then a thank-you message and an empty form", async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ status: "received" }, { status: 201 }));
    render(<ContactForm />, { wrapper: MemoryRouter });
    type(filled);
    await send();
    const button = screen.getByRole("button", { name: "Sending..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(toast.success).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(toast.success).toHaveBeenCalledExactlyOnceWith("Message Sent!", {
      description: "We'll get back to you within 24 hours.",
    });
    expect(document.activeElement?.textContent).toContain("Message Sent!");
    for (const label of Object.keys(filled)) {
      expect(screen.getByLabelText(label)).toHaveValue("");
    }
    const ready = screen.getByRole("button", { name: "Send Message" });
    expect(ready.hasAttribute("aria-disabled")).toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
    expect(sentBody(0)).toEqual({
      name: filled.Name,
      email: filled.Email,
      subject: filled.Subject,
      message: filled.Message,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      website: "",
    });
  });

  it.each([
    [new Error("offline"), "Network error. Please check your connection and try again."],
    [
      Response.json({ error: "Too many messages. Please try again later." }, { status: 429 }),
      "Too many messages. Please try again later.",
    ],
    [new Response("<h1>Sign in to the network</h1>"), /Your message could not be sent/],
  ])("keeps everything that was typed if the response is %o", async (answer, sentence) => {
    render(<ContactForm />, { wrapper: MemoryRouter });
    type(filled);
    await sendAnswered(answer);
    expect(screen.getByRole("alert").textContent).toMatch(sentence);
    expect(screen.getByRole("alert").textContent).toContain("Everything you typed is still here.");
    expectFilled();
    expect(toast.success).not.toHaveBeenCalled();
  });

  it("keeps what was typed while another page is read, until it is sent", async () => {
    const { unmount } = render(<ContactForm />, { wrapper: MemoryRouter });
    type(filled);
    unmount();
    const again = render(<ContactForm />, { wrapper: MemoryRouter });
    expectFilled();
    await sendAnswered(Response.json({ status: "received" }, { status: 201 }));
    expect(sentBody(0)).toMatchObject({ name: filled.Name, message: filled.Message });
    again.unmount();
    const third = render(<ContactForm />, { wrapper: MemoryRouter });
    expect(screen.getByLabelText("Message")).toHaveValue("");
    type(filled);
    await send();
    third.unmount();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    render(<ContactForm />, { wrapper: MemoryRouter });
    expect(screen.getByLabelText("Message")).toHaveValue("");
  });

  it("is posted by the browser without script", () => {
    document.body.innerHTML = renderToStaticMarkup(
      <MemoryRouter>
        <ContactForm />
      </MemoryRouter>,
    );
    const form = document.querySelector("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.getAttribute("action")).toBe("/functions/v1/contact");
    expect(form?.noValidate).toBe(false);
    const names = [...(form?.elements ?? [])].map((element) => element.getAttribute("name"));
    expect(names.filter(Boolean)).toEqual([
      "apikey",
      "website",
      "name",
      "email",
      "subject",
      "message",
    ]);
  });
});
