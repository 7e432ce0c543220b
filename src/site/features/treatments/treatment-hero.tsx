import { ArrowLeft, Printer } from "lucide-react";
import { includedInShort } from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { hrefTo } from "@/lib/routes.ts";
import { AverageCost } from "@/site/features/catalogue/average-cost.tsx";
import { CompareToggle } from "@/site/features/compare/compare-toggle.tsx";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { HeadingText } from "@/site/features/page-content/heading-text.tsx";
import { PrintedSource } from "@/site/features/page-content/printed-source.tsx";
import { PlanButton } from "@/site/features/plan/plan-button.tsx";
import { ToolLinks } from "@/site/features/plan/tool-links.tsx";
import { Button } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { TextLink } from "@/ui/link.tsx";

/** Top of a treatment's page: its name, cost and recovery time. */
export function TreatmentHero({ category, summary, details }: Treatment) {
  return (
    <div className="border-b border-line bg-sand print:border-0 print:bg-transparent">
      {/* On a phone, the drawing is beside the cost, unless the text is large. */}
      <div className="mx-auto grid max-w-page gap-y-2 px-4 py-2 max-sm:grid-cols-[minmax(0,1fr)_8.5rem] gap-x-4 max-[15rem]:grid-cols-[minmax(0,1fr)_0] max-[15rem]:gap-x-0 sm:gap-x-6 sm:gap-y-6 sm:px-6 sm:py-8 md:grid-cols-[minmax(0,1fr)_12rem] md:items-center md:py-12 lg:grid-cols-[3fr_2fr] print:block print:p-0">
        <div className="flex flex-col items-start gap-2 max-sm:contents sm:gap-4 print:flex print:gap-2">
          <div className="max-sm:col-span-2">
            <Breadcrumb
              trail={[
                { label: "Treatments", href: hrefTo.packages() },
                { label: category.name, href: hrefTo.category(category.slug) },
              ]}
              current={summary.name}
            />
          </div>
          <PrintedSource path={hrefTo.treatment(summary.slug)} />
          <h1 className="text-4xl max-sm:col-span-2 max-sm:mt-1">
            <HeadingText text={summary.name} />
          </h1>
          {summary.prescriptionOnly ? null : (
            <div className="flex flex-col gap-1 max-sm:contents">
              <AverageCost summary={summary} className="text-xl font-semibold" />
              <p className="text-sm text-muted max-sm:col-span-2">
                {includedInShort(summary.averageCost)}
              </p>
            </div>
          )}
          {isOffered(summary.slug) ? <ToolLinks slug={summary.slug} /> : null}
          <p className="max-w-reading max-sm:leading-snug sm:text-lg max-sm:col-span-2">
            {details.recoveryTime.headline}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:col-span-2 print:hidden">
            {/* Hidden where the other three fit in one row without it. The breadcrumb leads back too. */}
            <TextLink
              href={hrefTo.category(category.slug)}
              className="inline-flex min-h-11 items-center gap-2 max-lg:hidden"
            >
              <ArrowLeft aria-hidden="true" className="size-4" /> Back to {category.name}
            </TextLink>
            {isOffered(summary.slug) ? (
              <>
                <CompareToggle slug={summary.slug} />
                <PlanButton adds={{ treatments: [summary.slug] }}>Add to my plan</PlanButton>
              </>
            ) : null}
            <Button
              variant="quiet"
              className="needs-script -mx-3 sm:-mx-5"
              onClick={() => window.print()}
            >
              <Printer aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">Print this page</span>
            </Button>
          </div>
        </div>
        <Illustration
          first
          name={summary.slug}
          ratio="4/3"
          className="rounded-lg border border-line max-[15rem]:hidden max-sm:col-start-2 max-sm:row-start-3 max-sm:mt-1 max-sm:self-start sm:max-h-56 md:max-h-none print:hidden"
        />
      </div>
    </div>
  );
}
