import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import type { PageProps } from "@/lib/routes.ts";
import { matchRoute } from "@/site/pages.ts";

/** Renders a page with the parameters in the router's URL. */
export function PageAt({ page: Page }: { page: ComponentType<PageProps> }) {
  const { pathname } = useLocation();
  return <Page parameters={matchRoute(pathname).parameters} />;
}
