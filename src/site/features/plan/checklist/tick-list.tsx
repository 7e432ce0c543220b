import type { RichText as RichTextValue } from "@/content/schema.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Checkbox } from "@/ui/field.tsx";

/** An entry of a list with checkboxes. */
export type Tick = { id: string; label: string; statement?: RichTextValue };

/** A list with checkboxes. */
export function TickList({
  ticks,
  ticked,
  onChange,
}: {
  ticks: readonly Tick[];
  ticked: readonly string[];
  onChange: (ticked: string[]) => void;
}) {
  return (
    <ul className="flex flex-col gap-3">
      {ticks.map(({ id, label, statement }) => (
        <li key={id}>
          <Checkbox
            label={label}
            statement={statement ? <RichText value={statement} /> : undefined}
            checked={ticked.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, id] : ticked.filter((each) => each !== id))
            }
          />
        </li>
      ))}
    </ul>
  );
}
