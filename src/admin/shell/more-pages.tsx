import * as Menu from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { NavLink, useLocation } from "react-router-dom";
import { menuClass, menuItemClass } from "@/admin/features/editing/menu-style.ts";

/** A page of the navigation, and how many tasks are open on it. */
export type NavigationLink = { label: string; href: string; count: number };

/** The pages for which a phone has no room beside the first ones, in a menu. */
export function MorePages({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  return (
    // Not modal: see `ChoiceMenu`.
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={clsx(
          "inline-flex min-h-9 shrink-0 items-center rounded px-2.5 text-sm font-semibold hover:bg-sand max-[22.5rem]:px-1.5 sm:hidden",
          links.some(({ href }) => href === pathname) && "bg-sea-soft text-sea",
        )}
      >
        <span>More</span>
        <TaskCount count={links.reduce((sum, { count }) => sum + count, 0)} />
        <ChevronDown aria-hidden="true" className="ms-0.5 size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        loop
        className={clsx(menuClass, "sm:hidden")}
        // The page that a link opens may have the focus by now.
        onCloseAutoFocus={(event) => {
          if (document.getElementById("main")?.contains(document.activeElement)) {
            event.preventDefault();
          }
        }}
      >
        {links.map(({ label, href, count }) => (
          <Menu.Item key={href} asChild>
            <NavLink
              to={href}
              className={({ isActive }) =>
                clsx(menuItemClass, isActive && "font-semibold text-sea")
              }
            >
              <span>{label}</span>
              <TaskCount count={count} />
            </NavLink>
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

/** How many tasks are open on a page, in the link to it. */
export function TaskCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="ms-1.5 rounded-full bg-danger-soft px-1.5 text-danger">
        {count}
      </span>
      <span className="sr-only">{`, ${count === 1 ? "1 task" : `${count} tasks`}`}</span>
    </>
  );
}
