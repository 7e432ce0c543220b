import { clsx } from "clsx";
import { useCombobox } from "downshift";
import { useMemo } from "react";
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
  inputRef?: React.Ref<HTMLInputElement>;
};

/**
 * A text field with suggestions. Any text may be typed; the list opens on focus or typing, narrows
 * as somebody types, and closes when one is picked.
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
  const matches = useMemo(() => {
    const wanted = value.trim().toLocaleLowerCase("en");
    return suggestions.filter((item) => item.toLocaleLowerCase("en").includes(wanted));
  }, [suggestions, value]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu } =
    useCombobox({
      items: matches,
      inputValue: value,
      inputId: control.id,
      itemToString: (item) => item ?? "",
      onInputValueChange: ({ inputValue, type }) => {
        // Typing is taken from the input itself, at once: a render later, fast typing loses letters.
        if (type !== useCombobox.stateChangeTypes.InputChange) onValueChange(inputValue ?? "");
      },
      stateReducer: (state, { type, changes }) => {
        switch (type) {
          // What was typed stays, whatever was highlighted when the focus left.
          case useCombobox.stateChangeTypes.InputBlur:
            return { ...changes, inputValue: state.inputValue, selectedItem: null };
          // Escape closes an open list; the text stays.
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            return { ...changes, inputValue: state.inputValue, selectedItem: null };
          default:
            return changes;
        }
      },
    });

  const showList = isOpen && matches.length > 0;
  return (
    <div className={clsx("relative", className)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: getInputProps gives it the role combobox. */}
      <input
        {...getInputProps({
          "aria-describedby": control["aria-describedby"],
          "aria-invalid": control["aria-invalid"],
          // `Field` renders the label and ties it by `for`.
          "aria-labelledby": undefined,
          autoComplete: "off",
          spellCheck: false,
          name,
          required,
          ...(inputRef ? { ref: inputRef } : {}),
          onBlur,
          onChange: (event) => onValueChange(event.currentTarget.value),
          onFocus: () => {
            if (!isOpen) openMenu();
          },
        })}
        aria-expanded={showList}
        className={controlClass}
      />
      <ul
        {...getMenuProps({ "aria-label": listLabel, "aria-labelledby": undefined })}
        className={clsx(
          "absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded border border-line bg-surface py-1 shadow-raised",
          !showList && "hidden",
        )}
      >
        {showList
          ? matches.map((item, index) => (
              <li
                key={item}
                {...getItemProps({ item, index })}
                className={clsx(
                  "flex min-h-11 cursor-pointer items-center px-3.5 py-1.5",
                  highlightedIndex === index && "bg-sea-soft text-sea",
                )}
              >
                {item}
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}
