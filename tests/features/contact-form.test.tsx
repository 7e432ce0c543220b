// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactForm } from "@/features/contact/contact-form.tsx";
import { toast } from "@/ui/toast.ts";

vi.mock("@/ui/toast.ts", () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const filled = {
  Name: "Ada Yilmaz",
  Email: "ada@example.com",
  Subject: "A question",
  Message: "How do I read a quote?",
};

function type(values: Partial<Record<keyof typeof filled, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
}

function describedBy(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("the contact form", () => {
  it("marks each missing field beside it and puts the focus on the first", () => {
    render(<ContactForm />);
    type({ Name: "Ada Yilmaz", Message: "   " });
    send();
    expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBeNull();
    expect(describedBy("Email")).toContain("Enter your e-mail address.");
    expect(describedBy("Subject")).toContain("Enter a subject.");
    expect(describedBy("Message")).toContain("Enter your message.");
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    vi.advanceTimersByTime(5000);
    expect(toast.success).not.toHaveBeenCalled();
  });

  it("refuses what is no e-mail address, and keeps what was typed", () => {
    render(<ContactForm />);
    type({ ...filled, Email: "ada at example" });
    send();
    expect(describedBy("Email")).toContain("correct format");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada at example");
    expect(screen.getByLabelText<HTMLInputElement>("Message").value).toBe(filled.Message);
  });

  it("takes a fault away as soon as the field is put right", () => {
    render(<ContactForm />);
    type({ ...filled, Email: "" });
    send();
    expect(describedBy("Email")).not.toBe("");
    type({ Email: filled.Email });
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBeNull();
  });

  it("says nothing about faults before the first attempt", () => {
    render(<ContactForm />);
    fireEvent.blur(screen.getByLabelText("Name"));
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  });

  it("shows that it sends for a second, then thanks and empties itself, and calls nobody", () => {
    render(<ContactForm />);
    type(filled);
    send();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sending..." });
    expect(button.disabled).toBe(true);
    act(() => vi.advanceTimersByTime(999));
    expect(toast.success).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(toast.success).toHaveBeenCalledExactlyOnceWith("Message Sent!", {
      description: "We'll get back to you within 24 hours.",
    });
    for (const label of Object.keys(filled)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("");
    }
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).disabled).toBe(
      false,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it("gives no field a name, so that nothing typed can end up in an address", () => {
    render(<ContactForm />);
    expect(document.querySelector("form")?.getAttribute("method")).toBe("dialog");
    expect(document.querySelectorAll("[name]")).toHaveLength(0);
  });
});
