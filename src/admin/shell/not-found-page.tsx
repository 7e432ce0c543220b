import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink, textLinkClass } from "@/ui/link.tsx";

/** Shown for unknown addresses under `/admin`. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Source: specification, section 2.
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-5 px-5 py-24 text-center">
      <PageHead title="Page not found" hidden />
      <h1 className="flex flex-col gap-2">
        <span className="text-5xl">404</span>
        <span className="text-2xl">Oops! Page not found</span>
      </h1>
      {/* Not of this app's router. */}
      <a href={hrefTo.home()} className={textLinkClass}>
        Return to Home
      </a>
      <TextLink href={hrefTo.adminLeads()}>Go to leads</TextLink>
    </div>
  );
}
