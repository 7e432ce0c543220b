// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { PartnerProvider } from "@/site/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { Header } from "@/site/shell/header.tsx";

afterEach(cleanup);

it("says that both ways to partner are for clinics", () => {
  render(
    <MemoryRouter>
      <QuoteProvider>
        <PartnerProvider>
          <Header />
        </PartnerProvider>
      </QuoteProvider>
    </MemoryRouter>,
  );
  const inHeader = within(screen.getByRole("group", { name: "For clinics" }));
  expect(inHeader.getByRole("link", { name: "Our Partners" })).toBeVisible();
  expect(inHeader.getByRole("button", { name: "Become a Partner" })).toBeVisible();
});
