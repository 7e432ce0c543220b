import { LEAD_CITIES } from "@shared/cities.ts";
import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { offeredActions, type PaletteAction } from "@/admin/features/keyboard/palette-actions.ts";
import { useCameFrom } from "@/admin/features/lead/history/came-from.ts";
import { type Colleague, colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import { shown } from "@/admin/features/lead/lead-model.ts";
import { RestrictedNote } from "@/admin/features/lead/page/restricted-note.tsx";
import { StatusChip } from "@/admin/features/lead/status-chip.tsx";
import { foundLeadsQuery } from "@/admin/features/lead-search/leads-api.ts";
import {
  hrefOfList,
  readListState,
  TAB_NAMES,
  TABS,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";
import { savedViewsQuery } from "@/admin/features/lead-search/views-api.ts";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { groupThousands } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { ResultCount, useActiveDescendant } from "./palette-voice.tsx";

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Pages and actions of the whole workspace. */
  pages: readonly { label: string; href: string }[];
  actions: readonly PaletteAction[];
};

/** Finds leads, lists, saved views, pages and actions. */
export function CommandPalette({ open, onOpenChange, pages, actions }: CommandPaletteProps) {
  // Runs after closing, so that an action can move the focus or open another dialog. A ref rather than state,
  // because the dialog may unmount before a state update takes effect.
  const wanted = useRef<(() => void) | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Commands"
      variant="search"
      onClosed={() => {
        const run = wanted.current;
        wanted.current = null;
        run?.();
      }}
    >
      <PaletteBody
        pages={pages}
        actions={actions}
        onRun={(run) => {
          wanted.current = run;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** Delay between the last key press and the search for leads, in milliseconds. */
const SEARCH_DELAY = 200;

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDelayed(value), SEARCH_DELAY);
    return () => window.clearTimeout(timer);
  }, [value]);
  return delayed;
}

type PaletteBodyProps = Pick<CommandPaletteProps, "pages" | "actions"> & {
  onRun: (run: () => void) => void;
};

const NOTHING = { leads: [], total: 0, restricted: 0 };

