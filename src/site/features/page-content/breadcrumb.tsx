import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";

export type Crumb = { label: string; href: string };

/** Breadcrumb starting at Home. The last item is the current page, without a link. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const crumbs = [{ label: "Home", href: hrefTo.home() }, ...trail];
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-1">
            <Link
              href={crumb.href}
              className="-my-2.5 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {crumb.label}
            </Link>
            <ChevronRight
              aria-hidden="true"
              className={clsx("size-4", index > 0 && index === trail.length && "max-sm:hidden")}
            />
          </li>
        ))}
        {/* On a phone, the title below says the same. */}
        <li aria-current="page" className={clsx("text-ink", trail.length > 0 && "max-sm:sr-only")}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
