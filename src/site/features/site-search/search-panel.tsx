import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { usePreload } from "@/lib/preload.ts";
import { Announcer } from "@/site/features/help/announcer.tsx";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { type Tab, Tabs } from "@/ui/tabs.tsx";
import { announceHelp } from "./help-search.ts";
import { NotListed, OutcomeNote } from "./outcome-note.tsx";
import type { DocumentKind } from "./search-documents.ts";
import { SearchFooter } from "./search-footer.tsx";
import { SearchOption } from "./search-option.tsx";
import type { ResultGroup, SearchOutcome, SiteSearchResult } from "./site-search.ts";
import { useSiteSearch } from "./use-site-search.ts";

/** Labels of the kinds of results, in the order of the tabs. */
const groupLabels: Record<DocumentKind, string> = {
  treatment: "Treatments",
  category: "Categories",
  city: "Cities",
  article: "Articles",
  question: "Questions",
  page: "Pages",
};

const tabOrder = Object.keys(groupLabels);

/** Maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 80;
/** Delay before the page of a highlighted result is preloaded. */
const DELAY_MILLISECONDS = 500;

/** One kind of result, or the best results of all kinds. */
type View = DocumentKind | "all";

const none: readonly ResultGroup[] = [];

type SearchPanelProps = {
  /** Receives the address of the picked result. */
  onPick: (href: string) => void;
  /** Opens the quote form. */
  onAsk: (preset: QuotePreset) => void;
};

