import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { PreloadContext } from "@/lib/preload.ts";
import { PartnerProvider } from "@/site/features/partner/partner-context.tsx";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { Footer } from "@/site/shell/footer.tsx";
import { Header } from "@/site/shell/header.tsx";
import { CodeFault } from "@/ui/code-fault.tsx";
import { ErrorBoundary } from "@/ui/error-boundary.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { loadPage, matchRoute, pages } from "./pages.ts";
import { useScrollAndFocus } from "./scroll.ts";

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

/** Placeholder while a page's code is loading. */
function PageLoading() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <Spinner /> Loading...
    </div>
  );
}

/** Longer than a reload takes to reach the same error again. */
const RELOAD_AGAIN_AFTER_MILLISECONDS = 60_000;

/** Reloads if the page's code is gone after a deployment. Only once, and only online. */
function reloadForCode(error: unknown): void {
  // "Failed to fetch dynamically imported module", "Importing a module script failed" and the like.
  if (!/import(ed|ing)/i.test(String(error))) return;
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
  try {
    const last = Number(sessionStorage.getItem("sanavoy.reloaded"));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MILLISECONDS) return;
    sessionStorage.setItem("sanavoy.reloaded", String(Date.now()));
  } catch {
    // Without storage, the page could reload endlessly.
    return;
  }
  window.location.reload();
}

/** Shown if a page failed to load or render. The error itself is in the console. */
function PageFault({ error, retry }: { error: unknown; retry: () => Promise<boolean> }) {
  useEffect(() => reloadForCode(error), [error]);
  return <CodeFault title="Sorry, there is a problem with this page" retry={retry} />;
}
