import { findCategory } from "@/content/categories.ts";
import type { Category } from "@/content/schema.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo, type PageProps, type RouteParameters } from "@/lib/routes.ts";
import { includedInPriceFrom, PriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { ComparisonBar } from "@/site/features/compare/comparison-bar.tsx";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { ClosingBand } from "@/site/features/page-content/closing-band.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { TreatmentList } from "@/site/features/treatments/treatment-list.tsx";
import { UnknownContent } from "@/site/features/treatments/unknown-content.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Band } from "@/ui/page.tsx";

export async function preload({ slug }: RouteParameters): Promise<void> {
  const category = findCategory(slug);
  if (category) await treatmentSummaries.load(category.slug);
}

export default function CategoryPage({ parameters }: PageProps) {
  const { slug } = parameters;
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
        {/* On a phone, the drawing is beside the description, unless the text is large. */}
        <div className="mx-auto grid max-w-page gap-x-4 gap-y-3 px-4 py-5 max-sm:grid-cols-[minmax(0,1fr)_8.5rem] max-[15rem]:grid-cols-[minmax(0,1fr)_0] max-[15rem]:gap-x-0 sm:gap-x-12 sm:gap-y-6 sm:px-6 sm:py-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center md:py-12">
          <div className="flex flex-col items-start gap-4 max-sm:contents *:max-sm:col-span-2 *:max-sm:justify-self-start">
            <Breadcrumb
              trail={[{ label: "Treatments", href: hrefTo.packages() }]}
              current={category.name}
            />
            <h1 className="text-4xl">{category.name}</h1>
            <p className="max-w-reading text-muted max-sm:col-span-1! sm:text-lg">
              {category.description}
            </p>
            <p className="text-lg max-sm:mt-1">
              Treatments <PriceFrom category={category} />{" "}
              <span className="text-sm text-muted">{`(our estimate, ${includedInPriceFrom(category)})`}</span>
            </p>
            <QuoteButton
              variant="primary"
              size="large"
              preset={{ category: category.slug, consultation: true }}
            >
              Book a Free Consultation
            </QuoteButton>
            <p className="text-sm text-muted">
              A coordinator replies first. You speak to a doctor later.
            </p>
          </div>
          <Illustration
            first
            name={category.image}
            ratio="4/3"
            className="rounded-lg max-[15rem]:hidden max-sm:col-start-2 max-sm:row-start-3 max-sm:mt-1 max-sm:self-start sm:max-h-56 md:max-h-none"
          />
        </div>
      </div>
      <Band aria-labelledby="treatments" className="!py-6 sm:!py-14">
        <h2 id="treatments" className="mb-3 text-3xl sm:mb-6">
          Treatments
        </h2>
        <TreatmentList category={category} />
      </Band>
      <ClosingBand>
        <QuoteButton variant="primary" preset={{ category: category.slug }}>
          {GET_QUOTE}
        </QuoteButton>
        <ButtonLink href={hrefTo.treatments()}>All treatments</ButtonLink>
      </ClosingBand>
      <ComparisonBar />
    </>
  );
}
