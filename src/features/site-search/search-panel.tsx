import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { usePreload } from "@/lib/preload.ts";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { type Tab, Tabs } from "@/ui/tabs.tsx";
import type { DocumentKind } from "./documents.ts";
import { SearchFooter } from "./search-footer.tsx";
import { SearchOption } from "./search-option.tsx";
import type { ResultGroup, SearchOutcome, SiteSearchResult } from "./site-search.ts";
import { useSiteSearch } from "./use-site-search.ts";

/** Names of the kinds, in the order of the tabs. */
const groupLabels: Record<DocumentKind, string> = {
  treatment: "Treatments",
  category: "Categories",
  city: "Cities",
  article: "Articles",
  question: "Questions",
  page: "Pages",
};

const tabOrder = Object.keys(groupLabels);

/** Longer texts are no search. */
const LONGEST_QUERY = 80;
/** Screen readers hear the count once the typing pauses, not at every key. */
const PAUSE_MILLISECONDS = 500;

/** One kind of result, or the best of every kind. */
type View = DocumentKind | "all";

const none: readonly ResultGroup[] = [];

/** The field and what it finds. `onPick` gets the address of the result picked. */
export function SearchPanel({ onPick }: { onPick: (href: string) => void }) {
  const [query, setQuery] = useState("");
  /** The result that somebody moved to; `undefined` while they type. */
  const [chosen, setChosen] = useState<number>();
  const [inField, setInField] = useState(true);
  /** The tab that somebody chose last; it rests where there is nothing in it. */
  const [wanted, setWanted] = useState<View>("all");
  const { search, failed, retry } = useSiteSearch();
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const outcome = useMemo(
    () => search?.(query, wanted === "all" ? undefined : wanted),
    [search, query, wanted],
  );
  const found = outcome?.groups ?? none;
  // While somebody types on, the kind that they chose may have nothing for a moment, or be the only one.
  const view = found.length > 1 && found.some(({ kind }) => kind === wanted) ? wanted : "all";
  const groups = useMemo(
    () => (view === "all" ? found : found.filter(({ kind }) => kind === view)),
    [found, view],
  );
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups]);
  /** Other results are looked at from their first on. */
  function startOver() {
    setChosen(undefined);
    if (menu.current) menu.current.scrollTop = 0;
  }

  // Enter, which only the field hears, opens the best result at once where it is what was asked for.
  const highlighted = chosen ?? (inField && outcome?.fit === "found" ? 0 : -1);

  const { getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox({
    id,
    inputId: `${id}-input`,
    items: results,
    itemToString: () => query,
    // The list stands open for as long as there is anything in it.
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
        // Leaving the field or the list changes nothing.
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
                // Not when the whole window loses the focus: it comes back to what was chosen.
                if (relatedTarget) setChosen(undefined);
              },
              // At once, for a change that comes a moment later moves the caret to the end.
              onChange: (event) => {
                setQuery(event.currentTarget.value);
                startOver();
              },
              onKeyDown: (event) => {
                // These move the caret in the text.
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
            maxLength={LONGEST_QUERY}
            className="w-full bg-transparent text-lg focus:outline-hidden"
          />
        </div>
      </div>
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-3 px-5 py-8 sm:px-6">
          <p>
            <strong>The search could not be loaded.</strong> Your connection may have dropped.
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
        </div>
      ) : outcome ? (
        <OutcomeNote fit={outcome.fit} query={query.trim()} />
      ) : (
        <p className="flex items-center gap-3 px-5 py-8 text-muted sm:px-6">
          <Spinner /> Loading the search…
        </p>
      )}
      <Tabs
        label="Kind of result"
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
          // A finger on the results puts the keyboard away that covers half of them.
          onTouchMove={() => input.current?.blur()}
          // Browsers let Tab stop at what scrolls; the arrow keys of the field scroll this.
          tabIndex={-1}
          hidden={results.length === 0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 pt-1 sm:px-3"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
            <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
              <div
                id={`${id}-${group.kind}`}
                // In a tab of its own the kind needs no second name.
                className={
                  view === "all"
                    ? "flex items-baseline justify-between gap-4 px-3 pb-1 pt-4 text-xs font-semibold text-muted"
                    : "sr-only"
                }
              >
                {groupLabels[group.kind]}{" "}
                {group.total > group.results.length ? (
                  <span className="font-normal">
                    best {group.results.length} of {group.total}
                  </span>
                ) : null}
              </div>
              {group.results.map((result) => {
                const index = results.indexOf(result);
                return (
                  <SearchOption
                    key={result.id}
                    result={result}
                    highlighted={index === highlighted}
                    {...getItemProps({ item: result, index, onClick: keepForBrowser })}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </Tabs>
      <SearchFooter />
      <Announcer text={announcement(outcome, results.length, view, failed)} />
    </>
  );
}

/** A click that asks for a new tab or window is the browser's; any other one is ours. */
function keepForBrowser(event: React.MouseEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  } else {
    event.preventDefault();
  }
}

/** The tabs above the results: all of them, then a kind each, with how many there are. */
function viewsOf(groups: readonly ResultGroup[]): readonly Tab<View>[] {
  if (groups.length < 2) return [];
  // In an order of their own: the groups change places as somebody types.
  const kinds = [...groups].sort((a, b) => tabOrder.indexOf(a.kind) - tabOrder.indexOf(b.kind));
  return [
    { value: "all", label: "All" },
    ...kinds.map(({ kind, total }) => ({ value: kind, label: groupLabels[kind], count: total })),
  ];
}

/** What stands above the results, where they are not simply what was asked for. */
function OutcomeNote({ fit, query }: { fit: SearchOutcome["fit"]; query: string }) {
  const text = {
    start: "Start with a category, or type what you are looking for.",
    found: undefined,
    nearest: `Nothing fits exactly “${query}”. The nearest:`,
    nothing: `Nothing fits “${query}”. Try another word, or start with a category:`,
  }[fit];
  return text ? <p className="px-5 pt-4 sm:px-6">{text}</p> : null;
}

function announcement(
  outcome: SearchOutcome | undefined,
  count: number,
  view: View,
  failed: boolean,
): string {
  if (failed) return "";
  if (!outcome) return "Loading the search";
  const kind = view === "all" ? "" : ` in ${groupLabels[view]}`;
  const results = `${count === 1 ? "1 result" : `${count} results`}${kind}`;
  switch (outcome.fit) {
    case "start":
      return "";
    case "found":
      return results;
    case "nearest":
      return `Nothing fits exactly. ${results} near it`;
    case "nothing":
      return `Nothing fits. ${count} categories to start with`;
  }
}

/** Tells screen readers, without taking them away from the field. */
function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), PAUSE_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}

/** Fetches a page once somebody has rested on its result for a moment. */
function usePreloadSoon(href: SiteSearchResult["href"] | undefined) {
  const preload = usePreload();
  useEffect(() => {
    if (!href) return;
    const timer = window.setTimeout(() => preload(href), PAUSE_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [href, preload]);
}
