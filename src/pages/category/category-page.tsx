import { useParams } from "react-router-dom";
import type { Category } from "@/content/schema.ts";
import { findCategory, treatmentSummaries } from "@/content/treatments/index.ts";
import { ComparisonBar } from "@/features/compare/comparison-bar.tsx";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { TreatmentList } from "@/features/treatments/treatment-list.tsx";
import { UnknownContent } from "@/features/treatments/unknown-content.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Breadcrumb } from "@/ui/breadcrumb.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Band } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export async function preload({ slug }: { slug?: string | undefined }): Promise<void> {
  const category = findCategory(slug);
  if (category) await treatmentSummaries.load(category.slug);
}

export default function CategoryPage() {
  const { slug } = useParams();
  const category = findCategory(slug);
  if (!category) return <UnknownContent title="Category not found" />;
  return <KnownCategory key={category.slug} category={category} />;
}

function KnownCategory({ category }: { category: Category }) {
  return (
    <>
      <PageHead
        title={`${category.name} in Turkey: treatments and costs`}
        description={category.metaDescription}
        path={hrefTo.category(category.slug)}
      />
      <div className="border-b border-line bg-sand">
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 py-8 sm:px-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center md:py-12">
          <div className="flex flex-col items-start gap-4">
            <Breadcrumb
              trail={[{ label: "Treatments", href: hrefTo.packages() }]}
              current={category.name}
            />
            <h1 className="text-4xl">{category.name}</h1>
            <p className="max-w-reading text-lg text-muted">{category.description}</p>
            <p className="text-lg">
              Treatments from <strong className="tabular-nums">{category.priceFrom}</strong>
            </p>
            <QuoteButton variant="primary" size="large">
              Book a Free Consultation
            </QuoteButton>
          </div>
          <Illustration
            name={category.image}
            ratio="4/3"
            className="max-h-56 rounded-lg md:max-h-none"
          />
        </div>
      </div>
      <Band aria-labelledby="treatments" className="!py-10 sm:!py-14">
        <h2 id="treatments" className="mb-6 text-3xl">
          Treatments
        </h2>
        <TreatmentList category={category} />
      </Band>
      <ComparisonBar />
    </>
  );
}
