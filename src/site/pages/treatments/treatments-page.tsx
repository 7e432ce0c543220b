import { categories } from "@/content/categories.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ComparisonBar } from "@/site/features/compare/comparison-bar.tsx";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { AllTreatments } from "@/site/features/treatments/all-treatments.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";

export async function preload(): Promise<void> {
  await Promise.all(categories.map(({ slug }) => treatmentSummaries.load(slug)));
}

export default function TreatmentsPage() {
  return (
    <>
      <PageHead
        title="All treatments in Turkey: prices, stay and recovery"
        description="All treatments on one page, by area: estimated price with its unit, days in Turkey, and when you can usually fly home."
        path={hrefTo.treatments()}
      />
      <PageHeader
        breadcrumb={<Breadcrumb trail={[]} current="All treatments" />}
        title="All treatments"
        lead={
          <span>
            Estimated prices and days in Turkey, by area. Choose two to four to{" "}
            <TextLink href={hrefTo.compare()}>compare them side by side</TextLink>.
          </span>
        }
      />
      <Band className="!py-10 sm:!py-14">
        <AllTreatments />
      </Band>
      <ComparisonBar />
    </>
  );
}
