import { datesTexts } from "@/content/plan/trip-dates.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { DatesTool } from "@/site/features/plan/dates/dates-tool.tsx";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";

/** The planning tool "Dates". */
export default function PlanDatesPage() {
  return (
    <PlanFrame
      texts={datesTexts}
      path={hrefTo.planDates()}
      printsSheets
      explanation={
        <section
          aria-labelledby="sources"
          className="flex max-w-reading flex-col gap-4 print:hidden"
        >
          <h2 id="sources" className="text-2xl">
            Where the dates come from
          </h2>
          <TextList items={datesTexts.sources} />
        </section>
      }
    >
      <DatesTool />
    </PlanFrame>
  );
}
