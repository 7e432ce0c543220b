import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import QuoteNotSentPage from "@/site/pages/quote-not-sent/quote-not-sent-page.tsx";
import QuoteSentPage from "@/site/pages/quote-sent/quote-sent-page.tsx";
import { toast } from "@/ui/toast.ts";
import { NOT_SENT_CODES } from "../../../supabase/functions/_shared/lead-faults.ts";

const REFERENCE = "SV-7K2M-4QXV";

describe("the receipt", () => {
  const show = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <QuoteSentPage />
      </MemoryRouter>,
    );

  it("says where to find the reference without script", () => {
    const html = renderToString(
      <StaticRouter location="/quote/sent">
        <QuoteSentPage />
      </StaticRouter>,
    );
    expect(html).toContain("at the end of this page’s address, after the # sign");
    expect(html).toContain("If you’ve just sent a request, we’ve received it.");
    expect(html).toContain("A coordinator will reach out within 24h via email/WhatsApp.");
    expect(html).toContain("What happens next");
  });

  it("shows the reference in its URL, in any spelling, and copies it", async () => {
    const copied = vi.spyOn(toast, "success").mockReturnValue();
    const user = userEvent.setup();
    show("/quote/sent#sv-7k2m%204qxv");
    screen.getByText(REFERENCE);
    screen.getByRole("heading", { level: 1, name: "Request received" });
    screen.getByText("Thank you! A coordinator will reach out within 24h via email/WhatsApp.");
    await user.click(screen.getByRole("button", { name: "Copy reference" }));
    expect(await navigator.clipboard.readText()).toBe(REFERENCE);
    expect(copied).toHaveBeenCalledExactlyOnceWith("Reference copied");
  });

  it("ignores anything else in its URL", () => {
    for (const address of [
      "/quote/sent",
      "/quote/sent#SV-7K2M-4QXW",
      "/quote/sent#Pay-%E0%A4now",
    ]) {
      const { container } = show(address);
      expect(container.textContent, address).toContain("We can’t show your reference here.");
      expect(container.textContent, address).toContain("If you’ve just sent a request,");
      expect(container.textContent, address).not.toMatch(/4QXW|Pay|Request received|Thank you/);
      cleanup();
    }
  });

  it("deletes the draft only if its URL has a reference", () => {
    sessionStorage.setItem("sanavoy.quote-draft", "{}");
    show("/quote/sent");
    expect(sessionStorage).toHaveLength(1);
    cleanup();
    show(`/quote/sent#${REFERENCE}`);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the page for a request that was not sent", () => {
  it("has a section for each of the function's codes, and one without a code", () => {
    const { container } = render(<QuoteNotSentPage />, { wrapper: MemoryRouter });
    for (const known of NOT_SENT_CODES) {
      const part = container.querySelector(`section[id="${known}"]`);
      expect(part?.querySelector("h2")?.textContent, known).toBeTruthy();
      expect(part?.querySelector("p")?.textContent?.length, known).toBeGreaterThan(20);
    }
    expect(container.querySelectorAll("section:not([id])")).toHaveLength(1);
    screen.getByText(/Back button/);
    expect(screen.getByRole("link", { name: /email/ }).getAttribute("href")).toMatch(/^mailto:/);
  });
});
