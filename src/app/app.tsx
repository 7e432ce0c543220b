import { Suspense, useCallback, useEffect, ViewTransition } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Routes, useLocation } from "react-router-dom";
import { PartnerProvider } from "@/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/features/quote/quote-context.tsx";
import { PreloadContext } from "@/lib/preload.ts";
import { type RouteId, routes } from "@/lib/routes.ts";
import { WithoutScriptForm } from "@/ui/without-script.tsx";
import { loadPage, pages } from "./pages.ts";
import { useScrollAndFocus } from "./scroll.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { PageFault, PageWaiting } from "./shell/page-states.tsx";

const routeIds = Object.keys(routes) as RouteId[];

/** The whole site, inside whichever router the caller brings. */
export function App() {
  const preload = useCallback((href: string) => {
    void loadPage(new URL(href, window.location.origin).pathname).catch(() => {
      // The click itself tries again and says what failed.
    });
  }, []);
  // By now the header's shortcuts listen too. In a task of its own, in which React can hydrate on the
  // spot whatever part of the page an event meets.
  useEffect(() => void setTimeout(() => window.sanavoyEarly?.()), []);
  return (
    <PreloadContext value={preload}>
      <QuoteProvider>
        <PartnerProvider>
          <Shell />
        </PartnerProvider>
      </QuoteProvider>
    </PreloadContext>
  );
}

function Shell() {
  const { pathname } = useLocation();
  useScrollAndFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded focus:bg-surface focus:px-4 focus:py-2 focus:shadow-raised"
      >
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary FallbackComponent={PageFault} resetKeys={[pathname]}>
          <Suspense fallback={<PageWaiting />}>
            {/* Only another page comes in with a transition, not a page that changes under a hand. */}
            <ViewTransition key={pathname} default="none" enter="auto">
              <Routes>
                {routeIds.map((id) => (
                  <Route key={id} path={routes[id].path} element={<Page id={id} />} />
                ))}
              </Routes>
            </ViewTransition>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <WithoutScriptForm />
    </div>
  );
}

function Page({ id }: { id: RouteId }) {
  const { default: Component } = pages.read(id);
  return <Component />;
}
