import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { useCurrentInView } from "./table-of-contents.tsx";

export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Number of items, shown next to the label. */
  readonly count?: number;
};

type TabsProps<Value extends string> = {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Runs on Arrow Down in the tab list. */
  onLeaveDown?: () => void;
  /** Classes of the row of tabs. */
  className?: string;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Tabs with the panel of the selected one. With fewer than two tabs, only the panel. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  onLeaveDown,
  className,
  children,
}: TabsProps<Value>) {
  const choice = tabs.length > 1;
  const row = useRef<HTMLDivElement>(null);
  // Also if the tabs change.
  useCurrentInView(row, `${value} ${tabs.length}`);

  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next);
        if (tab) onChange(tab.value);
      }}
      className="flex min-h-0 flex-1 flex-col short:flex-none"
    >
      {choice ? (
        <RadixTabs.List
          ref={row}
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" || !onLeaveDown) return;
            event.preventDefault();
            onLeaveDown();
          }}
          className={clsx("relative flex shrink-0 overflow-x-auto border-b border-line", className)}
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              // Also runs for the selected tab.
              onClick={() => onChange(tab.value)}
              // Only the selected tab has a panel.
              {...(tab.value === value ? {} : { "aria-controls": undefined })}
              className="tab"
            >
              {tab.label}{" "}
              {tab.count === undefined ? null : (
                <span className="text-xs font-normal">{tab.count}</span>
              )}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      ) : null}
      <RadixTabs.Content
        value={value}
        // Not focusable, because the content is.
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col short:flex-none"
        {...(choice ? {} : { role: undefined, "aria-labelledby": undefined })}
      >
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
