import { clsx } from "clsx";
import { Menu, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useBackCloses } from "@/lib/back-closes.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { PartnerButton } from "@/site/features/partner/partner-context.tsx";
import { SearchButton } from "@/site/features/site-search/search-button.tsx";
import { Link } from "@/ui/link.tsx";
import { Logo } from "@/ui/logo.tsx";
import { ThemeSwitch } from "@/ui/theme/theme-switch.tsx";
import { HeaderQuoteButton } from "./header-quote-button.tsx";
import {
  headerLinks,
  helpLinks,
  type NavigationLink,
  ownLinks,
  partnersLink,
  wideLinks,
} from "./navigation.ts";

const menuLinkClass =
  "flex min-h-13 flex-1 items-center py-1.5 text-lg leading-snug aria-[current=page]:font-semibold aria-[current=page]:text-sea";

/** The header of every page. Sticky, so that the quote button is always within reach. */
export function Header() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  // The menu is in the top layer and would cover a dialog. Safari 16 has no popovers; see `media.css`.
  const closeMenu = () =>
    menu.current?.hidePopover ? menu.current.hidePopover() : setMenuOpen(false);
  useBackCloses(isMenuOpen, closeMenu);

  return (
    // With popovers, the browser closes the menu at Escape.
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is for the menu inside.
    <header
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isMenuOpen) return;
        closeMenu();
        toggle.current?.focus();
      }}
      className="sticky top-0 z-30 border-b border-line bg-paper print:hidden"
    >
      <div
        data-header-bar=""
        className="mx-auto flex max-w-page flex-wrap items-center justify-end gap-1 px-4 py-2.5 max-[23rem]:gap-0 sm:gap-3 sm:px-6 xl:justify-start xl:gap-0"
      >
        {/* The free space follows the links on a wide screen, so that what is parsed after them moves none. */}
        <Link
          href={hrefTo.home()}
          aria-label={`${brand.name}: home`}
          className="tap me-auto text-ink xl:me-4"
        >
          <Logo name={brand.name} />
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
        {/* Between two rules, both are seen to belong together; the page of partners says for whom they are. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
        <div
          role="group"
          aria-label="For clinics"
          className="mx-1 hidden min-h-11 items-center border-x border-line px-1 xl:flex"
        >
          <HeaderLink {...partnersLink} current={isCurrent(partnersLink.href, pathname)} />
          {/* In the header, a line marks the current page. */}
          <PartnerButton
            variant="quiet"
            size="small"
            className="px-1.25! font-medium! no-underline!"
          >
            Become a Partner
          </PartnerButton>
        </div>
        {wideLinks.map((link, index) => (
          <HeaderLink
            key={link.href}
            {...link}
            current={isCurrent(link.href, pathname)}
            className={clsx(
              index === 0 && "ms-auto",
              "hidden min-h-11 whitespace-nowrap xl:inline-flex",
            )}
          />
        ))}
        <SearchButton onOpen={closeMenu} />
        <HeaderQuoteButton onOpen={closeMenu} />
        {/* The browser opens and closes the menu, with or without JavaScript. */}
        <button
          ref={toggle}
          type="button"
          popoverTarget={menuId}
          aria-label="Menu"
          aria-expanded={isMenuOpen || undefined}
          onClick={({ currentTarget }) => {
            // In a wide font or large text, the header takes two rows.
            const header = currentTarget.closest("header")?.getBoundingClientRect();
            if (header && menu.current) {
              menu.current.style.top = `${header.bottom}px`;
              menu.current.style.maxHeight = `calc(100dvh - ${header.bottom}px)`;
            }
            if (!menu.current?.hidePopover) setMenuOpen(!isMenuOpen);
          }}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sand max-[23rem]:w-9 xl:hidden"
        >
          <Menu
            aria-hidden="true"
            className="size-6 in-aria-expanded:hidden in-[:has(:popover-open)]:hidden"
          />
          <X
            aria-hidden="true"
            className="hidden size-6 in-aria-expanded:block in-[:has(:popover-open)]:block"
          />
        </button>
      </div>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        data-menu={isMenuOpen ? "open" : "closed"}
        onToggle={({ newState }) => setMenuOpen(newState === "open")}
        aria-label="Menu"
        // Firefox stops at everything that scrolls; here the links are reached by Tab.
        tabIndex={-1}
        className="fixed inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto border-y border-line bg-paper px-4 pb-6 pt-2 text-ink shadow-raised sm:px-6 xl:hidden"
      >
        {/* On a tablet, the specification's links are in a column beside ours, with those for clinics last. */}
        <div className="sm:grid sm:grid-cols-2 sm:gap-x-12">
          <div>
            <MenuLinks links={headerLinks} onClick={closeMenu} />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
            <div role="group" aria-labelledby={`${menuId}-clinics`} className="mt-4">
              <p id={`${menuId}-clinics`} className="text-sm font-semibold text-muted">
                For clinics
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  href={partnersLink.href}
                  aria-current={isCurrent(partnersLink.href, pathname) ? "page" : undefined}
                  onClick={closeMenu}
                  className={menuLinkClass}
                >
                  {partnersLink.label}
                </Link>
                <PartnerButton onOpen={closeMenu}>Become a Partner</PartnerButton>
              </div>
            </div>
          </div>
          <MenuLinks links={[...ownLinks, ...helpLinks]} onClick={closeMenu} />
        </div>
        <ThemeSwitch tone="paper" className="mt-5 flex justify-center" />
      </nav>
    </header>
  );
}

function MenuLinks({ links, onClick }: { links: readonly NavigationLink[]; onClick: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(50%-0.5rem,8.25rem)),1fr))] gap-x-4 sm:block">
      {links.map(({ label, href }) => (
        <li key={href} className="flex border-b border-line">
          <Link
            href={href}
            aria-current={isCurrent(href, pathname) ? "page" : undefined}
            onClick={onClick}
            className={menuLinkClass}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isCurrent(href: string, pathname: string): boolean {
  return (
    pathname === href.split("#")[0] || (href !== hrefTo.home() && pathname.startsWith(`${href}/`))
  );
}

function HeaderLink({
  label,
  href,
  current,
  className = "inline-flex min-h-11",
}: NavigationLink & { current: boolean; className?: string }) {
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={clsx(
        className,
        "items-center rounded px-1.25 text-sm font-medium transition-colors hover:bg-sand",
        current && "text-sea underline decoration-2 underline-offset-8",
      )}
    >
      {label}
    </Link>
  );
}
