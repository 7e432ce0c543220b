import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { PartnerButton } from "@/features/partner/partner-context.tsx";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { SearchButton } from "@/features/site-search/search-button.tsx";
import { ThemeSwitch } from "@/features/theme/theme-switch.tsx";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";
import { Logo } from "@/ui/logo.tsx";
import { headerLinks } from "./navigation.ts";

/** The header of every page. Stays in view, so that the quote is always in reach. */
export function Header() {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  // Following a link closes the menu, wherever the link stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useEffect(() => setMenuOpen(false), [pathname]);

  useEffect(() => {
    if (!menuOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setMenuOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [menuOpen]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-1 px-4 py-2.5 sm:gap-3 sm:px-6">
        <Link href={hrefTo.home()} aria-label={`${brand.name}: home`} className="me-auto text-ink">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex items-center">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <HeaderLink {...link} current={isCurrent(link.href, pathname)} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden xl:block">
          <PartnerButton size="small">Become a Partner</PartnerButton>
        </div>
        <SearchButton onOpen={() => setMenuOpen(false)} />
        <QuoteButton
          size="small"
          variant="standing"
          className="whitespace-nowrap"
          onOpen={() => setMenuOpen(false)}
        >
          Get Quote
        </QuoteButton>
        <button
          ref={toggle}
          type="button"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          aria-label={menuOpen ? "Close menu" : "Open menu"}
          onClick={() => setMenuOpen((open) => !open)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand xl:hidden"
        >
          {menuOpen ? (
            <X aria-hidden="true" className="size-6" />
          ) : (
            <Menu aria-hidden="true" className="size-6" />
          )}
        </button>
      </div>
      <nav
        id={menuId}
        aria-label="Menu"
        hidden={!menuOpen}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line px-4 pb-6 pt-2 sm:px-6 xl:hidden"
      >
        <ul className="flex flex-col">
          {headerLinks.map((link) => (
            <li key={link.href} className="border-b border-line">
              <Link
                href={link.href}
                aria-current={isCurrent(link.href, pathname) ? "page" : undefined}
                onClick={() => setMenuOpen(false)}
                className="flex min-h-13 items-center text-lg aria-[current=page]:font-semibold aria-[current=page]:text-sea"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <PartnerButton className="mt-5 w-full" onOpen={() => setMenuOpen(false)}>
          Become a Partner
        </PartnerButton>
        <ThemeSwitch tone="paper" className="mt-5 flex justify-center" />
      </nav>
    </header>
  );
}

function isCurrent(href: string, pathname: string): boolean {
  return href === hrefTo.home() ? pathname === href : pathname.startsWith(href);
}

function HeaderLink({ label, href, current }: { label: string; href: string; current: boolean }) {
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "inline-flex min-h-11 items-center rounded px-2.5 text-sm font-medium transition-colors hover:bg-sand",
        current && "text-sea underline decoration-2 underline-offset-8",
      )}
    >
      {label}
    </Link>
  );
}
