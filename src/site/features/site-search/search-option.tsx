import { clsx } from "clsx";
import {
  BookOpen,
  CircleHelp,
  FileText,
  LayoutGrid,
  type LucideIcon,
  MapPinned,
  Stethoscope,
} from "lucide-react";
import { Link, type LinkProps } from "@/ui/link.tsx";
import type { Segment } from "./marks.ts";
import type { DocumentKind } from "./search-documents.ts";
import type { SiteSearchResult } from "./site-search.ts";

const icons: Record<DocumentKind, LucideIcon> = {
  treatment: Stethoscope,
  category: LayoutGrid,
  city: MapPinned,
  article: BookOpen,
  question: CircleHelp,
  page: FileText,
};

type SearchOptionProps = Omit<LinkProps, "href"> & {
  result: SiteSearchResult;
  highlighted: boolean;
};

/** A result: an option that is also a link, so that it can be opened in a new tab. */
export function SearchOption({ result, highlighted, ...rest }: SearchOptionProps) {
  const Icon = icons[result.kind];
  return (
    <Link
      {...rest}
      href={result.href}
      tabIndex={-1}
      className={clsx(
        "flex min-h-11 scroll-my-10 gap-3 rounded px-3 py-2",
        highlighted && "bg-sea-soft shadow-start-sea",
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">
            <Marked segments={result.title} />
          </span>{" "}
          {result.context ? <span className="text-sm text-muted">{result.context}</span> : null}
        </span>{" "}
        {result.price ? (
          <span className="block text-balance text-sm tabular-nums">{result.price}</span>
        ) : null}{" "}
        {result.heading ? (
          <span className="block text-sm">
            <span>Section “</span>
            <Marked segments={result.heading} />
            <span>” </span>
          </span>
        ) : null}
        <span className="line-clamp-2 text-pretty text-sm text-muted">
          <Marked segments={result.excerpt} />
        </span>
      </span>
    </Link>
  );
}

/** A string with its matching words marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered.
      <mark key={index} className="rounded-sm bg-caution-soft text-ink">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered.
      <span key={index}>{text}</span>
    ),
  );
}
