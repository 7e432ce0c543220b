import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { frameTexts } from "@/content/plan/frame.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { PrintedSource } from "@/site/features/page-content/printed-source.tsx";
import { Callout } from "@/site/features/page-content/rich-text.tsx";
import { Button } from "@/ui/button.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";
import { usePlanState } from "./plan-store.ts";
import { PlanTabs } from "./plan-tools.tsx";

type PlanFrameProps = {
  /** The texts of the page. Its description has 70 to 158 characters. */
  texts: { readonly title: string; readonly metaDescription: string; readonly lead: string };
  path: string;
  /** The tool. Only rendered in the browser, because it shows data stored there. */
  children: ReactNode;
  /** Content above the tool that works without JavaScript. */
  before?: ReactNode;
  /** Whether there is nothing to print yet. */
  isEmpty?: boolean;
  /** Does not print the title and source, because the tool's printed sheets have their own. */
  printsSheets?: boolean;
  /** Content below the tool that works without JavaScript, such as how the figures are calculated. */
  explanation?: ReactNode;
  /** Shows the explanation beside the tool on a wide screen. */
  isBeside?: boolean;
};

/** The layout of every page of the plan. */
export function PlanFrame({
  texts: { title, metaDescription, lead },
  path,
  children,
  before,
  isEmpty = false,
  printsSheets = false,
  explanation,
  isBeside = false,
}: PlanFrameProps) {
  const { ready, kept } = usePlanState();
  const isHome = path === hrefTo.plan();
  const trail = isHome ? [] : [{ label: frameTexts.home, href: hrefTo.plan() }];
  return (
    <>
      <PageHead title={title} description={metaDescription} path={path} />
      {/* In print, the content uses the full width. */}
      <div
        className={
          printsSheets
            ? "print:hidden"
            : "print:[&_h1]:text-xl print:[&>div]:border-0 print:[&>div]:bg-transparent print:[&>div>div]:p-0"
        }
      >
        <PageHeader
          low
          breadcrumb={<Breadcrumb trail={trail} current={title} />}
          title={title}
          lead={
            <>
              <p className="print:hidden">{lead}</p>
              <p className="mt-2 text-sm print:hidden">{frameTexts.privacy}</p>
            </>
          }
        />
      </div>
      {isHome ? null : <PlanTabs path={path} />}
      <Band
        className={clsx(
          "gap-12 !py-10 sm:!py-14 print:gap-2 print:!p-0",
          isBeside ? "grid grid-cols-1 lg:grid-cols-2 lg:gap-16" : "flex flex-col",
        )}
      >
        {printsSheets ? null : <PrintedSource path={path} />}
        {before}
        {/* What is below appears with the tool, so that nothing that is seen moves. */}
        <Suspense fallback={<div className="min-h-dvh" />}>
          <div
            className={clsx(
              "flex flex-col gap-12 print:gap-2",
              !ready && "min-h-[70dvh] noscript:min-h-0",
            )}
          >
            {ready ? (
              <>
                <div role="status" className="empty:sr-only print:hidden">
                  {kept ? null : (
                    <Callout tone="caution" title="Your plan is not saved">
                      {frameTexts.notKept}
                    </Callout>
                  )}
                </div>
                {children}
                {isHome || printsSheets || isEmpty ? null : (
                  <Button className="self-start print:hidden" onClick={() => window.print()}>
                    Print
                  </Button>
                )}
              </>
            ) : (
              <noscript>
                <p className="max-w-reading font-semibold">{frameTexts.needsScript}</p>
              </noscript>
            )}
          </div>
          <div className={clsx("contents", !ready && "invisible noscript:visible")}>
            {explanation}
          </div>
        </Suspense>
      </Band>
    </>
  );
}
