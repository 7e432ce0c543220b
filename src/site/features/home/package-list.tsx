import { withCalls } from "@shared/emergency.ts";
import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import type { PackageItem } from "@/content/package-contents.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";

type PackageListProps = {
  title: string;
  items: readonly PackageItem[];
  included?: boolean;
  /** Only titles on a phone. */
  isShort?: boolean;
  /** Anchor, on a page where the list is a section of its own. */
  id?: string;
  text?: string;
};

/** What a package includes, or what it does not. */
export function PackageList({ title, items, included, isShort, id, text }: PackageListProps) {
  const Mark = included ? Check : Minus;
  const [Frame, Heading, Title] = id
    ? (["section", "h2", "h3"] as const)
    : (["div", "h3", "p"] as const);
  return (
    <Frame
      aria-labelledby={id}
      className="rounded-lg border border-line bg-surface px-4 py-3 sm:p-8"
    >
      <Heading id={id} className="text-2xl">
        {title}
      </Heading>
      {text ? <p className="mt-2 text-muted">{text}</p> : null}
      <ul
        className={clsx(
          "mt-2 gap-x-4 gap-y-1.5 sm:mt-4 sm:flex sm:flex-col sm:gap-4",
          isShort
            ? "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]"
            : "flex flex-col",
        )}
      >
        {items.map((item) => (
          <li key={item.id} className="flex gap-3">
            <Mark
              aria-hidden="true"
              className={clsx("mt-1 size-5 shrink-0", included ? "text-success" : "text-caution")}
            />
            <div>
              <Title className="font-semibold">{item.title}</Title>
              <p className={clsx("text-muted max-sm:text-sm", isShort && "max-sm:hidden")}>
                <RichText value={withCalls(item.text)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