function PaletteBody({ pages, actions, onRun }: PaletteBodyProps) {
  const navigate = useNavigateFromOverlay();
  const cameFrom = useCameFrom();
  const [typed, setTyped] = useState("");
  const [offered] = useState(offeredActions);
  const searched = useDelayed(typed.trim());
  const leads = useQuery({ ...foundLeadsQuery(searched), enabled: searched.length > 1 });
  const views = useQuery(savedViewsQuery());
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  // Those of another text are not shown: Enter would open another patient's lead.
  const isSearching =
    typed.trim().length > 1 &&
    (typed.trim() !== searched || leads.isPlaceholderData || leads.isPending);
  const hasFailed = searched.length > 1 && leads.isError;
  const {
    leads: found,
    total,
    restricted,
  } = (!isSearching && !hasFailed && searched.length > 1 && leads.data) || NOTHING;
  const [selected, setSelected] = useState("");
  // Selects the first lead found, so that Enter opens it, unless an arrow has chosen something else.
  const hasMoved = useRef(false);
  const firstFound = found[0]?.reference;
  useEffect(() => {
    if (firstFound && !hasMoved.current) setSelected(firstFound);
  }, [firstFound]);
  const root = useRef<HTMLDivElement>(null);
  useActiveDescendant(root);
  const go = (href: string) => () => onRun(() => navigate(href));
  // The text may be a name, so it is not in the address.
  const all = writeListState({ ...readListState(""), search: searched });
  const goToAll = () => onRun(() => navigate(all.to, { state: all.state }));
  // J and K then step through the leads that were found.
  const goToLead = (reference: string) => {
    const state = { ...cameFrom, references: found.map((lead) => lead.reference) };
    return () => onRun(() => navigate(hrefTo.adminLead(reference), { state }));
  };

  return (
    <Command
      ref={root}
      label="Commands"
      onKeyDown={({ key }) => {
        if (key.startsWith("Arrow")) hasMoved.current = true;
      }}
      loop
      value={selected}
      onValueChange={setSelected}
      className="flex min-h-0 flex-col"
    >
      <Command.Input
        value={typed}
        onValueChange={(text) => {
          hasMoved.current = false;
          setTyped(text);
        }}
        maxLength={200}
        placeholder="Search for a name, reference, city, owner or action"
        className="min-h-16 w-full rounded-xl border-b border-line bg-transparent py-3 pe-16 ps-5 text-base -outline-offset-3"
      />
      <ResultCount
        isSearching={isSearching}
        isEmpty={typed.trim() === ""}
        hasFailed={hasFailed}
        found={total}
      />
      <Fault className="px-5 pt-3">
        {hasFailed ? "We could not search the leads. Check your connection and try again." : null}
      </Fault>
      <Command.List className="palette min-h-0 overflow-y-auto p-2 sm:max-h-[24rem]">
        {hasFailed ? null : found.length === 0 ? (
          <Command.Empty className="px-3 py-6 text-center text-sm text-muted">
            {isSearching ? "Searching…" : "Nothing matches."}
          </Command.Empty>
        ) : (
          <Command.Group heading="Leads" forceMount>
            {found.map((lead) => (
              <Command.Item
                key={lead.id}
                value={lead.reference}
                forceMount
                onSelect={goToLead(lead.reference)}
              >
                <bdi className="max-w-full shrink-0 truncate font-semibold">
                  {shown(lead, "name")}
                </bdi>
                <bdi className="truncate text-muted max-sm:order-last max-sm:basis-full max-sm:whitespace-normal">
                  {shown(lead, "treatment")}
                </bdi>
                <span className="ms-auto shrink-0 text-xs tabular-nums text-muted max-sm:sr-only">
                  {lead.reference}
                </span>
                <span className="shrink-0 sm:w-22">
                  <StatusChip status={lead.status} />
                </span>
              </Command.Item>
            ))}
            {total > found.length ? (
              <Command.Item value="all that match" forceMount onSelect={goToAll}>
                {`Show all ${groupThousands(total)} leads that match`}
              </Command.Item>
            ) : null}
          </Command.Group>
        )}
        <Actions
          heading="This page"
          actions={offered.filter(({ isExport }) => !isExport)}
          onRun={onRun}
        />
        <Command.Group heading="Lists">
          {TABS.map((tab) => (
            <Command.Item
              key={tab}
              value={`list ${TAB_NAMES[tab]}`}
              onSelect={go(`${hrefTo.adminLeads()}${tab === "all" ? "" : `?tab=${tab}`}`)}
            >
              {tab === "all" ? "All leads" : TAB_NAMES[tab]}
            </Command.Item>
          ))}
          {views.data?.map((view) => (
            <Command.Item
              key={view.id}
              value={`view ${view.name} ${view.id}`}
              onSelect={go(`${hrefTo.adminLeads()}?${view.query}`)}
            >
              <bdi>{view.name}</bdi> <Hint>{view.is_shared ? "Team’s view" : "Your view"}</Hint>
            </Command.Item>
          ))}
          {narrowedLists(colleagues).map(({ id, label, hint, href }) => (
            <Command.Item key={id} value={`list ${label} ${id} ${hint}`} onSelect={go(href)}>
              <bdi>{label}</bdi> <Hint>{hint}</Hint>
            </Command.Item>
          ))}
        </Command.Group>
        <Command.Group heading="Pages">
          {pages.map(({ label, href }) => (
            <Command.Item key={href} value={`page ${label}`} onSelect={go(href)}>
              {label}
            </Command.Item>
          ))}
        </Command.Group>
        <Actions
          heading="Export"
          actions={offered.filter(({ isExport }) => isExport)}
          onRun={onRun}
        />
        <Actions heading="Workspace" actions={actions} onRun={onRun} />
      </Command.List>
      <RestrictedNote
        count={restricted}
        className="border-t border-line px-5 py-3 text-sm font-semibold"
      />
    </Command>
  );
}

/** The list of each owner and of each city. */
function narrowedLists(colleagues: readonly Colleague[]) {
  return [
    ...colleagues.map(({ user_id, display_name }) => ({
      id: user_id,
      label: display_name,
      hint: "Owner",
      href: hrefOfList({ owner: [user_id] }),
    })),
    ...LEAD_CITIES.map((city) => ({
      id: city.normalize("NFKD").replace(/\p{M}/gu, ""),
      label: city,
      hint: "City",
      href: hrefOfList({ city }),
    })),
  ];
}

function Hint({ children }: { children: ReactNode }) {
  return <span className="ms-auto shrink-0 text-xs text-muted">{children}</span>;
}

type ActionsProps = {
  heading: string;
  actions: readonly PaletteAction[];
  onRun: (run: () => void) => void;
};

function Actions({ heading, actions, onRun }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {actions.map(({ label, key, run }) => (
        <Command.Item key={label} value={label} onSelect={() => onRun(run)}>
          {label}
          {key ? (
            <Hint>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </Hint>
          ) : null}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
