import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { PreloadContext } from "@/lib/preload.ts";
import { PartnerProvider } from "@/site/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { ErrorBoundary } from "@/ui/error-boundary.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { loadPage, matchRoute, pages } from "./pages.ts";
import { useScrollAndFocus } from "./scroll.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { PageFault, PageLoading } from "./shell/page-states.tsx";

/** The whole site. Expects a router around it. */
export function App() {
  const preload = useCallback((href: string) => {
    void loadPage(new URL(href, window.location.origin).pathname).catch(() => {
      // A click on the link retries and shows the error.
    });
  }, []);
  // Reveals the controls that need JavaScript; see `.needs-script`.
  useEffect(() => document.documentElement.setAttribute("data-script-ready", ""), []);
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
  const [attempt, setAttempt] = useState(0);
  async function retry(): Promise<boolean> {
    try {
      await loadPage(pathname);
    } catch (error) {
      console.error(error);
      return false;
    }
    setAttempt((count) => count + 1);
    return true;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#main">Skip to the content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary
          fallback={(error) => <PageFault error={error} retry={retry} />}
          resetKey={`${pathname} ${attempt}`}
        >
          <Suspense fallback={<PageLoading />}>
            <NewPage key={pathname}>
              <Page pathname={pathname} />
            </NewPage>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}

/**
 * Fades a page in after navigation, but not on the first page or on Back and Forward. Uses CSS, because
 * React's `ViewTransition` loses text typed while the transition starts.
 */
function NewPage({ children }: { children: ReactNode }) {
  const navigation = useNavigationType();
  // Set once, so that navigation within the page does not change it.
  const [fades] = useState(navigation !== "POP");
  return <div className={fades ? "new-page" : undefined}>{children}</div>;
}

function Page({ pathname }: { pathname: string }) {
  const { id, parameters } = matchRoute(pathname);
  const { default: Component } = pages.read(id);
  return <Component parameters={parameters} />;
}
