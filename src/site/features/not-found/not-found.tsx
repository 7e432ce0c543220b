import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { withoutToken } from "@/site/features/private-link/read-private-link.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";

/** Shown for an address without a page. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The specification requires the requested path, and nothing else, in the console. A token is not part of it.
    console.warn(`404: no page at ${withoutToken(pathname)}`);
  }, [pathname]);

  return (
    <div className="mx-auto flex max-w-page flex-col items-center gap-5 px-4 py-16 text-center sm:py-24">
      <PageHead title="Page not found" hidden />
      <Illustration name="not-found" ratio="1/1" className="max-w-64" />
      <h1 className="flex flex-col gap-2">
        <span className="text-5xl">404</span>
        <span className="text-2xl">Oops! Page not found</span>
      </h1>
      <p className="max-w-form text-muted">
        Check that the address is correct. The page may have moved. You have not lost anything that
        you typed on another page.
      </p>
      <ButtonLink href={hrefTo.home()} variant="primary">
        Return to Home
      </ButtonLink>
    </div>
  );
}
