import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { PartnerProvider } from "@/site/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import NewsletterPage from "@/site/pages/newsletter/newsletter-page.tsx";
import RequestPage from "@/site/pages/request/request-page.tsx";
import { Footer } from "@/site/shell/footer.tsx";
import { Header } from "@/site/shell/header.tsx";

afterEach(() => {
  cleanup();
  delete window.linkTokens;
});

function show(path: string, token: string) {
  window.linkTokens = { [path]: token };
  const Page = path === "/request" ? RequestPage : NewsletterPage;
  render(<Page />, { wrapper: MemoryRouter });
}

describe("a private link", () => {
  it.each(["", "t", "t".repeat(69)])(
    "that is incomplete is explained, with another way in: “%s”",
    (token) => {
      show("/request", token);
      screen.getByRole("heading", { name: "This link is not complete" });
      screen.getByRole("button", { name: "Send me a new link" });
      expect(screen.queryByRole("button", { name: "Open my request" })).toBeNull();
    },
  );

  it.each(["menu", "footer"])(
    "that is open is not shown by “Your requests” in the %s",
    async (place) => {
      window.linkTokens = { "/request": "t".repeat(70) };
      render(
        <QuoteProvider>
          <PartnerProvider>
            {place === "menu" ? <Header /> : <Footer />}
            <RequestPage />
          </PartnerProvider>
        </QuoteProvider>,
        {
          wrapper: ({ children }) => (
            <MemoryRouter initialEntries={["/request"]}>{children}</MemoryRouter>
          ),
        },
      );
      await screen.findByRole("button", { name: "Open my request" });
      const link = screen.getByRole("link", { name: "Your requests", hidden: true });
      if (place === "menu") expect(link).toHaveAttribute("aria-current", "page");
      fireEvent.click(link);
      expect(screen.getByRole("heading", { level: 1, name: "Your requests" })).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Open my request" })).toBeNull();
    },
  );

  it("to the newsletter that is incomplete is explained", () => {
    show("/newsletter", "t".repeat(63));
    screen.getByRole("heading", { name: "This link is not complete" });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("to unsubscribe shows only that", () => {
    show("/newsletter", `leave.${"t".repeat(64)}`);
    screen.getByRole("heading", { level: 1, name: "Unsubscribe from the newsletter" });
    screen.getByRole("button", { name: "Unsubscribe" });
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it.each([
    ["/request", RequestPage],
    ["/newsletter", NewsletterPage],
  ])("to %s is opening until the script runs, as the prerendered page says", (path, Page) => {
    const html = renderToString(
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>,
    );
    document.body.innerHTML = html;
    const opening = screen.getByText("Opening your private page…");
    expect(opening.closest(".with-link")).not.toBeNull();
    for (const input of document.querySelectorAll("input")) {
      expect(input.closest(".without-link")).not.toBeNull();
      // A press before the script runs must not put what was typed into the address.
      expect(input.name).toBe("");
    }
    document.body.replaceChildren();
  });
});
