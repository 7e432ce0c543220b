import { clsx } from "clsx";
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "@/lib/hydrated.ts";
import { type ControlAttributes, controlClass } from "./field.tsx";

type ComboboxProps = Omit<ControlAttributes, "ref"> &
  Pick<ComponentProps<"input">, "defaultValue" | "maxLength" | "name" | "ref" | "required"> & {
    /** Name of the list for screen readers, for example "Treatments". */
    listLabel: string;
    suggestions: readonly string[];
    /**
     * Links below the list, which the arrow keys and Tab reach. With them, even if there are none yet, the list lies
     * below the nearest positioned ancestor, such as a search's form, so that it covers none of its controls.
     */
    more?: ReactNode;
  };

/** The suggestions that contain the text, ignoring case: first those that begin with it, then those in which a word does. */
export function matchesOf(suggestions: readonly string[], value: string): readonly string[] {
  const wanted = value.trim().toLowerCase();
  const distance = (item: string) => {
    const words = ` ${item.toLowerCase()}`;
    return words.startsWith(` ${wanted}`) ? 0 : words.includes(` ${wanted}`) ? 1 : 2;
  };
  return suggestions
    .filter((item) => item.toLowerCase().includes(wanted))
    .sort((one, other) => distance(one) - distance(other));
}

/**
 * A text field with suggestions, following the ARIA Authoring Practices ("editable combobox with list
 * autocomplete"). Accepts any text. The list opens on focus or typing, is filtered while typing, and closes
 * when a suggestion is picked. Without JavaScript, the browser shows its own list.
 *
 * The input is uncontrolled, so that text typed before hydration is kept. Picking a suggestion fires an
 * `input` event, as typing does. Not from a library: docs/decisions/search.md has what it would cost.
 */
