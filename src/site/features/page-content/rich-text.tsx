import { clsx } from "clsx";
import { CircleAlert, Info } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { RichText as RichTextValue } from "@/content/schema.ts";
import { TextLink } from "@/ui/link.tsx";

/** Text with links. */
export function RichText({ value }: { value: RichTextValue }): ReactNode {
  if (typeof value === "string") return value;
  return value.map((piece, index) =>
    typeof piece === "string" ? (
      // The parts of a string are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{piece}</Fragment>
    ) : "lang" in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={index} lang={piece.lang}>
        {piece.text}
      </span>
    ) : (
      <TextLink
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        key={index}
        href={piece.href}
        // A link that is the whole text, such as an entry of a list, can be tapped like a button.
        className={clsx(
          value.length === 1 && "max-sm:inline-flex max-sm:min-h-11 max-sm:items-center",
          /^[+\d][\d ]+$/.test(piece.text) && "whitespace-nowrap",
        )}
      >
        {piece.text}
      </TextLink>
    ),
  );
}

/** A bulleted or numbered list in running text. */
export function TextList({
  ordered = false,
  items,
}: {
  ordered?: boolean;
  items: readonly RichTextValue[];
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={`flex flex-col gap-0.5 ps-4 sm:gap-2 sm:ps-6 marker:text-sea ${ordered ? "list-decimal" : "list-disc"}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text without links can change, as the only child.
        <li key={index} className="sm:ps-1">
          {RichText({ value: item })}
        </li>
      ))}
    </List>
  );
}

const calloutLooks = {
  information: { Icon: Info, box: "border-sea bg-sea-soft", mark: "text-sea" },
  caution: { Icon: CircleAlert, box: "border-caution bg-caution-soft", mark: "text-caution" },
  danger: { Icon: CircleAlert, box: "border-danger bg-danger-soft", mark: "text-danger" },
} as const;

/** A callout box. */
export function Callout({
  tone,
  title,
  children,
}: {
  tone: keyof typeof calloutLooks;
  title: string;
  children: ReactNode;
}) {
  const { Icon, box, mark } = calloutLooks[tone];
  return (
    <aside aria-label={title} className={`flex gap-3 rounded-e border-s-4 px-4 py-3 ${box}`}>
      <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${mark}`} />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
    </aside>
  );
}
