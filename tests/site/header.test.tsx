import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { PartnerProvider } from "@/site/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { Footer } from "@/site/shell/footer.tsx";
import { Header } from "@/site/shell/header.tsx";

const show = (parts: ReactNode) =>
  render(
    <QuoteProvider>
      <PartnerProvider>{parts}</PartnerProvider>
    </QuoteProvider>,
    { wrapper: MemoryRouter },
  );

it("says that both ways to partner are for clinics", () => {
  show(<Header />);
  const inHeader = within(screen.getByRole("group", { name: "For clinics" }));
  expect(inHeader.getByRole("link", { name: "Our Partners" })).toBeVisible();
  expect(inHeader.getByRole("button", { name: "Become a Partner" })).toBeVisible();
});

it("has the specification's links in its order in the header, the menu and the footer, and ours after them", () => {
  show(
    <>
      <Header />
      <Footer />
    </>,
  );
  const linksIn = (element: HTMLElement | null) =>
    [...(element?.querySelectorAll("a:not([role=button])") ?? [])].flatMap(
      (link) => link.getAttribute("href") ?? [],
    );
  const own = ["/treatments", "/compare", "/plan"];
  const header = ["/", "/explore", "/how-it-works", "/about", "/blog", "/contact", "/partners"];
  const bar = document.querySelector<HTMLElement>("[data-header-bar]");
  expect(linksIn(bar).slice(1)).toEqual([...header, ...own]);
  const help = [...own, "/if-something-goes-wrong", "/request#receipts"];
  const menu = document.querySelector<HTMLElement>("nav[popover]");
  expect(linksIn(menu)).toEqual([...header, ...help, "/safety", "/faq"]);
  const footer =
    "/packages /explore /how-it-works /about /blog /safety /faq /contact /privacy /terms /disclaimer";
  expect(linksIn(screen.getByRole("navigation", { name: "Footer" }))).toEqual([
    ...footer.split(" "),
    ...help,
  ]);
});
