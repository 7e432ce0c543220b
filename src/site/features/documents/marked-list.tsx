import { clsx } from "clsx";
import { Check, Flag, X } from "lucide-react";
import type { RichText as RichTextValue } from "@/content/schema.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";

/** Kind of list: what applies, what does not, or warnings. */
export type ListMark = "check" | "cross" | "flag";

const looks = {
  check: { Icon: Check, box: "border-line bg-surface", icon: "bg-sea-soft text-sea" },
  cross: { Icon: X, box: "border-line bg-surface", icon: "bg-sand text-ink" },
  flag: { Icon: Flag, box: "border-caution bg-caution-soft", icon: "text-caution" },
} as const;

/** A boxed list with an icon before each entry. The heading above explains the icon. */
export function MarkedList({ items, mark }: { items: readonly RichTextValue[]; mark: ListMark }) {
  const { Icon, box, icon } = looks[mark];
  return (
    <ul className={clsx("flex flex-col gap-3 rounded-lg border p-5 sm:p-6", box)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered.
        <li key={index} className="flex gap-3">
          <span
            className={clsx(
              "mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full",
              icon,
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
          </span>
          <span className="min-w-0">
            <RichText value={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
