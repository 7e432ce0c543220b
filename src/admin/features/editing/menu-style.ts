/** Style of the menu that a button opens. */
export const menuClass =
  "menu-more z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-(--radix-dropdown-menu-trigger-width) max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded border border-line p-1 shadow-raised";

/** Style of an item of it. */
export const menuItemClass =
  "flex min-h-7 cursor-pointer items-center justify-between gap-3 rounded px-2.5 py-1 max-sm:min-h-11 pointer-coarse:min-h-11 text-sm outline-offset-[-2px] data-[highlighted]:bg-sea-soft";
