import * as Menu from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { menuClass, menuItemClass } from "@/admin/features/editing/menu-style.ts";
import { smallControl } from "@/admin/features/editing/small-field.tsx";

type Choices = {
  /** Heading above the choices. */
  title?: string;
  choices: readonly { value: string; name: string }[];
};

type ChoiceMenuProps = {
  label: string;
  value: string;
  groups: readonly Choices[];
  onChoose: (value: string) => void;
  /** In a row of the list: small, and the label is only read out. */
  inRow?: boolean;
  /** The current value, as shown on the button. */
  children: ReactNode;
};

/**
 * A labelled button that opens a menu of values. Used instead of a select where choosing a value saves it, because
 * arrow keys and typing in a select would choose, and so save, each value in between.
 */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { label, value, groups, onChoose, inRow = false, children } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only receives the keys of the menu.
    <div
      className="flex min-w-0 flex-col gap-1"
      onKeyDown={(event) => {
        // A space is a part of what is typed to find a value. The menu leaves it to the browser, which would
        // scroll the page.
        if (event.key === " ") event.preventDefault();
      }}
    >
      <span id={`${id}-label`} className={inRow ? "sr-only" : "text-xs font-semibold text-muted"}>
        {label}
      </span>
      {/* Not modal: a modal menu locks scrolling with a style element, which the
          Content-Security-Policy blocks. */}
      <Menu.Root modal={false}>
        <Menu.Trigger
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          className={clsx(
            "flex items-center text-start",
            inRow ? "min-h-6 gap-0.5 rounded hover:bg-sea-soft" : "justify-between gap-2",
            inRow || smallControl,
          )}
        >
          <span className={clsx("min-w-0", inRow ? "truncate" : "wrap-anywhere")}>{children}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Menu.Trigger>
        {/* Inside the main landmark, above everything else in it. */}
        <Menu.Portal container={document.getElementById("main")}>
          <Menu.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            loop
            aria-labelledby={`${id}-label`}
            // With large options it scrolls, and so must be reachable by keyboard.
            tabIndex={0}
            className={menuClass}
          >
            {groups.map(({ title, choices }, place) => (
              <Menu.RadioGroup
                key={title ?? ""}
                value={value}
                onValueChange={(next) => {
                  if (next !== value) onChoose(next);
                }}
                aria-labelledby={title ? `${id}-group-${place}` : undefined}
                className={clsx(place > 0 && "mt-1 border-t border-line pt-1")}
              >
                {title ? (
                  <div
                    id={`${id}-group-${place}`}
                    className="px-2.5 pb-0.5 pt-1 text-xs font-semibold text-muted"
                  >
                    {title}
                  </div>
                ) : null}
                {choices.map((choice) => (
                  <Menu.RadioItem key={choice.value} value={choice.value} className={menuItemClass}>
                    <span className="min-w-0 break-words">{choice.name}</span>
                    <Menu.ItemIndicator>
                      <Check aria-hidden="true" className="size-4" />
                    </Menu.ItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            ))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
