import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faqItems } from "@/content/faq/questions.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import FaqPage from "@/site/pages/faq/faq-page.tsx";
import { Link } from "@/ui/link.tsx";

const scrollIntoView = vi.fn();

function renderAt(hash: string) {
  render(
    <MemoryRouter initialEntries={[`${hrefTo.faq()}${hash}`]}>
      <Link href="#insurance">To insurance</Link>
      <QuoteProvider>
        <FaqPage />
      </QuoteProvider>
    </MemoryRouter>,
  );
}

function openItems(): string[] {
  return [...document.querySelectorAll("details[open]")].map(({ id }) => id);
}

beforeEach(() => {
  // jsdom has no layout and therefore cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("the page of questions and answers", () => {
  it("has twelve items in one group, so that the browser keeps one open at a time", () => {
    renderAt("");
    const items = [...document.querySelectorAll("details")];
    expect(items.map(({ id }) => id)).toEqual(faqItems.map(({ id }) => id));
    const groups = new Set(items.map((item) => item.getAttribute("name")));
    expect(groups.size).toBe(1);
    expect([...groups][0]).toBeTruthy();
    expect(openItems()).toEqual([]);
  });

  it("opens and shows the item in the URL", () => {
    renderAt("#cancellation");
    expect(openItems()).toEqual(["cancellation"]);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById("cancellation"));
  });

  it("opens an item when its link is followed, even if it was closed in between", () => {
    renderAt("");
    const item = document.getElementById("insurance") as HTMLDetailsElement;
    fireEvent.click(screen.getByText("To insurance"));
    expect(item.open).toBe(true);
    item.open = false;
    fireEvent.click(screen.getByText("To insurance"));
    expect(item.open).toBe(true);
  });

  it("opens nothing for an anchor that is not an item", () => {
    renderAt("#main");
    expect(openItems()).toEqual([]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("has a contact block with real links", () => {
    renderAt("");
    const block = screen.getByRole("region", { name: "Still have a question?" });
    const hrefs = [...block.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([mailLink(), whatsAppLink(), hrefTo.contact(), hrefTo.quote()]);
    expect(block.textContent).toContain(brand.whatsAppNumber);
  });
});
