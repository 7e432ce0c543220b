import { clsx } from "clsx";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { type ControlAttributes, controlClass } from "./field.tsx";

type ComboboxProps = {
  /** From the surrounding `Field`. */
  control: ControlAttributes;
  /** Names the list for screen readers, for instance "Treatments". */
  listLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  suggestions: readonly string[];
  name?: string;
  required?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
};

function matchesOf(suggestions: readonly string[], value: string): readonly string[] {
  const wanted = value.trim().toLowerCase();
  return suggestions.filter((item) => item.toLowerCase().includes(wanted));
}

/**
 * A text field with suggestions, after the ARIA Authoring Practices ("editable combobox with list
 * autocomplete"). Any text may be typed; the list opens on focus or typing, narrows as somebody
 * types, and closes when one is picked. Written here rather than taken from a library because it
 * stands in the first view of Home, where a library would be a tenth of the page's script.
 */
export function Combobox({
  control,
  listLabel,
  value,
  onValueChange,
  onBlur,
  suggestions,
  name,
  required,
  className,
  inputRef,
}: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Place of the suggestion that the arrow keys or the pointer are at; -1 for none. */
  const [highlighted, setHighlighted] = useState(-1);
  const matches = open ? matchesOf(suggestions, value) : [];
  const shown = matches.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function show(index = -1) {
    setOpen(true);
    setHighlighted(index);
  }

  function close() {
    setOpen(false);
    setHighlighted(-1);
  }

  function pick(item: string) {
    onValueChange(item);
    close();
  }

  function highlight(index: number) {
    setHighlighted(index);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While a word is being composed the keys belong to the composition.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (altKey) return key === "ArrowDown" ? show() : close();
      const last = matchesOf(suggestions, value).length - 1;
      if (!shown) return show(key === "ArrowDown" ? 0 : last);
      const next = key === "ArrowDown" ? highlighted + 1 : highlighted - 1;
      // Past either end the list begins again at the other.
      highlight(next < 0 ? last : next > last ? 0 : next);
    } else if (key === "Enter") {
      const item = matches[highlighted];
      if (item === undefined) return;
      // The form is sent with the next press.
      event.preventDefault();
      pick(item);
    } else if (key === "Escape" && shown) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={clsx("relative", className)}>
      <input
        {...control}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={shown}
        aria-activedescendant={shown && highlighted >= 0 ? optionId(highlighted) : undefined}
        autoComplete="off"
        spellCheck={false}
        name={name}
        required={required}
        value={value}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          show();
        }}
        onKeyDown={onKeyDown}
        onFocus={() => show()}
        onClick={() => {
          if (!shown) show();
        }}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        className={controlClass}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        // Browsers make a scroll area a stop for Tab; the focus would be lost when the list closes.
        tabIndex={-1}
        // A press on the list, or on its scroll bar, leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          "absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded border border-line bg-surface py-1 shadow-raised",
          !shown && "hidden",
        )}
      >
        {matches.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and answers the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: likewise; `aria-activedescendant` points here.
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
    </div>
  );
}
