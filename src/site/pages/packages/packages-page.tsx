import { categories } from "@/content/categories.ts";
import { financialInterest } from "@/content/financial-interest.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import {
  packagesContents,
  packagesIntroduction,
  packagesParts,
  payments,
  quoteChecklist,
} from "@/content/packages.ts";
import { brand } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { PriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { PackageList } from "@/site/features/home/package-list.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { ExampleQuote } from "@/site/features/quote/who-answers.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";
import { Band, BandHeading, PageHeader } from "@/ui/page.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";

export default function PackagesPage() {
  const { title, metaDescription, lead, paragraph } = packagesIntroduction;
  return (
    <>
      <PageHead title={title} description={metaDescription} path={hrefTo.packages()} />
      <PageHeader title={title} lead={lead} />
      <SectionBar items={packagesContents} />

      <Band className="flex flex-col gap-4 sm:gap-10">
        <p className="max-w-reading text-lg sm:text-xl">
          <RichText value={paragraph} />
        </p>
        <section
          aria-labelledby="example"
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-3 sm:p-8"
        >
          <h2 id="example" className="text-2xl">
            {packagesParts.example.title}
          </h2>
          <ExampleQuote isWide />
        </section>
      </Band>

      <Band aria-labelledby="areas" className="!pt-3 sm:!pt-0">
        <BandHeading id="areas" title={packagesParts.areas.title} lead={packagesParts.areas.text} />
        <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                href={hrefTo.category(category.slug)}
                className="group flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-raised"
              >
                <Illustration
                  name={`icon-${category.icon}`}
                  ratio="1/1"
                  className="w-10! shrink-0"
                />
                <span>
                  <span className="block font-serif text-lg font-heading leading-snug underline-offset-4 group-hover:underline">
                    {category.name}
                  </span>
                  <PriceFrom category={category} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Band>

      <Band tone="sand" className="grid gap-3 lg:grid-cols-2 lg:gap-8">
        <PackageList id="included" {...packagesParts.included} items={includedInPackage} included />
        <PackageList id="excluded" {...packagesParts.excluded} items={excludedFromPackage} />
      </Band>

      <Band aria-labelledby="quote-checklist">
        <BandHeading
          id="quote-checklist"
          title={packagesParts.checklist.title}
          lead={packagesParts.checklist.text}
        />
        <ol className="grid gap-x-16 gap-y-3 sm:gap-y-8 md:grid-cols-2">
          {quoteChecklist.map((check, index) => (
            <li key={check.id} className="flex gap-2 border-t border-line pt-3 sm:gap-5 sm:pt-4">
              <span
                aria-hidden="true"
                className="w-10 shrink-0 font-serif text-2xl text-sea tabular-nums"
              >
                {index + 1}
              </span>
              <div className="flex max-w-form flex-col gap-1">
                <h3 className="text-lg">{check.title}</h3>
                <p className="text-muted">{check.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Band>

      <Band tone="sand" aria-labelledby="payments">
        <BandHeading
          id="payments"
          title={packagesParts.payments.title}
          lead={packagesParts.payments.text}
        />
        <table className="responsive-table w-full">
          <caption className="sr-only">{packagesParts.payments.title}</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Paid to</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <tr key={payment.id}>
                <th scope="row" className="md:w-1/4">
                  {payment.purpose}
                </th>
                <td data-label="Paid to" className="flex-wrap items-baseline gap-x-3 md:w-1/4">
                  <div className="flex-1 basis-36">{payment.paidTo}</div>
                </td>
                <td data-label="When" className="flex-wrap items-baseline gap-x-3">
                  <div className="flex-1 basis-36">{payment.when}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Band>

      <Band className="flex flex-col items-start gap-4 lg:flex-row lg:items-center">
        <div className="flex flex-1 flex-col gap-2">
          <h2 className="text-3xl">Ask for your own quote</h2>
          <p className="max-w-form text-lg text-muted">
            Tell us the treatment and the city. A coordinator replies within{" "}
            {brand.replyWithinHours} hours. Asking is free, and we ask a clinic only if you say yes.
          </p>
          <p className="max-w-form text-muted">
            <RichText value={financialInterest} />
          </p>
        </div>
        <QuoteButton variant="primary" size="large" preset={{ package: "complete" }}>
          {GET_QUOTE}
        </QuoteButton>
      </Band>
    </>
  );
}
