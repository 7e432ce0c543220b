import { dayAndTime } from "@shared/dates.ts";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { replyDue } from "@/site/features/quote/answer-time.ts";
import { suggestEmail } from "@/site/features/quote/email-suggestion.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { ReceiptList } from "@/site/features/quote/receipt-list.tsx";
import {
  dismissBar,
  forgetReceipt,
  keepReceipt,
  readReceipts,
  receiptForBar,
} from "@/site/features/quote/receipts.ts";
import RequestPage from "@/site/pages/request/request-page.tsx";

const receipt = {
  reference: "SV-7K2M-4QXV",
  firstName: "Ayşe",
  treatment: "Dental Implants",
  city: "İzmir",
  sentAt: "2026-11-22T12:05:00.000Z",
};

const show = () => render(<ReceiptList />, { wrapper: MemoryRouter });

/** What another tab stores. */
function storeElsewhere(...receipts: readonly object[]) {
  localStorage.setItem("receipts", JSON.stringify(receipts));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "receipts" })));
}

describe("the receipts of this browser", () => {
  it("contain only the first name, the treatment and the city of what was typed", () => {
    keepReceipt(receipt);
    expect(Object.keys(localStorage)).toEqual(["receipts"]);
    expect(JSON.parse(localStorage.getItem("receipts") ?? "")).toEqual([receipt]);
  });

  it("are one for each request, newest first, and at most ten", () => {
    for (let count = 0; count < 12; count++) {
      keepReceipt({ ...receipt, reference: `SV-${count}` });
    }
    keepReceipt({ ...receipt, reference: "SV-5" });
    const references = readReceipts().map(({ reference }) => reference);
    expect(references).toHaveLength(10);
    expect(references.slice(0, 2)).toEqual(["SV-5", "SV-11"]);
  });

  it("are empty if the stored value is invalid", () => {
    localStorage.setItem("receipts", '[{"reference": 7}]');
    expect(readReceipts()).toEqual([]);
  });

  it("stay until the page is left if the browser stores nothing", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    onTestFinished(() => {
      full.mockRestore();
      forgetReceipt(receipt.reference);
    });
    keepReceipt(receipt);
    dismissBar(receipt.reference);
    expect(receiptForBar()).toBeUndefined();
    show();
    expect(screen.getByRole("heading", { name: receipt.reference })).toBeVisible();
    full.mockRestore();
    forgetReceipt(receipt.reference);
    expect(readReceipts()).toEqual([]);
  });

  it("show the reference, the request and when a reply is due, with links that contain the reference", () => {
    vi.useFakeTimers({ now: new Date("2026-11-22T12:06:00Z") });
    keepReceipt(receipt);
    show();
    screen.getByRole("heading", { name: receipt.reference });
    screen.getByText("Dental Implants in İzmir");
    screen.getByText(`${dayAndTime(new Date("2026-11-23T12:05:00Z"))}, your time`);
    for (const name of ["Email us", "WhatsApp"]) {
      const { href } = screen.getByRole<HTMLAnchorElement>("link", { name });
      expect(decodeURIComponent(href), name).toContain(receipt.reference);
    }
  });

  it("say what to do if the reply is late", () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T00:00:00Z") });
    keepReceipt(receipt);
    show();
    screen.getByText(/^If you haven’t heard from us/);
  });

  it("are removed from the screen and the browser when they are deleted", async () => {
    keepReceipt(receipt);
    show();
    await userEvent.click(screen.getByRole("button", { name: "Delete this receipt" }));
    expect(screen.queryByText(receipt.reference)).toBeNull();
    screen.getByText("No requests sent from this device");
    expect(document.activeElement).not.toBe(document.body);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["", () => act(() => keepReceipt(receipt))],
    [" from another tab", () => storeElsewhere(receipt)],
  ])("are shown at once if a request is sent%s while the list is open", (_where, send) => {
    show();
    screen.getByText("No requests sent from this device");
    send();
    screen.getByRole("heading", { name: receipt.reference });
    expect(screen.queryByText("No requests sent from this device")).toBeNull();
  });
});

