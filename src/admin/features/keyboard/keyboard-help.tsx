import { useState } from "react";
import { Dialog } from "@/ui/dialog.tsx";
import { Checkbox } from "@/ui/field.tsx";
import { setSingleKeys, singleKeysOn } from "./single-keys.ts";

const always = [
  ["Ctrl K", "Commands: leads, views, actions"],
  ["Ctrl Z", "Undo the last change"],
  ["Escape", "Close the open lead"],
] as const;

const groups = [
  {
    title: "In the list",
    keys: [
      ["/", "Search"],
      ["F", "Filters"],
      ["X", "Choose the open or focused lead"],
      ["Shift X", "Choose a range of leads"],
    ],
  },
  {
    title: "On the open lead",
    keys: [
      ["E", "Answer by email"],
      ["W", "Answer by WhatsApp"],
      ["C", "Mark as contacted, after an answer"],
      ["T", "Take this lead"],
      ["N", "Write a note"],
    ],
  },
  {
    title: "Between leads",
    keys: [
      ["J", "Next lead"],
      ["K", "Previous lead"],
    ],
  },
  {
    title: "Everywhere",
    keys: [
      ["Z", "Undo the last change"],
      ["?", "List these keys"],
    ],
  },
] as const;

type KeyRow = readonly [key: string, what: string];

type KeyboardHelpProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists the keyboard shortcuts, and turns single-key shortcuts on and off. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const [isOn, setIsOn] = useState(singleKeysOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard">
      <div className="flex flex-col">
        <div className="gap-x-8 sm:columns-2 [&>section]:break-inside-avoid [&>section]:pb-5">
          {groups.map(({ title, keys }) => (
            <section key={title} className={isOn ? undefined : "opacity-60"}>
              <h3 className="mb-2 font-sans text-sm font-semibold">{title}</h3>
              <Keys keys={keys} />
            </section>
          ))}
          <section>
            <h3 className="mb-2 font-sans text-sm font-semibold">Always on</h3>
            <Keys keys={always} />
          </section>
        </div>
        <Checkbox
          label="Use single-key shortcuts"
          statement="Turn this off if you use dictation or press keys by accident. This browser remembers your choice."
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.target.checked);
            setSingleKeys(event.target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly KeyRow[] }) {
  return (
    <dl className="grid grid-cols-[minmax(4.25rem,auto)_1fr] items-center gap-x-3 gap-y-1.5 text-sm">
      {keys.map(([key, what]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block min-w-8 rounded-sm border border-outline px-2 py-0.5 text-center font-sans text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
