import { Bookmark, Columns3, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { countFilters, type Filters, NO_FILTERS } from "@/admin/features/lead-search/filters.ts";
import {
  defaultColumns,
  type ListState,
  type Tab,
} from "@/admin/features/lead-search/list-state.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { type ActiveFilter, useActiveFilters } from "./filter-words.ts";
import { clearFiltersClass, LeadsFilters } from "./leads-filters.tsx";
import { LeadsSearch } from "./leads-search.tsx";
import { SavedViews } from "./saved-views.tsx";

/** The tabs of the leads of everybody, which a coordinator narrows to their own. */
const SHARED_TABS: readonly Tab[] = ["due", "follow-up", "stalled"];

type ActiveFiltersProps = {
  active: readonly ActiveFilter[];
  onFilter: (filters: Filters) => void;
  onClear: () => void;
};

/** The active filters, each with a button to remove it. Shown while the filter controls are collapsed. */
function ActiveFilters({ active, onFilter, onClear }: ActiveFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <ul aria-label="Filters that are on" className="flex flex-wrap gap-1.5">
        {active.map(({ key, label, rest }) => (
          <li
            key={key}
            className="inline-flex items-center gap-1 rounded-full border-[1.5px] border-sea bg-sea-soft ps-3 text-sm font-semibold text-sea"
          >
            <bdi>{label}</bdi>
            <button
              type="button"
              aria-label={`Remove the filter ${label}`}
              onClick={() => onFilter(rest)}
              className="inline-flex size-8 items-center justify-center rounded-full hover:bg-sand"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClear} className={clearFiltersClass}>
        Clear all filters
      </button>
    </div>
  );
}

type LeadsToolbarProps = {
  state: ListState;
  colleagues: readonly Colleague[];
  /** How many leads match, once they have been counted. */
  total: number | undefined;
  /** The tabs, before the search where both fit in a row. */
  tabs: ReactNode;
  /** After the search, which gives way to it. */
  news: ReactNode;
  onChange: (part: Partial<ListState>, options?: { replace?: boolean }) => void;
};

/** Search, filters and saved views. */
export function LeadsToolbar({
  state,
  colleagues,
  total,
  tabs,
  news,
  onChange,
}: LeadsToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const afterRender = useAfterRender();
  const filtersId = useId();
  const { userId } = useAdmin();
  const { filters } = state;
  const count = countFilters(filters);
  const isMine = filters.owner.length === 1 && filters.owner[0] === userId;
  const hasMine = SHARED_TABS.includes(state.tab);
  // The pressed button already says whose leads these are.
  const active = useActiveFilters(filters, colleagues).filter(
    ({ name }) => !(name === "owner" && hasMine && isMine),
  );
  /** The owners that were chosen before "Only mine" was pressed, which come back with another press in the same list. */
  const ownersBefore = useRef({ list: "", owner: filters.owner });
  const list = JSON.stringify([state.tab, { ...filters, owner: [] }]);
  function pressMine() {
    const before = ownersBefore.current;
    const owner = !isMine ? [userId] : before.list === list ? before.owner : [];
    ownersBefore.current = { list: isMine ? "" : list, owner: filters.owner };
    onChange({ filters: { ...filters, owner } });
  }
  function chooseFilters(chosen: Filters) {
    if (chosen.owner !== filters.owner) ownersBefore.current.list = "";
    onChange({ filters: chosen });
  }
  function removeFilters(rest: Filters) {
    chooseFilters(rest);
    // The pressed button is gone.
    opener.current?.focus();
  }
  const [showsViews, setShowsViews] = useState(false);
  const [showsColumns, setShowsColumns] = useState(false);
  const search = () => field.current?.focus();
  const filter = () => setIsOpen(!isOpen);
  /** Closes the filters, below which a phone shows nothing of the list, and moves on to it. */
  function showLeads() {
    setIsOpen(false);
    afterRender(() => {
      const rows = document.getElementById("leads-rows") ?? opener.current;
      rows?.focus({ preventScroll: true });
      // What was searched for and how many leads match stay in view.
      opener.current?.scrollIntoView();
    });
  }
  useSingleKeys({ "/": search, f: filter });
  usePaletteActions([
    { label: "Search this list", key: "/", run: search },
    { label: isOpen ? "Hide filters" : "Filter this list", key: "f", run: filter },
    { label: "Choose columns", run: () => setShowsColumns(true) },
    { label: "Save this list as a view", run: () => setShowsViews(true) },
  ]);
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-col gap-2 xl:flex-row xl:items-center xl:gap-4">
        {tabs}
        {/* Where they share a row, the tabs need the room of the icons. */}
        <div className="flex shrink-0 grow flex-wrap items-center gap-1.5 sm:gap-2">
          <LeadsSearch
            value={state.search}
            field={field}
            // Back undoes a search as a whole, not each letter.
            onChange={(search) => onChange({ search }, { replace: state.search !== "" })}
          />
          {news}
          {hasMine ? (
            <Button
              size="small"
              aria-pressed={isMine}
              title="Only leads that you own"
              onClick={pressMine}
              variant={isMine ? "primary" : "secondary"}
              className="shrink-0 max-sm:px-2.5 max-[22.5rem]:px-1.5"
            >
              <span>
                <span className="max-[22.5rem]:sr-only">Only mine</span>
                <span aria-hidden="true" className="min-[22.5rem]:hidden">
                  Mine
                </span>
              </span>
            </Button>
          ) : null}
          <Button
            ref={opener}
            size="small"
            aria-expanded={isOpen}
            aria-controls={filtersId}
            title="Filters (F)"
            onClick={filter}
            className="shrink-0 aria-expanded:bg-sea-soft max-sm:px-2.5 max-[22.5rem]:px-1.5"
          >
            <SlidersHorizontal
              aria-hidden="true"
              className="size-4 max-sm:hidden xl:max-2xl:hidden"
            />
            <span>Filters</span>
            {count > 0 ? <span>{` (${count})`}</span> : null}
          </Button>
          <Button
            size="small"
            onClick={() => setShowsViews(true)}
            className="shrink-0 max-sm:px-2.5 max-[22.5rem]:px-1.5"
          >
            <Bookmark aria-hidden="true" className="size-4 max-sm:hidden xl:max-2xl:hidden" /> Views
          </Button>
          {/* Where the list is cards, a lead has two lines and no columns. */}
          <Button
            size="small"
            title="Columns"
            onClick={() => setShowsColumns(true)}
            className="shrink-0 max-md:hidden"
          >
            <Columns3 aria-hidden="true" className="size-4" />
            {/* On a laptop, the saved views need the room. */}
            <span className="max-2xl:sr-only">Columns</span>
          </Button>
        </div>
      </div>
      <SavedViews open={showsViews} onOpenChange={setShowsViews} state={state} />
      <ColumnsDialog
        open={showsColumns}
        onOpenChange={setShowsColumns}
        columns={state.columns}
        defaults={defaultColumns(state.tab)}
        onColumns={(columns) => onChange({ columns })}
      />
      <div id={filtersId} hidden={!isOpen}>
        {isOpen ? (
          <>
            <LeadsFilters
              filters={filters}
              sort={state.sort}
              colleagues={colleagues}
              onFilter={chooseFilters}
              onSort={(sort) => onChange({ sort })}
            />
            <div
              data-show-leads
              className="sticky bottom-0 z-10 flex flex-col bg-paper py-2 sm:hidden"
            >
              <Button variant="primary" onClick={showLeads}>
                {total === undefined
                  ? "Show the leads"
                  : `Show ${groupThousands(total)} ${total === 1 ? "lead" : "leads"}`}
              </Button>
            </div>
          </>
        ) : null}
      </div>
      {active.length > 0 && !isOpen ? (
        <ActiveFilters
          active={active}
          onFilter={removeFilters}
          // "Only mine" has a button of its own.
          onClear={() => removeFilters({ ...NO_FILTERS, owner: hasMine && isMine ? [userId] : [] })}
        />
      ) : null}
    </div>
  );
}