/** The search field and its results. */
export function SearchPanel({ onPick, onAsk }: SearchPanelProps) {
  const [query, setQuery] = useState("");
  /** Index of the selected result; `undefined` while the user is typing. */
  const [chosen, setChosen] = useState<number>();
  const [inField, setInField] = useState(true);
  /** The tab that was selected last. Ignored while it has no results. */
  const [wanted, setWanted] = useState<View>("all");
  const { search, failed, retry } = useSiteSearch();
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const outcome = useMemo(
    () => search(query, wanted === "all" ? undefined : wanted),
    [search, query, wanted],
  );
  const found = outcome?.groups ?? none;
  // While the user is typing, the selected kind may have no results, or be the only one.
  const view = found.length > 1 && found.some(({ kind }) => kind === wanted) ? wanted : "all";
  const groups = useMemo(
    () => (view === "all" ? found : found.filter(({ kind }) => kind === view)),
    [found, view],
  );
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups]);
  /** Clears the selection after the results have changed. */
  function startOver() {
    setChosen(undefined);
    if (menu.current) menu.current.scrollTop = 0;
  }

  // With the focus in the field, Enter opens the best result if it is an exact match, or a page that helps.
  const highlighted =
    chosen ?? (inField && (outcome?.fit === "found" || outcome?.fit === "help") ? 0 : -1);

  const { getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox({
    id,
    inputId: `${id}-input`,
    items: results,
    itemToString: () => query,
    // The list is open while there are results.
    isOpen: results.length > 0,
    inputValue: query,
    highlightedIndex: highlighted,
    selectedItem: null,
    scrollIntoView: (option) => option.scrollIntoView({ block: "nearest" }),
    onStateChange: ({ type, highlightedIndex, selectedItem }) => {
      const types = useCombobox.stateChangeTypes;
      switch (type) {
        case types.InputKeyDownEnter:
        case types.ItemClick:
          if (selectedItem) onPick(selectedItem.href);
          break;
        case types.InputKeyDownArrowDown:
        case types.InputKeyDownArrowUp:
        case types.InputKeyDownPageDown:
        case types.InputKeyDownPageUp:
        case types.ItemMouseMove:
          if (highlightedIndex !== undefined) setChosen(highlightedIndex);
          break;
        // Ignores other changes, for example on blur.
      }
    },
  });

  usePreloadSoon(results[highlighted]?.href);

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-2.5 ps-5 pe-16 focus-within:shadow-below-focus sm:ps-6">
        <Search aria-hidden="true" className="size-5 shrink-0 text-sea" />
        <div className="flex min-w-0 flex-1 flex-col">
          <label {...getLabelProps()} htmlFor={`${id}-input`} className="text-xs text-muted">
            Search treatments and guides
          </label>
          <input
            {...getInputProps({
              ref: input,
              onFocus: () => setInField(true),
              onBlur: ({ relatedTarget }) => {
                setInField(false);
                // Keeps the selection if the window itself loses the focus.
                if (relatedTarget) setChosen(undefined);
              },
              // Updated synchronously, because a later update would move the caret to the end.
              onChange: (event) => {
                setQuery(event.currentTarget.value);
                startOver();
              },
              onKeyDown: (event) => {
                // These keys move the caret in the text.
                if (event.key === "Home" || event.key === "End") {
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                }
              },
            })}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            className="w-full bg-transparent text-lg focus:outline-hidden"
          />
        </div>
      </div>
      {failed && !outcome ? (
        <LiveRegion role="alert" className="flex flex-col items-start gap-3 px-5 py-8 sm:px-6">
          <p>
            <strong>We could not load the search.</strong> Check your connection.
          </p>
          <Button
            size="small"
            onClick={() => {
              input.current?.focus();
              retry();
            }}
          >
            Try again
          </Button>
        </LiveRegion>
      ) : outcome ? (
        <OutcomeNote outcome={outcome} query={query.trim()} />
      ) : (
        <p className="flex items-center gap-3 px-5 py-8 text-muted sm:px-6">
          <Spinner /> Loading search…
        </p>
      )}
      <Tabs
        label="Type of result"
        tabs={viewsOf(found)}
        value={view}
        onChange={(next) => {
          setWanted(next);
          startOver();
        }}
        className="px-2 sm:px-3"
        onLeaveDown={() => input.current?.focus()}
      >
        <div
          {...getMenuProps({ ref: menu, "aria-label": "Results", "aria-labelledby": undefined })}
          // Scrolling the results by touch closes the on-screen keyboard, which covers half of them.
          onTouchMove={() => input.current?.blur()}
          // Browsers make scrollable areas focusable, but here the arrow keys in the field do the scrolling.
          tabIndex={-1}
          hidden={results.length === 0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 pt-1 sm:px-3 short:flex-none"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
              <div
                id={`${id}-${group.kind}`}
                // In its own tab, a kind needs no visible heading.
                className={
                  view === "all"
                    ? "flex items-baseline justify-between gap-4 px-3 pb-1 pt-4 text-xs font-semibold text-muted"
                    : "sr-only"
                }
              >
                {groupLabels[group.kind]}{" "}
                {group.total > group.results.length ? (
                  <span className="font-normal">{`first ${group.results.length} of ${group.total}`}</span>
                ) : null}
              </div>
              {group.results.map((result) => {
                const index = results.indexOf(result);
                return (
                  <SearchOption
                    key={result.id}
                    result={result}
                    highlighted={index === highlighted}
                    {...getItemProps({ item: result, index, onClick: leaveToBrowser })}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </Tabs>
      <NotListed query={query.trim()} outcome={outcome} onAsk={onAsk} />
      <SearchFooter />
      <Announcer text={announcement(outcome, results.length, view, failed)} />
    </>
  );
}

/** Leaves clicks that open a new tab or window to the browser. */
function leaveToBrowser(event: React.MouseEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  } else {
    event.preventDefault();
  }
}

/** The tabs above the results: one for all results, then one for each kind with its count. */
function viewsOf(groups: readonly ResultGroup[]): readonly Tab<View>[] {
  if (groups.length < 2) return [];
  // In a fixed order, unlike the groups, which are sorted by relevance.
  const kinds = [...groups].sort((a, b) => tabOrder.indexOf(a.kind) - tabOrder.indexOf(b.kind));
  return [
    { value: "all", label: "All" },
    ...kinds.map(({ kind, total }) => ({ value: kind, label: groupLabels[kind], count: total })),
  ];
}

function announcement(
  outcome: SearchOutcome | undefined,
  count: number,
  view: View,
  failed: boolean,
): string {
  if (!outcome) return failed ? "" : "Loading search";
  const kind = view === "all" ? "" : ` in ${groupLabels[view]}`;
  const results = `${count === 1 ? "1 result" : `${count} results`}${kind}`;
  switch (outcome.fit) {
    case "start":
      return "";
    case "found":
      return results;
    case "help":
      return announceHelp(outcome);
    case "nearest":
      return `No exact results. Similar: ${results}`;
    case "nothing":
      return `No results. ${count} suggested categories`;
  }
}

/** Preloads a page after its result has been selected for a moment. */
function usePreloadSoon(href: SiteSearchResult["href"] | undefined) {
  const preload = usePreload();
  useEffect(() => {
    if (!href) return;
    const timer = window.setTimeout(() => preload(href), DELAY_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [href, preload]);
}
