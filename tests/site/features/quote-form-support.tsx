import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { QuoteForm } from "@/site/features/quote/quote-form.tsx";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { toast } from "@/ui/toast.ts";

export const REFERENCE = "SV-7K2M-4QXV";

export const fetchMock = vi.fn<typeof fetch>();

export const onReceived = vi.fn();

/** Answers the next request, with JSON or with a text that is not JSON. */
export function answer(status: number, body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce(new Response(text, { status }));
}

export function show(preset: QuotePreset = {}, path = "/treatment/lasik") {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <QuoteForm preset={preset} onReceived={onReceived} />
    </MemoryRouter>,
  );
}

/** Replaces the network and the toasts in each test of a file. */
export function prepareForm(): void {
  beforeEach(() => {
    vi.stubGlobal("fetch", fetchMock);
    vi.spyOn(toast, "success").mockReturnValue();
    vi.spyOn(toast, "error").mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    vi.resetAllMocks();
  });
}

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\(|$)`));

export const describedBy = (label: string) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

export const button = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /Send my|Submitting/ });

export async function fill(overrides: Readonly<Record<string, string>> = {}) {
  const texts = {
    Treatment: "LASIK",
    "Full name": " Ayşe Example ",
    Email: "ayse@example.com",
    Phone: "+44 7700 900123",
    ...overrides,
  };
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.clear(field(label));
    if (text) await userEvent.type(field(label), text);
  }
  await userEvent.click(screen.getByRole("checkbox"));
}

/** The body of the last request. */
export function sent(): Record<string, unknown> {
  const [, options] = fetchMock.mock.lastCall ?? [];
  return JSON.parse(String(options?.body));
}