describe("the bar with the receipt", () => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  beforeEach(() => vi.stubGlobal("ResizeObserver", Observer));

  const load = (path = "/", page: ReactNode = null) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <QuoteProvider>
          <main tabIndex={-1}>{page}</main>
        </QuoteProvider>
      </MemoryRouter>,
    );
  const bar = () => screen.findByRole("region", { name: "Your quote request" });

  it("is shown again on every page until it is dismissed", async () => {
    keepReceipt({ ...receipt, sentAt: new Date().toISOString() });
    load();
    expect((await bar()).textContent).toMatch(/SV-7K2M-4QXV.* A coordinator replies by/);
    cleanup();
    load("/about");
    await bar();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
    cleanup();
    vi.useFakeTimers();
    load();
    // Longer than the bar waits for the page to be idle.
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.queryByRole("region")).toBeNull();
    expect(readReceipts()).toHaveLength(1);
  });

  it("comes and goes with what another tab stores", async () => {
    load();
    storeElsewhere(receipt);
    await bar();
    storeElsewhere({ ...receipt, barDismissed: true });
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  });

  it("stays until the tab with the receipts is seen", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    load("/request");
    storeElsewhere(receipt);
    await bar();
    // Effects have run.
    await act(async () => {});
    expect(receiptForBar()).toEqual(receipt);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.queryByRole("region")).toBeNull();
    expect(receiptForBar()).toBeUndefined();
  });

  it("leads to the receipt, also while a private link is open", async () => {
    window.linkTokens = { "/request": "t".repeat(70) };
    onTestFinished(() => {
      delete window.linkTokens;
    });
    keepReceipt(receipt);
    load("/request", <RequestPage />);
    await screen.findByRole("button", { name: "Open my request" });
    await bar();
    await userEvent.click(screen.getByRole("link", { name: "See your receipt" }));
    expect(screen.getByRole("heading", { name: receipt.reference })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open my request" })).toBeNull();
    expect(receiptForBar()).toBeUndefined();
  });

  it("says that the reply was due if it is late", async () => {
    keepReceipt(receipt);
    load();
    expect((await bar()).textContent).toContain("We promised a reply by");
  });

  it("is dismissed by opening the receipts", async () => {
    keepReceipt(receipt);
    load("/request");
    await waitFor(() => expect(readReceipts()).toMatchObject([{ barDismissed: true }]));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it.each(["", "t".repeat(70)])(
    "stays while that page shows a private link instead: “%s”",
    async (token) => {
      window.linkTokens = { "/request": token };
      onTestFinished(() => {
        delete window.linkTokens;
      });
      keepReceipt(receipt);
      load("/request");
      await bar();
      // Effects have run.
      await act(async () => {});
      expect(await bar()).toBeVisible();
      expect(receiptForBar()).toEqual(receipt);
    },
  );
});

describe("when a reply is due", () => {
  it("is 24 hours after the request, in words", () => {
    expect(replyDue("2026-11-22T12:05:00.000Z").toISOString()).toBe("2026-11-23T12:05:00.000Z");
    expect(dayAndTime(new Date(2026, 10, 23, 9, 5))).toBe("Monday, November 23 at 09:05");
  });
});

describe("the suggested email address", () => {
  it.each([
    ["ada@gmial.com", "ada@gmail.com"],
    ["ada@hotmial.co.uk", "ada@hotmail.co.uk"],
    ["ada@outlook.con", "ada@outlook.com"],
    ["ada@iclod.com", "ada@icloud.com"],
  ])("for %s is %s", (written, meant) => expect(suggestEmail(written)).toBe(meant));

  it.each([
    "ada@gmail.com",
    "ada@yahoo.com.tr",
    "ada@nhs.net",
    "ada@ymail.com",
    "ada@firma.de",
    "ada@example.com",
    "ada",
    "",
  ])("does not exist for %s", (written) => expect(suggestEmail(written)).toBeUndefined());
});
