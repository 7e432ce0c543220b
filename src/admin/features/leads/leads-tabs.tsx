import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { LeadCounts } from "@/admin/features/lead-search/leads-api.ts";
import {
  hrefOfView,
  type ListState,
  TAB_NAMES,
  TABS,
  type Tab,
  tabState,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";
import type { SavedView } from "@/admin/features/lead-search/views-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { announce } from "@/ui/announce.ts";

/** The number of leads in a tab. */
export function tabCount(tab: Tab, counts: LeadCounts | undefined): number | undefined {
  return tab === "follow-up" ? counts?.follow_up : counts?.[tab];
}

/** A number with at most four signs, for which there is room in a tab, to the nearest: "987", "1.3k", "34k". */
const shortCount = (count: number) => shortNumbers.format(count).toLowerCase();
const shortNumbers = new Intl.NumberFormat("en", { notation: "compact" });

/** The most of the row that fades at its end (`.scroll-row` in tables.css), in pixels. */
const FADE = 48;

/** The attributes of a tab's link. On a phone, its number is below its name, so that all of them fit beside each other. */
const tabAttributes = (isCurrent: boolean) =>
  ({
    "aria-current": isCurrent ? "page" : undefined,
    "data-state": isCurrent ? "active" : "inactive",
    className: "tab max-sm:min-w-0 max-sm:flex-col max-sm:gap-0 max-sm:px-1 xl:max-2xl:px-2",
  }) as const;

type LeadsTabsProps = {
  state: ListState;
  counts: LeadCounts | undefined;
  views: readonly SavedView[];
  /** The saved view that the list was opened from. */
  view: SavedView | undefined;
};

/** The list's presets, each with its number of leads, and the saved views. Links, because each has its own address. */
export function LeadsTabs({ state, counts, views, view }: LeadsTabsProps) {
  const { tab } = state;
  const current = useRef<HTMLAnchorElement>(null);
  // Scrolls no further than the selected tab needs: a working day begins with the first ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the counts load.
  useEffect(() => {
    const link = current.current;
    const row = link?.closest("nav");
    if (!link || !row) return;
    // The counts can load while another tab has the focus. That tab must stay in view.
    const focused = document.activeElement;
    if (focused !== link && row.contains(focused)) return;
    const beyond = link.offsetLeft + link.offsetWidth - row.clientWidth;
    row.scrollLeft = beyond > 0 ? beyond + FADE : 0;
  }, [tab, view?.id, counts === undefined]);
  return (
    <nav
      aria-label="Lists of leads"
      className="scroll-row relative min-w-0 border-b border-line xl:border-0"
    >
      <ul className="flex">
        {TABS.map((each) => {
          const count = tabCount(each, counts);
          const isCurrent = each === tab && !view;
          return (
            <li key={each} className="shrink-0">
              <Link
                ref={isCurrent ? current : undefined}
                {...writeListState(tabState(state, each))}
                {...tabAttributes(isCurrent)}
                onClick={() =>
                  announce(
                    count === undefined
                      ? TAB_NAMES[each]
                      : `${TAB_NAMES[each]}, ${groupThousands(count)}`,
                  )
                }
              >
                {TAB_NAMES[each]}{" "}
                {count === undefined ? null : (
                  <span
                    title={groupThousands(count)}
                    className="rounded-full bg-sand px-1.5 text-xs tabular-nums text-ink max-sm:leading-4"
                  >
                    <span aria-hidden={count >= 1000}>{shortCount(count)}</span>
                    {count < 1000 ? null : <span className="sr-only">{groupThousands(count)}</span>}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
        {views.map((each) => (
          <li key={each.id} className="shrink-0">
            <Link
              ref={each === view ? current : undefined}
              to={hrefOfView(each)}
              {...tabAttributes(each === view)}
            >
              <bdi className="max-w-48 truncate">{each.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
