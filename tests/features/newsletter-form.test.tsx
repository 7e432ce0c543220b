// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewsletterForm } from "@/features/newsletter/newsletter-form.tsx";

const address = "ada@example.com";

function subscribe(value: string) {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
}

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.stubGlobal("fetch", vi.fn());
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the newsletter form", () => {
  it("wants an address, and says so beside the field", () => {
    render(<NewsletterForm />);
    subscribe("");
    const field = screen.getByLabelText("Email");
    expect(screen.getByText("Enter your e-mail address.")).toBeDefined();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(console.info).not.toHaveBeenCalled();
  });

  it("wants one in the right form", () => {
    render(<NewsletterForm />);
    subscribe("ada");
    expect(screen.getByText(/correct format/)).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("is an e-mail field that is required, and says beforehand that nothing is sent", () => {
    render(<NewsletterForm />);
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect(field.type).toBe("email");
    expect(field.required).toBe(true);
    const hint = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toContain("nothing is sent and nothing is stored");
  });

  it("answers on the page, logs that it was used but never the address, and calls nobody", () => {
    render(<NewsletterForm />);
    subscribe(address);
    expect(screen.getByRole("status").textContent).toContain("neither sent nor stored");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
    expect(console.info).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.info).mock.calls)).not.toContain(address);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("takes its thanks back when the next address is wrong", () => {
    render(<NewsletterForm />);
    subscribe(address);
    subscribe("ada");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
