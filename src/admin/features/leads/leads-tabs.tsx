import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { LeadCounts } from "@/admin/features/lead-search/leads-api.ts";
import { TAB_NAMES, TABS, type Tab } from "@/admin/features/lead-search/list-state.ts";
import { groupThousands } from "@/lib/english.ts";

/** The number of leads in a tab. */
export function tabCount(tab: Tab, counts: LeadCounts | undefined): number | undefined {
  return tab === "follow-up" ? counts?.follow_up : counts?.[tab];
}

type LeadsTabsProps = {
  tab: Tab;
  counts: LeadCounts | undefined;
  linkOf: (tab: Tab) => Pick<LinkProps, "to" | "state">;
};

/** The list's presets, each with its number of leads. Links, because each has its own address. */
export function LeadsTabs({ tab, counts, linkOf }: LeadsTabsProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone, the row of tabs scrolls to keep the selected tab in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the counts load.
  useEffect(() => {
    const link = current.current;
    const row = link?.closest("nav");
    if (!link || !row) return;
    // The counts can load while another tab has the focus. That tab must stay in view.
    const focused = document.activeElement;
    if (focused !== link && row.contains(focused)) return;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [tab, counts === undefined]);
  return (
    <nav
      aria-label="Lists of leads"
      className="scroll-row relative border-b border-line print:hidden"
    >
      <ul className="flex">
        {TABS.map((each) => {
          const count = tabCount(each, counts);
          const isLate = each === "due" && (counts?.late ?? 0) > 0;
          return (
            <li key={each} className="shrink-0">
              <Link
                ref={each === tab ? current : undefined}
                {...linkOf(each)}
                aria-current={each === tab ? "page" : undefined}
                data-state={each === tab ? "active" : "inactive"}
                className="tab"
              >
                {TAB_NAMES[each]}{" "}
                {count === undefined ? null : (
                  <span
                    className={clsx(
                      "rounded-full px-1.5 text-xs tabular-nums",
                      isLate ? "bg-danger font-semibold text-surface" : "bg-sand text-ink",
                    )}
                  >
                    {groupThousands(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