export function Combobox({ listLabel, suggestions, more, ...attributes }: ComboboxProps) {
  const hydrated = useHydrated();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  /**
   * The text that filters the list; `undefined` until the list first opens. From then on, a closed list is
   * hidden rather than removed: removing options while Tab moves the focus would make a dialog's focus trap
   * reset the focus.
   */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  /** Index of the highlighted suggestion; -1 for none. */
  const [highlighted, setHighlighted] = useState(-1);
  const matches = typed === undefined ? [] : matchesOf(suggestions, typed);
  const shown = open && matches.length > 0;
  const panelShown = shown || (open && Boolean(more));
  const panel = useVisibleHeight(root, panelShown, more ? 28 : 16);
  const optionId = (index: number) => `${listId}-${index}`;

  function show(text: string, index = -1) {
    setTyped(text);
    setOpen(true);
    setHighlighted(index);
  }

  /** Shows the list for what is in the field, after the browser has painted what was typed. */
  function showSoon({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    startTransition(() => show(value));
  }

  const showIfFocused = useEffectEvent(() => {
    const input = root.current?.querySelector("input");
    if (input && input === document.activeElement) startTransition(() => show(input.value));
  });
  // A field that somebody entered before its script was read has not received the event.
  useEffect(() => {
    if (hydrated) showIfFocused();
  }, [hydrated]);

  function close() {
    setOpen(false);
    setHighlighted(-1);
  }

  function closeOnLeaving(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  /** Escape closes the list, and the arrow keys move between the links and the field. */
  function onPanelKey(event: KeyboardEvent<HTMLDivElement>) {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>("input, a, button") ?? [])];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    if (event.key === "Escape" && panelShown) {
      event.preventDefault();
      stops[0]?.focus();
      close();
    } else if (at > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      stops[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    }
  }

  /** Moves on from the last suggestion to the first link. Returns false if there is none. */
  function focusLink(): boolean {
    const link = panelShown ? panel.current?.querySelector<HTMLElement>("a, button") : null;
    setHighlighted(-1);
    link?.focus();
    return Boolean(link);
  }

  function pick(item: string) {
    const input = root.current?.querySelector("input");
    if (!input) return;
    input.value = item;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    close();
  }

  function highlight(text: string, index: number) {
    show(text, index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores keys pressed during IME composition.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const { value } = event.currentTarget;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (altKey) return key === "ArrowDown" ? show(value) : close();
      const last = matchesOf(suggestions, value).length - 1;
      if (key === "ArrowDown" && highlighted === last && focusLink()) return;
      if (!shown) return show(value, key === "ArrowDown" ? 0 : last);
      const next = key === "ArrowDown" ? highlighted + 1 : highlighted - 1;
      // Wraps around at both ends.
      highlight(value, next < 0 ? last : next > last ? 0 : next);
    } else if (key === "Enter") {
      // The list may still be for an earlier text.
      const item = shown && typed === value ? matches[highlighted] : undefined;
      if (item === undefined) return close();
      // Keeps this press from submitting the form. The next one does.
      event.preventDefault();
      pick(item);
    }
  }

  // The same element before and after hydration, so that the caret stays in place.
  const behaviour: ComponentProps<"input"> = hydrated
    ? {
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-controls": listId,
        "aria-expanded": panelShown,
        "aria-activedescendant": shown && highlighted >= 0 ? optionId(highlighted) : undefined,
        autoComplete: "off",
        onInput: showSoon,
        onKeyDown,
        onFocus: showSoon,
        onClick: (event) => {
          if (!panelShown) showSoon(event);
        },
      }
    : { list: `${listId}-native` };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects when the focus leaves.
    <div
      ref={root}
      className={more === undefined ? "relative" : undefined}
      onBlur={closeOnLeaving}
      onKeyDown={onPanelKey}
    >
      <input
        {...attributes}
        {...behaviour}
        type="text"
        spellCheck={false}
        className={controlClass}
      />
      {hydrated ? null : (
        <datalist id={`${listId}-native`}>
          {suggestions.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the scroll bar leaves the focus in the field. */}
      <div
        ref={panel}
        // Browsers make scrollable areas focusable. The focus would be lost when the list closes.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          "absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto overscroll-contain rounded border border-outline bg-paper py-1 shadow-raised",
          // Covers the border of the form too.
          more !== undefined && "-mx-px",
          more && "scroll-pb-14",
          !panelShown && "hidden",
        )}
      >
        <div id={listId} role="listbox" aria-label={listLabel} className={clsx(!shown && "hidden")}>
          {matches.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the field's `aria-activedescendant` points here.
            <div
              key={item}
              id={optionId(index)}
              role="option"
              aria-selected={highlighted === index}
              onPointerMove={() => setHighlighted(index)}
              onClick={() => pick(item)}
              className={clsx(
                "flex min-h-11 cursor-pointer items-center px-3.5 py-1.5",
                highlighted === index && "bg-sea-soft text-sea",
              )}
            >
              {item}
            </div>
          ))}
        </div>
        {more}
      </div>
    </div>
  );
}

/** If there is less space than this, the field is scrolled to the top of the screen. */
const MIN_HEIGHT_PIXELS = 200;
/** The same with links to pages, of which three should be in view. */
const MIN_PAGES_HEIGHT_PIXELS = 240;
/** Gap between the panel and the edge of the screen. */
const MARGIN_PIXELS = 12;

/** Limits the height of a panel below its field, also to the space above an on-screen keyboard. */
function useVisibleHeight(root: RefObject<HTMLElement | null>, shown: boolean, tallest: number) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!shown || !viewport) return;
    const room = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      return viewport.offsetTop + viewport.height - top - MARGIN_PIXELS;
    };
    const adjust = () => {
      if (room() < (tallest > 16 ? MIN_PAGES_HEIGHT_PIXELS : MIN_HEIGHT_PIXELS)) {
        root.current?.scrollIntoView({ block: "start", behavior: "instant" });
      }
      const height = Math.max(room(), MIN_HEIGHT_PIXELS);
      if (panel.current) panel.current.style.maxHeight = `min(${tallest}rem, ${height}px)`;
    };
    adjust();
    viewport.addEventListener("resize", adjust);
    return () => viewport.removeEventListener("resize", adjust);
  }, [root, shown, tallest]);
  return panel;
}
